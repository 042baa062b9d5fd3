//! Stratagems as buttons: what they cost, on whom, and for how long nobody wants to be asked.

use gonfalon_data::Word;
use gonfalon_kernel::{Arg, Line, Seat};
use gonfalon_scene::{Preview, Verb, Weight};

use super::verbs::plain;
use super::{guns, keys, pieces, preview};
use crate::action::{Action, Moment, Use};
use crate::board::Board;
use crate::proposals;
use crate::state::{ModelId, UnitId};
use crate::stratagem::{self, Silence, Stratagem};

/// The silences by their words.
pub(super) const SILENCES: [(&str, Silence, &str); 3] = [
    ("phase", Silence::Phase, "show-verb-silence-phase"),
    ("turn", Silence::Turn, "show-verb-silence-turn"),
    ("battle", Silence::Battle, "show-verb-silence-battle"),
];

/// Every way to use a Stratagem at a moment.
pub(super) fn ways(board: Board<'_>, seat: Seat, moment: &Moment, stratagem: Stratagem) -> Vec<Use> {
    let blank = Use { stratagem, unit: None, model: None, enemy: None, weapon: None, die: None };
    if let Moment::Rolled { purpose, dice, .. } = moment
        && dice.len() > 1
        && !stratagem::rolls::is_sum(purpose)
    {
        // Dice that show the same are the same to choose.
        let first = |place: &usize| !dice[..*place].contains(&dice[*place]);
        // Whoever rolls again mostly wants a low one gone.
        let mut places: Vec<usize> = (0..dice.len()).filter(first).collect();
        places.sort_by_key(|place| dice[*place]);
        let list = places.into_iter().map(|place| Use { die: Some(place as u8), ..blank.clone() });
        return list.filter(|usage| stratagem::refusals(board, seat, moment, usage).is_empty()).collect();
    }
    let found = proposals::uses(board, seat, moment, stratagem).into_iter();
    found.filter_map(|action| if let Action::Use(usage) = action { Some(usage) } else { None }).collect()
}

/// A button for each way to use one of these Stratagems.
pub(super) fn verbs(board: Board<'_>, seat: Seat, moment: &Moment, offers: &[Stratagem]) -> Vec<Verb> {
    let each = offers.iter().flat_map(|stratagem| {
        let ways = ways(board, seat, moment, *stratagem);
        ways.into_iter().enumerate().map(|(place, usage)| verb(board, seat, moment, &usage, place == 0))
    });
    each.collect()
}

/// A use of a Stratagem; what it does is told once, for the first of several uses.
fn verb(board: Board<'_>, seat: Seat, moment: &Moment, usage: &Use, first: bool) -> Verb {
    let says = match usage.unit {
        Some(unit) => Line::new("show-use-with").with("unit", board.name(unit)),
        None => Line::new("show-use"),
    };
    let says = says
        .with("stratagem", Arg::Word(stratagem::word(usage.stratagem)))
        .number("cost", usage.stratagem.cost());
    let mut about = Vec::new();
    if let Some(model) = usage.model {
        about.push(Line::new("show-use-model").with("model", pieces::model_name(board, model)));
    }
    if let Some(enemy) = usage.enemy {
        about.push(Line::new("show-use-enemy").with("unit", board.name(enemy)));
    }
    if let (Some(place), Some(owner)) = (usage.weapon, carrier(board, moment, usage)) {
        about.push(Line::new("show-use-weapon").with("weapon", guns::title(board, owner, place)));
    }
    if let (Some(die), Moment::Rolled { dice, .. }) = (usage.die, moment)
        && let Some(face) = dice.get(usize::from(die))
    {
        // One of several dice: what the Stratagem does need not be told for each.
        let says = Line::new("show-use-die").number("face", *face).number("cost", usage.stratagem.cost());
        let about = odds(board, moment, usage);
        return Verb { about, letter: Some('u'), ..plain(id(usage), says) };
    }
    if first {
        let left = board.table.players[seat].command_points.saturating_sub(usage.stratagem.cost());
        about.push(Line::new(brief(usage.stratagem)));
        about.push(Line::new("show-use-left").number("left", left));
    }
    about.extend(odds(board, moment, usage));
    let by = usage.unit.or_else(|| usage.model.map(|model| board.unit_of(model))).map(keys::unit);
    Verb { about, by, letter: Some('u'), ..plain(id(usage), says) }
}

/// What a Stratagem does, in a sentence.
fn brief(stratagem: Stratagem) -> &'static str {
    match stratagem {
        Stratagem::CommandReroll => "show-brief-command-reroll",
        Stratagem::CounterOffensive => "show-brief-counter-offensive",
        Stratagem::EpicChallenge => "show-brief-epic-challenge",
        Stratagem::InsaneBravery => "show-brief-insane-bravery",
        Stratagem::Grenade => "show-brief-grenade",
        Stratagem::TankShock => "show-brief-tank-shock",
        Stratagem::FireOverwatch => "show-brief-fire-overwatch",
        Stratagem::RapidIngress => "show-brief-rapid-ingress",
        Stratagem::GoToGround => "show-brief-go-to-ground",
        Stratagem::Smokescreen => "show-brief-smokescreen",
        Stratagem::HeroicIntervention => "show-brief-heroic-intervention",
    }
}

/// The odds of a use, where they can be told.
fn odds(board: Board<'_>, moment: &Moment, usage: &Use) -> Vec<Line> {
    let mut found = Preview::default();
    preview::using(board, moment, usage, &mut found);
    let percent = |millipercent: u32| i64::from((millipercent + 500) / 1_000);
    let chances = found.chances.into_iter().map(|chance| {
        let Line { key, args } = chance.says;
        let line =
            args.into_iter().fold(Line::new(short_odds(key)), |line, (name, arg)| line.with(name, arg));
        line.number("percent", percent(chance.millipercent))
    });
    let spreads = found.spreads.into_iter().filter(|spread| spread.says.key == "show-spread-mortals");
    let means = spreads.map(|spread| {
        let mean = format!("{}.{}", spread.mean / 1_000, spread.mean % 1_000 / 100);
        Line::new("show-odds-mortals").text("mean", mean)
    });
    chances.chain(means).collect()
}

/// The sentence that tells a chance with its figure.
fn short_odds(key: &'static str) -> &'static str {
    match key {
        "show-chance-one" => "show-odds-one",
        "show-chance-all" => "show-odds-all",
        "show-chance-charge" => "show-odds-charge",
        "show-chance-needed" => "show-odds-needed",
        _ => "show-odds-more",
    }
}

/// Who carries the weapon of a Tank Shock.
fn carrier(board: Board<'_>, moment: &Moment, usage: &Use) -> Option<ModelId> {
    let unit = match moment {
        Moment::ChargeMoved(unit) => *unit,
        _ => usage.unit?,
    };
    let place = usage.weapon?;
    board.models(unit).find(|model| board.model_facts(*model).equipment.contains(&place))
}

/// What a use is called in drafts.
pub(super) fn id(usage: &Use) -> String {
    let word = |number: Option<u8>| number.map_or_else(|| "-".to_owned(), |number| number.to_string());
    let fields = [
        usage.unit.map(|unit| unit.0),
        usage.model.map(|model| model.0),
        usage.enemy.map(|enemy| enemy.0),
        usage.weapon,
        usage.die,
    ];
    let fields: Vec<String> = fields.map(word).to_vec();
    format!("use:{}:{}", usage.stratagem.word(), fields.join(":"))
}

/// The use that such words mean.
pub(super) fn read(words: &[&str]) -> Option<Use> {
    let [stratagem, unit, model, enemy, weapon, die] = words else { return None };
    let number = |word: &str| if word == "-" { Some(None) } else { word.parse::<u8>().ok().map(Some) };
    Some(Use {
        stratagem: Stratagem::from_word(stratagem)?,
        unit: number(unit)?.map(UnitId),
        model: number(model)?.map(ModelId),
        enemy: number(enemy)?.map(UnitId),
        weapon: number(weapon)?,
        die: number(die)?,
    })
}

/// No reaction now, and for how long no such question.
pub(super) fn passes() -> Vec<Verb> {
    let pass = Verb {
        weight: Weight::Leave,
        letter: Some('e'),
        ..plain("pass".to_owned(), Line::new("show-verb-no-reaction"))
    };
    let longer = SILENCES.map(|(word, _, says)| Verb {
        weight: Weight::Minor,
        ..plain(format!("pass:{word}"), Line::new(says))
    });
    std::iter::once(pass).chain(longer).collect()
}

/// Stratagems that a player silenced and can ask for again, whatever the question.
pub(super) fn silenced(board: Board<'_>, seat: Seat) -> Vec<Verb> {
    let silences = &board.table.players[seat].silences;
    let all = Stratagem::WORDS.iter().filter(|(_, stratagem)| silences.covers(*stratagem));
    all.map(|(word, stratagem)| {
        let says = Line::new("show-verb-ask").with("stratagem", Arg::Word(stratagem::word(*stratagem)));
        Verb { weight: Weight::Minor, ..plain(format!("ask:{word}"), says) }
    })
    .collect()
}
