//! How far a disk would be from enemies.

use gonfalon_scene::{Aim, Distance, Preview};
use gonfalon_table::Shape;

use super::keys::{self, as_disk};
use crate::board::Board;

/// From where the disk that was pointed out last comes to lie.
pub(super) fn fill(board: Board<'_>, preview: &mut Preview) {
    let Some(ghost) = preview.ghosts.last() else { return };
    let Some(disk) = as_disk(&ghost.piece).filter(|disk| board.exists(*disk)) else { return };
    let enemies = board.battlefield().filter(|other| board.owner(*other) != board.owner(disk));
    let aims = enemies.map(|other| (keys::disk(other), Aim::Enemy, Shape::Circle(board.circle(other))));
    preview.distances = Distance::from(&ghost.piece, &ghost.shape, aims);
}
