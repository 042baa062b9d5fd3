//! Questions in words.

use gonfalon_kernel::{Line, Seat};

use super::names::{BY, DISK, TARGET, With, name};
use super::word;
use crate::Dw;
use crate::action::{Disks, Question};

/// A question in words.
pub(crate) fn question(game: &Dw, question: &Question) -> Line {
    match question {
        Question::ArrangeStack => Line::new("question-arrange-stack"),
        Question::PlaceTerrain { left, .. } => Line::new("question-place-terrain").number("left", *left),
        Question::PlaceStaging { role } => {
            Line::new("question-place-staging").word("role", word::role(*role))
        }
        Question::PlaceStarting { count } => Line::new("question-place-starting").number("count", *count),
        Question::PlaceOne => Line::new("question-place-one"),
        Question::Reinforce { most, called: false } => Line::new("question-reinforce").number("most", *most),
        Question::Reinforce { most, called: true } => Line::new("question-called").number("most", *most),
        Question::Activate { made, least, most, due } => {
            let line = if due.is_empty() {
                Line::new("question-activate")
            } else {
                Line::new("question-activate-due").disks(game, "due", due)
            };
            line.number("made", *made).number("least", *least).number("most", *most)
        }
        Question::Flip { disk, left, .. } => {
            Line::new("question-flip").disk(game, DISK, *disk).number("left", *left)
        }
        Question::ForcedFlip { disk, away_from: Some(from) } => {
            Line::new("question-flip-away").disk(game, DISK, *disk).disk(game, BY, *from)
        }
        Question::ForcedFlip { disk, away_from: None } => {
            Line::new("question-forced-flip").disk(game, DISK, *disk)
        }
        Question::Lay { disk, on } => {
            Line::new("question-lay").disk(game, DISK, *disk).disk(game, TARGET, *on)
        }
        Question::AimDisk { disk, within, again, .. } => Line::new("question-aim-disk")
            .disk(game, DISK, *disk)
            .length("within", *within)
            .number("again", *again),
        Question::Toss { spell } => {
            Line::new("question-toss").with("spell", name(&game.library[*spell].name))
        }
        Question::Surge { spell, by, casters } => Line::new("question-surge")
            .with("spell", name(&game.library[*spell].name))
            .disk(game, BY, *by)
            .disks(game, "casters", casters),
        Question::AnyTime { disks } => Line::new("question-any-time").disks(game, "disks", disks),
        Question::Fire { archers } => Line::new("question-fire").disks(game, "archers", archers),
        Question::Redirect { disk, count, among } => Line::new("question-redirect")
            .disk(game, DISK, *disk)
            .number("missiles", *count)
            .disks(game, "among", among),
        Question::Refire { disk } => Line::new("question-refire").disk(game, DISK, *disk),
        Question::ChooseStack { among } => {
            Line::new("question-choose-stack").number("stacks", among.len() as i64)
        }
        Question::FightApart { disks, defender } => {
            Line::new("question-fight-apart").disks(game, "disks", disks).disk(game, TARGET, *defender)
        }
        Question::Strike { strikers } => {
            let disks: Disks = strikers.iter().map(|striker| striker.disk).collect();
            Line::new("question-strike").disks(game, "disks", &disks)
        }
        Question::Share { damage, among } => {
            Line::new("question-share").number("damage", *damage).disks(game, "among", among)
        }
        Question::Credit { victim, among } => {
            Line::new("question-credit").disk(game, TARGET, *victim).disks(game, "among", among)
        }
        Question::Enslave { by, victim } => {
            Line::new("question-enslave").disk(game, BY, *by).disk(game, TARGET, *victim)
        }
        Question::Convert { profile, .. } => {
            Line::new("question-convert").with("disk", name(&game.library[*profile].name))
        }
        Question::PlaceUnconverted { disk } => {
            Line::new("question-place-unconverted").disk(game, DISK, *disk)
        }
        Question::NestBlow { among, .. } => Line::new("question-nest-blow").disks(game, "among", among),
    }
}

/// A sentence about a seat alone.
pub(super) fn about(key: &'static str, seat: Seat) -> Line {
    Line::new(key).seat("seat", seat)
}
