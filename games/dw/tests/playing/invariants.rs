//! What must hold whenever somebody is asked.

use gonfalon_disks::DiskId;
use gonfalon_dw::board::Board;
use gonfalon_dw::data::Stat;
use gonfalon_dw::state::{Place, State};
use gonfalon_dw::{Dw, Frame};
use gonfalon_kernel::Game;

/// Fails the test if anything is out of order.
pub(crate) fn look(game: &Dw, state: &State) {
    assert_eq!(
        game.asks(state).is_empty(),
        game.outcome(state).is_some(),
        "over exactly when nobody is asked"
    );
    disks(game, state);
    stacks(state);
    // Working out every pin takes long; now and then is enough to see one go wrong.
    if game.asks(state).first().is_none_or(|ask| ask.id.0 % 8 == 0) {
        pins(state);
    }
}

fn disks(game: &Dw, state: &State) {
    let board = Board::new(game, &state.table);
    let in_air = |disk: DiskId| {
        state.stack.frames().iter().any(|frame| matches!(frame, Frame::Moving(moving) if moving.disk == disk))
    };
    // In a battle and in the Missile Segment casualties wait for their moment.
    let waits = |frame: &Frame| matches!(frame, Frame::Battle(_) | Frame::Missiles(_));
    let fighting = state.stack.frames().iter().any(waits);
    for (index, entry) in state.table.disks.iter().enumerate() {
        let disk = DiskId(index as u8);
        if entry.place != Place::Table {
            assert!(!board.table.pile.lies(disk), "{disk:?} lies nowhere");
            assert!(entry.controller.is_none(), "{disk:?} is off the table and obeys nobody");
            continue;
        }
        assert!(entry.profile.is_some(), "{disk:?} is in play and known");
        assert!(board.table.pile.lies(disk) || in_air(disk), "{disk:?} lies on the table or is in the air");
        assert!(game.table.holds_point(board.circle(disk).centre), "{disk:?} is on the table");
        if !fighting {
            let toughness = board.value(disk, Stat::Toughness);
            assert!(entry.damage < toughness, "{disk:?} carries {} of {toughness}", entry.damage);
            let most = board.profile(disk).wounds;
            assert!(entry.wounds < most, "{disk:?} has {} wounds of {most}", entry.wounds);
        }
    }
    let mut attributes = state.table.attributes.clone();
    attributes.sort_unstable();
    let all = attributes.len();
    attributes.dedup();
    assert_eq!(attributes.len(), all, "every Attribute works once");
    assert!(attributes.iter().all(|(disk, _)| board.in_play(*disk)), "only Disks in play have Attributes");
}

/// Everybody sees how much the others hide, and what is hidden is nowhere else.
fn stacks(state: &State) {
    for (seat, secret) in state.secrets.iter() {
        let player = &state.table.players[seat];
        assert_eq!(usize::from(player.stack), secret.stack.len(), "{seat}: the stack");
        assert_eq!(usize::from(player.spells), secret.spells.len(), "{seat}: the Spellbook");
        for (disk, profile) in &secret.stack {
            let entry = &state.table.disks[disk.index()];
            assert_eq!(entry.place, Place::Stack, "{disk:?} of {seat}");
            assert!(entry.profile.is_none_or(|shown| shown == *profile), "{disk:?} is what was shown");
        }
        if state.table.round > 0 {
            assert_eq!(player.top, secret.stack.first().map(|(disk, _)| *disk), "{seat}: the top is seen");
        }
    }
}

/// The pins kept up to date are those worked out afresh.
fn pins(state: &State) {
    let pile = &state.table.pile;
    for top in pile.disks() {
        for under in pile.disks().filter(|under| *under != top) {
            assert_eq!(pile.pins_disk(top, under), pile.works_out_pin(top, under), "{top:?} on {under:?}");
        }
    }
}
