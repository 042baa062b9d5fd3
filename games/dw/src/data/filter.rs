//! Which Disks an ability means.

use gonfalon_data::words;
use gonfalon_table::Length;
use serde::Serialize;
use smallvec::SmallVec;

use super::{Alignment, Faction, Missile, ProfileId, SkillKind, TerrainId};

/// A description of Disks. What is left out means "any"; sides are seen from the controller of the source.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Filter {
    /// Friend or enemy.
    pub side: Option<Side>,
    /// Not the source itself.
    pub other: bool,
    /// Within this distance of the source (or of the target, see `around_target`).
    pub range: Option<Length>,
    /// The distance counts from the target: an area lies around it and contains it, a second Disk is measured from it.
    pub around_target: bool,
    /// Instead of a distance.
    pub relation: Option<Relation>,
    /// The source is included although the relation leaves it out.
    pub with_source: bool,
    /// Up to that many.
    pub count: u8,
    /// Where they are.
    pub place: Where,
    /// With or without an Activation Marker.
    pub activated: Option<bool>,
    /// Pinned or not.
    pub pinned: Option<bool>,
    /// Flying or not.
    pub flying: Option<bool>,
    /// With or without Wound counters.
    pub wounded: Option<bool>,
    /// Able to sustain several Wounds or not.
    pub multi_wound: Option<bool>,
    /// Attacking or attacked, or neither.
    pub in_battle: Option<bool>,
    /// Berserking or not.
    pub berserking: Option<bool>,
    /// Has this skill.
    pub skill: Option<SkillKind>,
    /// Fires this kind of missile.
    pub missile: Option<Missile>,
    /// One of these alignments.
    pub alignments: SmallVec<[Alignment; 2]>,
    /// Of this faction.
    pub faction: Option<Faction>,
    /// Of no faction.
    pub no_faction: bool,
    /// This word is in its name or among its types, in lower case.
    pub word: Option<String>,
    /// One of these Disks.
    pub profiles: SmallVec<[ProfileId; 2]>,
    /// Touches a Disk with this word in its name, in lower case.
    pub touching: Option<String>,
    /// Toughness at least.
    pub min_toughness: Option<u8>,
    /// Toughness at most.
    pub max_toughness: Option<u8>,
    /// Movement at most.
    pub max_movement: Option<u8>,
    /// Has made at least so many flips this round.
    pub min_moved: Option<u8>,
    /// In a terrain.
    pub in_terrain: Option<InTerrain>,
}

impl Filter {
    /// Any one Disk in play.
    pub fn any() -> Self {
        Self { count: 1, ..Self::default() }
    }
}

/// Friend or enemy of the source's controller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "plain words")]
pub enum Side {
    Friend,
    Enemy,
}

/// Where the Disks are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Where {
    /// On the table.
    #[default]
    Play,
    /// Among the destroyed.
    Destroyed,
    /// On the table or in the player's own Reinforcement Stack.
    PlayOrStack,
}

/// How Disks lie to the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Relation {
    /// They touch it.
    Touching,
    /// Enemies it is attacking.
    AttackedBySelf,
    /// Disks it pins.
    PinnedBySelf,
    /// Connected to the centre through touching, the centre included.
    Linked,
    /// The centre, those touching it, and those touching these.
    LinkedTwice,
    /// One of target and second pins the other.
    PinPair,
}

/// In which terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum InTerrain {
    /// In any.
    Any,
    /// In terrain of this type.
    Of(TerrainId),
}

words!(Side: Friend = "friend", Enemy = "enemy");
words!(Where: Play = "play", Destroyed = "destroyed", PlayOrStack = "play_or_stack");
words!(Relation:
    Touching = "touching",
    AttackedBySelf = "attacked_by_self",
    PinnedBySelf = "pinned_by_self",
    Linked = "linked",
    LinkedTwice = "linked_twice",
    PinPair = "pin_pair",
);
