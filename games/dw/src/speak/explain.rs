//! Values with their reasons, and what is printed on the components.

use gonfalon_disks::DiskId;

use super::army::divided;
use super::read::{Names, inches, listed, profile, spell};
use crate::Dw;
use crate::board::Board;
use crate::data::{Effect, Skill, Stat, Word};
use crate::state::State;

/// A value with its reasons.
pub(super) fn explain(game: &Dw, state: &State, words: &[&str]) -> Result<String, String> {
    let board = Board::new(game, &state.table);
    let names = Names { game };
    match words {
        ["disk", id, field] => printed(game, id, field),
        ["spell", id, field] => {
            let spell = &game.library[spell(&game.library, id)?];
            match *field {
                "level" => Ok(spell.level.to_string()),
                "points" => Ok(spell.points.to_string()),
                "height" => spell
                    .ability
                    .effects
                    .iter()
                    .find_map(|effect| match effect {
                        Effect::Rain { height, .. } | Effect::DropDisks { height, .. } => {
                            Some(inches(height.0))
                        }
                        _ => None,
                    })
                    .ok_or_else(|| format!("nothing falls by `{id}`")),
                other => Err(format!("`{other}` is no field of a spell: level, points, height")),
            }
        }
        ["missile", kind, field] => {
            let missile = game.library.constants.missile(listed(kind)?);
            match *field {
                "range" => Ok(inches(missile.range.0)),
                "damage" => Ok(missile.damage.to_string()),
                other => Err(format!("`{other}` is no field of a missile: range, damage")),
            }
        }
        ["box", what] => {
            let constants = &game.library.constants;
            match *what {
                "land" => Ok(inches(constants.land.0)),
                "spell" => Ok(inches(constants.spell.0)),
                "counter" => Ok(inches(constants.counter.0)),
                "drop" => Ok(inches(constants.missile_height.0)),
                other => Err(format!("`{other}` is no measure: land, spell, counter, drop")),
            }
        }
        ["army", id] => army(game, id),
        ["muster", rest @ ..] => divided(&game.library, rest),
        ["gap", one, other] => {
            let (one, other) = (names.find(one)?, names.find(other)?);
            Ok(inches(board.circle(one).gap(&board.circle(other)).0))
        }
        [disk, stat] => value(board, names.find(disk)?, listed(stat)?),
        _ => Err("this cannot be explained; docs/cards/dw.md lists what can".to_owned()),
    }
}

/// `5 = 3 printed + 2 berserk [dw.skill.berserk]`.
fn value(board: Board<'_>, disk: DiskId, stat: Stat) -> Result<String, String> {
    if !board.in_play(disk) {
        return Err("it is not in play".to_owned());
    }
    let total = board.value(disk, stat);
    let Some(printed) = board.printed(disk, stat) else { return Ok("0 = none printed".to_owned()) };
    let mut text = format!("{total} = {printed} printed");
    for (_, rule, change) in board.reasons(disk, stat) {
        let (sign, amount) = if change < 0 { ("-", -i16::from(change)) } else { ("+", i16::from(change)) };
        text.push_str(&format!(" {sign} {amount} [{}]", rule.0));
    }
    if stat != Stat::Movement && board.is_berserking(disk) {
        text.push_str(" + 2 [dw.skill.berserk]");
    }
    Ok(text)
}

fn printed(game: &Dw, id: &str, field: &str) -> Result<String, String> {
    let profile = &game.library[profile(&game.library, id)?];
    let or_dots = |value: Option<u8>| value.map_or("...".to_owned(), |value| value.to_string());
    Ok(match field {
        "points" => profile.points.map_or("T".to_owned(), |points| points.to_string()),
        "m" => or_dots(profile.movement),
        "at" => or_dots(profile.attack),
        "d" => or_dots(profile.defense),
        "t" => profile.toughness.to_string(),
        "wounds" => profile.wounds.to_string(),
        "diameter" => inches(profile.diameter.0),
        "faction" => profile.faction.map_or("none", |faction| faction.word()).to_owned(),
        "alignment" if profile.champion => "champion".to_owned(),
        "alignment" => profile.alignment.map_or("none", |alignment| alignment.word()).to_owned(),
        "unique" => profile.unique.to_string(),
        "limited" => or_dots(profile.limited),
        "flying" => profile.flying.to_string(),
        "types" => profile.types.join(" "),
        "skills" => profile.skills.iter().map(skill).collect::<Vec<_>>().join(" "),
        other => return Err(format!("`{other}` is no field of a Disk")),
    })
}

fn skill(skill: &Skill) -> String {
    match skill {
        Skill::Missile { kind, count } => format!("{} {count}", kind.word()),
        Skill::Spellcaster(level) => format!("spellcaster {level}"),
        other => other.kind().word().to_owned(),
    }
}

/// A ready-made army: its points, its Disks and its spells.
fn army(game: &Dw, id: &str) -> Result<String, String> {
    let library = &game.library;
    let id = library.army(id).ok_or_else(|| format!("there is no ready-made army `{id}`"))?;
    let file = crate::army::Army::ready(id, library).to_file(library);
    let lines = |lines: &[crate::army::DiskEntry]| {
        let mut copies: Vec<(String, u8)> = Vec::new();
        for line in lines {
            match copies.iter_mut().find(|(id, _)| *id == line.id) {
                Some((_, count)) => *count += line.count,
                None => copies.push((line.id.clone(), line.count)),
            }
        }
        copies.sort();
        copies.iter().map(|(id, count)| format!(" {id} x{count}")).collect::<String>()
    };
    Ok(format!("{}:{} spells{}", library[id].points, lines(&file.disks), lines(&file.spells)))
}
