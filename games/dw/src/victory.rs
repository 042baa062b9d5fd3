//! How a match is won: the victory conditions of the scenario, and nothing else.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Outcome, RuleId, Seat};

use crate::board::Board;
use crate::cx::Cx;
use crate::data::{Stat, Victory};
use crate::event::Event;
use crate::setting::MOST_ROUNDS;
use crate::state::{Land, Role};

/// Judges the scenario after the Remove Counters Segment.
pub(crate) fn after_cleanup(cx: &mut Cx<'_>) {
    hold_center(cx);
    let conditions = cx.board().scenario().victory.clone();
    for condition in conditions {
        if let Some((winners, rule)) = cx.board().won_by(condition) {
            end(cx, winners, rule);
            return;
        }
    }
    let board = cx.board();
    if board.scenario().rounds.is_some_and(|rounds| board.table.round >= rounds) {
        score(cx, "dw.scenario.tides-winner");
    } else if board.table.round >= board.game.options.rounds.unwrap_or(MOST_ROUNDS) {
        score(cx, "dw.general.scenario-wins");
    }
}

/// Victory at any moment, which is looked for after every change.
pub(crate) fn at_any_time(cx: &mut Cx<'_>) {
    let board = cx.board();
    let Some(least) = board.scenario().victory.iter().find_map(|condition| match condition {
        Victory::TouchWithAttack(least) => Some(*least),
        _ => None,
    }) else {
        return;
    };
    if cx.state.table.outcome.is_some() || cx.state.table.round == 0 {
        return;
    }
    let winners: Vec<Seat> =
        (0..cx.game.seats).map(Seat).filter(|seat| board.storms_base(*seat, least)).collect();
    if !winners.is_empty() {
        end(cx, winners, "dw.scenario.harm-base");
    }
}

/// The only player with Disks left ends the game: the scenario is judged as it stands.
pub(crate) fn end_by_agreement(cx: &mut Cx<'_>) {
    score(cx, "dw.general.scenario-wins");
}

/// Counts the points and ends the game; where the scenario counts none, the kills decide.
fn score(cx: &mut Cx<'_>, rule: &'static str) {
    for seat in (0..cx.game.seats).map(Seat) {
        let points = cx.board().victory_points(seat);
        cx.emit(Event::Scored { seat, points });
    }
    let points = |seat: &Seat| cx.state.table.players[*seat].points;
    let best = (0..cx.game.seats).map(Seat).map(|seat| points(&seat)).max().unwrap_or(0);
    let winners: Vec<Seat> = (0..cx.game.seats).map(Seat).filter(|seat| points(seat) == best).collect();
    end(cx, winners, rule);
}

fn end(cx: &mut Cx<'_>, winners: Vec<Seat>, rule: &'static str) {
    cx.emit(Event::Ended { outcome: Outcome::won_by(winners), rule: RuleId(rule) });
}

/// Keeps count of sole control of the central Land, where the scenario asks for it several times running.
fn hold_center(cx: &mut Cx<'_>) {
    let board = cx.board();
    let counts =
        board.scenario().victory.iter().any(|condition| matches!(condition, Victory::SoleControl(_)));
    let Some(center) = board.center().filter(|_| counts) else { return };
    let seat = (0..cx.game.seats).map(Seat).find(|seat| board.controls(*seat, center));
    let rounds = seat.map_or(0, |seat| board.player(seat).holding + 1);
    cx.emit(Event::Holding { seat, rounds });
}

impl Board<'_> {
    /// The winners by a condition that is judged after the Remove Counters Segment.
    fn won_by(self, condition: Victory) -> Option<(Vec<Seat>, &'static str)> {
        let seats = || (0..self.game.seats).map(Seat);
        let (winners, rule): (Vec<Seat>, _) = match condition {
            Victory::SoleControl(times) => (
                seats().filter(|seat| self.player(*seat).holding >= times).collect(),
                "dw.scenario.harm-control",
            ),
            Victory::SoleControlAndKills(kills) => {
                let kills = self.game.options.kills.unwrap_or(kills);
                let wins = |seat: &Seat| {
                    self.player(*seat).kills >= kills
                        && self.center().is_some_and(|center| self.controls(*seat, center))
                };
                (seats().filter(wins).collect(), "dw.scenario.doom-victory")
            }
            Victory::KillLead { lead, bonus } => {
                let lead = self.game.options.kills.unwrap_or(lead);
                let total = |seat: Seat| {
                    let holds = self.center().is_some_and(|center| self.controls(seat, center));
                    // dw.scenario.gnash-land-bonus
                    self.player(seat).kills + if holds { bonus } else { 0 }
                };
                let wins = |seat: &Seat| {
                    seats().filter(|other| other != seat).all(|other| total(*seat) >= total(other) + lead)
                };
                (seats().filter(wins).collect(), "dw.scenario.gnash-victory")
            }
            Victory::AttackerTouches => {
                let wins = |seat: &Seat| self.is(*seat, Role::Attacker) && self.storms_staging(*seat);
                (seats().filter(wins).collect(), "dw.scenario.siege-attacker-wins")
            }
            Victory::DefenderHolds(round) => {
                let held = self.table.round >= round && !seats().any(|seat| self.storms_staging(seat));
                let wins = |seat: &Seat| held && self.is(*seat, Role::Defender);
                (seats().filter(wins).collect(), "dw.scenario.siege-defender-wins")
            }
            Victory::ScoreKills(_)
            | Victory::ScoreTouch(_)
            | Victory::MostPoints
            | Victory::TouchWithAttack(_) => {
                return None;
            }
        };
        (!winners.is_empty()).then_some((winners, rule))
    }

    fn is(self, seat: Seat, role: Role) -> bool {
        self.player(seat).role == Some(role)
    }

    /// Whether a Disk of a player touches the staging area of another.
    fn storms_staging(self, seat: Seat) -> bool {
        let others = (0..self.game.seats).map(Seat).filter(|other| *other != seat);
        let mut lands = others.filter_map(|other| self.staging(other));
        lands.any(|land| self.army(seat).any(|disk| self.touches_land(disk, land)))
    }

    /// Whether the Disks of a player that touch the enemy base have so much AT together.
    fn storms_base(self, seat: Seat, least: u8) -> bool {
        let others = (0..self.game.seats).map(Seat).filter(|other| *other != seat);
        let mut lands = others.filter_map(|other| self.staging(other));
        lands.any(|land| {
            let touching = self.army(seat).filter(|disk| self.touches_land(*disk, land));
            touching.map(|disk| u16::from(self.value(disk, Stat::Attack))).sum::<u16>() >= u16::from(least)
        })
    }

    /// Whether a player has sole control of a Land Disk: a Disk of his own touches it and no enemy's.
    pub fn controls(self, seat: Seat, land: &Land) -> bool {
        // dw.scenario.sole-control
        let mut touching = self.all_in_play().filter(|disk| self.touches_land(*disk, land)).peekable();
        touching.peek().is_some() && touching.all(|disk| self.controller(disk) == Some(seat))
    }

    /// Whether a Disk touches a Land Disk: it overlaps it and rests on it rather than only on other Disks.
    pub fn touches_land(self, disk: DiskId, land: &Land) -> bool {
        // dw.touch.land; a Disk in the air touches nothing.
        let (circle, ground) = (self.circle(disk), self.land_circle(land));
        let pile = &self.table.pile;
        if !pile.lies(disk) || !circle.overlaps(&ground) {
            return false;
        }
        let between: Vec<gonfalon_table::Circle> = pile
            .disks()
            .filter(|other| pile.is_above(disk, *other))
            .map(|other| pile.circle(other))
            .collect();
        gonfalon_table::uncovered(&circle, &ground, &between)
    }

    /// The victory points of a player as they would be counted now.
    pub fn victory_points(self, seat: Seat) -> u16 {
        let mut points = 0;
        for condition in &self.scenario().victory {
            match condition {
                // dw.scenario.tides-kills
                Victory::ScoreKills(each) => points += self.player(seat).kills * u16::from(*each),
                Victory::ScoreTouch(each) => {
                    // dw.scenario.tides-staging
                    let others = (0..self.game.seats).map(Seat).filter(|other| *other != seat);
                    for land in others.filter_map(|other| self.staging(other)) {
                        let touching = self.army(seat).filter(|disk| self.touches_land(*disk, land)).count();
                        points += touching as u16 * u16::from(*each);
                    }
                }
                _ => {}
            }
        }
        let counts =
            self.scenario().victory.iter().any(|condition| matches!(condition, Victory::ScoreKills(_)));
        if counts { points } else { self.player(seat).kills }
    }
}
