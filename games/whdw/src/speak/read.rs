//! Reading names, numbers, places and directions.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Seat, nearest};
use gonfalon_table::{Heading, Length, Point};

use crate::Whdw;
use crate::data::Word;

/// A whole number that fits the type.
pub(super) fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("`{word}` is no fitting number"))
}

/// A seat by its colour.
pub(super) fn seat(word: &str) -> Result<Seat, String> {
    Seat::from_colour(word).ok_or_else(|| format!("`{word}` is no seat; seats are red, blue, green, yellow"))
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

/// A compass direction.
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
        _ => return None,
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

/// Splits words at a separator.
pub(super) fn split<'w, 's>(words: &'w [&'s str], at: &str) -> Vec<&'w [&'s str]> {
    words.split(|word| *word == at).collect()
}

/// The disks of a match by the names cards call them: the id of the profile, with `-2`, `-3` ... for further copies and
/// the colour in front where several seats have the same one.
pub(super) struct Names<'a> {
    pub(super) game: &'a Whdw,
}

impl Names<'_> {
    /// All disks of the match.
    pub(super) fn all(&self) -> impl Iterator<Item = DiskId> {
        (0..self.game.disks.len() as u8).map(DiskId)
    }

    /// What cards call a disk.
    pub(super) fn of(&self, disk: DiskId) -> String {
        let profile = |disk: DiskId| self.game.disks[disk.index()].profile;
        let earlier = self.all().filter(|other| other.0 < disk.0 && profile(*other) == profile(disk)).count();
        let id = &self.game.library[profile(disk)].id;
        if earlier == 0 { id.clone() } else { format!("{id}-{}", earlier + 1) }
    }

    /// The disk a card means.
    pub(super) fn find(&self, word: &str) -> Result<DiskId, String> {
        self.all().find(|disk| self.of(*disk) == word).ok_or_else(|| {
            let known: Vec<String> = self.all().map(|disk| self.of(disk)).collect();
            match nearest(word, known.iter().map(String::as_str)) {
                Some(near) => format!("there is no disk `{word}`; did you mean {near}?"),
                None => format!("there is no disk `{word}`"),
            }
        })
    }

    /// The terrain piece on the battlefield a card means: by the side that lies up, with `-2` ... for further ones.
    pub(super) fn terrain(&self, table: &crate::state::Table, word: &str) -> Result<u8, String> {
        let (id, wanted) = match word.rsplit_once('-') {
            Some((id, copy)) if copy.parse::<usize>().is_ok() => (id, copy.parse::<usize>().unwrap_or(1)),
            _ => (word, 1),
        };
        table
            .terrain
            .iter()
            .enumerate()
            .filter(|(_, terrain)| self.game.library[terrain.piece].sides[usize::from(terrain.side)].id == id)
            .nth(wanted.saturating_sub(1))
            .map(|(number, _)| number as u8)
            .ok_or_else(|| format!("there is no terrain `{word}` on the battlefield"))
    }
}
