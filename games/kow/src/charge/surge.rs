//! A Dark Surge that ends in contact counts as a charge.

use gonfalon_table::{Length, OrientedBox};

use super::bystander;
use super::edge::Edge;
use super::plan;
use super::share;
use crate::cx::Cx;
use crate::data::UnitType;
use crate::event::Event;
use crate::lane::Straight;
use crate::state::{Contact, UnitId};

/// Turns the surge of a unit that touches an enemy into a charge: the unit goes straight forward to contact, is laid flush
/// on the side its champion faced before and shares it with earlier chargers.
///
/// It is called while the unit still stands where the surge began. Where there is no room on that side, or a war
/// engine surges, nothing happens and the answer is `false`: the unit then stops an inch short.
pub(crate) fn contact_by_surge(cx: &mut Cx<'_>, unit: UnitId, target: UnitId) -> bool {
    let board = cx.board();
    if board.profile(unit).unit_type == UnitType::WarEngine {
        return false;
    }
    let earlier: Vec<Contact> =
        board.table.contacts.iter().copied().filter(|contact| contact.target == target).collect();
    // An Individual that has been charged already faces its first attacker.
    let footprint =
        if earlier.is_empty() { plan::faced(board, unit, target) } else { board.footprint(target) };
    let attacked = plan::side(board, unit, &footprint);
    let edge = Edge::of(footprint, attacked);
    // Earlier chargers are laid flush, so their heading tells their side; a champion pushed aside may stand in another arc.
    let on_this_side = |contact: &&Contact| board.unit(contact.charger).heading == edge.facing();
    let mut sharing: Vec<UnitId> =
        earlier.iter().filter(on_this_side).map(|contact| contact.charger).collect();
    sharing.push(unit);
    let Ok(laid) = share::lay(board, &edge, target, &sharing, &sharing, &[]) else { return false };

    let stands = board.footprint(unit);
    let ahead = Straight { from: stands, heading: stands.heading, length: Length::ZERO };
    let length = ahead.until(&board.footprint(target).corners()).unwrap_or(Length::ZERO);
    let way = Straight { length, ..ahead };
    let Some(own) = laid.iter().find(|place| place.unit == unit) else { return false };
    let defended = edge.obstacle(board, unit, own.along);
    let contact = Contact {
        charger: unit,
        target,
        side: plan::counts_as(board, target, attacked),
        hindered: plan::is_hindered(board, unit, &[way], &own.footprint, defended.map(|(piece, _)| piece)),
        defended: defended.is_some(),
    };
    let target_at = board.unit(target).at;
    if footprint.heading != board.unit(target).heading {
        cx.emit(Event::Moved { unit: target, to: target_at, heading: footprint.heading });
    }
    put(cx, unit, &way.end());
    for place in &laid {
        put(cx, place.unit, &place.footprint);
    }
    cx.emit(Event::Charged(contact));
    // Those who made room may have been pushed against others as well.
    for place in &laid {
        bystander::nudge(cx, place.unit);
    }
    true
}

/// Sets a unit down, if it does not stand there already.
fn put(cx: &mut Cx<'_>, unit: UnitId, there: &OrientedBox) {
    let stands = cx.board().footprint(unit);
    if (stands.centre, stands.heading) != (there.centre, there.heading) {
        cx.emit(Event::Moved { unit, to: there.centre, heading: there.heading });
    }
}
