//! What has happened: told again, looked at again, taken back.

use gonfalon_kernel::{Game as _, Line, Seat, TapeDice, check, play};
use gonfalon_scene::{About, Shows as _};

use super::{Playing, STRIDE, Shown};
use crate::{Told, host::StateOf};

impl<H: Shown> Playing<H> {
    /// What a viewer may know of the events from one answer on.
    pub(super) fn heard(&self, viewer: Option<Seat>, first: u32) -> Vec<(u32, Told)> {
        let game = self.game();
        let from = self.events.partition_point(|(count, _)| *count < first);
        let mut story = Vec::new();
        // Events of one answer belong together: what dice were for was said before they fell.
        for answer in self.events[from..].chunk_by(|(one, _), (other, _)| one == other) {
            let seen: Vec<_> = answer.iter().filter_map(|(_, event)| game.seen(event, viewer)).collect();
            for (place, event) in seen.iter().enumerate() {
                let Some(line) = game.tell(event) else { continue };
                let about = game.about(&seen[..place], event);
                story.push((answer[0].0, Told { heading: H::heading(event), line, about }));
            }
        }
        for resignation in self.live.course().resignations() {
            let after = resignation.after as u32;
            if after >= first {
                let place = story.partition_point(|(count, _)| *count <= after);
                story.insert(place, (after, gave_up(resignation.seat)));
            }
        }
        story
    }

    /// Nobody takes back what lies before the last time somebody gave up: that is final.
    pub(super) fn final_answers(&self) -> usize {
        self.live.course().resignations().last().map_or(0, |resignation| resignation.after)
    }

    /// The position after the first `count` answers, from the nearest one that was kept.
    pub(super) fn state_after(&self, count: u32) -> Option<StateOf<H>> {
        let entries = self.live.course().entries().get(..count as usize)?;
        let mark = (count / STRIDE) as usize;
        let mut state = self.marks.get(mark)?.clone();
        for entry in &entries[mark * STRIDE as usize..] {
            let legal = check(self.game(), &state, entry.ask, entry.seat, entry.action.clone())
                .expect("an answer that was legal stays legal in the same position");
            let mut dice = TapeDice::playback(entry.dice.iter().cloned());
            play(self.game(), &mut state, legal, &mut dice, &mut ());
        }
        Some(state)
    }

    /// How many of the last answers are a seat's own, without dice and without secrets that came out.
    pub(super) fn free(&self, seat: Seat) -> u32 {
        if self.live.course().outcome().is_some() {
            return 0;
        }
        let entries = self.live.course().entries();
        let is_free = |place: usize| {
            let entry = &entries[place];
            // Whoever answers a common question last sees what the others laid down.
            let common = entries[..place].iter().rev().take_while(|other| other.ask == entry.ask).count() > 0;
            entry.seat == seat && entry.dice.is_empty() && !common && !self.came_out(place as u32 + 1)
        };
        (self.final_answers()..entries.len()).rev().take_while(|place| is_free(*place)).count() as u32
    }

    /// Whether an answer brought something secret to light.
    fn came_out(&self, answer: u32) -> bool {
        let from = self.events.partition_point(|(count, _)| *count < answer);
        let own = self.events[from..].iter().take_while(|(count, _)| *count == answer);
        own.into_iter().any(|(_, event)| H::reveals(event))
    }
}

/// Somebody gives up, in words.
pub(crate) fn gave_up(seat: Seat) -> Told {
    Told { heading: 0, line: Line::new("match-gave-up").seat("seat", seat), about: About::default() }
}
