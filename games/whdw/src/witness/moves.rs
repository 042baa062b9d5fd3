//! Flips: how far, how often, and what a disk's own keywords make of them.

use gonfalon_disks::DiskId;
use gonfalon_table::{Circle, Point, TOLERANCE};

use super::{Beat, Seen, Step};
use crate::action::{Action, Order, Path, Question};
use crate::board::Board;
use crate::data::{KeywordKind, Stat};
use crate::event::Event;
use crate::state::{Change, Source};
use crate::values::Reason;

impl Seen {
    /// Looks at the path of a whole move.
    pub(super) fn answered_choice(&mut self, step: &Step<'_>) {
        match (step.question, step.action) {
            (_, Action::Activate { disk, order: Order::Move(path), .. }) => self.path(step, *disk, path),
            (Question::Scout { .. }, Action::Scout { disk, path }) if !path.is_empty() => {
                self.all(&["whdw.keyword.scout", "whdw.keyword.scout-order", "whdw.keyword.scout-no-token"]);
                self.path(step, *disk, path);
            }
            (Question::ChooseScatter { .. }, _) => self.rule("whdw.scatter.tie"),
            (Question::OrderTriggers { .. }, _) => self.rule("whdw.general.trigger-order"),
            (Question::FlipToward { .. }, Action::Flip(_)) => {
                self.all(&["whdw.ability.hellcannon-overlap", "whdw.ability.hellcannon-choice"]);
            }
            (Question::Continue { broke_through: true, .. }, Action::Continue(Order::Move(path)))
                if !path.is_empty() =>
            {
                self.rule("whdw.keyword.relentless");
            }
            _ => {}
        }
    }

    /// How many of its flips a disk makes, and thanks to what.
    fn path(&mut self, step: &Step<'_>, disk: DiskId, path: &Path) {
        let board = step.board();
        let gained = step.events.iter().filter_map(|event| match event {
            Event::ChangeBegan(lasting) if lasting.disk == disk => Some(lasting),
            _ => None,
        });
        let gained: Vec<_> = gained.cloned().collect();
        let Some((most, reasons)) = board.imagining(&gained).explain(disk, Stat::Move) else { return };
        let flips = path.len() as i16;
        let (most, spare) = (i16::from(most), i16::from(most) - flips);
        let stopped = step.events.iter().any(|event| matches!(event, Event::Stopped { .. }));
        self.when(flips < most && !stopped, "whdw.move.fewer-flips");
        for (reason, change) in reasons {
            // What a disk has been given is of use where it could not have gone so far without it.
            match reason {
                Reason::By(Source::Command(_, card)) if change > spare => {
                    match board.game.library[card].id.as_str() {
                        "eager-troops" => self.rule("whdw.card.eager-troops"),
                        "myrmidias-blessing" => self.rule("whdw.card.myrmidias-blessing"),
                        _ => {}
                    }
                }
                Reason::By(Source::Scenario(_)) if change > spare => {
                    self.rule("whdw.setup.scenario-ability");
                }
                _ => {}
            }
        }
    }

    /// Looks at flips.
    pub(super) fn moved(&mut self, beat: &Beat<'_>) {
        match beat.event() {
            Event::Flipped { disk, to } => {
                self.flipped(beat, *disk, *to);
                self.landed(beat, *disk);
            }
            Event::Flew { disk, to } => {
                self.flipped(beat, *disk, *to);
                let over = beat.before.table.pile.landing_pins(*disk, *to);
                let charges = beat.before.strength(*disk, Stat::Impact) > 0;
                self.when(!over.is_empty(), "whdw.keyword.flying");
                self.when(!over.is_empty() && charges, "whdw.keyword.impact-flying");
            }
            _ => {}
        }
    }

    fn flipped(&mut self, beat: &Beat<'_>, disk: DiskId, to: Point) {
        let circle = beat.before.circle(disk);
        self.rule("whdw.move.flip");
        let forced = match beat.step.order() {
            Some(Order::Move(_)) => false,
            Some(_) => true,
            None => matches!(beat.step.action, Action::Battle { .. } | Action::Flip(_)),
        };
        self.when(forced, "whdw.move.forced-flip");
        let short = circle.diameter.0 - circle.centre.distance(to).0;
        self.when(short > TOLERANCE.0, "whdw.move.pivot");
        let flips = beat.earlier().iter().filter_map(|event| match event {
            Event::Flipped { disk: other, to } | Event::Flew { disk: other, to } if *other == disk => {
                Some(*to)
            }
            _ => None,
        });
        let way: Vec<Point> = flips.collect();
        if let [.., before, last] = way.as_slice() {
            self.when(turns(*before, *last, to), "whdw.move.direction");
        } else if let [last] = way.as_slice() {
            self.when(turns(beat.step.board().circle(disk).centre, *last, to), "whdw.move.direction");
        }
        let field = beat.after.field();
        let there = Circle::new(to, circle.diameter);
        let partly = !field.holds_circle(&there) && field.overlaps_circle(&there);
        self.when(partly, "whdw.move.partly-out");
    }

    /// What the landing of a disk means for those under it.
    fn landed(&mut self, beat: &Beat<'_>, disk: DiskId) {
        let (before, after) = (beat.before, beat.after);
        let pile = &after.table.pile;
        let kept = |under: DiskId| before.table.pile.pins_disk(disk, under);
        let fresh: Vec<DiskId> = pile.under(disk).filter(|under| !kept(*under)).collect();
        self.when(pile.under(disk).next().is_some(), "whdw.geometry.stack-landing");
        let charges = after.strength(disk, Stat::Impact) > 0;
        if pile.under(disk).any(kept) {
            self.rule("whdw.move.already-pinning");
            self.when(charges, "whdw.keyword.impact-not-again");
        }
        let goes_on = beat.later().iter().any(|event| {
            matches!(event, Event::Flipped { disk: other, .. } | Event::Flew { disk: other, .. } if *other == disk)
        });
        let enemy = fresh.iter().any(|under| after.enemies(disk, *under));
        self.when(!fresh.is_empty() && !enemy && goes_on, "whdw.move.ally-no-stop");
        self.when(!fresh.is_empty() && after.flies(disk), "whdw.keyword.flying-end");
        if enemy && goes_on && after.has(disk, KeywordKind::Relentless) {
            self.rule("whdw.keyword.relentless");
            if by_waaagh(after, disk) {
                self.all(&["whdw.card.waaagh", "whdw.general.golden-rule"]);
            }
        }
        if charges {
            self.charged(after, &fresh);
        }
    }
}

/// Whether a way changes its direction at `by`.
fn turns(from: Point, by: Point, to: Point) -> bool {
    let (one, other) = ((by.x - from.x, by.y - from.y), (to.x - by.x, to.y - by.y));
    let cross = i64::from(one.0) * i64::from(other.1) - i64::from(one.1) * i64::from(other.0);
    cross != 0
}

/// Whether a disk is relentless by the command card Waaagh!.
fn by_waaagh(board: Board<'_>, disk: DiskId) -> bool {
    board.lasting(disk).any(|lasting| {
        let card = match lasting.source {
            Source::Command(_, card) => board.game.library[card].id.as_str(),
            _ => "",
        };
        card == "waaagh"
            && matches!(lasting.change, Change::Keyword(word) if word.kind() == KeywordKind::Relentless)
    })
}
