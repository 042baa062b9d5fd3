//! One attack, in melee or at range: dice to hit, then dice for damage.

use gonfalon_kernel::RuleId;
use serde::Serialize;
use smallvec::SmallVec;

use crate::board::Board;
use crate::cx::Cx;
use crate::data::{Calling, SpecialKind};
use crate::event::{Event, Faces};
use crate::state::UnitId;

/// A number with the reasons why it is what it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Breakdown {
    /// The value it starts from.
    pub base: u8,
    /// What changes it, each change by its rule.
    pub changes: SmallVec<[(RuleId, i16); 4]>,
}

impl Breakdown {
    /// A value that nothing changes.
    pub fn new(base: u8) -> Breakdown {
        Breakdown { base, changes: SmallVec::new() }
    }

    /// Notes that a rule raises (or, if negative, lowers) the value.
    pub fn change(&mut self, rule: &'static str, by: i16) {
        self.changes.push((RuleId(rule), by));
    }

    /// The value after all changes.
    pub fn total(&self) -> i16 {
        self.changes.iter().fold(i16::from(self.base), |total, (_, by)| total.saturating_add(*by))
    }

    /// The sum as people write it: `4 + 1 [kow.shoot.mod-cover]`; a value that nothing changes is just that.
    pub fn formula(&self) -> String {
        let mut text = self.base.to_string();
        for (rule, by) in &self.changes {
            let sign = if *by < 0 { '-' } else { '+' };
            text.push_str(&format!(" {sign} {} [{}]", by.unsigned_abs(), rule.0));
        }
        text
    }
}

/// The highest face of a die.
const HIGHEST: i16 = 6;
/// A one never succeeds, so no score below this makes a difference.
const LEAST: i16 = 2;

/// What a die must show to hit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ToHit(pub Breakdown);

impl ToHit {
    /// A score that no modifier changes.
    pub fn always(score: u8) -> ToHit {
        ToHit(Breakdown::new(score))
    }

    /// What each die must show at least: never less than 2 and never more than 6.
    pub fn needed(&self) -> u8 {
        self.0.total().clamp(LEAST, HIGHEST) as u8
    }

    /// Whether more than a six would be needed, which halves the dice.
    pub fn beyond_six(&self) -> bool {
        self.0.total() > HIGHEST
    }

    /// How many of so many dice are really rolled: half of them, rounded up, where more than a six would be needed.
    pub fn dice(&self, dice: u16) -> u16 {
        if self.beyond_six() { dice.div_ceil(2) } else { dice }
    }
}

/// What a hit must show to damage this unit, with Piercing or Crushing Strength (`rule`) taken off.
pub fn to_damage(board: Board<'_>, target: UnitId, bonus: u8, rule: &'static str) -> Breakdown {
    let mut score = Breakdown::new(board.profile(target).defence);
    if bonus > 0 {
        score.change(rule, -i16::from(bonus));
    }
    score
}

/// Whether a unit is Elite, by itself or because of a Warsmith nearby.
pub fn is_elite(board: Board<'_>, unit: UnitId) -> bool {
    board.has(unit, SpecialKind::Elite) || near_warsmith(board, unit)
}

fn near_warsmith(board: Board<'_>, unit: UnitId) -> bool {
    let Some(reach) = board.profile(unit).elite_near_warsmith() else { return false };
    board.army(board.owner(unit)).any(|friend| {
        friend != unit
            && board.profile(friend).is_called(Calling::Warsmith)
            && board.footprint(friend).within(&board.footprint(unit), reach)
    })
}

/// Which failed dice of an attack are rolled again, each once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Again {
    /// None but the one of an Elite unit.
    One,
    /// Every failed damage die, by this rule.
    EveryDamage(&'static str),
}

/// Rolls an attack to hit and for damage, with the re-rolls of Elite units, and says how much damage it causes.
///
/// `dice` is the number before halving; what needs more than a six is halved here, once. The caller declares the attack
/// before and emits [`Event::Damaged`] afterwards, with its own rule.
pub(crate) fn roll_attack(
    cx: &mut Cx<'_>,
    attacker: UnitId,
    dice: u16,
    to_hit: &ToHit,
    to_damage: &Breakdown,
) -> u16 {
    roll_attack_again(cx, attacker, dice, to_hit, to_damage, Again::One)
}

/// [`roll_attack`] with more re-rolls.
pub(crate) fn roll_attack_again(
    cx: &mut Cx<'_>,
    attacker: UnitId,
    dice: u16,
    to_hit: &ToHit,
    to_damage: &Breakdown,
    again: Again,
) -> u16 {
    let hits = roll_hits(cx, attacker, dice, to_hit, "hit-die");
    roll_damage(cx, attacker, hits, to_damage, again)
}

/// Rolls dice of this purpose to hit and says how many hit.
pub(crate) fn roll_hits(
    cx: &mut Cx<'_>,
    attacker: UnitId,
    dice: u16,
    to_hit: &ToHit,
    purpose: &'static str,
) -> u16 {
    let needed = to_hit.needed();
    let mut faces = cx.dice(purpose, to_hit.dice(dice));
    if is_elite(cx.board(), attacker) {
        reroll(cx, &mut faces, needed, purpose, "kow.special.elite-hit", 1);
    }
    let hits = successes(&faces, needed);
    cx.emit(Event::HitsRolled { dice: faces, hits });
    hits
}

fn roll_damage(cx: &mut Cx<'_>, attacker: UnitId, hits: u16, to_damage: &Breakdown, again: Again) -> u16 {
    let score = to_damage.total();
    if hits == 0 || score > HIGHEST {
        return 0;
    }
    let needed = score.max(LEAST) as u8;
    let mut faces = cx.dice("damage-die", hits);
    match again {
        Again::EveryDamage(rule) => reroll(cx, &mut faces, needed, "damage-die", rule, usize::MAX),
        Again::One if is_elite(cx.board(), attacker) => {
            reroll(cx, &mut faces, needed, "damage-die", "kow.special.elite-damage", 1);
        }
        Again::One => {}
    }
    let damage = successes(&faces, needed);
    cx.emit(Event::DamageRolled { dice: faces, damage, needed, why: to_damage.clone() });
    damage
}

fn successes(faces: &Faces, needed: u8) -> u16 {
    faces.iter().filter(|face| **face >= needed).count() as u16
}

/// Rolls the first few failed dice again. The new result stands; the dice that failed alike are as good as one another.
fn reroll(
    cx: &mut Cx<'_>,
    faces: &mut Faces,
    needed: u8,
    purpose: &'static str,
    rule: &'static str,
    most: usize,
) {
    for face in faces.iter_mut().filter(|face| **face < needed).take(most) {
        let to = cx.d6(purpose);
        cx.emit(Event::Rerolled { purpose, from: *face, to, rule: RuleId(rule) });
        *face = to;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(base: u8, changes: &[i16]) -> ToHit {
        let mut score = Breakdown::new(base);
        for by in changes {
            score.change("kow.shoot.mods-cumulative", *by);
        }
        ToHit(score)
    }

    #[test]
    fn modifiers_add_up() {
        assert_eq!(score(4, &[1]).needed(), 5);
        assert_eq!(score(4, &[1, 1]).needed(), 6);
        assert_eq!(score(4, &[1, 1]).dice(10), 10);
    }

    #[test]
    fn beyond_six_the_dice_are_halved_once_and_rounded_up() {
        assert_eq!((score(6, &[1, 1]).needed(), score(6, &[1, 1]).dice(10)), (6, 5));
        assert_eq!(score(6, &[1, 1, 1, 1]).dice(7), 4);
        assert_eq!(score(4, &[1, 1, 1]).dice(10), 5);
    }

    #[test]
    fn a_sum_names_its_rules() {
        let ToHit(mut sum) = score(4, &[1]);
        sum.change("kow.special.piercing", -2);
        let formula = "4 + 1 [kow.shoot.mods-cumulative] - 2 [kow.special.piercing]";
        assert_eq!((sum.total(), sum.formula()), (3, formula.to_owned()));
        assert_eq!(Breakdown::new(4).formula(), "4");
    }

    #[test]
    fn a_one_never_hits() {
        assert_eq!(score(2, &[-3]).needed(), 2);
    }
}
