//! Reads one effect of an ability, and keywords with their parameters.

use gonfalon_data::{Table, Value};

use super::ability::{around, filter};
use crate::data::{
    Amount, DamageSource, Effect, Keyword, KeywordKind, Modify, RangeBand, ReinforceAt, Stat, Strengths,
    Until,
};

const OPS: [&str; 19] = [
    "damage",
    "wound",
    "empower",
    "unempower",
    "add-activation",
    "remove-activation",
    "move-activation",
    "modify",
    "grant",
    "flip",
    "reinforce",
    "fight",
    "extend-range",
    "deploy-range",
    "move-zone",
    "zone-terrain",
    "no-token",
    "forbid-overlap",
    "no-target",
];

pub(super) fn effect(value: Value<'_>) -> Option<Effect> {
    let table = value.table()?;
    let op = table.read("op", |op| op.one_of(&OPS));
    let effect = parameters(&table, op?);
    table.finish();
    effect
}

fn parameters(table: &Table<'_>, op: &str) -> Option<Effect> {
    match op {
        "damage" => {
            let (amount, kind) = (table.read("amount", amount), table.read("type", Value::word));
            Some(Effect::Damage { amount: amount?, kind: kind? })
        }
        "wound" => Some(Effect::Wound),
        "empower" => Some(Effect::Empower),
        "unempower" => Some(Effect::Unempower),
        "add-activation" => Some(Effect::AddActivation),
        "remove-activation" => Some(Effect::RemoveActivation),
        "move-activation" => {
            let (range, to) = (table.read("range", Value::word), table.read("to", filter));
            Some(Effect::MoveActivation { range: range?, to: to? })
        }
        "modify" => modify(table).map(Effect::Modify),
        "grant" => {
            let (keyword, until) = (keyword(table), table.read("until", Value::word));
            Some(Effect::Grant { keyword: keyword?, until: until? })
        }
        "flip" => {
            let count = table.read("count", |count| count.small(1, 9));
            let toward = table.read("toward", Value::word);
            Some(Effect::Flip { count: count?, toward: toward? })
        }
        "reinforce" => match table.read("at", |at| at.one_of(&["range", "zone", "piece"]))? {
            "range" => {
                let range = table.read("range", Value::word::<RangeBand>)?;
                Some(Effect::Reinforce(ReinforceAt::Range(range)))
            }
            "zone" => Some(Effect::Reinforce(ReinforceAt::Zone)),
            _ => Some(Effect::Reinforce(ReinforceAt::Piece)),
        },
        "fight" => Some(Effect::Fight),
        "extend-range" => {
            let steps = table.read("steps", |steps| steps.small(1, 3));
            let until = table.read("until", Value::word::<Until>);
            Some(Effect::ExtendRange { steps: steps?, until: until? })
        }
        "deploy-range" => Some(Effect::DeployRange { range: table.read("range", Value::word)? }),
        "move-zone" => Some(Effect::MoveZone),
        "zone-terrain" => table.read("keyword", |word| word.one_of(&["cover"])).map(|_| Effect::ZoneCover),
        "no-token" => Some(Effect::NoToken),
        "forbid-overlap" => Some(Effect::ForbidOverlap),
        _ => {
            let by = table.read("by", |by| by.one_of(&["ranged"]));
            let unless = table.read("unless", |unless| unless.one_of(&["attacker-on-piece"]));
            by.and(unless).map(|_| Effect::NoRangedTarget)
        }
    }
}

fn modify(table: &Table<'_>) -> Option<Modify> {
    let stat = table.read("stat", Value::word::<Stat>);
    let amount = table.read("amount", |amount| match amount.clone().number(-20, 20)? {
        0 => amount.wrong("data-no-change", vec![]),
        number => i8::try_from(number).ok(),
    });
    let until = table.read("until", Value::word::<Until>);
    let min = table.maybe("min", |min| min.small(0, 20));
    let max = table.maybe("max", |max| max.small(0, 20));
    let per = table.maybe("per", around);
    Some(Modify { stat: stat?, amount: amount?, until: until?, min: min?, max: max?, per: per? })
}

fn amount(value: Value<'_>) -> Option<Amount> {
    if value.is_integer() {
        return value.small(1, 20).map(Amount::Fixed);
    }
    match value.one_of(&["d6", "d6-2"])? {
        "d6" => Some(Amount::SixSided),
        _ => Some(Amount::SixSidedLessTwo),
    }
}

/// The keyword whose word and parameters stand in this table.
pub(super) fn keyword(table: &Table<'_>) -> Option<Keyword> {
    let value = || table.read("value", |value| value.small(0, 20));
    let source = || table.read("to", Value::word::<DamageSource>);
    Some(match table.read("keyword", Value::word::<KeywordKind>)? {
        KeywordKind::Flank => Keyword::Flank,
        KeywordKind::Flying => Keyword::Flying,
        KeywordKind::Frenzy => Keyword::Frenzy,
        KeywordKind::Immune => Keyword::Immune(source()?),
        KeywordKind::Impact => Keyword::Impact(value()?),
        KeywordKind::Magic => Keyword::Magic(value()?),
        KeywordKind::Mobile => Keyword::Mobile,
        KeywordKind::Relentless => Keyword::Relentless,
        KeywordKind::Resistant => Keyword::Resistant(source()?),
        KeywordKind::Scout => Keyword::Scout,
        KeywordKind::Slow => Keyword::Slow(strengths(table)?),
        KeywordKind::Strider => Keyword::Strider,
        KeywordKind::Swift => Keyword::Swift(strengths(table)?),
    })
}

fn strengths(table: &Table<'_>) -> Option<Strengths> {
    table.read("strength", |list| {
        let words = list.clone().list(|word| word.one_of(&["attack", "counter"]))?;
        let strengths = Strengths { attack: words.contains(&"attack"), counter: words.contains(&"counter") };
        // An empty list and a word said twice are slips of the pen.
        let said = usize::from(strengths.attack) + usize::from(strengths.counter);
        if said == words.len() && said > 0 { Some(strengths) } else { list.wrong("data-strengths", vec![]) }
    })
}
