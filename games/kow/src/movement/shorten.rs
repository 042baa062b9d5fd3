//! The nearest legal thing to a move that goes wrong: the same way, not so far.

use gonfalon_kernel::Seat;
use gonfalon_table::Length;

use super::{form, ordinary_refusals, way};
use crate::action::{Order, Stride, Strides};
use crate::board::Board;
use crate::state::UnitId;

/// The steps in which a move is shortened until it is legal; from there its end is found to the unit. A legal stretch that is
/// shorter than this, a twentieth of an inch, may be passed over.
const STEP: i32 = 127;

/// The strides of an order as far as they may be carried out, and how far that is; `None` if nothing of them may.
///
/// What the form of the order does not allow is left out first. Then the way is cut, from its end, until it is legal.
pub(crate) fn shortened(
    board: Board<'_>,
    seat: Seat,
    unit: UnitId,
    order: Order,
    strides: &[Stride],
) -> Option<(Strides, Length)> {
    let fitted = form::fitted(board, unit, order, strides);
    let allowed = way::most(board, unit, order).map_or(0, |(_, most)| i64::from(most.0));
    let longest = way::total(&fitted).min(allowed) as i32;
    let legal = |length: i32| {
        [true, false].into_iter().map(|turning| cut(&fitted, Length(length), turning)).find(|strides| {
            !strides.is_empty() && ordinary_refusals(board, seat, unit, order, strides).is_empty()
        })
    };
    let mut bad = longest + 1;
    let mut length = longest;
    let mut found = loop {
        if let Some(strides) = legal(length) {
            break (strides, length);
        }
        if length == 0 {
            return None;
        }
        bad = length;
        length = (length - STEP).max(0);
    };
    while bad - found.1 > 1 {
        let middle = found.1 + (bad - found.1) / 2;
        match legal(middle) {
            Some(strides) => found = (strides, middle),
            None => bad = middle,
        }
    }
    Some((found.0, Length(found.1)))
}

/// The beginning of strides, so long; a pivot at its very end belongs to it if the unit still turns there.
fn cut(strides: &[Stride], length: Length, turning: bool) -> Strides {
    let mut left = length;
    let mut kept = Strides::new();
    for stride in strides {
        let part = match form::length(stride) {
            None if left > Length::ZERO || turning => *stride,
            None => break,
            Some(_) if left <= Length::ZERO => break,
            Some(whole) => {
                let part = whole.min(left);
                left -= part;
                match stride {
                    Stride::Back(_) => Stride::Back(part),
                    Stride::Left(_) => Stride::Left(part),
                    Stride::Right(_) => Stride::Right(part),
                    Stride::Forward(_) | Stride::Pivot(_) => Stride::Forward(part),
                }
            }
        };
        kept.push(part);
    }
    kept
}
