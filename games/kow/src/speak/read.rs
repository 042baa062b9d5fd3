//! Reading names, numbers, places and directions.

use gonfalon_kernel::{Seat, nearest};
use gonfalon_table::{Heading, Length, Point};

use crate::Kow;
use crate::action::Order;
use crate::data::{EntryId, Library, OptionKind, Word};
use crate::state::{Side, Table, UnitId};

/// A whole number that fits the type.
pub(super) fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("`{word}` is no fitting number"))
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

/// Seconds with up to three decimals, as milliseconds.
pub(super) fn seconds(word: &str) -> Result<u32, String> {
    thousandths(word)
        .and_then(|time| u32::try_from(time).ok())
        .ok_or_else(|| format!("`{word}` is no number of seconds"))
}

/// A length in inches as text, exact to a hundredth.
pub(super) fn inches(length: i32) -> String {
    Length(length).to_string()
}

/// A place as `x,y` in inches.
pub(super) fn point(word: &str) -> Result<Point, String> {
    let (x, y) = word.split_once(',').ok_or_else(|| format!("`{word}` is no place: write x,y in inches"))?;
    Ok(Point::new(length(x)?.0, length(y)?.0))
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

/// A direction as text: the compass, or degrees.
pub(super) fn facing(heading: Heading) -> String {
    const NAMES: [&str; 8] =
        ["east", "northeast", "north", "northwest", "west", "southwest", "south", "southeast"];
    let turned = heading.thousandths();
    if turned % 45_000 == 0 {
        return NAMES[(turned / 45_000) as usize % 8].to_owned();
    }
    format!("{}.{:03}", turned / 1000, turned % 1000)
}

/// A word of a closed list.
pub(super) fn listed<T: Word>(word: &str) -> Result<T, String> {
    T::from_word(word).ok_or_else(|| {
        let known: Vec<&str> = T::WORDS.iter().map(|(word, _)| *word).collect();
        format!("`{word}` is not known here; there are {}", known.join(", "))
    })
}

const SIDES: [(&str, Side); 4] =
    [("front", Side::Front), ("left", Side::Left), ("right", Side::Right), ("rear", Side::Rear)];

/// A side of a unit.
pub(super) fn side(word: &str) -> Result<Side, String> {
    let found = SIDES.iter().find(|(known, _)| *known == word).map(|(_, side)| *side);
    found.ok_or_else(|| format!("`{word}` is no side: front, left, right or rear"))
}

/// What cards call a side.
pub(super) fn side_word(side: Side) -> &'static str {
    SIDES.iter().find(|(_, known)| *known == side).map_or("front", |(word, _)| *word)
}

const ORDERS: [(&str, Order); 7] = [
    ("halt", Order::Halt),
    ("face", Order::ChangeFacing),
    ("advance", Order::Advance),
    ("back", Order::Back),
    ("sidestep", Order::Sidestep),
    ("double", Order::AtTheDouble),
    ("charge", Order::Charge),
];

/// An order.
pub(super) fn order(word: &str) -> Result<Order, String> {
    let found = ORDERS.iter().find(|(known, _)| *known == word).map(|(_, order)| *order);
    found.ok_or_else(|| format!("`{word}` is no order: {}", ORDERS.map(|(word, _)| word).join(", ")))
}

/// What cards call an order.
pub(super) fn order_word(order: Order) -> &'static str {
    ORDERS.iter().find(|(_, known)| *known == order).map_or("halt", |(word, _)| *word)
}

/// Splits words at a separator.
pub(super) fn split<'w, 's>(words: &'w [&'s str], at: &str) -> Vec<&'w [&'s str]> {
    words.split(|word| *word == at).collect()
}

/// An entry of the army lists.
pub(super) fn entry(library: &Library, word: &str) -> Result<EntryId, String> {
    library.entry(word).ok_or_else(|| {
        match nearest(word, library.entries.iter().map(|entry| entry.id.as_str())) {
            Some(near) => format!("no army list has `{word}`; did you mean {near}?"),
            None => format!("no army list has `{word}`"),
        }
    })
}

/// Options of an entry, which must offer them all.
pub(super) fn options(library: &Library, id: EntryId, words: &[&str]) -> Result<Vec<OptionKind>, String> {
    let offered = |word: &&str| {
        let kind: OptionKind = listed(word)?;
        let entry = &library[id];
        entry.option(kind).map(|_| kind).ok_or_else(|| format!("{} does not offer `{word}`", entry.id))
    };
    words.iter().map(offered).collect()
}

/// The units of a match by the names cards call them: the id of the entry, with `-2`, `-3` ... for further copies.
pub(super) struct Names<'a> {
    pub(super) game: &'a Kow,
}

impl Names<'_> {
    /// All units of the match.
    pub(super) fn all(&self) -> impl Iterator<Item = UnitId> {
        (0..self.game.units.len() as u8).map(UnitId)
    }

    /// What cards call a unit.
    pub(super) fn of(&self, unit: UnitId) -> String {
        let entry = |unit: UnitId| self.game.units[unit.index()].profile.entry;
        let earlier = self.all().filter(|other| other.0 < unit.0 && entry(*other) == entry(unit)).count();
        copy_name(&self.game.library[entry(unit)].id, earlier)
    }

    /// The unit a card means.
    pub(super) fn find(&self, word: &str) -> Result<UnitId, String> {
        self.all().find(|unit| self.of(*unit) == word).ok_or_else(|| {
            let known: Vec<String> = self.all().map(|unit| self.of(unit)).collect();
            match nearest(word, known.iter().map(String::as_str)) {
                Some(near) => format!("there is no unit `{word}`; did you mean {near}?"),
                None => format!("there is no unit `{word}`"),
            }
        })
    }
}

/// What a further copy is called.
pub(super) fn copy_name(id: &str, earlier: usize) -> String {
    if earlier == 0 { id.to_owned() } else { format!("{id}-{}", earlier + 1) }
}

/// The terrain piece on the table a card means: by its kind, with `-2` ... for further ones.
pub(super) fn terrain(table: &Table, word: &str) -> Result<u8, String> {
    let (kind, wanted) = match word.rsplit_once('-') {
        Some((kind, copy)) if copy.parse::<usize>().is_ok() => (kind, copy.parse::<usize>().unwrap_or(1)),
        _ => (word, 1),
    };
    let pieces = table.terrain.iter().enumerate();
    pieces
        .filter(|(_, piece)| piece.kind.word() == kind)
        .nth(wanted.saturating_sub(1))
        .map(|(number, _)| number as u8)
        .ok_or_else(|| format!("there is no terrain `{word}` on the table"))
}
