//! Units in words, and what cards change about them.

use std::sync::Arc;

use gonfalon_kernel::Seat;
use gonfalon_table::{Heading, Length};
use smallvec::smallvec;

use super::read::{datasheet, length, listed, number, place, weapon as weapon_named};
use super::scene::Scene;
use crate::action::Spot;
use crate::army::{Army, ArmyUnit, BattleSize, field};
use crate::data::{
    Ability, Amount, Base, Core, CoreAbility, CoreAbilityKind, Datasheet, DatasheetId, DetachmentId, Effect,
    EffectKind, FactionId, Keyword, Library, Movement, Name, Profile, Reach, Special, WeaponAbility,
    WeaponAbilityKind, WeaponProfile, Word,
};
use crate::state::{Model, Place, UnitId};
use crate::{Bearers, MatchModel};

/// `DATASHEET [N] [with OPTION ...] [as NAME] [at X,Y ...]`. Each unit gets a datasheet of its own, so that cards can call it what
/// they like and change it.
pub(super) fn unit(scene: &mut Scene, owner: Seat, words: &[&str]) -> Result<(), String> {
    let [id, rest @ ..] = words else { return Err("a datasheet is missing".to_owned()) };
    let library = Library::core();
    let id = datasheet(library, id)?;
    let sheet = &library[id];
    let (count, rest) = match rest {
        [word, more @ ..] if word.parse::<u8>().is_ok() => (Some(number::<u8>(word)?), more),
        _ => (None, rest),
    };
    let (options, rest) = options(sheet, rest)?;
    let (name, rest) = match rest {
        ["as", name, more @ ..] => (Some(*name), more),
        _ => (None, rest),
    };
    let total = |size: &crate::data::Size| size.models.iter().sum::<u8>();
    let wanted = count.unwrap_or_else(|| total(&sheet.sizes[0]));
    let size = sheet.sizes.iter().position(|size| total(size) >= wanted && wanted > 0);
    let size = size.ok_or_else(|| format!("{} has no size of {wanted} models", sheet.id))? as u8;
    let unit = ArmyUnit { datasheet: id, size, options, enhancement: None, warlord: false };
    add(scene, owner, unit, usize::from(wanted), name)?;
    match rest {
        [] => Ok(()),
        ["at", places @ ..] => put(scene, places),
        [word, ..] => Err(format!("`{word}` is not expected here: with, as or at")),
    }
}

/// Options as places in those of the datasheet with their number, and the words after them.
type Options<'w, 's> = (Vec<(u8, u8)>, &'w [&'s str]);

fn options<'w, 's>(sheet: &Datasheet, words: &'w [&'s str]) -> Result<Options<'w, 's>, String> {
    let ["with", rest @ ..] = words else { return Ok((vec![], words)) };
    let end = rest.iter().position(|word| ["as", "at"].contains(word)).unwrap_or(rest.len());
    let option = |word: &&str| {
        let found = sheet.options.iter().position(|option| option.id == *word);
        found.map(|place| (place as u8, 1)).ok_or_else(|| format!("{} does not offer `{word}`", sheet.id))
    };
    Ok((rest[..end].iter().map(option).collect::<Result<_, _>>()?, &rest[end..]))
}

fn add(
    scene: &mut Scene,
    owner: Seat,
    unit: ArmyUnit,
    count: usize,
    name: Option<&str>,
) -> Result<(), String> {
    let game = &mut scene.game;
    if game.models.len() + count > usize::from(u8::MAX) {
        return Err("there are too many models on this card".to_owned());
    }
    let begin = game.models.len();
    let army = Army {
        name: String::new(),
        size: BattleSize::Incursion,
        faction: FactionId(0),
        detachment: DetachmentId(0),
        units: vec![unit],
    };
    field(owner, &army, Library::core(), &mut game.units, &mut game.models);
    game.models.truncate(begin + count);
    let library = Arc::make_mut(&mut game.library);
    let facts = game.units.last_mut().ok_or("no unit was added")?;
    facts.models.end = (begin + count) as u8;
    let mut sheet = library[facts.datasheet].clone();
    if let Some(name) = name {
        sheet.id = name.to_owned();
    }
    facts.datasheet = DatasheetId(library.datasheets.len() as u8);
    library.datasheets.push(sheet);
    let blank = game.blank_state(vec![]).table;
    let table = &mut scene.table;
    table.units.push(blank.units[blank.units.len() - 1]);
    let model = Model { heading: Heading::NORTH, ..blank.models[begin] };
    table.models.resize(begin + count, model);
    Ok(())
}

/// Puts the models of the latest unit on the table.
fn put(scene: &mut Scene, words: &[&str]) -> Result<(), String> {
    let unit = UnitId((scene.game.units.len() - 1) as u8);
    let range = scene.game.units[unit.index()].models.clone();
    let base = scene.game.models[usize::from(range.start)].profile.base;
    let spots = formation(words, base, range.len(), Heading::NORTH)?;
    for (model, spot) in range.zip(spots) {
        let model = &mut scene.table.models[usize::from(model)];
        (model.at, model.elevation, model.heading) = (spot.at, spot.elevation, spot.heading);
    }
    scene.table.units[unit.index()].place = Place::Battlefield;
    Ok(())
}

/// Places for so many models. From a single place they stand in rows of five that run east, two inches from middle to middle (more
/// for large bases), further rows to the south.
pub(super) fn formation(
    words: &[&str],
    base: Base,
    count: usize,
    heading: Heading,
) -> Result<Vec<Spot>, String> {
    let places = words.iter().map(|word| place(word)).collect::<Result<Vec<_>, _>>()?;
    let spot = |at, height: Option<Length>| Spot { at, elevation: height.unwrap_or(Length::ZERO), heading };
    if let ([(first, height)], true) = (places.as_slice(), count > 1) {
        let inches = (base.reach().0 * 2 + 2539) / 2540;
        let step = Length::inches(inches.max(2)).0;
        let at = |place: i32| first.shifted(place % 5 * step, -(place / 5) * step);
        return Ok((0..count as i32).map(|place| spot(at(place), *height)).collect());
    }
    if places.len() != count {
        return Err(format!("the unit has {count} models: give one place or {count}"));
    }
    Ok(places.into_iter().map(|(at, height)| spot(at, height)).collect())
}

fn each_model<'s>(
    scene: &'s mut Scene,
    word: &str,
) -> Result<impl Iterator<Item = &'s mut MatchModel>, String> {
    let models = scene.names().models(word)?;
    scene.game.bearers = Bearers::default();
    let all = scene.game.models.iter_mut().enumerate();
    Ok(all
        .filter(move |(place, _)| models.iter().any(|model| model.index() == *place))
        .map(|(_, model)| model))
}

/// `A FIELD VALUE`: a characteristic of all models of a unit, or of one.
pub(super) fn change(scene: &mut Scene, words: &[&str]) -> Result<(), String> {
    let [word, field, value] = words else { return Err("write `change UNIT FIELD VALUE`".to_owned()) };
    for model in each_model(scene, word)? {
        characteristic(&mut model.profile, field, value)?;
    }
    Ok(())
}

fn characteristic(profile: &mut Profile, field: &str, value: &str) -> Result<(), String> {
    match field {
        "move" if value == "-" => profile.movement = Movement::None,
        "move" => {
            let amount = Amount::read(value).ok_or_else(|| format!("`{value}` is no amount"))?;
            profile.movement =
                if amount.is_random() { Movement::Random(amount) } else { Movement::Inches(amount.plus) };
        }
        "toughness" => profile.toughness = number(value)?,
        "save" => profile.save = number(value)?,
        "invulnerable" => profile.invulnerable = Some(number(value)?),
        "wounds" => profile.wounds = number(value)?,
        "leadership" => profile.leadership = number(value)?,
        "objective-control" => profile.objective_control = number(value)?,
        "height" => profile.height = length(value)?,
        other => {
            return Err(format!(
                "`{other}` cannot be changed: move, toughness, save, invulnerable, wounds, leadership, objective-control, height"
            ));
        }
    }
    Ok(())
}

/// `A WEAPON FIELD VALUE` or `A WEAPON ABILITY [N]`: every profile of a weapon of a unit.
pub(super) fn weapon(scene: &mut Scene, words: &[&str]) -> Result<(), String> {
    let [unit, which, field, value @ ..] = words else {
        return Err("write `weapon UNIT WEAPON FIELD VALUE` or `weapon UNIT WEAPON ABILITY [N]`".to_owned());
    };
    let unit = scene.names().unit(unit)?;
    let id = scene.game.units[unit.index()].datasheet;
    let library = Arc::make_mut(&mut scene.game.library);
    let keyword = |word: &str| {
        Core::from_word(word).map(Keyword::Core).or_else(|| Library::core().keyword(word).map(Keyword::Other))
    };
    let sheet = &mut library.datasheets[usize::from(id.0)];
    let place = weapon_named(sheet, which)?;
    for profile in &mut sheet.weapons[usize::from(place)].profiles {
        weapon_value(profile, field, value.first().copied(), keyword)?;
    }
    Ok(())
}

fn weapon_value(
    profile: &mut WeaponProfile,
    field: &str,
    value: Option<&str>,
    keyword: impl Fn(&str) -> Option<Keyword>,
) -> Result<(), String> {
    let given = || value.ok_or_else(|| format!("`{field}` needs a value"));
    let amount = || {
        let value = given()?;
        Amount::read(value).ok_or_else(|| format!("`{value}` is no amount"))
    };
    match field {
        "range" => profile.range = Some(length(given()?)?),
        "attacks" => profile.attacks = amount()?,
        "skill" => profile.skill = Some(number(given()?)?),
        "strength" => profile.strength = amount()?,
        "ap" => profile.penetration = number(given()?.trim_start_matches('-'))?,
        "damage" => profile.damage = amount()?,
        "plain" => profile.abilities = smallvec![],
        _ => {
            if let Some(against) = field.strip_prefix("anti-") {
                let against = keyword(against).ok_or_else(|| format!("`{field}` names no keyword"))?;
                profile.abilities.push(WeaponAbility::Anti(against, number(given()?)?));
                return Ok(());
            }
            let kind: WeaponAbilityKind = listed(field)?;
            let amount = if kind.has_amount() { Some(amount()?) } else { None };
            let ability = WeaponAbility::of(kind, amount)
                .ok_or_else(|| format!("`{field}` needs a keyword: anti-KEYWORD N"))?;
            if ability == WeaponAbility::Torrent {
                profile.skill = None;
            }
            profile.abilities.push(ability);
        }
    }
    Ok(())
}

/// `A WORD [N]`: a keyword or a core ability for a unit or one model, or `A carries WEAPON`.
pub(super) fn gain(scene: &mut Scene, words: &[&str]) -> Result<(), String> {
    match words {
        [word, "only", item] => {
            let place = item_of(scene, word, item)?;
            each_model(scene, word)?.for_each(|model| model.equipment = smallvec![place]);
        }
        [word, "carries", item] => {
            let place = item_of(scene, word, item)?;
            each_model(scene, word)?.for_each(|model| model.equipment.push(place));
        }
        [word, "special", what, value @ ..] => {
            let ability = Ability::Special(special(listed(what)?, value.first().copied())?);
            each_model(scene, word)?.for_each(|model| model.abilities.push(ability.clone()));
        }
        [word, what, value @ ..] => {
            let keyword = Core::from_word(what);
            let ability = match keyword {
                Some(_) => None,
                None => Some(core_ability(listed(what)?, value.first().copied())?),
            };
            for model in each_model(scene, word)? {
                keyword.into_iter().for_each(|keyword| model.keywords.add(Keyword::Core(keyword)));
                model.abilities.extend(ability.map(Ability::Core));
            }
        }
        _ => {
            return Err(
                "write `gain UNIT KEYWORD`, `gain UNIT ABILITY [N]` or `gain UNIT carries WEAPON`".to_owned()
            );
        }
    }
    Ok(())
}

/// An ability of our own that reaches the whole unit.
fn special(kind: EffectKind, value: Option<&str>) -> Result<Special, String> {
    let amount = value.map(|word| Amount::read(word).ok_or_else(|| format!("`{word}` is no amount")));
    let effect = Effect::new(kind, amount.transpose()?).ok_or("the ability needs another number")?;
    let name = Name { en: "Gift".to_owned(), de: "Gabe".to_owned() };
    Ok(Special { name, reach: Reach::Unit, effect, psychic: false, wargear: None })
}

/// A weapon of the datasheet that a unit or model was mustered from.
fn item_of(scene: &Scene, word: &str, item: &str) -> Result<u8, String> {
    let model = scene.names().model(word)?;
    weapon_named(scene.names().sheet(model), item)
}

fn core_ability(kind: CoreAbilityKind, value: Option<&str>) -> Result<CoreAbility, String> {
    let given = || value.ok_or("the ability needs a number");
    Ok(match kind {
        CoreAbilityKind::DeadlyDemise => {
            CoreAbility::DeadlyDemise(Amount::read(given()?).ok_or("the ability needs an amount")?)
        }
        CoreAbilityKind::FeelNoPain => CoreAbility::FeelNoPain(number(given()?)?),
        CoreAbilityKind::FiringDeck => CoreAbility::FiringDeck(number(given()?)?),
        CoreAbilityKind::Scouts => CoreAbility::Scouts(length(given()?)?),
        CoreAbilityKind::DeepStrike => CoreAbility::DeepStrike,
        CoreAbilityKind::FightsFirst => CoreAbility::FightsFirst,
        CoreAbilityKind::Hover => CoreAbility::Hover,
        CoreAbilityKind::Infiltrators => CoreAbility::Infiltrators,
        CoreAbilityKind::Leader => CoreAbility::Leader,
        CoreAbilityKind::LoneOperative => CoreAbility::LoneOperative,
        CoreAbilityKind::Stealth => CoreAbility::Stealth,
    })
}
