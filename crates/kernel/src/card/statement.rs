//! One line of a card.

use super::trouble::Trouble;
use crate::{COLOURS, Ledger, Seat, nearest};

/// The first words that belong to the runner; all others are a game's.
pub const RUNNER_WORDS: [&str; 11] =
    ["rule", "dice", "drop", "do", "try", "ask", "see", "hide", "why", "then", "fails"];

/// A word and the column where it begins, counted from 1.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word<'t> {
    pub(super) text: &'t str,
    pub(super) column: usize,
}

/// A list of words.
pub(super) type Words<'t> = Vec<Word<'t>>;

/// What a statement says.
#[derive(Debug)]
pub(super) enum What<'t> {
    Setup(Words<'t>),
    Dice { purpose: Word<'t>, values: Words<'t> },
    Drop(Words<'t>),
    Do { seat: Seat, action: Words<'t>, expectations: Vec<Words<'t>> },
    Try { seat: Option<Seat>, action: Words<'t>, refused_by: Vec<&'t str> },
    TryAllowed { seat: Option<Seat>, action: Words<'t> },
    Ask { seat: Seat, question: Words<'t> },
    AskNothing { seat: Seat },
    AskNobody,
    See { viewer: Option<Seat>, what: Words<'t>, wanted: bool },
    Why { value: Words<'t>, text: String },
    Then { expectations: Vec<Words<'t>> },
    Fails { because: String },
}

/// Where something is wrong on a line, and what.
#[derive(Debug)]
pub(super) struct Fault {
    pub(super) column: usize,
    pub(super) trouble: Trouble,
}

impl Fault {
    pub(super) fn at(word: Word<'_>, trouble: Trouble) -> Fault {
        Fault { column: word.column, trouble }
    }
}

/// The words a reader knows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Vocabulary<'l> {
    pub(super) prefix: &'static str,
    pub(super) nouns: &'static [&'static str],
    pub(super) ledger: &'l Ledger,
}

impl Vocabulary<'_> {
    /// Whether a word is meant as a rule id.
    pub(super) fn is_id(&self, word: &str) -> bool {
        word.strip_prefix(self.prefix).is_some_and(|rest| rest.starts_with('.'))
    }

    /// Complains about an id that is not in the ledger.
    pub(super) fn known_id(&self, word: Word<'_>) -> Result<(), Fault> {
        if self.ledger.rule(word.text).is_some() {
            return Ok(());
        }
        let nearest = self.ledger.nearest(word.text).map(str::to_owned);
        Err(Fault::at(word, Trouble::UnknownId { id: word.text.to_owned(), nearest }))
    }
}

/// Cuts a line into words, leaving out a comment.
pub(super) fn words(line: &str) -> Words<'_> {
    let mut words: Words<'_> = Vec::new();
    let mut start = None;
    let mut column = 0;
    for (offset, letter) in line.char_indices() {
        column += 1;
        match start {
            None if letter == '#' => return words,
            None if !letter.is_whitespace() => start = Some((offset, column)),
            Some((from, at)) if letter.is_whitespace() => {
                words.push(Word { text: &line[from..offset], column: at });
                start = None;
            }
            _ => {}
        }
    }
    if let Some((from, at)) = start {
        words.push(Word { text: &line[from..], column: at });
    }
    words
}

/// The words as one text with single spaces.
pub(super) fn joined(words: &[Word<'_>]) -> String {
    texts(words).join(" ")
}

/// The words without their columns.
pub(super) fn texts<'t>(words: &[Word<'t>]) -> Vec<&'t str> {
    words.iter().map(|word| word.text).collect()
}

/// Reads a statement other than `rule`.
pub(super) fn statement<'t>(line: Words<'t>, known: Vocabulary<'_>) -> Result<What<'t>, Fault> {
    let (before, after) = split_at_arrow(&line)?;
    let (first, rest) =
        before.split_first().ok_or_else(|| Fault::at(line[0], Trouble::NothingBeforeArrow))?;
    let form = |words: &'static str| Fault::at(*first, Trouble::Form(words));
    let arrow_not_allowed = |words| if after.is_some() { Err(form(words)) } else { Ok(()) };
    match first.text {
        "dice" => {
            arrow_not_allowed(FORM_DICE)?;
            match rest.split_first() {
                Some((purpose, values)) if !values.is_empty() => {
                    Ok(What::Dice { purpose: *purpose, values: values.to_vec() })
                }
                _ => Err(form(FORM_DICE)),
            }
        }
        "drop" => {
            arrow_not_allowed(FORM_DROP)?;
            if rest.is_empty() { Err(form(FORM_DROP)) } else { Ok(What::Drop(rest.to_vec())) }
        }
        "do" => {
            let (seat, action) = rest.split_first().ok_or_else(|| form(FORM_DO))?;
            let seat = named_seat(*seat)?;
            let expectations = after.map(|words| expectations(words)).unwrap_or_default();
            if after_is_empty(after, &expectations) {
                return Err(form(FORM_DO));
            }
            Ok(What::Do { seat, action: action.to_vec(), expectations })
        }
        "try" => attempt(*first, rest, after.ok_or_else(|| form(FORM_TRY))?, known),
        "ask" => {
            arrow_not_allowed(FORM_ASK)?;
            let (seat, question) = rest.split_first().ok_or_else(|| form(FORM_ASK))?;
            match (seat.text, question) {
                ("nobody", []) => Ok(What::AskNobody),
                (_, [Word { text: "nothing", .. }]) => Ok(What::AskNothing { seat: named_seat(*seat)? }),
                _ => Ok(What::Ask { seat: named_seat(*seat)?, question: question.to_vec() }),
            }
        }
        "see" | "hide" => {
            arrow_not_allowed(FORM_SEE)?;
            match rest.split_first() {
                Some((viewer, what)) if !what.is_empty() => {
                    let viewer = if viewer.text == "spectator" { None } else { Some(named_seat(*viewer)?) };
                    Ok(What::See { viewer, what: what.to_vec(), wanted: first.text == "see" })
                }
                _ => Err(form(FORM_SEE)),
            }
        }
        "why" => match after {
            Some(text) if !text.is_empty() && !rest.is_empty() => {
                Ok(What::Why { value: rest.to_vec(), text: joined(text) })
            }
            _ => Err(form(FORM_WHY)),
        },
        "then" => {
            arrow_not_allowed(FORM_THEN)?;
            let expectations = expectations(rest);
            if expectations.is_empty() { Err(form(FORM_THEN)) } else { Ok(What::Then { expectations }) }
        }
        "fails" => match rest {
            [Word { text: "because", .. }, because @ ..] if !because.is_empty() => {
                Ok(What::Fails { because: joined(&line[2..]) })
            }
            _ => Err(form(FORM_FAILS)),
        },
        noun if known.nouns.contains(&noun) => Ok(What::Setup(line)),
        word => {
            let nearest = nearest(word, RUNNER_WORDS.into_iter().chain(known.nouns.iter().copied()));
            let trouble = Trouble::UnknownWord { word: word.to_owned(), nearest: nearest.map(str::to_owned) };
            Err(Fault::at(*first, trouble))
        }
    }
}

const FORM_DICE: &str = "dice PURPOSE VALUE ...";
const FORM_DROP: &str = "drop WHAT PLACE ...";
const FORM_DO: &str = "do SEAT ACTION ... [=> EXPECTATION [; EXPECTATION ...]]";
const FORM_TRY: &str = "try [SEAT] ACTION ... => refused ID ... | allowed";
const FORM_ASK: &str = "ask SEAT [QUESTION ... | nothing] | ask nobody";
const FORM_SEE: &str = "see | hide SEAT | spectator SOMETHING ...";
const FORM_WHY: &str = "why VALUE ... => TEXT";
const FORM_THEN: &str = "then EXPECTATION [; EXPECTATION ...]";
const FORM_FAILS: &str = "fails because REASON ...";

type Halves<'w, 't> = (&'w [Word<'t>], Option<&'w [Word<'t>]>);

fn split_at_arrow<'w, 't>(line: &'w [Word<'t>]) -> Result<Halves<'w, 't>, Fault> {
    if let Some(glued) = line.iter().find(|word| word.text.contains("=>") && word.text != "=>") {
        return Err(Fault::at(*glued, Trouble::GluedArrow(glued.text.to_owned())));
    }
    Ok(match line.iter().position(|word| word.text == "=>") {
        Some(arrow) => (&line[..arrow], Some(&line[arrow + 1..])),
        None => (line, None),
    })
}

fn after_is_empty(after: Option<&[Word<'_>]>, expectations: &[Words<'_>]) -> bool {
    after.is_some() && expectations.is_empty()
}

fn named_seat(word: Word<'_>) -> Result<Seat, Fault> {
    Seat::from_colour(word.text).ok_or_else(|| {
        let nearest = nearest(word.text, COLOURS).map(str::to_owned);
        Fault::at(word, Trouble::UnknownSeat { word: word.text.to_owned(), nearest })
    })
}

fn attempt<'t>(
    first: Word<'t>,
    rest: &[Word<'t>],
    after: &[Word<'t>],
    known: Vocabulary<'_>,
) -> Result<What<'t>, Fault> {
    let seat = rest.first().and_then(|word| Seat::from_colour(word.text));
    let action = if seat.is_some() { &rest[1..] } else { rest }.to_vec();
    if seat.is_none() && action.is_empty() {
        return Err(Fault::at(first, Trouble::Form(FORM_TRY)));
    }
    match after {
        [Word { text: "allowed", .. }] => Ok(What::TryAllowed { seat, action }),
        [Word { text: "refused", .. }, ids @ ..] if !ids.is_empty() => {
            ids.iter().try_for_each(|id| known.known_id(*id))?;
            Ok(What::Try { seat, action, refused_by: texts(ids) })
        }
        _ => Err(Fault::at(first, Trouble::Form(FORM_TRY))),
    }
}

/// Cuts words into expectations at every semicolon, wherever it stands.
fn expectations<'t>(words: &[Word<'t>]) -> Vec<Words<'t>> {
    let mut list = vec![Vec::new()];
    for word in words {
        let mut column = word.column;
        for (place, piece) in word.text.split(';').enumerate() {
            if place > 0 {
                list.push(Vec::new());
            }
            if !piece.is_empty() {
                list.last_mut().expect("the list is never empty").push(Word { text: piece, column });
            }
            column += piece.chars().count() + 1;
        }
    }
    list.retain(|expectation| !expectation.is_empty());
    list
}
