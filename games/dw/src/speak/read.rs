//! Reading names, numbers, places and directions.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Seat, nearest};
use gonfalon_table::{Heading, Length, Point};

use crate::Dw;
use crate::data::{Library, ProfileId, SpellId, TerrainId, Word};

/// A whole number that fits the type.
pub(super) fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("`{word}` is no fitting number"))
}

/// A seat by its colour.
pub(super) fn seat(word: &str) -> Result<Seat, String> {
    Seat::from_colour(word).ok_or_else(|| format!("`{word}` is no seat; seats are red, blue, green ..."))
}

/// A length in inches, with up to three decimals.
pub(super) fn length(word: &str) -> Result<i32, String> {
    let wrong = || format!("`{word}` is no length in inches");
    let (sign, digits) = word.strip_prefix('-').map_or((1, word), |rest| (-1, rest));
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    if whole.is_empty() || part.len() > 3 || !whole.chars().chain(part.chars()).all(|c| c.is_ascii_digit()) {
        return Err(wrong());
    }
    let whole: i64 = whole.parse().map_err(|_| wrong())?;
    let thousandths: i64 = format!("{part:0<3}").parse().map_err(|_| wrong())?;
    if whole > 300 {
        return Err(wrong());
    }
    Ok(sign * Length::thousandths(whole * 1000 + thousandths).0)
}

/// A length in inches as text, exact to a hundredth.
pub(super) fn inches(length: i32) -> String {
    Length(length).to_string()
}

/// A place as `x,y` in inches.
pub(super) fn point(word: &str) -> Result<Point, String> {
    let (x, y) = word.split_once(',').ok_or_else(|| format!("`{word}` is no place: write x,y in inches"))?;
    Ok(Point::new(length(x)?, length(y)?))
}

/// A compass direction, or degrees counted from east against the clock.
pub(super) fn direction(word: &str) -> Option<Heading> {
    let degrees = match word {
        "east" => 0,
        "northeast" => 45,
        "north" => 90,
        "northwest" => 135,
        "west" => 180,
        "southwest" => 225,
        "south" => 270,
        "southeast" => 315,
        _ => word.parse().ok()?,
    };
    Some(Heading::from_degrees(degrees))
}

/// A word of a closed list.
pub(super) fn listed<T: Word>(word: &str) -> Result<T, String> {
    T::from_word(word).ok_or_else(|| {
        let known: Vec<&str> = T::WORDS.iter().map(|(word, _)| *word).collect();
        format!("`{word}` is not known here; there are {}", known.join(", "))
    })
}

fn unknown<'k>(what: &str, word: &str, known: impl Iterator<Item = &'k str>) -> String {
    match nearest(word, known) {
        Some(near) => format!("there is no {what} `{word}`; did you mean {near}?"),
        None => format!("there is no {what} `{word}`"),
    }
}

/// A title of Creature Disk.
pub(super) fn profile(library: &Library, word: &str) -> Result<ProfileId, String> {
    let known = || library.profiles.iter().map(|profile| profile.id.as_str());
    library.profile(word).ok_or_else(|| unknown("title", word, known()))
}

/// A spell.
pub(super) fn spell(library: &Library, word: &str) -> Result<SpellId, String> {
    let known = || library.spells.iter().map(|spell| spell.id.as_str());
    library.spell(word).ok_or_else(|| unknown("spell", word, known()))
}

/// A type of terrain.
pub(super) fn terrain(library: &Library, word: &str) -> Result<TerrainId, String> {
    let known = || library.terrains.iter().map(|terrain| terrain.id.as_str());
    library.terrain(word).ok_or_else(|| unknown("terrain", word, known()))
}

/// The Disks of a match by the names cards call them: the id of the title, with `-2`, `-3` ... for further copies in the order
/// in which they were set up.
pub(super) struct Names<'a> {
    pub(super) game: &'a Dw,
}

impl Names<'_> {
    /// All Disks of the match.
    pub(super) fn all(&self) -> impl Iterator<Item = DiskId> {
        (0..self.game.titles.len() as u8).map(DiskId)
    }

    /// What cards call a Disk.
    pub(super) fn of(&self, disk: DiskId) -> String {
        let titles = &self.game.titles;
        let title = titles[disk.index()].0;
        let earlier = titles[..disk.index()].iter().filter(|(other, _)| *other == title).count();
        let id = &self.game.library[title].id;
        if earlier == 0 { id.clone() } else { format!("{id}-{}", earlier + 1) }
    }

    /// What cards call several Disks.
    pub(super) fn list(&self, disks: &[DiskId]) -> String {
        disks.iter().map(|disk| self.of(*disk)).collect::<Vec<_>>().join(" ")
    }

    /// The Disk a card means.
    pub(super) fn find(&self, word: &str) -> Result<DiskId, String> {
        self.all().find(|disk| self.of(*disk) == word).ok_or_else(|| {
            let known: Vec<String> = self.all().map(|disk| self.of(disk)).collect();
            unknown("Disk", word, known.iter().map(String::as_str))
        })
    }

    /// The Disks a card means, in the order in which it names them.
    pub(super) fn find_all<T: FromIterator<DiskId>>(&self, words: &[&str]) -> Result<T, String> {
        words.iter().map(|word| self.find(word)).collect()
    }
}
