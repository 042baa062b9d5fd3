//! Quick answers for imagined battles: few ways for each Disk, weighed first and checked by the rules last.

use gonfalon_disks::DiskId;
use gonfalon_dw::Dw;
use gonfalon_dw::action::{Action, Flips, Order, Question};
use gonfalon_dw::view::View;
use gonfalon_kernel::{Ask, Game};
use gonfalon_table::{Circle, Heading, Point};
use smallvec::SmallVec;

use super::field::Field;
use super::stand::Stand;

/// Turns off the straight line that are tried, in thousandths of a degree.
const TURNS: [i32; 5] = [0, 15_000, -15_000, 40_000, -40_000];
/// How many enemies in reach a Disk looks at.
const VICTIMS: usize = 4;

/// A movement and what it promises.
#[derive(Clone, Debug)]
pub(crate) struct Idea {
    pub(crate) worth: f64,
    pub(crate) disk: DiskId,
    pub(crate) path: Flips,
}

impl Idea {
    pub(crate) fn action(&self) -> Action {
        Action::Activate { disk: self.disk, order: Order::Move(self.path.clone()) }
    }
}

/// The quick answer to a question, where there is one.
pub(crate) fn reflex(field: &Field<'_>, game: &Dw, view: &View, ask: &Ask<Question>) -> Option<Action> {
    match &ask.question {
        Question::Strike { strikers } => Some(field.strikes(strikers)),
        Question::Activate { due, .. } if due.is_empty() => {
            if field.ends_game() {
                return Some(Action::EndGame);
            }
            let mut ideas = field.ideas();
            while let Some(best) = take_best(&mut ideas) {
                let action = best.action();
                if game.allows(view, ask, &action) {
                    return Some(action);
                }
                ideas.extend(field.shortened(best));
            }
            Some(Action::Done)
        }
        // Whoever has come to the end of a way stops there, if that is allowed.
        Question::Flip { .. } if game.allows(view, ask, &Action::Done) => Some(Action::Done),
        Question::ChooseStack { .. } => Some(Action::Next(0)),
        Question::Reinforce { .. } | Question::PlaceStarting { .. } => game.proposals(view, ask, 1).pop(),
        Question::Fire { archers } => {
            let mut shots = field.shots(archers);
            shots.sort_by(|(one, _), (other, _)| other.total_cmp(one));
            let mut aimed = shots.into_iter().map(|(_, shot)| field.aimed(shot));
            let free = |shot: &Action| match shot {
                Action::Fire { archer, target, .. } => !field.board.is_behind_barriers(*archer, *target),
                _ => false,
            };
            aimed.find(|shot| free(shot) && game.allows(view, ask, shot)).or(Some(Action::Done))
        }
        _ => None,
    }
}

/// Takes out the idea that promises most, as long as it promises anything.
fn take_best(ideas: &mut Vec<Idea>) -> Option<Idea> {
    let best = (0..ideas.len()).max_by(|one, other| ideas[*one].worth.total_cmp(&ideas[*other].worth))?;
    let idea = ideas.swap_remove(best);
    (idea.worth > 0.0).then_some(idea)
}

impl Field<'_> {
    /// Movements of all Disks that can be activated.
    pub(crate) fn ideas(&self) -> Vec<Idea> {
        let mut ideas = Vec::with_capacity(32);
        for me in self.stands.iter().filter(|me| me.mine && me.ready && !me.pinned && me.flips > 0) {
            self.ideas_of(me, &mut ideas);
        }
        ideas
    }

    fn ideas_of(&self, me: &Stand, ideas: &mut Vec<Idea>) {
        let left = self.staying(me) + self.best_shot(me) + self.manner.effort;
        for goal in self.aims(me) {
            let Some((path, at)) = self.way(me, goal) else { continue };
            let worth = self.landed(me, at) - left;
            ideas.push(Idea { worth, disk: me.disk, path });
        }
    }

    /// Where a Disk may want to go: the nearest enemies in reach, and what lies ahead.
    fn aims(&self, me: &Stand) -> SmallVec<[Point; 8]> {
        let mut near: SmallVec<[(i64, Point, bool); 16]> = self
            .enemies()
            .map(|enemy| {
                let at = enemy.circle.centre;
                (at.distance_squared(me.circle.centre), at, enemy.circle.within(&me.circle, me.reach))
            })
            .collect();
        near.sort_unstable_by_key(|(away, ..)| *away);
        let reached = near.iter().filter(|(_, _, reached)| *reached).take(VICTIMS);
        let mut aims: SmallVec<[Point; 8]> = reached.map(|(_, at, _)| *at).collect();
        if let (true, Some((_, at, _))) = (aims.is_empty(), near.first()) {
            aims.push(*at);
        }
        aims.extend(self.goals.nearest(&me.circle));
        aims
    }

    /// Flips toward a point, around friends; on the first Disk it lands on a walker stops.
    fn way(&self, me: &Stand, goal: Point) -> Option<(Flips, Point)> {
        let mut path = Flips::new();
        let mut at = me.circle.centre;
        let diameter = me.circle.diameter;
        let stride = i64::from(diameter.0);
        let mut heading = Heading::between(at, goal);
        while path.len() < usize::from(me.flips) {
            let away = at.distance_squared(goal);
            if away <= stride * stride / 4 {
                break;
            }
            if !path.is_empty() {
                heading = Heading::between(at, goal);
            }
            let step = TURNS.iter().find_map(|turn| {
                let next = heading.turn(*turn);
                let to = at.step(next, diameter);
                if to.distance_squared(goal) >= away || !self.board.on_table(to) {
                    return None;
                }
                let circle = Circle::new(to, diameter);
                let mut met = self.stands.iter().filter(|other| other.circle.overlaps(&circle));
                let (mut friend, mut enemy) = (false, false);
                met.by_ref().filter(|other| other.disk != me.disk).for_each(|other| {
                    friend |= other.mine;
                    enemy |= !other.mine;
                });
                (!friend).then_some((next, to, enemy))
            });
            let Some((next, to, enemy)) = step else { break };
            path.push(next);
            at = to;
            if enemy && !me.flies {
                break;
            }
        }
        (!path.is_empty()).then_some((path, at))
    }

    /// The same movement with one flip less, for one that terrain stops.
    fn shortened(&self, mut idea: Idea) -> Option<Idea> {
        let me = self.stand(idea.disk)?;
        idea.path.pop();
        if idea.path.is_empty() {
            return None;
        }
        let end =
            idea.path.iter().fold(me.circle.centre, |at, heading| at.step(*heading, me.circle.diameter));
        let left = self.staying(me) + self.best_shot(me) + self.manner.effort;
        idea.worth = self.landed(me, end) - left;
        Some(idea)
    }
}
