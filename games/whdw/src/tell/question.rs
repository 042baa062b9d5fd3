//! Questions in words.

use gonfalon_kernel::Line;

use super::names::{DISK, With};
use crate::Whdw;
use crate::action::{Disks, Question};

/// A question in words.
pub(crate) fn question(game: &Whdw, question: &Question) -> Line {
    match question {
        Question::AssignInitiative => Line::new("question-assign-initiative"),
        Question::ChooseScenario => Line::new("question-choose-scenario"),
        Question::PlaceDeploymentCard => Line::new("question-place-deployment-card"),
        Question::PlaceTerrain => Line::new("question-place-terrain"),
        Question::PlaceWatchtower => Line::new("question-place-watchtower"),
        Question::Deploy => Line::new("question-deploy"),
        Question::Scout { disks } => Line::new("question-scout").disks(game, "disks", disks),
        Question::ChooseCommand => Line::new("question-choose-command"),
        Question::Resolve { left } => Line::new("question-resolve").number("left", *left),
        Question::Continue { disk, flips, broke_through, may_act } => Line::new("question-continue")
            .disk(game, DISK, *disk)
            .number("flips", *flips)
            .number("broke-through", *broke_through)
            .number("may-act", *may_act),
        Question::ChooseScatter { among } => Line::new("question-choose-scatter").disks(game, "among", among),
        Question::ChooseDisk { source, among } => {
            Line::new("question-choose-disk").disk(game, DISK, *source).disks(game, "among", among)
        }
        Question::OrderTriggers { waiting } => {
            let disks: Disks = waiting.iter().map(|trigger| trigger.disk).collect();
            Line::new("question-order-triggers")
                .number("count", waiting.len() as i64)
                .disks(game, "disks", &disks)
        }
        Question::FlipToward { disk, nearest } => {
            Line::new("question-flip-toward").disk(game, DISK, *disk).disks(game, "nearest", nearest)
        }
        Question::ChooseEngagement { among } => {
            Line::new("question-choose-engagement").number("count", among.len() as i64)
        }
        Question::Strike { strikers } => {
            let disks: Disks = strikers.iter().map(|striker| striker.disk).collect();
            Line::new("question-strike").number("count", disks.len() as i64).disks(game, "disks", &disks)
        }
    }
}
