//! What a seat can see, and the proof that it sees no more.

use gonfalon_kernel::{Game, Seat};

use super::read::{Names, seat, spell};
use crate::Dw;
use crate::state::{Secret, State};
use crate::view::View;

/// Whether a view shows something.
pub(super) fn sees(game: &Dw, view: &View, words: &[&str]) -> Result<bool, String> {
    let names = Names { game };
    Ok(match words {
        // What a Disk is.
        ["disk", disk] => {
            let disk = names.find(disk)?;
            let own = view.own.stack.iter().chain(&view.own.aside).any(|(other, _)| *other == disk);
            own || view.table.disks[disk.index()].profile.is_some()
        }
        ["place", who, disk, place] => {
            let (who, disk) = (seat(who)?, names.find(disk)?);
            let place: usize = super::read::number(place)?;
            let found = view.own.stack.get(place.saturating_sub(1)).map(|(other, _)| *other);
            (view.viewer == Some(who) && found == Some(disk))
                || (place == 1 && view.table.players[who].top == Some(disk))
        }
        ["spell", who, id] => {
            view.viewer == Some(seat(who)?) && view.own.spells.contains(&spell(&game.library, id)?)
        }
        _ => return Err("what can be seen: disk DISK, place SEAT DISK NUMBER, spell SEAT SPELL".to_owned()),
    })
}

/// Whether the secrets of one seat change what others see.
pub(super) fn honest(game: &Dw, state: &State) -> Result<(), String> {
    for keeper in Seat::all(game.seats) {
        let mut other = state.clone();
        other.secrets[keeper] = Secret::default();
        for viewer in Seat::all(game.seats).filter(|seat| *seat != keeper).map(Some).chain([None]) {
            if game.view(state, viewer) != game.view(&other, viewer) {
                return Err(format!("the secrets of {keeper} show in the view of {viewer:?}"));
            }
        }
    }
    Ok(())
}
