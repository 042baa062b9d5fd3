//! Reads `set.toml`.

use gonfalon_data::{Table, Value};
use gonfalon_table::Length;

use crate::data::{
    ArmyLimits, Battlefield, Constants, Counts, Deployment, Diameters, Empowered, Face, Facts, Names,
    RangeBand, Reaches, TerrainSetup, Tokens, name_groups,
};

/// The parts of the constants, each read from a table with its own marks.
pub(super) fn constants(root: &Table<'_>) -> Option<Constants> {
    let mut facts = Facts::default();
    let mut part = |field| Part::open(root, field, &mut facts);
    let title = root.read("title", Value::name);
    let battlefield = part("battlefield").and_then(battlefield);
    let diameters = part("diameter").and_then(diameters);
    let reaches = part("range").and_then(reaches);
    let deployment = part("deployment").and_then(deployment);
    let battle_die = part("battle_die").and_then(battle_die);
    let six_sided_dice = part("d6").and_then(|part| part.close(|table| small(table, "dice_in_box")));
    let terrain = part("terrain").and_then(terrain);
    let count = part("count").and_then(counts);
    let tokens = part("tokens").and_then(tokens);
    let empowered = part("empowered").and_then(empowered);
    let army = part("army").and_then(army);
    let names = root.read("names", |value| Names::read(value, name_groups(), &mut facts));
    let (battle_die, battle_dice) = battle_die?;
    Some(Constants {
        title: title?,
        battlefield: battlefield?,
        diameters: diameters?,
        reaches: reaches?,
        deployment: deployment?,
        battle_die,
        battle_dice,
        six_sided_dice: six_sided_dice?,
        terrain: terrain?,
        count: count?,
        tokens: tokens?,
        empowered: empowered?,
        army: army?,
        names: names?,
        facts,
    })
}

struct Part<'a>(Table<'a>);

impl<'a> Part<'a> {
    fn open(root: &Table<'a>, field: &'static str, facts: &mut Facts) -> Option<Self> {
        root.part(field, facts).map(Self)
    }

    fn close<T>(self, read: impl FnOnce(&Table<'a>) -> Option<T>) -> Option<T> {
        let part = read(&self.0);
        self.0.finish();
        part
    }
}

fn small(table: &Table<'_>, field: &'static str) -> Option<u8> {
    table.read(field, |value| value.small(0, 250))
}

fn length(table: &Table<'_>, field: &'static str) -> Option<Length> {
    // A tenth of an inch at least, ten feet at most.
    table.read(field, |value| {
        let length = value.clone().length(0, 120)?;
        if length < Length(254) { value.wrong("data-too-short", vec![]) } else { Some(length) }
    })
}

fn band(table: &Table<'_>, field: &'static str) -> Option<RangeBand> {
    table.read(field, |value| match value.clone().word()? {
        // These must be lengths, and siege has none.
        RangeBand::Siege => value.wrong("data-siege-length", vec![]),
        band => Some(band),
    })
}

fn battlefield(part: Part<'_>) -> Option<Battlefield> {
    part.close(|table| {
        let (width, depth) = (length(table, "width"), length(table, "depth"));
        let rounds = table.read("rounds", |value| value.small(1, 50));
        let players_min = table.read("players_min", |value| value.small(2, 4));
        let players_max = table.read("players_max", |value| value.small(2, 4));
        Some(Battlefield {
            width: width?,
            depth: depth?,
            rounds: rounds?,
            players_min: players_min?,
            players_max: players_max?,
        })
    })
}

fn diameters(part: Part<'_>) -> Option<Diameters> {
    part.close(|table| {
        let (small, medium, large) =
            (length(table, "small"), length(table, "medium"), length(table, "large"));
        ascending(table, Diameters { small: small?, medium: medium?, large: large? }, |d| {
            [d.small, d.medium, d.large]
        })
    })
}

fn reaches(part: Part<'_>) -> Option<Reaches> {
    part.close(|table| {
        let (short, medium, long) = (length(table, "short"), length(table, "medium"), length(table, "long"));
        ascending(table, Reaches { short: short?, medium: medium?, long: long? }, |r| {
            [r.short, r.medium, r.long]
        })
    })
}

fn ascending<T>(table: &Table<'_>, part: T, lengths: impl Fn(&T) -> [Length; 3]) -> Option<T> {
    let [first, second, third] = lengths(&part);
    if first < second && second < third { Some(part) } else { table.wrong("data-not-ascending", vec![]) }
}

fn deployment(part: Part<'_>) -> Option<Deployment> {
    part.close(|table| {
        let card_width = length(table, "card_width");
        let depth = band(table, "depth");
        let (plain_value, cards) = (small(table, "plain_value"), small(table, "cards_in_box"));
        Some(Deployment { card_width: card_width?, depth: depth?, plain_value: plain_value?, cards: cards? })
    })
}

fn battle_die(part: Part<'_>) -> Option<([Face; 6], u8)> {
    part.close(|table| {
        let faces = table.read("faces", |list| list.exactly(Value::word::<Face>));
        let dice = small(table, "dice_in_box");
        Some((faces?, dice?))
    })
}

fn terrain(part: Part<'_>) -> Option<TerrainSetup> {
    part.close(|table| {
        let (pieces, cards, dealt) = (small(table, "pieces"), small(table, "cards"), small(table, "dealt"));
        let gap = band(table, "gap");
        Some(TerrainSetup { pieces: pieces?, cards: cards?, dealt: dealt?, gap: gap? })
    })
}

// Reads every named field first, so that all mistakes of the table are noted.
macro_rules! all_small {
    ($part:expr, $type:ident { $($field:ident),+ $(,)? }) => {
        $part.close(|table| {
            $(let $field = small(table, stringify!($field));)+
            Some($type { $($field: $field?),+ })
        })
    };
}

fn counts(part: Part<'_>) -> Option<Counts> {
    all_small!(
        part,
        Counts {
            disks,
            small,
            medium,
            large,
            heroes,
            heroes_small,
            heroes_medium,
            heroes_large,
            command_cards,
            scenario_cards,
            special_scenario_cards,
        }
    )
}

fn tokens(part: Part<'_>) -> Option<Tokens> {
    all_small!(part, Tokens { activation, damage, wound, empowerment, battle_ability, initiative, corner })
}

fn empowered(part: Part<'_>) -> Option<Empowered> {
    all_small!(part, Empowered { attack, counter, toughness })
}

fn army(part: Part<'_>) -> Option<ArmyLimits> {
    all_small!(
        part,
        ArmyLimits {
            small_copies,
            medium_copies,
            large_copies,
            elite_per_regiment,
            regiments_short_game,
            regiments_long_game,
        }
    )
}
