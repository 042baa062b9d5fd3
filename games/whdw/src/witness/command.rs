//! Command cards: chosen, revealed, resolved, discarded, and what their abilities bring.

use super::{Beat, Seen};
use crate::board::Board;
use crate::data::{RangeBand, Trigger};
use crate::event::Event;
use crate::state::{Change, Lasting, Phase, Place, Source};

impl Seen {
    /// Looks at what happens to command cards.
    pub(super) fn commanded(&mut self, beat: &Beat<'_>) {
        let board = beat.before;
        match beat.event() {
            Event::CommandSealed { .. } => self.rule("whdw.command.choose-secretly"),
            Event::CommandsRevealed(cards) => {
                self.rule("whdw.command.reveal");
                self.when(cards.len() < board.table.initiative.len(), "whdw.command.none-left");
            }
            Event::CardBegan { seat, card } => {
                if !board.army(*seat).any(|disk| board.can_activate(disk)) {
                    self.rule("whdw.command.must-play");
                }
                if !board.battlefield().any(|disk| board.can_activate(disk)) {
                    self.rule("whdw.round.end-check-after-discard");
                }
                let waits =
                    board.table.players.iter().filter(|(_, player)| player.revealed.is_some()).count();
                self.when(waits > 1, "whdw.command.whole-card");
                self.when(board.game.library[*card].id == "entrap", "whdw.card.entrap");
            }
            Event::ActivationsLost { .. } => self.rule("whdw.command.activations-lost"),
            Event::CardsDiscarded => {
                self.all(&["whdw.command.discard", "whdw.round.activation-steps"]);
                let of_card = |lasting: &Lasting| matches!(lasting.source, Source::Command(..));
                let gone = board.table.lasting.iter().filter(|lasting| of_card(lasting)).count();
                let left = beat.after.table.lasting.iter().filter(|lasting| of_card(lasting)).count();
                self.when(left < gone, "whdw.command.passive-duration");
                if let Some(Event::PhaseBegan(Phase::Melee)) = beat.later().first() {
                    self.activation_ended(beat.after);
                }
            }
            Event::ChangeBegan(lasting) => self.changed(board, lasting),
            _ => {}
        }
    }

    /// Why nobody chooses another card.
    fn activation_ended(&mut self, board: Board<'_>) {
        let cards = board.table.players.iter().any(|(_, player)| !player.eliminated && player.hand_size > 0);
        let done = !board.battlefield().any(|disk| board.can_activate(disk));
        self.when(!cards, "whdw.round.ends-no-cards");
        self.when(done, "whdw.round.ends-all-done");
        let reserve =
            board.table.initiative.iter().any(|seat| board.army_in(*seat, Place::Reserve).count() > 0);
        self.when(cards && reserve, "whdw.round.reserve-does-not-prolong");
    }

    /// A disk is activated with a card that does something for it.
    fn changed(&mut self, board: Board<'_>, lasting: &Lasting) {
        let Source::Command(_, card) = lasting.source else { return };
        let passive = |on| on == Trigger::ActivatedWith;
        if !board.game.library[card].abilities.iter().any(|ability| passive(ability.on)) {
            return;
        }
        self.rule("whdw.command.passive-activated-with");
        let profile = board.profile(lasting.disk);
        let already = profile.ranged.iter().any(|attack| attack.range == RangeBand::Siege);
        let longer = matches!(lasting.change, Change::Reach(_));
        self.when(longer && already, "whdw.card.winds-of-morai-heg");
    }
}
