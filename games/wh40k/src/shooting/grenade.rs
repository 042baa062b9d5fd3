//! The Stratagem Grenade.

use gonfalon_kernel::Seat;

use crate::action::Use;
use crate::constants::{GRENADE_DICE, GRENADE_ON};
use crate::cx::Cx;
use crate::damage::Mortals;
use crate::event::Event;
use crate::frame::Frame;
use crate::stratagem;

/// Pays for a Grenade and throws it; the enemy suffers a mortal wound for each die that is high enough.
pub(super) fn throw(cx: &mut Cx<'_>, seat: Seat, usage: &Use) -> Option<Frame> {
    let (unit, enemy) = (usage.unit?, usage.enemy?);
    stratagem::pay(cx, seat, usage);
    let dice = cx.dice("grenade", GRENADE_DICE);
    let count = dice.iter().filter(|face| **face >= GRENADE_ON).count() as u16;
    cx.emit(Event::GrenadeThrown { unit, enemy, dice });
    (count > 0).then(|| Frame::Mortals(Mortals::new(enemy, count, "wh40k.stratagem.grenade-effect")))
}
