//! Disks that are killed, who gets the credit, and Disks that change hands.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{RuleId, Seat};

use super::{Beat, Seen};
use crate::action::Question;
use crate::data::{Stat, When};
use crate::event::{Event, Fate, Hurt};
use crate::state::{Segment, Source};

impl Seen {
    /// Looks at kills and slaves.
    pub(super) fn died(&mut self, beat: &Beat<'_>) {
        match beat.event() {
            Event::Destroyed { disk, credit, rule, to, .. } => {
                let board = beat.before;
                self.when(*to == Fate::StackBottom, "dw.skill.reanimate");
                self.when(*to == Fate::Destroyed, "dw.wound.dead-gone");
                let full = board.is_doomed(*disk);
                self.when(full && rule.0 != "dw.wound.full-kills", "dw.wound.full-kills");
                let original = board.disk(*disk).transformed_from.is_some();
                let scored = credit.is_some();
                self.when(scored && original && board.profile(*disk).points.is_none(), "dw.transform.points");
                self.killed(beat, *disk, *credit, *rule);
            }
            Event::Enslaved { .. } => {
                self.all(&["dw.control.enslave-no-points", "dw.control.enslaved", "dw.disk.zok"]);
            }
            _ => {}
        }
    }

    fn killed(&mut self, beat: &Beat<'_>, disk: DiskId, credit: Option<Seat>, rule: RuleId) {
        let board = beat.before;
        let slave = board.disk(disk).enslaved_by.is_some();
        match rule.0 {
            "dw.combat.remove-now" if slave => self.rule("dw.control.slave-death-no-points"),
            "dw.combat.remove-now" => self.shared(beat, disk, credit),
            "dw.missile.casualties-last" => match credit {
                Some(_) => self.rule("dw.credit.spell-missile"),
                None if slave => self.rule("dw.control.slave-death-no-points"),
                None => self.rule("dw.credit.own-disks"),
            },
            "dw.wound.full-kills" if board.table.segment == Segment::Activation => {
                self.when(credit.is_some(), "dw.credit.spell-missile");
                let burnt = |event: &Event| matches!(event, Event::Damaged { disk: other, by: Hurt::Spell, .. } if *other == disk);
                self.when(beat.earlier().iter().any(burnt), "dw.cast.kill-now");
            }
            _ => {}
        }
        if rule.0 == "dw.wound.full-kills" && credit.is_some() {
            self.killed_by_the_dead(beat, disk);
        }
    }

    /// Who gets the credit where several have struck.
    fn shared(&mut self, beat: &Beat<'_>, disk: DiskId, credit: Option<Seat>) {
        let strikes: Vec<(DiskId, Stat)> = self.fight.on(disk).collect();
        // Some who have struck may be dead by now.
        let board = beat.step.board();
        let mut seats = strikes.iter().map(|(by, _)| board.controller(*by));
        let first = seats.next().flatten();
        let several = seats.any(|seat| seat != first);
        let attacked = strikes.iter().any(|(_, stat)| *stat == Stat::Attack);
        if strikes.len() < 2 || attacked && !several {
            return;
        }
        let agreed = matches!(beat.step.question, Question::Credit { .. });
        match (credit, attacked) {
            (Some(_), true) => self.when(!agreed, "dw.credit.highest-attack"),
            (Some(_), false) => self.rule("dw.credit.defenders"),
            (None, _) => self.when(several, "dw.credit.tie-none"),
        }
    }

    /// The last blow of a dying Disk scores for its player.
    fn killed_by_the_dead(&mut self, beat: &Beat<'_>, disk: DiskId) {
        let board = beat.before;
        let last = beat.earlier().iter().rev().find_map(|event| match event {
            Event::AbilityUsed { source: Source::Ability(profile, index), targets, .. } => {
                Some((*profile, *index, targets.contains(&disk)))
            }
            _ => None,
        });
        let Some((profile, index, true)) = last else { return };
        let printed = &board.library()[profile];
        if printed.abilities[usize::from(index)].when == When::Dies {
            match printed.id.as_str() {
                "helspanths-brood" => self.rule("dw.disk.helspanths-brood-points"),
                "soul-leech" => self.rule("dw.disk.soul-leech-points"),
                _ => {}
            }
        }
    }
}
