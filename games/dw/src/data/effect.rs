//! Effects: everything that abilities, spells and terrain can do. Each is one variant with exactly its parameters.

use gonfalon_data::words;
use gonfalon_table::Length;
use serde::Serialize;
use smallvec::SmallVec;

use super::{Act, Aim, Filter, Harm, Missile, ProfileId, SkillKind, Stat, TokenKind};

/// Changes of the four values; nothing where a value stays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "one field for each value")]
pub struct Values {
    pub movement: Option<i8>,
    pub attack: Option<i8>,
    pub defense: Option<i8>,
    pub toughness: Option<i8>,
}

impl Values {
    /// The entry for one value.
    pub fn of(&self, stat: Stat) -> Option<i8> {
        match stat {
            Stat::Movement => self.movement,
            Stat::Attack => self.attack,
            Stat::Defense => self.defense,
            Stat::Toughness => self.toughness,
        }
    }
}

/// Whom one effect among several concerns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum On {
    /// The Disks the whole ability concerns.
    #[default]
    Usual,
    /// The source.
    Source,
    /// The target.
    Target,
}

/// Whose strikes do no damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum From {
    /// Anything's.
    All,
    /// Those of Disks attacking it.
    Attackers,
    /// Those of Disks it is attacking.
    Attacked,
}

/// Who flips a Disk and which way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// The user, in any direction for each step.
    Any,
    /// The user, all steps in one direction.
    Straight,
    /// Each Disk's controller, away from the source, the lowest Toughness first.
    AwayByOwner,
}

/// Where a resurrected Disk is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rise {
    /// On the source, touching it.
    OnSource,
    /// Where the source lay.
    SourceCenter,
}

words!(From: All = "all", Attackers = "attackers", Attacked = "attacked");
words!(Rise: OnSource = "on_source", SourceCenter = "source_center");

/// One effect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    // Values
    /// Adds to values, never below `min`; of one group only one counts for a Disk.
    Modify {
        /// How much.
        values: Values,
        /// Not below.
        min: Option<u8>,
        /// Its group.
        group: Option<String>,
    },
    /// The player picks one of the values and adds to it.
    ModifyOne {
        /// The values to pick from.
        stats: SmallVec<[Stat; 3]>,
        /// How much.
        by: i8,
        /// Its group.
        group: Option<String>,
    },
    /// Replaces values after all sums.
    Set(Values),
    /// AT and D are exchanged, after sums and before replaced values.
    SwapAttackDefense,
    /// D rises by the total AT of the enemies attacking it.
    AddAttackersAttack,
    /// Adds while it strikes, or answers, a Disk that fits.
    Versus {
        /// Whom.
        whom: Box<Filter>,
        /// To AT.
        attack: i8,
        /// To D.
        defense: i8,
    },
    // Skills, immunities, damage received
    /// Has that skill; Spellcasters with a Level.
    Grant(SkillKind, u8),
    /// Lacks that skill.
    Suspend(SkillKind),
    /// Begins or ceases to be berserking.
    Berserk(bool),
    /// Is immune.
    Immune {
        /// To what.
        to: SmallVec<[Harm; 2]>,
        /// Except to these.
        except: SmallVec<[Harm; 1]>,
        /// Only where it comes from its own side.
        from_friends: bool,
        /// Spells that already work go on.
        running_spells_stay: bool,
    },
    /// Takes no damage.
    NoDamage(From),
    /// Damage of Fireballs is multiplied.
    FireballFactor(u8),
    /// Damage after so many Wounds in a round is ignored.
    WoundCap(u8),
    /// Its Wounds can never be removed.
    NoHeal,
    /// Wounds of Disks touching it go to it.
    TakeWounds,
    /// It is a Barrier to missiles.
    Barrier,
    // Bans and pinning
    /// May not do it, or have it done to it.
    Ban(Act),
    /// Disks that fit may not activate to Attack it.
    NoAttackOn(Box<Filter>),
    /// It may not activate to Attack Disks that fit.
    CannotAttack(Box<Filter>),
    /// May not be chosen as a target.
    Untargetable(Aim),
    /// May activate only to move, and not to Attack.
    OnlyMove,
    /// Nobody may end a movement on it or fly over it.
    Repel,
    /// May activate only to Attack the source; friendly ones apply no AT.
    MustAttackSource {
        /// Friends of the source do it no harm.
        friends_harmless: bool,
    },
    /// Disks that fit do not pin it.
    NotPinnedBy(Box<Filter>),
    /// It does not pin.
    NoPin,
    // Markers, damage dealt, death
    /// Gets an Activation Marker.
    Mark(On),
    /// Loses one Activation Marker, or all.
    Unmark {
        /// All of them.
        all: bool,
    },
    /// All Disks of an enemy with a Spellcaster in range get markers.
    MarkArmy(Length),
    /// Disks it touches after a flip of its move get markers, not those lying on it.
    MarkTouched,
    /// Activated Disks that its missiles damaged keep their markers in this clean-up.
    KeepMarkers,
    /// An Instant Blow.
    Blow {
        /// Its damage.
        damage: u8,
        /// Unlike others it is carried.
        stays: bool,
    },
    /// Wounds given outright.
    Wound(u8, On),
    /// Destroyed outright.
    Destroy,
    /// Leaves the game; nobody scores.
    RemoveFromGame,
    /// Loses Wound counters.
    Heal(u8, On),
    /// A Wound counter goes from the target to the second.
    MoveWound,
    /// Multi-Wound Disks that had a Wound before this segment and were attacked by the source die.
    KillWounded,
    /// Each enemy attacked by so many such Disks takes Wounds.
    SwarmWound {
        /// The word in their names, in lower case.
        word: String,
        /// How many.
        count: u8,
        /// The Wounds.
        wounds: u8,
    },
    /// Damage on one may be split among such Disks of the same attack.
    ShareDefense(ProfileId),
    /// No battle between it and Disks it is attacking.
    NoBattleBelow,
    /// Enslaves instead of killing; freed when the source dies.
    Enslave,
    // Moving and placing
    /// A forced flip.
    Flip {
        /// How many steps.
        steps: u8,
        /// By whom and which way.
        way: Way,
    },
    /// The user carries out its movement action.
    ControlMove,
    /// The source Ambushes the target.
    AmbushTarget,
    /// The target is laid on the source.
    AmbushSource,
    /// The target Ambushes the second.
    AmbushSecond,
    /// The source Burrows beneath the target.
    BurrowTarget,
    /// The target Burrows beneath the second.
    BurrowSecond,
    /// Laid anywhere within this distance of its old centre.
    Teleport(Length),
    /// Target and second trade centres and places in the stack order.
    SwapPositions,
    /// The source is laid in a terrain in range.
    PlaceInTerrain(Length),
    /// Target and seconds are dropped one by one.
    DropDisks {
        /// From this height.
        height: Length,
        /// Within this distance of the target's old place.
        within: Length,
    },
    /// Free Terrain Disks are flipped one step.
    FlipTerrain {
        /// Up to that many.
        count: u8,
        /// Within this distance.
        range: Length,
    },
    /// The Spell Disk stays on an empty spot.
    PlaceToken {
        /// As what.
        token: TokenKind,
        /// Within this distance.
        range: Length,
        /// At most so many within a distance.
        limit: Option<(u8, Length)>,
    },
    /// Need not stop on Disks.
    Glide,
    /// Need not stop on friendly Disks.
    PassFriends,
    /// Terrain neither stops nor slows its movement.
    FreeTerrain,
    // Stack, shape, control
    /// Top Disks of the stack enter at the staging area, ready.
    ReinforceNow(u8),
    /// A fitting Disk of the own stack enters touching the source, ready.
    Summon(Box<Filter>),
    /// A destroyed Disk returns under your control.
    Resurrect {
        /// Where.
        place: Rise,
        /// With an Activation Marker.
        marked: bool,
    },
    /// Goes under its army's stack.
    ToStackBottom,
    /// The bottom Disk of the chosen player's stack changes sides if AT, D and T are small enough.
    Convert {
        /// The greatest sum.
        most: u8,
    },
    /// The Disk at this position of the chosen player's stack, counted from 1, is destroyed for good.
    Deplete(u8),
    /// As a reinforcement it may be laid on such a Disk.
    EnterOn(ProfileId),
    /// Transforms.
    Transform(ProfileId),
    /// Controlled by the nearest player with a Disk lacking that word in range.
    SlaveControl {
        /// Within this distance.
        range: Length,
        /// The word, in lower case.
        word: String,
    },
    // Turns and spells
    /// The chosen player misses the next turn.
    SkipTurn,
    /// The chosen player takes so many activations now.
    ForcedTurn(u8),
    /// The caster's player may take this many activations a turn.
    TurnSize {
        /// At least.
        least: u8,
        /// At most.
        most: u8,
    },
    /// May be activated that often in an Activation Segment.
    Activations(u8),
    /// The spell just played is void.
    CancelSpell,
    /// Uses the target's Special Ability from its controller's viewpoint.
    UseSa,
    /// Uses a Special Ability of a Disk in range as its own.
    CopySa(Length),
    /// A spell cast earlier this turn by a friend in range returns to the book.
    RecoverSpell {
        /// Its Level at most.
        level: u8,
        /// The caster's distance at most.
        range: Length,
    },
    /// A random spell of an enemy with a Spellcaster in range changes hands.
    StealSpell(Length),
    /// A Spellcaster in range gets any such spell for this turn.
    FreeSpell {
        /// Its Level at most.
        level: u8,
        /// The caster's distance at most.
        range: Length,
    },
    /// Every distance in spells it casts is doubled.
    DoubleDistances,
    // Missiles, drops, throws
    /// Drops missiles in the Activation Segment; their damage counts at once.
    FireNow {
        /// Which kind.
        kind: Missile,
        /// How many.
        count: u8,
    },
    /// Fires more missiles.
    MoreMissiles {
        /// How many.
        count: u8,
        /// Only of this kind.
        kind: Option<Missile>,
    },
    /// Friends fire more missiles at a target near the source.
    ExtraMissiles {
        /// How many.
        count: u8,
        /// How near the target must be.
        range: Length,
        /// At so many targets a round.
        targets: u8,
    },
    /// Fires missed counters that lie near.
    Refire {
        /// Of these kinds.
        kinds: SmallVec<[Missile; 2]>,
        /// How near they must lie.
        gather: Length,
    },
    /// So many arrows of its own drop on the target destroy it.
    PairKills(u8),
    /// Its missiles are laid on the nominated target.
    AutoHit,
    /// Missiles do it no damage and may be laid on a Disk within this distance.
    Mirage(Length),
    /// A Spell Disk slid along the table.
    Slide {
        /// The damage to the first Disk it meets.
        damage: u8,
    },
    /// A Spell Disk tossed into the air, with an Instant Blow where it rests.
    Toss {
        /// The damage of the blow.
        blow: u8,
    },
    /// Counters dropped by a spell.
    Rain {
        /// Which kind.
        kind: Missile,
        /// How many.
        count: u8,
        /// From this height.
        height: Length,
        /// Within this distance of the caster.
        range: Length,
    },
    // Only of terrain
    /// Must stop when it moves in.
    StopEntering,
    /// Has that Movement when it begins its move inside.
    StartSlow(u8),
    /// May not activate to move in.
    NoEntry,
    /// May not end its movement inside.
    NoEnd,
    /// Cannot be moved in by others.
    NoForcedEntry,
    /// Every flip must end outside all terrain of this type.
    NoInnerMove,
    /// Cannot be moved by others.
    NoForcedMove,
    /// Missiles reach farther.
    RangeBonus(Length),
    /// A missile target only for Archers in the same terrain.
    SameTerrainArchers,
    /// Disks attacking it are changed in AT.
    AttackersModify(i8),
    /// Archers aiming at it fire fewer missiles.
    FewerMissiles(u8),
    /// Each player may give one Disk an Instant Blow.
    ChosenBlow(u8),
}
