//! Positions as somebody imagines them who does not know the others' cards.

use gonfalon_kernel::{Ask, BySeat, Imagines, Known, RuleId, Seat, SeededDice, Stack};

use crate::Whdw;
use crate::action::Question;
use crate::data::{CommandId, ScenarioId};
use crate::frame::Frame;
use crate::state::{CardSet, Secret, State};
use crate::view::View;

impl Imagines for Whdw {
    /// No frame and no question holds a secret: cards lie in [`Secret`] alone.
    type Underway = Stack<Frame, Question>;

    fn underway(&self, state: &State, _seat: Seat) -> Stack<Frame, Question> {
        state.stack.clone()
    }

    fn imagine(&self, known: &Known<Self>, chance: &mut SeededDice) -> State {
        let Known { seat, view, underway } = known;
        let mut deck = self.unseen_scenarios(view);
        let secrets = BySeat::new(self.seats, |other| {
            if other == *seat {
                view.own.clone()
            } else {
                self.imagined_secret(view, other, &mut deck, chance)
            }
        });
        State { table: view.table.clone(), secrets, stack: underway.clone() }
    }

    fn reopen(&self, state: &mut State, seat: Seat) {
        let asked = |ask: &Ask<Question>| ask.seat == seat && ask.question == Question::ChooseCommand;
        if !state.stack.asks().iter().any(asked) {
            return;
        }
        for other in Seat::all(self.seats).filter(|other| *other != seat) {
            let (secret, player) = (&mut state.secrets[other], &mut state.table.players[other]);
            // whdw.command.choose-secretly; a single card is laid down without asking.
            if player.hand_size > 0
                && let Some(card) = secret.chosen.take()
            {
                secret.hand = secret.hand.with(card);
                (player.sealed, player.hand_size) = (false, player.hand_size + 1);
                state.stack.reopen(other, Question::ChooseCommand, RuleId("whdw.command.choose-secretly"));
            }
        }
    }
}

impl Whdw {
    /// Scenario cards that nobody shows and the viewer does not hold.
    fn unseen_scenarios(&self, view: &View) -> Vec<ScenarioId> {
        let all = (0..self.library.scenarios.len() as u8).map(ScenarioId);
        let shown = |card: &ScenarioId| {
            view.table.scenario == Some(*card)
                || view.own.objective == Some(*card)
                || view.own.drawn.contains(card)
                || view.table.players.iter().any(|(_, player)| player.objective == Some(*card))
        };
        all.filter(|card| !shown(card)).collect()
    }

    fn imagined_secret(
        &self,
        view: &View,
        seat: Seat,
        deck: &mut Vec<ScenarioId>,
        chance: &mut SeededDice,
    ) -> Secret {
        let player = &view.table.players[seat];
        let mut cards: Vec<CommandId> = self.possible_cards(view, seat).iter().collect();
        let chosen = if player.sealed { draw(&mut cards, chance) } else { None };
        let hand = CardSet::of((0..player.hand_size).map_while(|_| draw(&mut cards, chance)));
        let hidden = view.hidden[seat];
        let drawn = if hidden.drawing { 2 } else { 0 };
        let drawn = (0..drawn).map_while(|_| draw(deck, chance)).collect();
        let objective = match player.objective {
            Some(shown) => Some(shown),
            None if hidden.objective => draw(deck, chance),
            None => None,
        };
        Secret { hand, chosen, drawn, objective }
    }

    /// Command cards that a player may still hold: those of a list that everybody knows, or else all that such an army may
    /// take; without those that lie open.
    fn possible_cards(&self, view: &View, seat: Seat) -> CardSet {
        let player = &view.table.players[seat];
        let open = player.revealed.into_iter().fold(player.discard, CardSet::with);
        let listed = self.known_cards.get(seat.index()).copied().flatten();
        let takes = |card: &CommandId| {
            let only = self.library[*card].only;
            let mut army = self.disks.iter().filter(|disk| disk.owner == seat);
            // whdw.army.command-faction-only
            only.is_none_or(|faction| army.any(|disk| self.library[disk.profile].faction == faction))
        };
        let cards = match listed {
            Some(cards) => cards,
            None => CardSet::of((0..self.library.commands.len() as u8).map(CommandId).filter(takes)),
        };
        CardSet::of(cards.iter().filter(|card| !open.has(*card)))
    }
}

/// One of the cards by chance.
fn draw<T>(cards: &mut Vec<T>, chance: &mut SeededDice) -> Option<T> {
    let count = u32::try_from(cards.len()).ok().filter(|count| *count > 0)?;
    Some(cards.swap_remove(chance.below(count) as usize))
}
