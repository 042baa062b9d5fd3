//! Values with their reasons, and what is printed on the components.

use gonfalon_disks::DiskId;

use super::read::{Names, inches, listed, seat};
use crate::Whdw;
use crate::board::Board;
use crate::data::{Keyword, Name, RangeBand, Size, Stat, Strength, TerrainKeyword, Word};
use crate::event::Shooter;
use crate::state::{Source, State};
use crate::values::Reason;

/// A value with its reasons.
pub(super) fn explain(game: &Whdw, state: &State, words: &[&str]) -> Result<String, String> {
    let board = Board::new(game, &state.table);
    let names = Names { game };
    match words {
        ["box", what] => boxed(game, what),
        ["disk", id, field] => printed(game, id, field),
        ["card", id, field] => card(game, id, field),
        ["side", id, "keywords"] => side_keywords(game, id),
        ["side", id, "piece"] => {
            let (piece, _) = super::scene::side_of(&game.library, id)?;
            let sides = &game.library[piece].sides;
            Ok(format!("{} {}", sides[0].id, sides[1].id))
        }
        ["regiment", id] => {
            let id =
                game.library.regiment(id).ok_or_else(|| format!("there is no prebuilt regiment `{id}`"))?;
            let regiment = &game.library[id];
            let cards: Vec<&str> =
                regiment.cards.iter().map(|card| game.library[*card].id.as_str()).collect();
            Ok(format!(
                "{} with {} cards {}",
                game.library[regiment.hero].id,
                units(game, &regiment.units),
                cards.join(" ")
            ))
        }
        ["learning", id] => {
            let army = game
                .library
                .learning
                .iter()
                .find(|army| army.id == *id)
                .ok_or_else(|| format!("there is no learning army `{id}`"))?;
            let cards: Vec<&str> = army.cards.iter().map(|card| game.library[*card].id.as_str()).collect();
            Ok(format!("{} cards {}", units(game, &army.disks), cards.join(" ")))
        }
        ["gap", one, other] => {
            let (one, other) = (names.find(one)?, names.find(other)?);
            Ok(inches(board.circle(one).gap(&board.circle(other)).0))
        }
        ["band", one, other] => {
            let (one, other) = (names.find(one)?, names.find(other)?);
            Ok(board.band(&board.circle(one), &board.circle(other)).word().to_owned())
        }
        ["dice", shooter, target] => {
            let (shooter, target) = (names.find(shooter)?, names.find(target)?);
            let all = board.weapon_dice(shooter, 0);
            let rolled = board.shot_dice(Shooter::Disk(shooter), 0, target);
            Ok(if board.in_cover(target) {
                format!("{rolled} = {all} with cover [whdw.terrain.cover]")
            } else {
                format!("{rolled}")
            })
        }
        ["points", owner, objective] => {
            let id = game
                .library
                .scenario(objective)
                .ok_or_else(|| format!("there is no scenario card `{objective}`"))?;
            Ok(board.points(seat(owner)?, game.library[id].objective).to_string())
        }
        ["name", disk] => Ok(board.profile(names.find(disk)?).name.en.clone()),
        ["origin", id, field] => {
            let id = game.library.disk(id).ok_or_else(|| format!("there is no disk `{id}`"))?;
            Ok(format!("{:?}", game.library[id].facts.of(field)).to_lowercase())
        }
        [disk, stat] => value(board, names.find(disk)?, listed(stat)?),
        _ => Err("this cannot be explained; docs/cards/whdw.md lists what can".to_owned()),
    }
}

fn units(game: &Whdw, units: &[(crate::data::ProfileId, u8)]) -> String {
    let units: Vec<String> =
        units.iter().map(|(unit, count)| format!("{} x{count}", game.library[*unit].id)).collect();
    units.join(" ")
}

fn value(board: Board<'_>, disk: DiskId, stat: Stat) -> Result<String, String> {
    let Some((total, reasons)) = board.explain(disk, stat) else { return Ok("none".to_owned()) };
    let mut text = format!("{total} =");
    for (reason, change) in reasons {
        let (sign, amount) = if change < 0 { ("-", -change) } else { ("+", change) };
        let source = match reason {
            Reason::Printed => {
                text.push_str(&format!(" {change} printed"));
                continue;
            }
            Reason::Empowered => "empowered".to_owned(),
            Reason::Floor => "floor".to_owned(),
            Reason::By(source) => source_name(board, source),
        };
        text.push_str(&format!(" {sign} {amount} {source}"));
    }
    Ok(text)
}

fn source_name(board: Board<'_>, source: Source) -> String {
    let library = &board.game.library;
    match source {
        Source::Disk(disk) => Names { game: board.game }.of(disk),
        Source::Command(_, card) => library[card].id.clone(),
        Source::Scenario(card) => library[card].id.clone(),
        Source::Terrain(number) => board.terrain_side(&board.table.terrain[usize::from(number)]).id.clone(),
        Source::Zone(_) => "zone".to_owned(),
        Source::Arranged => "arranged".to_owned(),
    }
}

fn boxed(game: &Whdw, what: &str) -> Result<String, String> {
    let constants = &game.library.constants;
    let disks = |size: Size| -> u32 {
        game.library.disks.iter().filter(|disk| disk.size == size).map(|disk| u32::from(disk.copies)).sum()
    };
    let tokens = &constants.tokens;
    Ok(match what {
        "small-disks" => disks(Size::Small).to_string(),
        "medium-disks" => disks(Size::Medium).to_string(),
        "large-disks" => disks(Size::Large).to_string(),
        "disks" => (disks(Size::Small) + disks(Size::Medium) + disks(Size::Large)).to_string(),
        "races" => {
            let mut races: Vec<(String, u32)> = Vec::new();
            for disk in &game.library.disks {
                let race = format!("{} {}", disk.faction.word(), disk.race.word());
                match races.iter_mut().find(|(known, _)| *known == race) {
                    Some((_, count)) => *count += u32::from(disk.copies),
                    None => races.push((race, u32::from(disk.copies))),
                }
            }
            races.iter().map(|(race, count)| format!("{race} {count}")).collect::<Vec<_>>().join(", ")
        }
        "battle-dice" => constants.battle_dice.to_string(),
        "six-sided-dice" => constants.six_sided_dice.to_string(),
        "battle-die" => constants.battle_die.map(|face| face.word()).join(" "),
        "command-cards" => game.library.commands.len().to_string(),
        "deployment-cards" => {
            game.library.deployments.iter().map(|card| u32::from(card.copies)).sum::<u32>().to_string()
        }
        "terrain-cards" | "terrain-pieces" => game.library.pieces.len().to_string(),
        "terrain-sides" => {
            game.library.pieces.iter().map(|piece| piece.sides.len()).sum::<usize>().to_string()
        }
        "scenario-cards" => game.library.scenarios.len().to_string(),
        "special-scenario-cards" => constants.count.special_scenario_cards.to_string(),
        "activation-tokens" => tokens.activation.to_string(),
        "damage-tokens" => tokens.damage.to_string(),
        "wound-tokens" => tokens.wound.to_string(),
        "empowerment-tokens" => tokens.empowerment.to_string(),
        "battle-ability-tokens" => tokens.battle_ability.to_string(),
        "initiative-tokens" => tokens.initiative.to_string(),
        "battlefield" => {
            format!("{} x {}", inches(constants.battlefield.width.0), inches(constants.battlefield.depth.0))
        }
        "rounds" => constants.battlefield.rounds.to_string(),
        "ruler" => [RangeBand::Short, RangeBand::Medium, RangeBand::Long]
            .map(|band| constants.reaches.of(band).map_or_else(String::new, |reach| inches(reach.0)))
            .join(" "),
        "short-game-regiments" => constants.army.regiments_short_game.to_string(),
        "long-game-regiments" => constants.army.regiments_long_game.to_string(),
        "plain-value" => constants.deployment.plain_value.to_string(),
        other => return Err(format!("`{other}` is nothing in the box that can be counted")),
    })
}

fn printed(game: &Whdw, id: &str, field: &str) -> Result<String, String> {
    let id = game.library.disk(id).ok_or_else(|| format!("there is no disk `{id}`"))?;
    let disk = &game.library[id];
    Ok(match field {
        "name" => both(&disk.name),
        "race" => disk.race.word().to_owned(),
        "faction" => disk.faction.word().to_owned(),
        "size" => disk.size.word().to_owned(),
        "kind" => disk.kind.word().to_owned(),
        "unique" => disk.unique.to_string(),
        "elite" => disk.elite.to_string(),
        "cost" => disk.cost.to_string(),
        "recruitment" => disk.recruitment.to_string(),
        "command" => disk.command.to_string(),
        "move" => disk.movement.map_or_else(|| "none".to_owned(), |value| value.to_string()),
        "attack" => disk.attack.to_string(),
        "counter" => disk.counter.to_string(),
        "toughness" => disk.toughness.to_string(),
        "stamina" => disk.stamina.to_string(),
        "traits" => disk.traits.iter().map(|word| word.word()).collect::<Vec<_>>().join(" "),
        "keywords" => {
            disk.keywords.iter().map(|keyword| keyword_text(*keyword)).collect::<Vec<_>>().join(", ")
        }
        "ranged" => disk
            .ranged
            .iter()
            .map(|attack| {
                let strength = match attack.strength {
                    Strength::Fixed(value) => value.to_string(),
                    Strength::SixSided => "d6".to_owned(),
                };
                format!("{} {} dice {strength} {}", attack.range.word(), attack.dice, attack.damage.word())
            })
            .collect::<Vec<_>>()
            .join(", "),
        other => return Err(format!("`{other}` is not printed on a disk")),
    })
}

fn keyword_text(keyword: Keyword) -> String {
    let kind = keyword.kind().word();
    match keyword {
        Keyword::Immune(to) | Keyword::Resistant(to) => format!("{kind} {}", to.word()),
        Keyword::Impact(value) | Keyword::Magic(value) => format!("{kind} {value}"),
        Keyword::Slow(strengths) | Keyword::Swift(strengths) => {
            let named = [(strengths.attack, " attack"), (strengths.counter, " counter")];
            let named: String = named.into_iter().filter(|(on, _)| *on).map(|(_, word)| word).collect();
            format!("{kind}{named}")
        }
        _ => kind.to_owned(),
    }
}

fn card(game: &Whdw, id: &str, field: &str) -> Result<String, String> {
    if let Some(id) = game.library.command(id) {
        let card = &game.library[id];
        return Ok(match field {
            "name" => both(&card.name),
            "strategy" => card.strategy.word().to_owned(),
            "activation" => card.activation.to_string(),
            "kind" => card.kind.word().to_owned(),
            "unstable" => card.unstable.to_string(),
            "only" => card.only.map_or("anybody", |faction| faction.word()).to_owned(),
            other => return Err(format!("`{other}` is not printed on a command card")),
        });
    }
    if let Some(id) = game.library.deployment(id) {
        let card = &game.library[id];
        return Ok(match field {
            "name" => both(&card.name),
            "value" => card.value.to_string(),
            other => return Err(format!("`{other}` is not printed on a deployment card")),
        });
    }
    if let Some(id) = game.library.scenario(id) {
        let card = &game.library[id];
        return Ok(match field {
            "name" => both(&card.name),
            "objective" => format!("{} for {}", card.objective.points, card.objective.count.word()),
            other => return Err(format!("`{other}` is not printed on a scenario card")),
        });
    }
    Err(format!("there is no card `{id}`"))
}

fn side_keywords(game: &Whdw, id: &str) -> Result<String, String> {
    let (piece, side) = super::scene::side_of(&game.library, id)?;
    let keywords = &game.library[piece].sides[usize::from(side)].keywords;
    let text = |keyword: &TerrainKeyword| match keyword {
        TerrainKeyword::Dangerous(kind) => format!("dangerous {}", kind.word()),
        other => other.word().to_owned(),
    };
    Ok(keywords.iter().map(text).collect::<Vec<_>>().join(", "))
}

fn both(name: &Name) -> String {
    format!("{} / {}", name.en, name.de)
}
