//! How likely the results of ranged attacks are, exactly, scatter included; and how a duel in melee ends, which takes no dice.
//! Floats are fine here, since nothing of it reaches a rule.

use gonfalon_disks::DiskId;

use crate::action::Disks;
use crate::board::Board;
use crate::data::{DamageSource, DamageType, Face, RangeBand, Stat, Strength};
use crate::event::Shooter;
use crate::values::{Role, Speed};

/// How likely each number is, from 0 on.
pub type Spread = Vec<f64>;

/// Battle dice that are rolled at one target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BattleDice {
    /// How many are rolled.
    pub dice: u8,
    /// The target is at siege range: only critical faces succeed.
    pub siege: bool,
    /// Chaos counts as a hit.
    pub chaos_is_hit: bool,
    /// Scatter is ignored.
    pub ignore_scatter: bool,
}

impl BattleDice {
    /// Whether a face succeeds.
    pub fn succeeds(&self, face: Face) -> bool {
        match face {
            Face::Critical => true,
            Face::Hit => !self.siege,
            Face::Chaos => self.chaos_is_hit && !self.siege,
            Face::Miss | Face::Scatter => false,
        }
    }

    /// The chances of one die to succeed and to scatter.
    fn chances(&self, die: &[Face; 6]) -> (f64, f64) {
        let part = |wanted: &dyn Fn(Face) -> bool| {
            die.iter().filter(|face| wanted(**face)).count() as f64 / die.len() as f64
        };
        let scatter = |face| face == Face::Scatter && !self.ignore_scatter;
        (part(&|face| self.succeeds(face)), part(&scatter))
    }

    /// How likely each number of successes against the target is.
    pub fn on_target(&self, die: &[Face; 6]) -> Spread {
        binomial(self.dice, self.chances(die).0)
    }

    /// How likely each number of dice that scatter is.
    pub fn scatters(&self, die: &[Face; 6]) -> Spread {
        binomial(self.dice, self.chances(die).1)
    }

    /// How likely each number of successes against a disk is that gets so many of the scatters, given how many there are.
    pub fn on_other(&self, die: &[Face; 6], share: impl Fn(u8) -> u8) -> Spread {
        let (success, _) = self.chances(die);
        let mut spread = vec![0.0; usize::from(self.dice) + 1];
        for (count, chance) in self.scatters(die).into_iter().enumerate() {
            for (hits, part) in binomial(share(count as u8), success).into_iter().enumerate() {
                spread[hits] += chance * part;
            }
        }
        spread
    }
}

/// How likely each number of successes is.
pub fn binomial(dice: u8, chance: f64) -> Spread {
    let count = usize::from(dice);
    let mut spread = vec![0.0; count + 1];
    spread[0] = 1.0;
    for rolled in 1..=count {
        for place in (0..=rolled).rev() {
            let before = if place > 0 { spread[place - 1] } else { 0.0 };
            spread[place] = spread[place] * (1.0 - chance) + before * chance;
        }
    }
    spread
}

/// What a ranged attack may do to one disk.
#[derive(Clone, Debug, PartialEq)]
pub struct Harm {
    /// Which disk.
    pub disk: DiskId,
    /// How likely each number of successes against it is.
    pub hits: Spread,
    /// How likely each amount of damage is, after immunity and resistance.
    pub damage: Spread,
    /// The chance that it is wounded.
    pub wounded: f64,
    /// A wound destroys it.
    pub last: bool,
}

/// What a ranged attack may do: to its target, then to every disk that scatter may reach. Of disks that are equally near the one
/// that is listed first gets the scatter.
pub fn shot(board: Board<'_>, by: Shooter, weapon: u8, target: DiskId) -> Vec<Harm> {
    let attack = board.weapon(by, weapon);
    let dice = BattleDice {
        dice: board.shot_dice(by, weapon, target),
        siege: board.shot_band(by, target) == RangeBand::Siege,
        chaos_is_hit: attack.chaos_is_hit,
        ignore_scatter: attack.ignore_scatter,
    };
    let die = &board.game.library.constants.battle_die;
    let mut order = Disks::new();
    if !attack.ignore_scatter {
        while order.len() < usize::from(dice.dice) {
            let Some(next) = board.scatter_choices(target, &order).first().copied() else { break };
            order.push(next);
        }
    }
    let mut found = vec![harm(board, by, weapon, target, dice.on_target(die))];
    for (place, disk) in order.iter().enumerate() {
        if !order[..place].contains(disk) {
            let share = |count: u8| {
                order.iter().take(usize::from(count)).filter(|other| *other == disk).count() as u8
            };
            found.push(harm(board, by, weapon, *disk, dice.on_other(die, share)));
        }
    }
    found
}

fn harm(board: Board<'_>, by: Shooter, weapon: u8, disk: DiskId, hits: Spread) -> Harm {
    let attack = board.weapon(by, weapon);
    let strengths: Vec<u8> = match attack.strength {
        Strength::Fixed(strength) => vec![strength],
        Strength::SixSided => (1..=6).collect(),
    };
    let toughness = board.strength(disk, Stat::Toughness);
    let taken = board.disk(disk).damage;
    let (mut damage, mut wounded) = (vec![0.0; 1], 0.0);
    for strength in &strengths {
        for (count, chance) in hits.iter().enumerate() {
            let amount = (count as u8).saturating_mul(*strength);
            let dealt = board.reduced(disk, amount, attack.damage, Some(DamageSource::Ranged));
            let chance = chance / strengths.len() as f64;
            let place = usize::from(dealt);
            if damage.len() <= place {
                damage.resize(place + 1, 0.0);
            }
            damage[place] += chance;
            if dealt > 0 && taken.saturating_add(dealt) >= toughness {
                wounded += chance;
            }
        }
    }
    let last = board.disk(disk).wounds >= board.strength(disk, Stat::Stamina);
    Harm { disk, hits, damage, wounded, last }
}

/// A disk in a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Duellist {
    /// What it strikes with: its attack or its counter-strike.
    pub strength: u8,
    /// When it strikes.
    pub speed: Speed,
    /// From how much damage on it is wounded.
    pub toughness: u8,
    /// How many wounds it can have.
    pub stamina: u8,
    /// The damage it has.
    pub damage: u8,
    /// The wounds it has.
    pub wounds: u8,
}

/// What becomes of a disk in a duel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Struck {
    /// The damage dealt to it.
    pub damage: u8,
    /// It is wounded or destroyed.
    pub wounded: bool,
    /// It is destroyed.
    pub destroyed: bool,
}

/// How a duel ends, the attacker's fate first: swift blows, then ordinary ones, then slow ones; those of one speed land together.
/// A disk that is wounded strikes as before if it has not struck yet, one that is destroyed does not.
pub fn duel(attacker: &Duellist, defender: &Duellist) -> [Struck; 2] {
    let fighters = [attacker, defender];
    let mut struck = [Struck::default(); 2];
    for speed in [Speed::Swift, Speed::Ordinary, Speed::Slow] {
        let before = struck;
        for (by, at) in [(0, 1), (1, 0)] {
            let blow = fighters[by];
            if blow.speed != speed || before[by].destroyed || before[at].destroyed || blow.strength == 0 {
                continue;
            }
            struck[at].damage = struck[at].damage.saturating_add(blow.strength);
            let victim = fighters[at];
            if victim.damage.saturating_add(struck[at].damage) >= victim.toughness {
                struck[at].wounded = true;
                struck[at].destroyed = victim.wounds >= victim.stamina;
            }
        }
    }
    struck
}

/// A disk as it would fight in a role, against physical damage.
pub fn duellist(board: Board<'_>, disk: DiskId, role: Role) -> Duellist {
    let stat = match role {
        Role::Attacker => Stat::Attack,
        Role::Defender => Stat::Counter,
    };
    Duellist {
        strength: board.strength(disk, stat),
        speed: board.speed(disk, role),
        toughness: board.strength(disk, Stat::Toughness),
        stamina: board.strength(disk, Stat::Stamina),
        damage: board.disk(disk).damage,
        wounds: board.disk(disk).wounds,
    }
}

/// How the duel of a disk that lies on another ends, the upper one's fate first.
pub fn of_duel(board: Board<'_>, top: DiskId, under: DiskId) -> [Struck; 2] {
    let mut fighters = [duellist(board, top, Role::Attacker), duellist(board, under, Role::Defender)];
    // Blows are physical damage; some disks feel less of it.
    fighters[0].strength = board.reduced(under, fighters[0].strength, DamageType::Physical, None);
    fighters[1].strength = board.reduced(top, fighters[1].strength, DamageType::Physical, None);
    duel(&fighters[0], &fighters[1])
}

#[cfg(test)]
mod tests {
    use super::*;

    const DIE: [Face; 6] = [Face::Miss, Face::Hit, Face::Hit, Face::Critical, Face::Scatter, Face::Chaos];
    const DICE: BattleDice = BattleDice { dice: 2, siege: false, chaos_is_hit: false, ignore_scatter: false };

    fn near(one: f64, other: f64) {
        assert!((one - other).abs() < 1e-12, "{one} is not {other}");
    }

    #[test]
    fn three_faces_of_six_succeed_and_one_at_siege_range() {
        near(DICE.on_target(&DIE)[2], 1.0 / 4.0);
        near(BattleDice { siege: true, ..DICE }.on_target(&DIE)[2], 1.0 / 36.0);
        near(BattleDice { chaos_is_hit: true, ..DICE }.on_target(&DIE)[2], 16.0 / 36.0);
    }

    #[test]
    fn scatter_is_rolled_again_at_whom_it_goes_to() {
        // The first scatter of either die goes to one disk, the second to another.
        let first = DICE.on_other(&DIE, |count| count.min(1));
        near(first[1], 11.0 / 36.0 * 0.5);
        let second = DICE.on_other(&DIE, |count| count.saturating_sub(1));
        near(second[1], 1.0 / 36.0 * 0.5);
        near(BattleDice { ignore_scatter: true, ..DICE }.on_other(&DIE, |count| count)[0], 1.0);
    }

    #[test]
    fn who_strikes_first_may_not_be_struck() {
        let one =
            Duellist { strength: 4, speed: Speed::Ordinary, toughness: 4, stamina: 0, damage: 0, wounds: 0 };
        let both = duel(&one, &one);
        assert!(both[0].destroyed && both[1].destroyed, "blows of one speed land together");
        let swift = Duellist { speed: Speed::Swift, ..one };
        let [unhurt, dead] = duel(&swift, &one);
        assert_eq!((unhurt.damage, dead.destroyed), (0, true));
        let hardy = Duellist { stamina: 1, ..one };
        let [hurt, wounded] = duel(&swift, &hardy);
        assert!(
            wounded.wounded && !wounded.destroyed && hurt.destroyed,
            "wounds do not keep it from striking"
        );
    }
}
