//! Why bots answer as they do, told without giving secrets away.
//!
//! What a plan comes to is told in worlds that whoever listens may believe in. What is not the same in all of them hangs on
//! something that they do not know, and is not told.

use std::cell::Cell;

use gonfalon_kernel::{
    Ask, AskId, Dice, Game as _, Imagines as _, Known, Line, Roll, Seat, SeededDice, Sink, check, play,
};
use gonfalon_scene::{self as scene, Reasons, Shows as _, thousandths};
use gonfalon_search::{self as search, Thought};

use super::{Playing, Shown};
use crate::{
    host::{ActionOf, EventOf, Host, QuestionOf, StateOf},
    play::Thoughts,
};

/// What others may know is looked at in so many worlds.
const WORLDS: u64 = 4;
/// So many answers of a line are told.
const LONGEST: usize = 4;
/// What is more likely than this is what the plan is about, and no risk of it.
const SURE: f64 = 0.9;
/// So many sentences are told about one answer.
const SENTENCES: usize = 3;

/// What a bot thought about a question.
pub(super) struct Remembered<H: Host> {
    pub(super) seat: Seat,
    pub(super) ask: AskId,
    pub(super) thought: Thought<ActionOf<H>, EventOf<H>>,
}

impl<H: Host> Remembered<H> {
    /// The plans that were tried at all; the answer itself in any case.
    fn plans(&self) -> &[search::Plan<ActionOf<H>, EventOf<H>>] {
        let tried = self.thought.plans.iter().skip(1).take_while(|plan| plan.visits > 0).count();
        &self.thought.plans[..self.thought.plans.len().min(tried + 1)]
    }
}

/// Whoever listens.
pub(super) struct Listener<'a, H: Shown> {
    pub(super) game: &'a H::Game,
    /// What they know.
    pub(super) known: &'a Known<H::Game>,
    /// What they may see; `None` is a spectator.
    pub(super) viewer: Option<Seat>,
}

/// One answer in words, and who gives it.
type Said = (Seat, Vec<Line>);

impl<H: Shown> Listener<'_, H> {
    /// The reasons as this listener may know them. `answer` is what is known of the answer itself, which has been given.
    pub(super) fn hear(&self, remembered: &Remembered<H>, answer: Option<Vec<Line>>) -> Reasons {
        let Remembered { thought, .. } = remembered;
        let mut plans: Vec<scene::Plan> =
            remembered.plans().iter().map(|plan| self.plan(remembered, plan)).collect();
        if let (Some(first), Some(answer)) = (plans.first_mut(), answer) {
            first.says = answer;
            first.secret = false;
        }
        Reasons {
            plans,
            drawn: thought.drawn,
            doubt: thought.doubt.as_ref().filter(|doubt| doubt.instead < remembered.plans().len()).map(
                |doubt| scene::Doubt {
                    instead: doubt.instead as u8,
                    margin: (doubt.margin * 1000.0).round() as i16,
                    error: thousandths(doubt.error),
                },
            ),
            outlook: thought.outlook.iter().map(|(_, chance)| thousandths(chance)).collect(),
            tries: thought.effort.tries,
            time: u32::try_from(thought.effort.time.as_millis()).unwrap_or(u32::MAX),
        }
    }

    /// The reasons for whoever is asked, with drafts that can be taken over.
    pub(super) fn advise(&self, remembered: &Remembered<H>, ask: &Ask<QuestionOf<H>>) -> Reasons {
        let mut reasons = self.hear(remembered, None);
        let verbs = self.game.prompt(&self.known.view, ask).verbs;
        let words: Vec<Vec<Line>> = reasons.plans.iter().map(|plan| plan.says.clone()).collect();
        for (told, plan) in reasons.plans.iter_mut().zip(remembered.plans()) {
            let first = plan.line.first();
            told.draft = first.and_then(|step| self.game.draft(&self.known.view, ask, &step.action));
            // Plans that sound alike are told apart by their buttons.
            let alike = words.iter().filter(|says| **says == told.says).count() > 1;
            let verb =
                verbs.iter().find(|verb| told.draft.as_ref().is_some_and(|draft| draft.verb == verb.id));
            told.says.extend(verb.filter(|_| alike).map(|verb| verb.says.clone()));
        }
        reasons
    }

    fn plan(&self, remembered: &Remembered<H>, plan: &search::Plan<ActionOf<H>, EventOf<H>>) -> scene::Plan {
        let own = self.known.seat == remembered.seat;
        let worlds = if own { 1 } else { WORLDS };
        let mut lines = (0..worlds).map(|world| self.line(remembered, &plan.line, world));
        let first = lines.next().unwrap_or_default();
        let common = lines.fold(first, |mut common, other| {
            let same = common.iter().zip(&other).take_while(|(one, other)| one == other).count();
            common.truncate(same);
            common
        });
        let mut steps = common.into_iter();
        let answer = steps.next();
        let secret = answer.is_none() && !own;
        // Who had no time to try anything knows nothing: everybody is as likely to win.
        let unknown = 1.0 / f64::from(self.game.seats());
        let expected = if plan.visits == 0 { unknown } else { plan.expected };
        let next = |(seat, says): Said| scene::Later { seat, says };
        scene::Plan {
            says: answer.map(|(_, says)| says).unwrap_or_default(),
            secret,
            draft: None,
            expected: thousandths(expected),
            low: thousandths(plan.low.min(expected)),
            share: thousandths(plan.share),
            next: steps.filter(|(_, says)| !says.is_empty()).map(next).collect(),
            risk: plan
                .risk
                .as_ref()
                .filter(|risk| !secret && risk.likelihood <= SURE && risk.expected < expected)
                .and_then(|risk| self.risk(risk, own)),
        }
    }

    /// A line of answers in words, as far as it can be played in one world that the listener may believe in.
    fn line(&self, remembered: &Remembered<H>, steps: &[search::Step<ActionOf<H>>], world: u64) -> Vec<Said> {
        let mut chance = SeededDice::new(world);
        let mut state = self.game.imagine(self.known, &mut chance);
        let mut line = Vec::new();
        for (place, step) in steps.iter().take(LONGEST).enumerate() {
            let wanted =
                |ask: &&Ask<QuestionOf<H>>| ask.seat == step.seat && (place > 0 || ask.id == remembered.ask);
            let Some(ask) = self.game.asks(&state).iter().find(wanted).cloned() else { break };
            let own = self.known.seat == remembered.seat;
            let Some(says) = self.step(&mut state, &ask, &step.action, &mut chance, own) else { break };
            line.push((step.seat, says));
        }
        line
    }

    /// One answer in words, up to what the dice decide; `None` if it cannot be given there or may not be known.
    fn step(
        &self,
        state: &mut StateOf<H>,
        ask: &Ask<QuestionOf<H>>,
        action: &ActionOf<H>,
        chance: &mut SeededDice,
        own: bool,
    ) -> Option<Vec<Line>> {
        let view = self.game.view(state, Some(ask.seat));
        let legal = check(self.game, state, ask.id, ask.seat, action.clone()).ok()?;
        let rolled = Cell::new(false);
        let mut heard = UpToDice { rolled: &rolled, events: Vec::new() };
        play(self.game, state, legal, &mut Noticed { dice: chance, rolled: &rolled }, &mut heard);
        let mut says = Vec::new();
        for event in heard.events.iter().take_while(|event| H::heading(event) == 0 && !H::reveals(event)) {
            match self.game.seen(event, self.viewer) {
                Some(seen) if own || seen == *event => says.extend(self.game.tell(&seen)),
                None if own => {}
                // Whoever sees less than all of it could learn something here.
                _ => return None,
            }
        }
        if says.len() > SENTENCES {
            // Where a way begins and where it ends says more than its middle.
            says.drain(SENTENCES - 1..says.len() - 1);
        }
        if says.is_empty() {
            // What makes no event, such as going on, is told as the button that does it.
            let draft = self.game.draft(&view, ask, action)?;
            let verbs = self.game.prompt(&view, ask).verbs;
            says.extend(verbs.into_iter().find(|verb| verb.id == draft.verb).map(|verb| verb.says));
        }
        Some(says)
    }

    fn risk(&self, risk: &search::Risk<EventOf<H>>, own: bool) -> Option<scene::Risk> {
        if !own && risk.seen.iter().any(H::reveals) {
            return None;
        }
        let seen = risk.seen.iter().filter_map(|event| self.game.seen(event, self.viewer));
        let mut says: Vec<Line> =
            seen.filter(|event| H::heading(event) == 0).filter_map(|event| self.game.tell(&event)).collect();
        // What happens last is what hurts.
        says.drain(..says.len().saturating_sub(SENTENCES));
        let told = scene::Risk {
            likelihood: thousandths(risk.likelihood),
            expected: thousandths(risk.expected),
            says,
        };
        (!told.says.is_empty()).then_some(told)
    }
}

impl<H: Shown> Playing<H> {
    /// The reasons of an answer, as far as a viewer may know them by now.
    pub(super) fn reasons(&self, viewer: Option<Seat>, count: u32) -> Option<Reasons> {
        let remembered = self.thoughts.get(&count)?;
        let (own, over) = (viewer == Some(remembered.seat), self.live.course().outcome().is_some());
        if !own && !over && !self.is_known(viewer, count, remembered) {
            return None;
        }
        let before = self.state_after(count.checked_sub(1)?)?;
        // A spectator may know what any of the others may.
        let other = Seat::all(self.game().seats()).find(|seat| *seat != remembered.seat);
        let eyes = if over { remembered.seat } else { viewer.or(other)? };
        let viewer = if over { Some(eyes) } else { viewer };
        let known = Known::of(self.game(), &before, eyes);
        let told = self.heard(viewer, count).into_iter().take_while(|(after, _)| *after == count);
        let told = told.filter(|(_, told)| told.heading == 0).map(|(_, told)| told.line);
        let mut answer: Vec<Line> = told.take(SENTENCES).collect();
        if let (true, Some(plan)) = (answer.is_empty(), remembered.thought.plans.first()) {
            // It is no secret any more, so that it may be told as the bot itself would.
            let own = Known::of(self.game(), &before, remembered.seat);
            let bot = Listener::<H> { game: self.game(), known: &own, viewer };
            let said = bot.line(remembered, &plan.line, 0).into_iter().next();
            answer = said.map(|(_, says)| says).unwrap_or_default();
        }
        let listener = Listener::<H> { game: self.game(), known: &known, viewer };
        Some(listener.hear(remembered, (!answer.is_empty()).then_some(answer)))
    }

    /// Whether a viewer knows an answer: by what came of it, or because it was opened later.
    fn is_known(&self, viewer: Option<Seat>, count: u32, remembered: &Remembered<H>) -> bool {
        let own = self.events.iter().filter(|(after, _)| *after == count);
        let is_plain = |event: &EventOf<H>| self.game().seen(event, viewer).as_ref() == Some(event);
        if !remembered.thought.sealed && own.clone().all(|(_, event)| is_plain(event)) {
            return true;
        }
        let since = self.events.iter().filter(|(after, _)| *after >= count);
        since.into_iter().any(|(_, event)| H::opens(event, &remembered.thought.answer))
    }

    /// Keeps what a bot thought about the last answer.
    pub(super) fn keep_thoughts(&mut self, thoughts: Thoughts) {
        if let Ok(remembered) = thoughts.0.downcast::<Remembered<H>>() {
            let count = self.live.course().entries().len() as u32;
            self.thoughts.insert(count, *remembered);
        }
    }
}

/// Hears what happens until a die falls.
struct UpToDice<'a, E> {
    rolled: &'a Cell<bool>,
    events: Vec<E>,
}

impl<E: Clone> Sink<E> for UpToDice<'_, E> {
    fn event(&mut self, event: &E) {
        if !self.rolled.get() {
            self.events.push(event.clone());
        }
    }
}

/// Dice that say when they first fell.
struct Noticed<'a> {
    dice: &'a mut SeededDice,
    rolled: &'a Cell<bool>,
}

impl Dice for Noticed<'_> {
    fn roll(&mut self, roll: Roll) -> u8 {
        self.rolled.set(true);
        self.dice.roll(roll)
    }
}
