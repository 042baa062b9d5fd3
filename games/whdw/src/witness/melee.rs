//! Engagements, scrums and blows.

use gonfalon_disks::{DiskId, Pin};
use gonfalon_kernel::RuleId;

use super::{Beat, Seen, Step};
use crate::action::{Action, Disks, Question};
use crate::board::Board;
use crate::data::{DamageType, Keyword, KeywordKind, Stat, TerrainKeyword};
use crate::event::Event;
use crate::state::{Phase, Source};
use crate::values::{Reason, Role, Speed};

impl Seen {
    /// Looks at choices in the melee phase.
    pub(super) fn answered_melee(&mut self, step: &Step<'_>) {
        match (step.question, step.action) {
            (Question::ChooseEngagement { .. }, _) => self.rule("whdw.melee.first-player-order"),
            (Question::Strike { strikers }, Action::Strike(blows)) => {
                let several = step.game.seats > 2;
                self.rule(if several { "whdw.multi.damage-choice" } else { "whdw.melee.choice-order" });
                self.rule("whdw.melee.choice-per-step");
                for blow in blows {
                    let Some(striker) = strikers.iter().find(|striker| striker.disk == blow.by) else {
                        continue;
                    };
                    let frenzy = step.board().has(blow.by, KeywordKind::Frenzy);
                    match (frenzy, striker.role) {
                        (false, _) => self.rule("whdw.melee.one-target"),
                        (true, Role::Defender) => self.rule("whdw.keyword.frenzy-attack-only"),
                        (true, Role::Attacker) => self.when(blow.at.len() > 1, "whdw.keyword.frenzy"),
                    }
                }
            }
            _ => {}
        }
    }

    /// Looks at engagements and blows.
    pub(super) fn fought(&mut self, beat: &Beat<'_>) {
        match beat.event() {
            Event::PhaseBegan(Phase::Melee) => self.phase(beat.after),
            Event::EngagementBegan { attackers, defenders } => {
                self.engagement(beat.before, attackers, defenders);
            }
            Event::Struck { by, at, strength } => self.struck(beat.before, *by, *at, *strength),
            Event::Removed { disk, rule: RuleId("whdw.damage.casualty") } => self.struck_down(beat, *disk),
            _ => {}
        }
    }

    fn phase(&mut self, board: Board<'_>) {
        let pins = board.table.pile.pins();
        let (enemies, allies): (Vec<Pin>, Vec<Pin>) =
            pins.iter().partition(|pin| board.enemies(pin.top, pin.under));
        self.when(!allies.is_empty(), "whdw.melee.allies-do-not-fight");
        if enemies.is_empty() {
            return;
        }
        self.all(&["whdw.melee.phase", "whdw.melee.created"]);
        let both = |disk: DiskId| embattled(board, disk);
        let between = board.battlefield().filter(|disk| both(*disk)).count();
        if between > 0 {
            self.all(&["whdw.scrum.embattled", "whdw.scrum.definition"]);
        }
        self.when(between > 1, "whdw.scrum.top-down");
    }

    fn engagement(&mut self, board: Board<'_>, attackers: &Disks, defenders: &Disks) {
        self.rule("whdw.melee.roles");
        self.when(attackers.len() + defenders.len() > 2, "whdw.melee.group");
        let mixed = |side: &Disks| side.iter().any(|disk| board.owner(*disk) != board.owner(side[0]));
        self.when(mixed(attackers), "whdw.multi.attack-together");
        self.when(mixed(defenders), "whdw.multi.defend-together");
        if board.table.phase != Phase::Melee {
            return;
        }
        if defenders.iter().any(|disk| embattled(board, *disk)) {
            self.all(&["whdw.scrum.one-by-one", "whdw.scrum.top-first"]);
        }
        // Among more than two players an attacker may have been pinned only in this phase.
        let again = attackers.iter().any(|disk| embattled(board, *disk)) && board.game.seats == 2;
        self.when(again, "whdw.scrum.survivor-fights-twice");
    }

    fn struck(&mut self, board: Board<'_>, by: DiskId, at: DiskId, strength: u8) {
        let (role, other) = roles(board, by, at);
        let speed = board.speed(by, role);
        if speed != board.speed(at, other) {
            self.rule("whdw.melee.speed-steps");
            match speed {
                Speed::Swift => self.rule(swift(board, by, role)),
                Speed::Slow => self.rule("whdw.keyword.slow"),
                Speed::Ordinary => {}
            }
        }
        self.when(strength > 0 && board.immune(at, DamageType::Physical, None), "whdw.keyword.immune");
        let stat = if role == Role::Attacker { Stat::Attack } else { Stat::Counter };
        for (reason, _) in board.explain(by, stat).map(|(_, reasons)| reasons).unwrap_or_default() {
            match reason {
                Reason::Empowered => self.rule("whdw.empower.bonus"),
                Reason::By(Source::Scenario(_)) => self.rule("whdw.setup.scenario-ability"),
                Reason::Floor => self.rule("whdw.disk.value-floor"),
                Reason::Printed | Reason::By(_) => {}
            }
        }
    }

    /// Whether a disk that falls has struck, and whether it might have.
    fn struck_down(&mut self, beat: &Beat<'_>, disk: DiskId) {
        let board = beat.before;
        let blow = |event: &Event| matches!(event, Event::Struck { .. });
        let Some(last) = beat.earlier().iter().rposition(blow) else { return };
        let since = &beat.earlier()[last + 1..];
        let at_once = |event: &Event| {
            matches!(event, Event::Damaged { .. } | Event::Wounded { .. } | Event::Removed { .. })
        };
        if !since.iter().all(at_once) {
            return;
        }
        let run = beat.earlier()[..=last].iter().rev().take_while(|event| blow(event));
        let run: Vec<(DiskId, DiskId)> = run
            .filter_map(
                |event| if let Event::Struck { by, at, .. } = event { Some((*by, *at)) } else { None },
            )
            .collect();
        self.when(run.iter().any(|(by, _)| *by == disk), "whdw.melee.simultaneous");
        let standing = |by: &DiskId| board.on_battlefield(*by);
        let Some((by, _)) = run.iter().find(|(by, at)| *at == disk && standing(by)) else { return };
        let (role, own) = roles(board, *by, disk);
        let (first, late) = (board.speed(*by, role), board.speed(disk, own));
        if first < late && !run.iter().any(|(other, _)| *other == disk) {
            self.rule("whdw.melee.removed-between-steps");
            self.when(first == Speed::Swift, "whdw.keyword.swift-kills");
        }
        let falls = own == Role::Defender && board.table.phase == Phase::Melee && embattled(board, disk);
        self.when(falls, "whdw.scrum.dead-does-not-attack");
    }
}

/// Whether an enemy pins a disk that pins an enemy itself.
fn embattled(board: Board<'_>, disk: DiskId) -> bool {
    let pile = &board.table.pile;
    pile.over(disk).any(|top| board.enemies(top, disk))
        && pile.under(disk).any(|under| board.enemies(disk, under))
}

/// The roles of a disk that strikes another and of the other.
fn roles(board: Board<'_>, by: DiskId, at: DiskId) -> (Role, Role) {
    if board.table.pile.pins_disk(by, at) {
        (Role::Attacker, Role::Defender)
    } else {
        (Role::Defender, Role::Attacker)
    }
}

/// Why a disk is swift: by itself, or by the ground it stands on.
fn swift(board: Board<'_>, disk: DiskId, role: Role) -> &'static str {
    let printed = board.profile(disk).keyword(KeywordKind::Swift);
    let own = matches!(printed, Some(Keyword::Swift(strengths))
        if if role == Role::Attacker { strengths.attack } else { strengths.counter });
    let ground = role == Role::Defender && board.on_terrain_with(disk, TerrainKeyword::Defensive);
    if ground && !own { "whdw.terrain.defensive" } else { "whdw.keyword.swift" }
}
