//! One battle: choices, blows, damage and deaths.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Refusal, Seat, Wake};
use serde::Serialize;
use smallvec::SmallVec;

use super::strike::Strike;
use crate::action::{Action, Disks, Question};
use crate::board::Board;
use crate::cx::{Cx, Step, WakeUp};
use crate::damage::{Death, Deaths, Harming, bury, hurt, settle};
use crate::data::{Effect, On, ProfileId, SkillKind, Stat, When};
use crate::event::{Event, Hurt};
use crate::frame::Frame;
use crate::state::Source;

/// A battle under way.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Battle {
    /// The attackers.
    pub attackers: Disks,
    /// The defenders.
    pub defenders: Disks,
    /// First Blow attackers that fight apart.
    apart: Disks,
    stage: Stage,
    /// Seats asked in this stage.
    asked: u8,
    /// Choices of attackers and defenders.
    chosen: SmallVec<[Strike; 4]>,
    /// Blows that have been dealt: by whom, on whom, with which value.
    dealt: Vec<(DiskId, DiskId, Stat)>,
    /// Damage that waits to be shared out: whom it was put on, by whom, and how much.
    to_share: SmallVec<[(DiskId, DiskId, u8); 2]>,
    /// Disks that die, with the credit as agreed so far.
    dying: SmallVec<[(DiskId, Agreement); 4]>,
    /// The victim whose killers were asked last about the credit.
    in_question: DiskId,
    /// Disks that are Enslaved instead.
    enslaved: SmallVec<[(DiskId, DiskId); 1]>,
}

/// Whether the players of a combined attack have agreed on the credit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Agreement {
    /// Nobody has said anything.
    #[default]
    Open,
    /// All who were asked named this Disk.
    On(DiskId),
    /// They disagree.
    None,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Stage {
    Apart,
    Attackers,
    FirstBlows,
    Defenders,
    Blows,
    Share,
    Enslave,
    Credit,
    Deaths,
}

impl Battle {
    pub(super) fn new(attackers: Disks, defenders: Disks) -> Battle {
        Battle {
            attackers,
            defenders,
            apart: Disks::new(),
            stage: Stage::Apart,
            asked: 0,
            chosen: SmallVec::new(),
            dealt: Vec::new(),
            to_share: SmallVec::new(),
            dying: SmallVec::new(),
            in_question: DiskId(0),
            enslaved: SmallVec::new(),
        }
    }

    /// The blows that have been dealt: by whom, on whom, with which value.
    pub(crate) fn dealt(&self) -> &[(DiskId, DiskId, Stat)] {
        &self.dealt
    }

    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        if let Wake::Answer(_, action) = wake {
            self.answer(cx, action);
        }
        loop {
            let asked = match self.stage {
                Stage::Apart => self.ask_apart(cx),
                Stage::Attackers => self.ask_strikes(cx, true),
                Stage::Defenders => self.ask_strikes(cx, false),
                Stage::FirstBlows => {
                    self.first_blows(cx);
                    None
                }
                Stage::Blows => {
                    self.blows(cx);
                    None
                }
                Stage::Share => self.ask_share(cx),
                Stage::Enslave => self.ask_enslave(cx),
                Stage::Credit => self.ask_credit(cx),
                Stage::Deaths => return self.end(cx),
            };
            if let Some((seat, question, rule)) = asked {
                return Step::ask(Frame::Battle(self), seat, question, rule);
            }
            self.stage = self.stage.next();
            self.asked = 0;
        }
    }

    fn answer(&mut self, cx: &mut Cx<'_>, action: Action) {
        match (self.stage, action) {
            (Stage::Apart, Action::ChooseAll(disks)) => self.apart.extend(disks),
            (Stage::Attackers | Stage::Defenders, Action::Strike(chosen)) => self.chosen.extend(chosen),
            (Stage::Share, Action::Share(parts)) => {
                let (_, by, _) = self.pool(cx.board());
                for (disk, amount) in parts {
                    deal(cx, by, disk, amount);
                }
            }
            (Stage::Enslave, Action::Accept) => {
                if let Some((victim, by)) = self.offer(cx.board()) {
                    self.enslaved.push((victim, by));
                    self.dying.retain(|(dying, _)| *dying != victim);
                }
            }
            // Declined: the Disk dies like others.
            (Stage::Enslave, _) => self.asked += 1,
            (Stage::Credit, action) => self.agree(&action),
            _ => {}
        }
    }

    /// The seats in first-player order, beginning where the asking stands.
    fn next_seat(&mut self, cx: &Cx<'_>) -> Option<Seat> {
        let seat = (self.asked < cx.game.seats)
            .then(|| Seat((cx.state.table.first.0 + self.asked) % cx.game.seats))?;
        self.asked += 1;
        Some(seat)
    }

    /// Owners of First Blow attackers may keep them out of a combined attack with Disks that lack the skill.
    fn ask_apart(&mut self, cx: &Cx<'_>) -> Option<(Seat, Question, &'static str)> {
        let board = cx.board();
        while let Some(seat) = self.next_seat(cx) {
            let first = |disk: &DiskId| board.has(*disk, SkillKind::FirstBlow);
            let combined = |disk: &DiskId| {
                let defenders = board.victims(*disk, &self.defenders);
                defenders.iter().any(|defender| {
                    self.attackers.iter().any(|other| !first(other) && board.touch(*other, *defender))
                })
            };
            let mine = self.attackers.iter().copied().filter(|disk| board.controller(*disk) == Some(seat));
            let disks: Disks = mine.filter(first).filter(combined).collect();
            if let Some(disk) = disks.first() {
                let defender = board.victims(*disk, &self.defenders)[0];
                let question = Question::FightApart { disks, defender };
                return Some((seat, question, "dw.skill.first-blow-apart"));
            }
        }
        if !self.apart.is_empty() {
            // dw.skill.first-blow-apart: they fight before the others, who follow in a battle of their own.
            self.attackers = std::mem::take(&mut self.apart);
            let defenders = std::mem::take(&mut self.defenders);
            let met =
                |defender: &DiskId| self.attackers.iter().any(|attacker| board.touch(*attacker, *defender));
            self.defenders = defenders.into_iter().filter(met).collect();
        }
        None
    }

    fn ask_strikes(&mut self, cx: &Cx<'_>, attack: bool) -> Option<(Seat, Question, &'static str)> {
        // dw.combat.choice-order
        while let Some(seat) = self.next_seat(cx) {
            let (disks, enemies) = self.sides(attack);
            // dw.skill.first-blow: whoever a first blow has killed does not answer.
            let able: Disks = disks.iter().copied().filter(|disk| !cx.board().is_doomed(*disk)).collect();
            let strikers = cx.board().choosers(seat, &able, enemies);
            if !strikers.is_empty() {
                let rule = if attack { "dw.combat.attacker-chooses" } else { "dw.combat.defender-chooses" };
                return Some((seat, Question::Strike { strikers }, rule));
            }
        }
        None
    }

    fn sides(&self, attack: bool) -> (&Disks, &Disks) {
        if attack { (&self.attackers, &self.defenders) } else { (&self.defenders, &self.attackers) }
    }

    /// Blows that come before the defenders answer; a defender killed by them is silent.
    fn first_blows(&mut self, cx: &mut Cx<'_>) {
        let board = cx.board();
        let strikes = board.strikes(&self.attackers, &self.defenders, &self.chosen);
        let first: Vec<Strike> =
            strikes.iter().copied().filter(|(_, at)| self.blows_first(board, &strikes, *at)).collect();
        self.deal_all(cx, &first, Stat::Attack);
    }

    /// All other blows at the same time.
    fn blows(&mut self, cx: &mut Cx<'_>) {
        let board = cx.board();
        let dealt = |strike: &Strike| self.dealt.iter().any(|(by, at, _)| (*by, *at) == *strike);
        let attacks: Vec<Strike> = board
            .strikes(&self.attackers, &self.defenders, &self.chosen)
            .into_iter()
            .filter(|strike| !dealt(strike))
            .collect();
        let alive: Disks = self.defenders.iter().copied().filter(|disk| !board.is_doomed(*disk)).collect();
        let answers = board.strikes(&alive, &self.attackers, &self.chosen);
        // How hard everybody strikes is settled before anybody is hurt.
        let strength = |strikes: &[Strike], stat| -> Vec<(Strike, Stat, u8)> {
            strikes
                .iter()
                .map(|strike| (*strike, stat, board.blow_strength(strike.0, strike.1, stat)))
                .collect()
        };
        let mut blows = strength(&attacks, Stat::Attack);
        blows.extend(strength(&answers, Stat::Defense));
        self.carry_out(cx, blows);
        self.note_dying(cx.board());
    }

    fn deal_all(&mut self, cx: &mut Cx<'_>, strikes: &[Strike], stat: Stat) {
        let board = cx.board();
        let blows: Vec<(Strike, Stat, u8)> = strikes
            .iter()
            .map(|strike| (*strike, stat, board.blow_strength(strike.0, strike.1, stat)))
            .collect();
        self.carry_out(cx, blows);
    }

    fn carry_out(&mut self, cx: &mut Cx<'_>, blows: Vec<(Strike, Stat, u8)>) {
        for ((by, at), stat, amount) in blows {
            self.dealt.push((by, at, stat));
            cx.emit(Event::Struck { by, at, stat, amount });
            if stat == Stat::Defense && cx.board().can_share(at, &self.attackers) {
                self.to_share.push((at, by, amount));
            } else {
                deal(cx, by, at, amount);
            }
        }
    }

    fn note_dying(&mut self, board: Board<'_>) {
        let both = self.attackers.iter().chain(&self.defenders).copied();
        self.dying = both
            .filter(|disk| board.in_play(*disk) && board.is_doomed(*disk))
            .map(|disk| (disk, Agreement::default()))
            .collect();
    }

    /// Goblin Marauders may share the damage that defenders put on one of them.
    fn ask_share(&mut self, cx: &mut Cx<'_>) -> Option<(Seat, Question, &'static str)> {
        while let Some((on, by, _)) = self.to_share.first().copied() {
            let board = cx.board();
            let among = board.sharers(on, &self.attackers);
            let damage = self.pooled(board, on, by);
            match board.controller(on) {
                Some(seat) if damage > 0 => {
                    return Some((seat, Question::Share { damage, among }, "dw.disk.goblin-marauders"));
                }
                _ => {
                    let (_, _, damage) = self.to_share.remove(0);
                    deal(cx, by, on, damage);
                }
            }
        }
        self.note_dying(cx.board());
        None
    }

    /// The damage of one defender that the Disks sharing with one of them share: a Swashbuckler strikes several.
    fn pooled(&self, board: Board<'_>, on: DiskId, by: DiskId) -> u8 {
        // dw.disk.goblin-marauders-swashbuckler
        let among = board.sharers(on, &self.attackers);
        let mine = self.to_share.iter().filter(|(other, striker, _)| *striker == by && among.contains(other));
        mine.fold(0, |sum: u8, (_, _, damage)| sum.saturating_add(*damage))
    }

    /// Takes the damage that is shared next off the list.
    fn pool(&mut self, board: Board<'_>) -> (DiskId, DiskId, u8) {
        let (on, by, _) = self.to_share[0];
        let damage = self.pooled(board, on, by);
        let among = board.sharers(on, &self.attackers);
        self.to_share.retain(|(other, striker, _)| *striker != by || !among.contains(other));
        (on, by, damage)
    }

    /// The next victim that one of its killers could Enslave.
    fn offer(&self, board: Board<'_>) -> Option<(DiskId, DiskId)> {
        let offers = self.dying.iter().filter_map(|(victim, _)| {
            let by = self.killers(*victim).into_iter().find(|by| {
                board.in_play(*by) && board.own_attribute(*by, |effect| matches!(effect, Effect::Enslave))
            })?;
            Some((*victim, by))
        });
        offers.into_iter().nth(usize::from(self.asked))
    }

    fn ask_enslave(&mut self, cx: &Cx<'_>) -> Option<(Seat, Question, &'static str)> {
        while let Some((victim, by)) = self.offer(cx.board()) {
            if let Some(seat) = cx.board().controller(by) {
                return Some((seat, Question::Enslave { by, victim }, "dw.disk.zok"));
            }
            self.asked += 1;
        }
        None
    }

    /// Disks that struck the victim with AT or D.
    fn killers(&self, victim: DiskId) -> Disks {
        self.dealt.iter().filter(|(_, at, _)| *at == victim).map(|(by, _, _)| *by).collect()
    }

    /// The players of a combined attack may agree who gets the credit: for each victim each of them is asked.
    fn ask_credit(&mut self, cx: &Cx<'_>) -> Option<(Seat, Question, &'static str)> {
        let board = cx.board();
        while let Some((victim, agreement)) = self.dying.get(usize::from(self.asked / cx.game.seats)) {
            let seat = Seat((board.table.first.0 + self.asked % cx.game.seats) % cx.game.seats);
            self.asked += 1;
            let among = self.killers(*victim);
            let takes_part = among.iter().any(|disk| board.controller(*disk) == Some(seat));
            let attacked = self.defenders.contains(victim);
            if attacked && takes_part && board.is_shared(&among) && *agreement != Agreement::None {
                let question = Question::Credit { victim: *victim, among };
                self.in_question = *victim;
                return Some((seat, question, "dw.credit.agree"));
            }
        }
        None
    }

    fn agree(&mut self, action: &Action) {
        let victim = self.in_question;
        let Some((_, entry)) = self.dying.iter_mut().find(|(other, _)| *other == victim) else { return };
        *entry = match (*entry, action) {
            (Agreement::Open, Action::Choose(disk)) => Agreement::On(*disk),
            (Agreement::On(before), Action::Choose(disk)) if before == *disk => Agreement::On(before),
            _ => Agreement::None,
        };
    }

    fn end(self, cx: &mut Cx<'_>) -> Step {
        for (victim, by) in &self.enslaved {
            cx.emit(Event::Enslaved { disk: *victim, by: *by });
        }
        let board = cx.board();
        let deaths: Vec<Death> = self
            .dying
            .iter()
            .map(|(victim, agreement)| {
                let killers = self.killers(*victim);
                let stat = if self.defenders.contains(victim) { Stat::Attack } else { Stat::Defense };
                let credit = match agreement {
                    Agreement::On(disk) => board.controller(*disk),
                    Agreement::Open | Agreement::None => board.credited(&killers, stat),
                };
                Death { disk: *victim, credit, rule: "dw.combat.remove-now" }
            })
            .collect();
        let triumphs = self.triumphs(board);
        bury(cx, &deaths);
        for (by, source, wounds) in triumphs {
            if cx.board().in_play(by) {
                crate::abilities::heal(cx, by, source, wounds);
            }
        }
        settle(cx, Deaths::Now(None));
        Step::Return(())
    }

    /// What Disks gain whose damage has killed an enemy.
    fn triumphs(&self, board: Board<'_>) -> Vec<(DiskId, Source, u8)> {
        let mut gains = Vec::new();
        for (victim, _) in &self.dying {
            for by in self.killers(*victim) {
                let Some(profile) = board.disk(by).profile else { continue };
                for (index, ability) in board.profile(by).abilities.iter().enumerate() {
                    let heals = ability.effects.iter().find_map(|effect| match effect {
                        Effect::Heal(wounds, On::Source) => Some(*wounds),
                        _ => None,
                    });
                    if let (When::KillsInCombat, Some(wounds)) = (ability.when, heals) {
                        gains.push((by, Source::Ability(profile, index as u8), wounds));
                    }
                }
            }
        }
        gains
    }
}

impl Stage {
    fn next(self) -> Stage {
        match self {
            Stage::Apart => Stage::Attackers,
            Stage::Attackers => Stage::FirstBlows,
            Stage::FirstBlows => Stage::Defenders,
            Stage::Defenders => Stage::Blows,
            Stage::Blows => Stage::Share,
            Stage::Share => Stage::Enslave,
            Stage::Enslave => Stage::Credit,
            Stage::Credit | Stage::Deaths => Stage::Deaths,
        }
    }
}

fn deal(cx: &mut Cx<'_>, by: DiskId, at: DiskId, amount: u8) {
    if cx.board().in_play(at) && amount > 0 {
        let seat = cx.board().controller(by);
        hurt(cx, at, Harming { amount, by: Hurt::Combat, fireball_spell: false, from: Some(by), seat });
    }
}

impl Board<'_> {
    /// The Disks of the same attack among which damage on one of them may be shared.
    fn sharers(self, disk: DiskId, attackers: &[DiskId]) -> Disks {
        let partner = |other: &DiskId| self.shares_with(disk) == self.disk(*other).profile;
        let same = |other: &DiskId| self.controller(*other) == self.controller(disk);
        attackers.iter().copied().filter(partner).filter(same).collect()
    }

    fn shares_with(self, disk: DiskId) -> Option<ProfileId> {
        let effects = self.profile(disk).abilities.iter().flat_map(|ability| &ability.effects);
        effects.into_iter().find_map(|effect| match effect {
            Effect::ShareDefense(profile) => Some(*profile),
            _ => None,
        })
    }

    fn can_share(self, disk: DiskId, attackers: &[DiskId]) -> bool {
        self.shares_with(disk).is_some() && self.sharers(disk, attackers).len() > 1
    }
}

/// Every reason against keeping First Blow Disks out of a combined attack.
pub(crate) fn fight_apart_refusals(board: Board<'_>, offered: &[DiskId], chosen: &[DiskId]) -> Vec<Refusal> {
    let stranger = chosen.iter().find(|disk| !offered.contains(disk));
    let refusal = |disk: &DiskId| {
        let refusal = Refusal::new("dw.skill.first-blow-apart", "refusal-no-first-blow");
        if board.in_play(*disk) { refusal.with("disk", board.name(*disk)) } else { refusal }
    };
    stranger.map(refusal).into_iter().collect()
}

/// Every reason against a way to share out damage.
pub(crate) fn share_refusals(among: &[DiskId], damage: u8, parts: &[(DiskId, u8)]) -> Vec<Refusal> {
    let sum: u32 = parts.iter().map(|(_, part)| u32::from(*part)).sum();
    let mut refusals = Vec::new();
    if sum != u32::from(damage) {
        refusals.push(
            Refusal::new("dw.disk.goblin-marauders", "refusal-share-sum")
                .number("sum", sum)
                .number("damage", damage),
        );
    }
    if parts.iter().any(|(disk, _)| !among.contains(disk)) {
        refusals.push(Refusal::new("dw.disk.goblin-marauders-others", "refusal-share-others"));
    }
    refusals
}
