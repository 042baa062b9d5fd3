//! Reads a datasheet.

use gonfalon_data::{Facts, Table, Value};
use gonfalon_table::Length;

use super::ability::{core, not_automated, special};
use super::faction::{Armoury, Names};
use super::weapon::amount;
use super::{few, title};
use crate::data::{
    Ability, Base, Datasheet, Keyword, KeywordId, Keywords, ModelKind, Movement, Profile, Size, Transport,
    WargearOption, Weapon,
};

/// No datasheet has more kinds of models, sizes or options, and no model more weapons.
const MOST: usize = 100;

pub(super) fn datasheet(
    table: &Table<'_>,
    faction: KeywordId,
    armoury: &Armoury,
    names: &Names,
) -> Option<Datasheet> {
    let id = table.read("id", Value::id);
    let name = table.read("name", title);
    let keywords = table.read("keywords", |list| keyword_list(list, names)).map(|mut keywords| {
        keywords.add(Keyword::Other(faction));
        keywords
    });
    let mut rack = Rack { armoury, weapons: vec![], places: vec![] };
    let kinds = table.read("models", |list| few(list, MOST, |value| kind(value, &mut rack, names)));
    let sizes = table.read("sizes", |list| sizes(list, kinds.as_ref().map(Vec::len)));
    let options = table.or("options", vec![], |list| {
        few(list, MOST, |value| option(value, kinds.as_deref().unwrap_or_default(), &mut rack))
    });
    let abilities = abilities(table);
    let leads = table.or("leads", vec![], |list| list.list(Value::id));
    let transport = table.maybe("transport", |value| transport(value, names));
    Some(Datasheet {
        id: id?,
        name: name?,
        factions: vec![faction],
        keywords: keywords?,
        kinds: kinds?,
        sizes: sizes?,
        weapons: rack.weapons,
        options: options?,
        abilities: abilities?,
        leads: leads?,
        transport: transport?,
        facts: Facts::default(),
    })
}

/// The weapons that a datasheet uses, taken from those of its file in the order they are named.
struct Rack<'a> {
    armoury: &'a Armoury,
    weapons: Vec<Weapon>,
    places: Vec<usize>,
}

impl Rack<'_> {
    fn take(&mut self, value: Value<'_>) -> Option<u8> {
        let word = value.clone().text()?;
        let known = || self.armoury.iter().map(|(id, _)| id.as_str());
        let Some(place) = known().position(|id| id == word) else {
            return value.unknown_word(word, known());
        };
        let index = self.places.iter().position(|taken| *taken == place).unwrap_or_else(|| {
            self.places.push(place);
            self.weapons.push(self.armoury[place].1.clone());
            self.places.len() - 1
        });
        match u8::try_from(index) {
            Ok(index) => Some(index),
            Err(_) => value.wrong("data-too-many", vec![]),
        }
    }
}

fn keyword_list(list: Value<'_>, names: &Names) -> Option<Keywords> {
    list.list(|value| names.keyword(value)).map(|list| list.into_iter().collect())
}

fn abilities(table: &Table<'_>) -> Option<Vec<Ability>> {
    let cores = table.or("abilities", vec![], |list| list.list(core));
    let each = |list: Value<'_>, read: fn(&Table<'_>) -> Option<Ability>| {
        list.list(|value| {
            let table = value.table()?;
            let ability = read(&table);
            table.finish();
            ability
        })
    };
    let specials =
        table.or("specials", vec![], |list| each(list, |table| special(table).map(Ability::Special)));
    let others = table.or("not_automated", vec![], |list| each(list, not_automated));
    let mut abilities: Vec<Ability> = cores?.into_iter().map(Ability::Core).collect();
    abilities.extend(specials?.into_iter().chain(others?));
    Some(abilities)
}

fn kind(value: Value<'_>, rack: &mut Rack<'_>, names: &Names) -> Option<ModelKind> {
    let table = value.table()?;
    let id = table.read("id", Value::id);
    let name = table.read("name", title);
    let profile = profile(&table);
    let keywords = table.or("keywords", Keywords::default(), |list| keyword_list(list, names));
    let equipment = table.read("equipment", |list| few(list, MOST, |value| rack.take(value)));
    let abilities = abilities(&table);
    table.finish();
    Some(ModelKind {
        id: id?,
        name: name?,
        profile: profile?,
        keywords: keywords?,
        equipment: equipment?,
        abilities: abilities?,
    })
}

fn profile(table: &Table<'_>) -> Option<Profile> {
    let movement = table.read("move", |value| match value.as_text() {
        Some("none") => Some(Movement::None),
        Some("20+") => Some(Movement::Aircraft),
        Some(_) => amount(value).map(Movement::Random),
        None => value.small(1, 30).map(Movement::Inches),
    });
    let toughness = table.read("toughness", |value| value.small(1, 30));
    let save = table.read("save", |value| value.small(2, 7));
    let invulnerable = table.maybe("invulnerable", |value| value.small(2, 6));
    let wounds = table.read("wounds", |value| value.small(1, 200));
    let leadership = table.read("leadership", |value| value.small(2, 12));
    let objective_control = table.read("objective_control", |value| value.small(0, 60));
    let base = table.read("base", base);
    let height = table.read("height", Value::millimetres);
    Some(Profile {
        movement: movement?,
        toughness: toughness?,
        save: save?,
        invulnerable: invulnerable?,
        wounds: wounds?,
        leadership: leadership?,
        objective_control: objective_control?,
        base: base?,
        height: height?,
    })
}

/// `{ round = 32 }`, `{ oval = [60, 35] }` or `{ hull = [120, 75] }`, in millimetres, the length first.
fn base(value: Value<'_>) -> Option<Base> {
    let table = value.clone().table()?;
    let pair = |list: Value<'_>| -> Option<[Length; 2]> { list.exactly(Value::millimetres) };
    let round = table.maybe("round", Value::millimetres);
    let oval = table.maybe("oval", pair);
    let hull = table.maybe("hull", pair);
    table.finish();
    match (round?, oval?, hull?) {
        (Some(diameter), None, None) => Some(Base::Round { diameter }),
        (None, Some([length, width]), None) => Some(Base::Oval { length, width }),
        (None, None, Some([length, width])) => Some(Base::Hull { length, width }),
        _ => value.wrong("data-base", vec![]),
    }
}

fn sizes(list: Value<'_>, kinds: Option<usize>) -> Option<Vec<Size>> {
    let mut totals: Vec<u16> = vec![];
    let mut ids: Vec<String> = vec![];
    let sizes = few(list.clone(), MOST, |value| {
        let table = value.clone().table()?;
        let id = table.maybe("id", Value::id);
        let models: Option<Vec<u8>> = table.read("models", |list| list.list(|value| value.small(0, 100)));
        let points = table.read("points", |value| value.points(0, 9_999));
        table.finish();
        let models = models?;
        if let Some(kinds) = kinds.filter(|kinds| *kinds != models.len()) {
            let args = vec![("expected", kinds.to_string()), ("found", models.len().to_string())];
            return value.wrong("data-kinds", args);
        }
        let size = Size { id: id?, models, points: points? };
        let total = size.total();
        let twice = match &size.id {
            Some(id) => ids.contains(id),
            None => totals.contains(&total),
        };
        if total == 0 || twice {
            return value.wrong("data-same-size", vec![("models", total.to_string())]);
        }
        match &size.id {
            Some(id) => ids.push(id.clone()),
            None => totals.push(total),
        }
        Some(size)
    })?;
    if sizes.is_empty() { list.wrong("data-no-sizes", vec![]) } else { Some(sizes) }
}

fn option(value: Value<'_>, kinds: &[ModelKind], rack: &mut Rack<'_>) -> Option<WargearOption> {
    let table = value.table()?;
    let id = table.read("id", Value::id);
    let name = table.read("name", title);
    let kind = table.or("model", Some(0), |value| {
        let word = value.clone().text()?;
        let known = || kinds.iter().map(|kind| kind.id.as_str());
        match known().position(|id| id == word) {
            Some(index) => Some(u8::try_from(index).ok()),
            None => value.unknown_word(word, known()),
        }
    });
    let one_in = table.or("one_in", 0, |value| value.small(1, 30));
    let at_least = table.or("at_least", 0, |value| value.small(1, 60));
    let gives_up = table.or("gives_up", vec![], |list| list.list(|value| rack.take(value)));
    let takes = table.or("takes", vec![], |list| list.list(|value| rack.take(value)));
    let points = table.or("points", 0, |value| value.points(0, 200));
    table.finish();
    Some(WargearOption {
        id: id?,
        name: name?,
        kind: kind??,
        one_in: one_in?,
        at_least: at_least?,
        gives_up: gives_up?,
        takes: takes?,
        points: points?,
    })
}

fn transport(value: Value<'_>, names: &Names) -> Option<Transport> {
    let table = value.table()?;
    let capacity = table.read("capacity", |value| value.small(1, 60));
    let carries = table.read("carries", |list| list.list(|value| names.keyword(value)));
    let refuses = table.or("refuses", vec![], |list| list.list(|value| names.keyword(value)));
    table.finish();
    Some(Transport { capacity: capacity?, carries: carries?, refuses: refuses? })
}
