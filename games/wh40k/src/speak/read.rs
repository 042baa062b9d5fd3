//! Reading names, numbers, places and directions.

use gonfalon_kernel::{Seat, nearest};
use gonfalon_table::{Heading, Length, Point};

use crate::Wh40k;
use crate::action::Spot;
use crate::data::{Datasheet, DatasheetId, Library, Weapon, Word};
use crate::state::{ModelId, MoveKind, Phase, UnitId};

/// A whole number that fits the type.
pub(super) fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("`{word}` is no fitting number"))
}

/// Several whole numbers.
pub(super) fn numbers(words: &[&str]) -> Result<Vec<u8>, String> {
    words.iter().map(|word| number(word)).collect()
}

/// A seat by its colour.
pub(super) fn seat(word: &str) -> Result<Seat, String> {
    Seat::from_colour(word)
        .filter(|seat| seat.0 < 2)
        .ok_or_else(|| format!("`{word}` is no seat; seats are red, blue"))
}

/// A decimal number with up to three places, in thousandths.
fn thousandths(word: &str) -> Option<i64> {
    let (sign, digits) = word.strip_prefix('-').map_or((1, word), |rest| (-1, rest));
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    let is_plain = whole.chars().chain(part.chars()).all(|c| c.is_ascii_digit());
    if whole.is_empty() || whole.len() > 6 || part.len() > 3 || !is_plain {
        return None;
    }
    let whole: i64 = whole.parse().ok()?;
    let part: i64 = format!("{part:0<3}").parse().ok()?;
    Some(sign * (whole * 1000 + part))
}

/// A length in inches, with up to three decimals.
pub(super) fn length(word: &str) -> Result<Length, String> {
    thousandths(word)
        .filter(|length| length.abs() <= 300_000)
        .map(Length::thousandths)
        .ok_or_else(|| format!("`{word}` is no length in inches"))
}

/// A place as `x,y` in inches, and how high it is where a third number says so.
pub(super) fn place(word: &str) -> Result<(Point, Option<Length>), String> {
    let parts: Vec<&str> = word.split(',').collect();
    match parts.as_slice() {
        [x, y] => Ok((Point::new(length(x)?.0, length(y)?.0), None)),
        [x, y, z] => Ok((Point::new(length(x)?.0, length(y)?.0), Some(length(z)?))),
        _ => Err(format!("`{word}` is no place: write x,y in inches, or x,y,height")),
    }
}

/// A place on the table.
pub(super) fn point(word: &str) -> Result<Point, String> {
    place(word).map(|(point, _)| point)
}

/// Places one after another, each with the height and the heading of the one before unless another is given:
/// `10,20 12,20,3 facing east`.
pub(super) fn spots(words: &[&str], before: Spot) -> Result<Vec<Spot>, String> {
    let mut list: Vec<Spot> = Vec::new();
    let mut rest = words;
    while let [word, more @ ..] = rest {
        rest = more;
        if *word == "facing" {
            let [to, more @ ..] = rest else {
                return Err("after `facing` a direction is missing".to_owned());
            };
            let heading = direction(to)?;
            list.last_mut().ok_or("a place comes before `facing`")?.heading = heading;
            rest = more;
            continue;
        }
        let (at, height) = place(word)?;
        let last = list.last().copied().unwrap_or(before);
        list.push(Spot { at, elevation: height.unwrap_or(last.elevation), heading: last.heading });
    }
    Ok(list)
}

/// A direction of the compass, or degrees counterclockwise from east.
pub(super) fn direction(word: &str) -> Result<Heading, String> {
    let degrees = match word {
        "east" => 0,
        "northeast" => 45,
        "north" => 90,
        "northwest" => 135,
        "west" => 180,
        "southwest" => 225,
        "south" => 270,
        "southeast" => 315,
        other => {
            let turned = thousandths(other).filter(|turned| turned.abs() <= 360_000);
            let turned = turned.and_then(|turned| i32::try_from(turned).ok());
            return turned
                .map(Heading::from_thousandths)
                .ok_or_else(|| format!("`{other}` is no direction: write north, east ... or degrees"));
        }
    };
    Ok(Heading::from_degrees(degrees))
}

/// A word of a closed list.
pub(super) fn listed<T: Word>(word: &str) -> Result<T, String> {
    T::from_word(word).ok_or_else(|| {
        let known: Vec<&str> = T::WORDS.iter().map(|(word, _)| *word).collect();
        format!("`{word}` is not known here; there are {}", known.join(", "))
    })
}

const KINDS: [(&str, MoveKind); 8] = [
    ("stationary", MoveKind::Stationary),
    ("normal", MoveKind::Normal),
    ("advance", MoveKind::Advance),
    ("fall-back", MoveKind::FallBack),
    ("scouts", MoveKind::Scouts),
    ("charge", MoveKind::Charge),
    ("pile-in", MoveKind::PileIn),
    ("consolidate", MoveKind::Consolidate),
];

/// A kind of move.
pub(super) fn kind(word: &str) -> Result<MoveKind, String> {
    let found = KINDS.iter().find(|(known, _)| *known == word).map(|(_, kind)| *kind);
    found.ok_or_else(|| format!("`{word}` is no move: {}", KINDS.map(|(word, _)| word).join(", ")))
}

/// What cards call a kind of move.
pub(super) fn kind_word(kind: MoveKind) -> &'static str {
    KINDS.iter().find(|(_, known)| *known == kind).map_or("normal", |(word, _)| *word)
}

const PHASES: [(&str, Phase); 6] = [
    ("setup", Phase::Setup),
    ("command", Phase::Command),
    ("movement", Phase::Movement),
    ("shooting", Phase::Shooting),
    ("charge", Phase::Charge),
    ("fight", Phase::Fight),
];

/// A phase.
pub(super) fn phase(word: &str) -> Result<Phase, String> {
    let found = PHASES.iter().find(|(known, _)| *known == word).map(|(_, phase)| *phase);
    found.ok_or_else(|| format!("`{word}` is no phase: {}", PHASES.map(|(word, _)| word).join(", ")))
}

/// What cards call a phase.
pub(super) fn phase_word(phase: Phase) -> &'static str {
    PHASES.iter().find(|(_, known)| *known == phase).map_or("setup", |(word, _)| *word)
}

/// Splits words at a separator.
pub(super) fn split<'w, 's>(words: &'w [&'s str], at: &str) -> Vec<&'w [&'s str]> {
    words.split(|word| *word == at).collect()
}

/// A datasheet of our own armies.
pub(super) fn datasheet(library: &Library, word: &str) -> Result<DatasheetId, String> {
    let found = library.datasheets.iter().position(|sheet| sheet.id == word);
    found.map(|place| DatasheetId(place as u8)).ok_or_else(|| {
        match nearest(word, library.datasheets.iter().map(|sheet| sheet.id.as_str())) {
            Some(near) => format!("there is no datasheet `{word}`; did you mean {near}?"),
            None => format!("there is no datasheet `{word}`"),
        }
    })
}

/// What cards call something: its English name in small letters with hyphens.
pub(super) fn slug(name: &str) -> String {
    let plain = name.chars().filter(|letter| *letter != '\'');
    plain.map(|letter| if letter == ' ' { '-' } else { letter.to_ascii_lowercase() }).collect()
}

/// A weapon of a datasheet.
pub(super) fn weapon(sheet: &Datasheet, word: &str) -> Result<u8, String> {
    let called = |weapon: &Weapon| slug(&weapon.name.en);
    let found = sheet.weapons.iter().position(|weapon| called(weapon) == word);
    found.map(|place| place as u8).ok_or_else(|| {
        let known: Vec<String> = sheet.weapons.iter().map(called).collect();
        format!("{} has no `{word}`; it has {}", sheet.id, known.join(", "))
    })
}

/// A profile of a weapon; the first where nothing is said.
pub(super) fn profile(weapon: &Weapon, word: Option<&str>) -> Result<u8, String> {
    let Some(word) = word else { return Ok(0) };
    let called = |name: &gonfalon_data::Name| slug(&name.en) == word;
    let found = weapon.profiles.iter().position(|profile| profile.name.as_ref().is_some_and(called));
    found.map(|place| place as u8).ok_or_else(|| format!("the weapon has no profile `{word}`"))
}

/// The units of a match by the names cards call them, with `-2`, `-3` ... for further ones of the same name.
#[derive(Clone, Copy)]
pub(super) struct Names<'a> {
    pub(super) game: &'a Wh40k,
}

impl<'a> Names<'a> {
    /// The datasheet of a model.
    pub(super) fn sheet(self, model: ModelId) -> &'a Datasheet {
        let unit = self.game.models[model.index()].unit;
        &self.game.library[self.game.units[unit.index()].datasheet]
    }

    /// All units of the match.
    pub(super) fn all(self) -> impl Iterator<Item = UnitId> {
        (0..self.game.units.len() as u8).map(UnitId)
    }

    fn id(&self, unit: UnitId) -> &str {
        &self.game.library[self.game.units[unit.index()].datasheet].id
    }

    /// What cards call a unit.
    pub(super) fn of(&self, unit: UnitId) -> String {
        let earlier = self.all().filter(|other| other.0 < unit.0 && self.id(*other) == self.id(unit)).count();
        copy_name(self.id(unit), earlier)
    }

    /// The unit a card means.
    pub(super) fn unit(&self, word: &str) -> Result<UnitId, String> {
        self.all().find(|unit| self.of(*unit) == word).ok_or_else(|| {
            let known: Vec<String> = self.all().map(|unit| self.of(unit)).collect();
            match nearest(word, known.iter().map(String::as_str)) {
                Some(near) => format!("there is no unit `{word}`; did you mean {near}?"),
                None => format!("there is no unit `{word}`"),
            }
        })
    }

    /// The models a card means: `Alpha` is all of a unit as it was mustered, `Alpha.2` its second model.
    pub(super) fn models(&self, word: &str) -> Result<Vec<ModelId>, String> {
        let (name, which) = match word.rsplit_once('.') {
            Some((name, which)) => (name, Some(number::<u8>(which)?)),
            None => (word, None),
        };
        let models = self.game.units[self.unit(name)?.index()].models.clone();
        let Some(which) = which else { return Ok(models.map(ModelId).collect()) };
        let found = which.checked_sub(1).map(|place| models.start + place);
        let found = found.filter(|model| models.contains(model));
        found.map(|model| vec![ModelId(model)]).ok_or_else(|| format!("there is no model `{word}`"))
    }

    /// One model; the first of a unit where only the unit is named.
    pub(super) fn model(&self, word: &str) -> Result<ModelId, String> {
        Ok(self.models(word)?[0])
    }
}

/// What a further copy is called.
pub(super) fn copy_name(id: &str, earlier: usize) -> String {
    if earlier == 0 { id.to_owned() } else { format!("{id}-{}", earlier + 1) }
}
