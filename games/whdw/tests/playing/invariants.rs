//! What must hold whenever somebody is asked.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Game, Seat};
use gonfalon_whdw::board::Board;
use gonfalon_whdw::data::Stat;
use gonfalon_whdw::state::{CardSet, Place, State};
use gonfalon_whdw::{Frame, Whdw};

/// What a match began with.
#[derive(Debug)]
pub(crate) struct Watch {
    owned: Vec<CardSet>,
}

impl Watch {
    /// Remembers the cards of everybody.
    pub(crate) fn new(state: &State) -> Watch {
        Watch { owned: state.secrets.0.iter().map(|secret| secret.hand).collect() }
    }

    /// Fails the test if anything is out of order.
    pub(crate) fn look(&self, game: &Whdw, state: &State) {
        asks(game, state);
        disks(game, state);
        pins(state);
        for seat in Seat::all(game.seats) {
            self.cards(state, seat);
        }
    }

    fn cards(&self, state: &State, seat: Seat) {
        let (player, secret) = (&state.table.players[seat], &state.secrets[seat]);
        assert_eq!(player.hand_size, secret.hand.len(), "{seat}: everybody sees how many cards are in hand");
        assert_eq!(
            player.sealed,
            secret.chosen.is_some(),
            "{seat}: everybody sees that a card lies face down"
        );
        let apart = [secret.hand, CardSet::of(secret.chosen), CardSet::of(player.revealed), player.discard];
        let count: u8 = apart.iter().map(|cards| cards.len()).sum();
        let all = apart.into_iter().fold(CardSet::default(), CardSet::union);
        assert_eq!((all, count), (self.owned[seat.index()], all.len()), "{seat}: each card is in one place");
    }
}

fn asks(game: &Whdw, state: &State) {
    assert_eq!(
        game.asks(state).is_empty(),
        game.outcome(state).is_some(),
        "over exactly when nobody is asked"
    );
    for ask in game.asks(state) {
        assert!(!state.table.players[ask.seat].eliminated, "{} is out of the game", ask.seat);
    }
    for (seat, player) in state.table.players.iter() {
        assert!(!player.eliminated || !state.table.initiative.contains(&seat), "{seat} has no turn");
    }
}

fn disks(game: &Whdw, state: &State) {
    let board = Board::new(game, &state.table);
    let flying = |disk: DiskId| {
        state.stack.frames().iter().any(|frame| matches!(frame, Frame::Moving(moving) if moving.disk == disk))
    };
    for disk in (0..game.disks.len() as u8).map(DiskId) {
        let tokens = board.disk(disk);
        if tokens.place != Place::Battlefield {
            assert!(!board.table.pile.lies(disk), "{disk:?} lies nowhere");
            let bare = tokens.damage == 0 && tokens.wounds == 0 && !tokens.activated && !tokens.empowered;
            assert!(bare, "{disk:?} is off the table and has no tokens: {tokens:?}");
            continue;
        }
        assert!(board.table.pile.lies(disk) || flying(disk), "{disk:?} lies on the table or is in the air");
        let toughness = board.strength(disk, Stat::Toughness);
        assert!(tokens.damage < toughness, "{disk:?} stands {} of {toughness}", tokens.damage);
        let stamina = board.strength(disk, Stat::Stamina);
        assert!(tokens.wounds <= stamina, "{disk:?} has {} wounds of {stamina}", tokens.wounds);
        let circle = board.circle(disk);
        assert!(board.field().overlaps_circle(&circle), "{disk:?} is on the battlefield: {circle:?}");
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
