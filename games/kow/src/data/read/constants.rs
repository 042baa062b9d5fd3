//! Reads `set.toml`.

use gonfalon_data::{Table, Value};
use gonfalon_table::Length;

use crate::data::{
    ArmyLimits, Base, Bases, Battlefield, Beasts, Charge, Clock, Constants, Cover, Deployment, Facts,
    Formations, GameLength, Heights, Movement, Names, NerveNumbers, Powers, Regroup, Shooting, Sight,
    SpecialNumbers, Victory, WeaponNumbers, Weapons, name_groups,
};

// A table of `set.toml`: every named field is read first, so that all mistakes of the table are noted.
macro_rules! part {
    ($open:ident, $name:literal, $type:ident { $($field:ident: $read:ident),+ $(,)? }) => {
        $open($name).and_then(|table: Table<'_>| {
            $(let $field = $read(&table, stringify!($field));)+
            table.finish();
            Some($type { $($field: $field?),+ })
        })
    };
}

/// The constants, each group of them a table with its own marks.
pub(super) fn constants(root: &Table<'_>) -> Option<Constants> {
    let mut facts = Facts::default();
    let title = root.read("title", Value::name);
    let mut open = |name| root.part(name, &mut facts);
    let battlefield = part!(open, "battlefield", Battlefield { width: length, depth: length });
    let deployment = part!(open, "deployment", Deployment { from_centre: length });
    let game_length = part!(open, "length", GameLength { turns_each: count, minutes: number });
    let clock = part!(
        open,
        "clock",
        Clock { minutes_each: number, turn_seconds_per_500: number, deployment_seconds: number }
    );
    let bases = open("bases").and_then(bases);
    let formation = part!(
        open,
        "formation",
        Formations {
            front: count,
            horde_front: count,
            cavalry_front: count,
            most_ranks: count,
            horde_least_ranks: count,
        }
    );
    let heights = part!(
        open,
        "heights",
        Heights {
            infantry: small,
            cavalry: small,
            hero_monster: small,
            war_engine: small,
            individual: small,
            impassable: small,
            obstacle: small,
            decoration: small,
            wood: small,
            village: small,
            field: small,
            swamp: small,
        }
    );
    let sight = part!(open, "sight", Sight { doubt_outline_mm: millimetres, doubt_roll: die });
    let cover = part!(open, "cover", Cover { hidden_percent: percent, doubt_percent: percent });
    let movement = part!(open, "movement", Movement { gap: length, pivot_degrees: degrees });
    let charge = part!(open, "charge", Charge { obstacle_reach: length, bystander_gap: length });
    let regroup = part!(open, "regroup", Regroup { thrown_back: length });
    let shooting = part!(open, "shooting", Shooting { war_engine_range: length });
    let weapons = part!(
        open,
        "weapons",
        Weapons {
            bow: weapon,
            crossbow: weapon,
            musket: weapon,
            pistol: weapon,
            javelin: weapon,
            throwing: weapon,
        }
    );
    let powers = part!(
        open,
        "powers",
        Powers {
            hit: die,
            breath_range: length,
            zap_range: length,
            zap_piercing: small,
            heal_range: length,
            surge_range: length,
            surge_step: length,
        }
    );
    let beasts =
        part!(open, "beasts", Beasts { dice: count, hit: die, cat_piercing: small, cat_most_models: small });
    let specials = part!(
        open,
        "specials",
        SpecialNumbers {
            inspiring_range: length,
            indirect_fire_least: length,
            phalanx_dice: small,
            phalanx_horde_dice: small,
            headstrong_roll: die,
            misheard_roll: small,
            evil_dead_heals: small,
        }
    );
    let nerve = open("nerve").and_then(nerve);
    let army = part!(
        open,
        "army",
        ArmyLimits {
            usual_points: number,
            full_infantry: count,
            full_cavalry: count,
            war_engines_per_full_unit: small,
            heroes_monsters_per_full_unit: small,
        }
    );
    let victory = part!(
        open,
        "victory",
        Victory {
            kill_up_to: small,
            pillage_up_to: small,
            margin_percent: percent,
            objectives_added: small,
            objective_gap: length,
            control_range: length,
            objectives_ahead: count,
            objective_points: number,
        }
    );
    let names = root.read("names", |value| Names::read(value, name_groups(), &mut facts));
    Some(Constants {
        title: title?,
        battlefield: battlefield?,
        deployment: deployment?,
        length: game_length?,
        clock: clock?,
        bases: bases?,
        formation: formation?,
        heights: heights?,
        sight: sight?,
        cover: cover?,
        movement: movement?,
        charge: charge?,
        regroup: regroup?,
        shooting: shooting?,
        weapons: weapons?,
        powers: powers?,
        beasts: beasts?,
        specials: specials?,
        nerve: nerve?,
        army: army?,
        victory: victory?,
        names: names?,
        facts,
    })
}

fn small(table: &Table<'_>, field: &'static str) -> Option<u8> {
    table.read(field, |value| value.small(0, 100))
}

// At least one, because it divides or because nothing would happen without it.
fn count(table: &Table<'_>, field: &'static str) -> Option<u8> {
    table.read(field, |value| value.small(1, 100))
}

fn die(table: &Table<'_>, field: &'static str) -> Option<u8> {
    table.read(field, |value| value.small(2, 6))
}

fn percent(table: &Table<'_>, field: &'static str) -> Option<u8> {
    small(table, field)
}

fn degrees(table: &Table<'_>, field: &'static str) -> Option<u8> {
    table.read(field, |value| value.small(1, 180))
}

fn number(table: &Table<'_>, field: &'static str) -> Option<u16> {
    table.read(field, |value| value.points(1, 10_000))
}

fn length(table: &Table<'_>, field: &'static str) -> Option<Length> {
    table.read(field, inches)
}

fn inches(value: Value<'_>) -> Option<Length> {
    let length = value.clone().length(0, 120)?;
    if length > Length::ZERO {
        return Some(length);
    }
    let bounds = [("value", "0"), ("least", "0.001"), ("most", "120")];
    value.wrong("data-out-of-range", bounds.map(|(name, text)| (name, text.to_owned())).to_vec())
}

fn millimetres(table: &Table<'_>, field: &'static str) -> Option<Length> {
    table.read(field, |value| value.millimetres())
}

fn weapon(table: &Table<'_>, field: &'static str) -> Option<WeaponNumbers> {
    table.read(field, |value| {
        let table = value.table()?;
        let range = length(&table, "range");
        let after_halt_only = table.read("after_halt_only", Value::flag);
        table.finish();
        Some(WeaponNumbers { range: range?, after_halt_only: after_halt_only? })
    })
}

fn bases(table: Table<'_>) -> Option<Bases> {
    let base = |field| {
        let sides = table.read(field, |list| list.exactly(Value::millimetres));
        sides.map(|[width, depth]| Base { width, depth })
    };
    let (foot, large_foot, mounted) = (base("foot"), base("large-foot"), base("mounted"));
    let (monster, war_engine) = (base("monster"), base("war-engine"));
    table.finish();
    Some(Bases {
        foot: foot?,
        large_foot: large_foot?,
        mounted: mounted?,
        monster: monster?,
        war_engine: war_engine?,
    })
}

fn nerve(table: Table<'_>) -> Option<NerveNumbers> {
    let (wavering, rout) = (count(&table, "wavering"), count(&table, "rout"));
    let (standard, musician) = (small(&table, "standard"), small(&table, "musician"));
    let numbers = NerveNumbers { wavering: wavering?, rout: rout?, standard: standard?, musician: musician? };
    if numbers.wavering >= numbers.rout {
        return table.wrong("data-not-ascending", vec![]);
    }
    table.finish();
    Some(numbers)
}
