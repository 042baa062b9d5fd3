//! How to open games, and those that are worth it.

use gonfalon_kernel::Line;
use gonfalon_pages::{Cell, Section, Table, escaped, heading, paragraph};

use super::{Facts, changes::bots};
use crate::reading::Store;

/// So many games of each sort.
const EACH: usize = 5;

/// A game in a few numbers.
#[derive(Clone, Copy, Debug)]
struct Odd {
    number: u64,
    cell: usize,
    place: usize,
    winner: Option<usize>,
    rounds: u64,
    decisions: u64,
    /// What each seat scored, or what it destroyed where scores are not counted.
    points: Option<[i64; 2]>,
}

impl Odd {
    fn margin(&self) -> i64 {
        self.points.map_or(0, |[one, other]| (one - other).abs())
    }
}

/// The games that stand out.
#[derive(Clone, Debug, Default)]
pub(super) struct Oddest {
    longest: Vec<Odd>,
    one_sided: Vec<Odd>,
    closest: Vec<Odd>,
}

impl Oddest {
    pub(super) fn read(store: &Store) -> Result<Oddest, Line> {
        let lost = |seat: u8| {
            format!(
                "(SELECT sum(lost) FROM unit_row WHERE unit_row.number = counted.number AND seat = {seat})"
            )
        };
        let select = format!(
            "SELECT number, cell, place, winner, rounds, decisions_0 + decisions_1, score_0, score_1, {}, {}
            FROM counted WHERE variant = 0 ORDER BY number",
            lost(1),
            lost(0)
        );
        let mut games = store.rows(&select, |row| {
            let whole = |column: usize| row.get::<_, i64>(column).map(|number| number as u64);
            let pair = |column: usize| -> rusqlite::Result<Option<[i64; 2]>> {
                let (one, other) =
                    (row.get::<_, Option<i64>>(column)?, row.get::<_, Option<i64>>(column + 1)?);
                Ok(one.zip(other).map(|(one, other)| [one, other]))
            };
            Ok(Odd {
                number: whole(0)?,
                cell: whole(1)? as usize,
                place: whole(2)? as usize,
                winner: row.get::<_, Option<i64>>(3)?.map(|seat| seat as usize),
                rounds: whole(4)?,
                decisions: whole(5)?,
                points: pair(6)?.or(pair(8)?),
            })
        })?;
        // Games with the least keys.
        let mut first = |key: &dyn Fn(&Odd) -> [i64; 2], fits: &dyn Fn(&Odd) -> bool| {
            games.sort_by_key(|game| (key(game), game.number));
            games.iter().filter(|game| fits(game)).take(EACH).copied().collect::<Vec<Odd>>()
        };
        let harm = |game: &Odd| game.points.map_or(0, |[one, other]| one + other);
        Ok(Oddest {
            longest: first(&|game| [game.rounds, game.decisions].map(|number| -(number as i64)), &|_| true),
            one_sided: first(&|game| [-game.margin(), game.rounds as i64], &|game| game.margin() > 0),
            // A game in which nothing happened is close, but not worth watching.
            closest: first(&|game| [game.margin(), -harm(game)], &|game| harm(game) > 0),
        })
    }
}

pub(super) fn section(facts: &Facts) -> Section {
    let speech = facts.speech;
    let mut html = paragraph(&speech.word("lab-report-open"));
    let number = facts.oddest.longest.first().map_or(0, |odd| odd.number);
    html.push_str(&format!(
        "<pre>gonfalon lab game {study} {number} --log game-{number}.jsonl\ngonfalon replay show game-{number}.jsonl\n\
         gonfalon review game-{number}.jsonl</pre>\n",
        study = escaped(&facts.study_file)
    ));
    let sorts = [
        ("lab-report-longest", &facts.oddest.longest),
        ("lab-report-one-sided", &facts.oddest.one_sided),
        ("lab-report-closest", &facts.oddest.closest),
    ];
    for (key, games) in sorts {
        html.push_str(&heading(&speech.word(key)));
        match games.is_empty() {
            true => html.push_str(&paragraph(&speech.word("lab-report-no-margin"))),
            false => html.push_str(&table(facts, games)),
        }
    }
    Section { id: "games", title: speech.word("lab-report-games"), html }
}

fn table(facts: &Facts, games: &[Odd]) -> String {
    let speech = facts.speech;
    let mut table = Table::new(vec![
        Cell::number(&speech.word("lab-report-game-number")),
        Cell::text(&speech.word("lab-report-match-up")),
        Cell::text(&speech.word("lab-report-circumstances")),
        Cell::text(&speech.word("lab-report-winner")),
        Cell::number(&speech.word("lab-report-result")),
        Cell::number(&speech.word("lab-report-rounds")),
        Cell::number(&speech.word("lab-report-decision-count")),
    ]);
    for odd in games {
        let cell = &facts.summary.cells[odd.cell];
        // Sides are told in the order of the match-up.
        let side = |side: usize| if odd.place == 0 { side } else { 1 - side };
        let winner = match odd.winner {
            Some(seat) => facts.names.army(&cell.armies[side(seat)]),
            None => speech.word("lab-report-nobody"),
        };
        let points = odd
            .points
            .map_or_else(|| "–".to_owned(), |points| format!("{} : {}", points[side(0)], points[side(1)]));
        table.row(vec![
            Cell::number(&odd.number.to_string()),
            Cell::name(&facts.names.matchup(&cell.armies[0], &cell.armies[1])),
            Cell::text(&format!("{}, {}", facts.value("scenario", &cell.scenario), bots(&cell.bots))),
            Cell::text(&winner),
            Cell::number(&points),
            Cell::number(&odd.rounds.to_string()),
            Cell::number(&odd.decisions.to_string()),
        ]);
    }
    table.html()
}
