//! Combat: battle stacks, battles and who strikes whom.

use gonfalon_disks::DiskId;

use super::{Beat, Seen, Step};
use crate::action::{Action, Disks, Question};
use crate::board::Board;
use crate::data::{Effect, Stat};
use crate::event::Event;
use crate::frame::Frame;

/// A battle as far as it has come.
#[derive(Default)]
pub(super) struct Fight {
    pub(super) attackers: Disks,
    pub(super) defenders: Disks,
    /// By whom, on whom, with which value.
    pub(super) strikes: Vec<(DiskId, DiskId, Stat)>,
}

impl Fight {
    /// The battle in the midst of which somebody is asked.
    pub(super) fn under_way(step: &Step<'_>) -> Fight {
        match step.before.stack.frames().last() {
            Some(Frame::Battle(battle)) => Fight {
                attackers: battle.attackers.clone(),
                defenders: battle.defenders.clone(),
                strikes: battle.dealt().to_vec(),
            },
            _ => Fight::default(),
        }
    }

    /// Who has struck a Disk, and with which value.
    pub(super) fn on(&self, disk: DiskId) -> impl Iterator<Item = (DiskId, Stat)> {
        self.strikes.iter().filter(move |(_, at, _)| *at == disk).map(|(by, _, stat)| (*by, *stat))
    }
}

impl Seen {
    /// Looks at choices in the Combat Segment.
    pub(super) fn answered_battle(&mut self, step: &Step<'_>) {
        match (step.question, step.action) {
            (Question::ChooseStack { .. }, _) => self.rule("dw.combat.stack-choice"),
            (Question::FightApart { .. }, Action::ChooseAll(disks)) => {
                self.when(!disks.is_empty(), "dw.skill.first-blow-apart");
            }
            (Question::Strike { strikers }, _) => {
                let pile = &step.before.table.pile;
                let attacks = strikers.iter().any(|striker| {
                    striker.victims.first().is_some_and(|victim| pile.pins_disk(striker.disk, *victim))
                });
                self.rule("dw.combat.no-split");
                if attacks {
                    self.all(&["dw.combat.attacker-chooses", "dw.combat.one-attack"]);
                } else {
                    self.rule("dw.combat.defender-chooses");
                }
            }
            (Question::Share { among, .. }, Action::Share(parts)) => {
                let shared = parts.iter().filter(|(_, part)| *part > 0).count() > 1;
                self.when(shared, "dw.disk.goblin-marauders");
                self.when(shared && self.pooled(among), "dw.disk.goblin-marauders-swashbuckler");
            }
            (Question::Credit { .. }, Action::Choose(_)) => self.rule("dw.credit.agree"),
            _ => {}
        }
    }

    /// Whether one defender has struck several of these.
    fn pooled(&self, among: &Disks) -> bool {
        let strikes = self.fight.strikes.iter();
        let struck = strikes.filter(|(_, at, stat)| *stat == Stat::Defense && among.contains(at));
        let by: Vec<DiskId> = struck.map(|(by, _, _)| *by).collect();
        by.iter().enumerate().any(|(place, one)| by[place + 1..].contains(one))
    }

    /// Looks at battle stacks, battles and strikes.
    pub(super) fn fought(&mut self, beat: &Beat<'_>) {
        match beat.event() {
            Event::CombatBegan(_) => {
                let board = beat.before;
                let hurt = |disk: DiskId| {
                    board.disk(disk).damage > 0
                        && board.touching(disk).any(|other| board.enemies(disk, other))
                };
                self.when(board.all_in_play().any(hurt), "dw.wound.carry-over");
            }
            Event::StackChosen { disks, .. } => self.stack(beat, disks),
            Event::BattleBegan { attackers, defenders } => {
                self.began(beat, attackers, defenders);
                self.fight =
                    Fight { attackers: attackers.clone(), defenders: defenders.clone(), strikes: Vec::new() };
                self.silenced(beat.before);
            }
            Event::Struck { by, at, stat, amount } => {
                self.when(*amount > 0, "dw.combat.compare");
                self.struck_with(beat.before, *by, *at, *stat);
                self.struck(beat, *by, *at, *stat);
                self.struck_first(beat, *by, *at, *stat);
                self.fight.strikes.push((*by, *at, *stat));
            }
            _ => {}
        }
    }

    fn stack(&mut self, beat: &Beat<'_>, disks: &Disks) {
        let board = beat.before;
        self.rule("dw.combat.battle-stack");
        let friends = |disk: &DiskId| board.touching(*disk).any(|other| board.friends(*disk, other));
        self.when(disks.iter().any(friends), "dw.combat.no-friends");
        let earlier = beat.earlier().iter().any(|event| matches!(event, Event::BattleBegan { .. }));
        self.when(earlier, "dw.combat.stack-complete");
        for disk in disks.iter().filter(|disk| board.is_attacking(**disk)) {
            self.own(board, *disk, |effect| matches!(effect, Effect::NoBattleBelow));
        }
    }

    fn began(&mut self, beat: &Beat<'_>, attackers: &Disks, defenders: &Disks) {
        let board = beat.before;
        let pile = &board.table.pile;
        self.all(&["dw.combat.must-battle", "dw.combat.roles"]);
        let waits = |disk: &DiskId| board.is_attacking(*disk) && !board.disk(*disk).spent;
        self.when(defenders.iter().any(waits), "dw.combat.top-down");
        let defended = |disk: &DiskId| {
            beat.earlier().iter().any(
                |event| matches!(event, Event::BattleBegan { defenders, .. } if defenders.contains(disk)),
            )
        };
        self.when(attackers.iter().any(defended), "dw.combat.middle-disk");
        let beneath =
            |disk: &DiskId| pile.over(*disk).any(|top| board.enemies(top, *disk) && board.disk(top).spent);
        self.when(attackers.iter().any(beneath), "dw.combat.below-spent");
    }

    fn struck(&mut self, beat: &Beat<'_>, by: DiskId, at: DiskId, stat: Stat) {
        let board = beat.before;
        let together = self.fight.on(at).any(|(other, with)| other != by && with == stat);
        self.when(together && stat == Stat::Attack, "dw.combat.combined-attack");
        self.when(together && stat == Stat::Defense, "dw.combat.defenders-combine");
        self.swashbuckled(by, at, stat);
        let turned = board.controller(by).is_some_and(|seat| seat != board.disk(by).owner);
        self.when(turned, "dw.general.friend-and-enemy");
        if stat == Stat::Defense {
            self.when(board.is_doomed(by), "dw.combat.simultaneous");
            self.when(defended_before(beat.earlier(), by), "dw.combat.defend-each-battle");
        }
    }
}

/// Whether a Disk has applied its D in a battle that is over.
fn defended_before(earlier: &[Event], disk: DiskId) -> bool {
    let began = earlier.iter().rposition(|event| matches!(event, Event::BattleBegan { .. })).unwrap_or(0);
    earlier[..began]
        .iter()
        .any(|event| matches!(event, Event::Struck { by, stat: Stat::Defense, .. } if *by == disk))
}

/// The enemies in a battle that a Disk touches.
pub(super) fn victims(board: Board<'_>, disk: DiskId, enemies: &Disks) -> usize {
    enemies.iter().filter(|enemy| board.touch(disk, **enemy) && board.enemies(disk, **enemy)).count()
}
