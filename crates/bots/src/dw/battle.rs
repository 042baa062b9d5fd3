//! Decisions in battles and about what falls.

use gonfalon_disks::DiskId;
use gonfalon_dw::action::{Action, Disks, Question, Striker};
use gonfalon_dw::data::{Effect, SpellId};
use gonfalon_table::{Circle, Length, Point};

use super::field::Field;

/// A spell at least this dear is answered with Surge.
const DEAR: u8 = 4;
/// How near a tossed or dropped thing may well come down.
const NEAR: Length = Length::inches(3);

impl Field<'_> {
    /// Whom everybody strikes: each where it takes most, after those before it.
    pub(crate) fn strikes(&self, strikers: &[Striker]) -> Action {
        let mut dealt = vec![0_u16; self.board.table.disks.len()];
        let mut chosen = Vec::new();
        for striker in strikers {
            let Some(me) = self.stand(striker.disk) else { continue };
            let above = self.board.is_attacking(striker.disk);
            let blow = if above { me.attack } else { me.defense };
            let gain = |victim: DiskId| {
                self.stand(victim).map_or(0.0, |stand| {
                    let before = dealt[victim.index()];
                    stand.worth * (stand.loss(before + blow) - stand.loss(before))
                })
            };
            let best = striker
                .victims
                .iter()
                .copied()
                .max_by(|one, other| gain(*one).total_cmp(&gain(*other)).then(other.cmp(one)));
            if let Some(victim) = best {
                dealt[victim.index()] += blow;
                chosen.push((striker.disk, victim));
            }
        }
        Action::Strike(chosen)
    }

    /// What a small answer is worth.
    pub(crate) fn small(&self, question: &Question, action: &Action) -> f64 {
        match (question, action) {
            (Question::Surge { spell, .. }, Action::Choose(_)) => self.surge(*spell),
            (Question::AnyTime { .. }, Action::Choose(disk)) => self.any_time(*disk),
            (Question::Redirect { count, .. }, Action::Choose(disk)) => {
                self.stand(*disk).map_or(0.0, |stand| stand.harmed(stand.loss(u16::from(*count))))
            }
            (
                Question::Fire { .. } | Question::Refire { .. },
                Action::Fire { archer, weapon, target, .. },
            ) => self.shot(*archer, *weapon, *target),
            (Question::FightApart { disks, defender }, Action::ChooseAll(_)) => self.apart(disks, *defender),
            (_, Action::Share(parts)) => {
                let lost = parts.iter().filter_map(|(disk, part)| {
                    self.stand(*disk).map(|stand| stand.worth * stand.loss(u16::from(*part)))
                });
                -lost.sum::<f64>()
            }
            (Question::Credit { .. }, Action::Choose(disk)) => {
                if self.board.controller(*disk) == Some(self.seat) { 1.0 } else { -1.0 }
            }
            (Question::NestBlow { .. }, Action::Choose(disk)) => {
                self.stand(*disk).map_or(0.0, |stand| stand.harmed(stand.loss_by_blow(4)))
            }
            (Question::Enslave { .. } | Question::Convert { .. }, Action::Accept) => 1.0,
            (Question::PlaceUnconverted { .. }, Action::At(_)) => 0.5,
            (Question::Lay { disk, .. }, Action::At(at)) => self.put(*disk, *at),
            (Question::AimDisk { disk, .. }, Action::At(at)) => self.dropped(*disk, *at),
            (Question::Toss { .. }, Action::Toss { aim, .. }) => self.around(*aim),
            (Question::ForcedFlip { disk, .. } | Question::Flip { disk, .. }, Action::Flip(path)) => {
                self.flipped(*disk, path)
            }
            _ => 0.0,
        }
    }

    /// Surge is for spells that hurt more than it costs.
    fn surge(&self, spell: SpellId) -> f64 {
        let spell = &self.board.library()[spell];
        if spell.points >= DEAR || spell.level > 1 { 1.0 } else { -1.0 }
    }

    /// A Disk that gives itself up to mark everybody near.
    fn any_time(&self, disk: DiskId) -> f64 {
        let Some(me) = self.stand(disk) else { return 0.0 };
        let abilities = &self.board.profile(disk).abilities;
        let marks = abilities
            .iter()
            .filter(|ability| ability.effects.iter().any(|effect| matches!(effect, Effect::Mark(_))));
        let marked = marks.filter_map(|ability| ability.area.as_ref()).flat_map(|area| {
            self.stands.iter().filter(move |stand| {
                stand.ready
                    && !stand.pinned
                    && self.board.in_area(area, Some(self.seat), disk, &[], stand.disk)
            })
        });
        marked.map(|stand| stand.harmed(0.35)).sum::<f64>() - me.worth
    }

    /// First Blow attackers fight apart where they are enough for the kill.
    fn apart(&self, disks: &Disks, defender: DiskId) -> f64 {
        let attack = self.all(disks).map(|stand| stand.attack).sum::<u16>();
        let kills = self.stand(defender).is_some_and(|stand| stand.loss(attack) >= 1.0);
        if kills { 1.0 } else { -1.0 }
    }

    /// A Disk that is laid somewhere by its player.
    fn put(&self, disk: DiskId, at: Point) -> f64 {
        let Some(stand) = self.stand(disk) else { return 0.0 };
        let worth = self.landed(stand, at);
        if stand.mine { worth } else { -worth }
    }

    /// Where a lifted Disk is dropped: enemies away from everybody, friends where they are useful.
    fn dropped(&self, disk: DiskId, at: Point) -> f64 {
        match self.stand(disk) {
            Some(stand) if stand.mine => self.landed(stand, at),
            Some(stand) => -self.landed(stand, at),
            None => 0.0,
        }
    }

    /// What lies around an aim.
    fn around(&self, aim: Point) -> f64 {
        let circle = Circle::new(aim, NEAR);
        let below = self.stands.iter().filter(|stand| stand.circle.overlaps(&circle));
        below.map(|stand| stand.harmed(0.5)).sum()
    }
}
