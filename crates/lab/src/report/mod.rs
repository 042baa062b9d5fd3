//! What came of a study as one page for everybody: self-contained, in the reader's language, the same bytes for the same results.
//!
//! Every section is a module; [`Facts`] is what they tell of.

mod changes;
mod costs;
mod coverage;
mod effects;
mod fielded;
mod first;
mod head;
mod lengths;
mod lists;
mod matchups;
mod moments;
mod names;
mod oddest;
mod plots;
mod ratios;
mod rules;
mod speech;
mod units;
mod worth;

use std::{collections::BTreeSet, path::Path};

use gonfalon_catalog::{MatchOption, ValueForm};
use gonfalon_kernel::{Line, ledger::Rule};
use gonfalon_pages::{Section, page, paragraph};
use gonfalon_text::Lang;

use self::{lengths::Lengths, lists::Lists, names::Names, oddest::Oddest, speech::Speech, worth::Worths};
use crate::{
    comparison::{Comparison, compare_variants},
    reading::Store,
    summary::Summary,
};

/// The report of results as a page of HTML. `study` is the study file as commands on the page name it.
pub fn report(store: &Store, study: &str, lang: Lang) -> Result<String, Line> {
    let facts = Facts::read(store, study, lang)?;
    let sections = [
        matchups::section(&facts),
        first::section(&facts),
        effects::section(&facts),
        units::section(&facts),
        costs::section(&facts),
        rules::section(&facts),
        lengths::section(&facts),
        changes::section(&facts),
        oddest::section(&facts),
    ];
    let mut body = head::html(&facts);
    body.push_str(&Section::contents(&sections));
    sections.iter().for_each(|section| body.push_str(&section.html()));
    Ok(page(lang.choose("en", "de"), &head::title(&facts), &body))
}

/// Everything that is told.
struct Facts {
    speech: Speech,
    study_file: String,
    summary: Summary,
    /// How many games of the second version count, if there is one.
    changed_games: Option<u64>,
    comparison: Option<Comparison>,
    names: Names,
    lists: Lists,
    worths: Worths,
    changed_worths: Option<Worths>,
    lengths: Lengths,
    oddest: Oddest,
}

impl Facts {
    fn read(store: &Store, study: &str, lang: Lang) -> Result<Facts, Line> {
        let summary = Summary::of(store, 0)?;
        let format = || Line::new("lab-results-format").text("file", &store.path);
        let game = gonfalon_catalog::game(&summary.study.game).ok_or_else(format)?;
        if summary.games == 0 {
            return Err(Line::new("lab-report-empty").text("file", &store.path));
        }
        let speech = Speech { lang, game };
        let mut names = Names::of_game(speech);
        let lists = Lists::read(Path::new(&store.path), &summary.study, &mut names, speech);
        let changed = if summary.changes.is_some() { Some(Summary::of(store, 1)?) } else { None };
        Ok(Facts {
            speech,
            study_file: study.to_owned(),
            changed_games: changed.as_ref().map(|changed| changed.games),
            comparison: changed.as_ref().map(|_| compare_variants(store)).transpose()?,
            changed_worths: changed.as_ref().map(|_| Worths::of(store, 1)).transpose()?,
            names,
            lists,
            worths: Worths::of(store, 0)?,
            lengths: Lengths::read(store)?,
            oddest: Oddest::read(store)?,
            summary,
        })
    }

    fn game_title(&self) -> String {
        self.speech.game.title().in_lang(self.speech.lang).to_owned()
    }

    /// Whether this program has the rules and data that the games were played with.
    fn is_current(&self) -> bool {
        let (study, game) = (&self.summary.study, self.speech.game);
        study.rules_version == game.rules_version() && study.data_hash == game.data_hash()
    }

    /// An army with its cost, where that is known.
    fn army_with_cost(&self, label: &str) -> String {
        match self.lists.costs.get(label).copied().flatten() {
            Some(cost) => format!("{} ({cost})", self.names.army(label)),
            None => self.names.army(label),
        }
    }

    /// Why nothing is known about units.
    fn no_units(&self) -> &'static str {
        if self.lists.counts_units { "lab-report-units-none" } else { "lab-report-units-uncounted" }
    }

    /// Every rule of the book that bore on no game.
    fn dead(&self) -> Vec<&'static Rule> {
        let fired: BTreeSet<&str> = self.summary.rules.iter().map(|count| count.rule.as_str()).collect();
        let rules = self.speech.game.ledger().rules().iter();
        rules.filter(|rule| !fired.contains(rule.id.as_str())).collect()
    }

    /// What a rule says.
    fn rule(&self, id: &str) -> String {
        let rule = self.speech.game.ledger().rule(id);
        rule.map_or(id, |rule| self.speech.lang.choose(&rule.en, &rule.de)).to_owned()
    }

    /// What a circumstance is called.
    fn factor(&self, factor: &str) -> String {
        match factor {
            "scenario" => self.speech.word("lab-report-scenario"),
            "bots" => self.speech.word("lab-report-bots"),
            option => {
                let line = Line::new("lab-report-option").text("option", option);
                self.speech.say(&line)
            }
        }
    }

    /// A value of a circumstance; a missing one is the default.
    fn value(&self, factor: &str, value: &str) -> String {
        let option = self.speech.game.options().iter().find(|option| option.name == factor);
        match (value, option) {
            ("–", Some(option)) => option.default.clone(),
            _ => value.to_owned(),
        }
    }

    /// What a value of an option means.
    fn value_says(&self, option: &MatchOption, value: &str) -> Option<String> {
        let word = if value == "–" { option.default.as_str() } else { value };
        let known =
            option.values.iter().find(|known| matches!(&known.form, ValueForm::Word(own) if own == word));
        known.map(|known| self.speech.of_game(&known.says))
    }

    /// Where the rest of a long table is, if not all of its rows are shown.
    fn further(&self, rows: usize) -> String {
        let Some(more) = rows.checked_sub(plots::MOST_ROWS).filter(|more| *more > 0) else {
            return String::new();
        };
        let line =
            Line::new("lab-report-further").number("count", more as i64).text("study", &self.study_file);
        paragraph(&self.speech.say(&line))
    }
}
