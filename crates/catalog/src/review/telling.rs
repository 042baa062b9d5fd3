//! Answers in words, before anything is known of what came of them.

use std::cell::Cell;

use gonfalon_kernel::{
    Ask, Dice, Game as _, Imagines as _, Known, Line, Roll, SeededDice, Sink, check, play,
};
use gonfalon_scene::Shows as _;

use crate::{
    host::{ActionOf, QuestionOf},
    playing::Shown,
};

/// So many sentences are told about one answer.
const SENTENCES: usize = 3;

/// What an answer would be told as, up to what the dice decide.
pub(super) fn told<H: Shown>(
    game: &H::Game,
    known: &Known<H::Game>,
    ask: &Ask<QuestionOf<H>>,
    action: &ActionOf<H>,
) -> Vec<Line> {
    let mut chance = SeededDice::new(0);
    let mut state = game.imagine(known, &mut chance);
    let rolled = Cell::new(false);
    let mut heard = UpToDice { rolled: &rolled, events: Vec::new() };
    if let Ok(legal) = check(game, &state, ask.id, ask.seat, action.clone()) {
        play(game, &mut state, legal, &mut Noticed { dice: chance, rolled: &rolled }, &mut heard);
    }
    let own = heard.events.iter().take_while(|event| H::heading(event) == 0 && !H::reveals(event));
    let mut says: Vec<Line> = own.filter_map(|event| game.tell(event)).take(SENTENCES).collect();
    if says.is_empty() {
        // What makes no event, such as going on, is told as the button that does it.
        let draft = game.draft(&known.view, ask, action);
        let verbs = game.prompt(&known.view, ask).verbs;
        let verb = draft.and_then(|draft| verbs.into_iter().find(|verb| verb.id == draft.verb));
        says.extend(verb.map(|verb| verb.says));
    }
    says
}

/// Hears what happens before the first die falls.
struct UpToDice<'c, E> {
    rolled: &'c Cell<bool>,
    events: Vec<E>,
}

impl<E: Clone> Sink<E> for UpToDice<'_, E> {
    fn event(&mut self, event: &E) {
        if !self.rolled.get() {
            self.events.push(event.clone());
        }
    }
}

/// Dice that say when they have been rolled.
struct Noticed<'c> {
    dice: SeededDice,
    rolled: &'c Cell<bool>,
}

impl Dice for Noticed<'_> {
    fn roll(&mut self, roll: Roll) -> u8 {
        self.rolled.set(true);
        self.dice.roll(roll)
    }
}
