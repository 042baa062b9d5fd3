//! What an ability in the data may say: closed lists, every parameter typed.
//!
//! The vocabulary is explained for people in `data/whdw/vocabulary.md`. Data names abilities and their
//! parameters; what they do is Rust, at the hook points named by [`Trigger`].

use gonfalon_table::Length;
use serde::{Deserialize, Serialize};

use super::{DamageType, Face, Keyword, KeywordKind, Kind, Race, RangeBand, Trait};

/// One ability of a disk, card, deployment zone or terrain side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ability {
    /// When it works.
    pub on: Trigger,
    /// Which disk may use it (battle abilities); `None` means the disk, card, zone or piece itself.
    pub user: Option<Filter>,
    /// Whom it reaches.
    pub pick: Pick,
    /// How many disks at most are chosen.
    pub count: u8,
    /// How far from the user; `None` means everywhere.
    pub range: Option<RangeBand>,
    /// Which disks qualify.
    pub who: Filter,
    /// A condition on a roll, on the other disk, or on control of the piece.
    pub when: Option<Condition>,
    /// Disks around the target that are hit as well.
    pub splash: Option<Splash>,
    /// What happens, in order.
    pub effects: Vec<Effect>,
}

/// When an ability works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trigger {
    /// Continuously.
    Always,
    /// As a focus action.
    Focus,
    /// Once for each enemy newly engaged, whoever flipped.
    Engages,
    /// After the disk has used magic.
    UsesMagic,
    /// When the initial roll of a ranged attack shows chaos, once an attack.
    RangedChaos,
    /// Once while its command card is resolved.
    Battle,
    /// For disks that use an activation of this card.
    ActivatedWith,
    /// While disks are deployed.
    Deploy,
    /// When a disk is reinforced here.
    Reinforce,
}

/// Whom an ability reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pick {
    /// The user.
    #[serde(rename = "self")]
    User,
    /// The disk that caused the trigger.
    It,
    /// Chosen disks; line of sight is needed.
    Target,
    /// Chosen disks; no line of sight is needed.
    Choose,
    /// All disks that qualify.
    Each,
    /// No disk.
    None,
}

/// Which disks qualify; a missing entry does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Filter {
    /// Ally, enemy or any, seen from the user.
    #[serde(default)]
    pub side: Side,
    /// Not the user itself.
    #[serde(default)]
    pub other: bool,
    /// Of this race.
    pub race: Option<Race>,
    /// With this trait.
    #[serde(rename = "trait")]
    pub has: Option<Trait>,
    /// Hero or unit.
    pub kind: Option<Kind>,
    /// A part of the English title.
    pub title: Option<String>,
    /// With or without an activation token.
    pub activated: Option<bool>,
    /// With or without an empowerment token.
    pub empowered: Option<bool>,
    /// Pinned or not.
    pub pinned: Option<bool>,
    /// In the reserve instead of on the battlefield.
    #[serde(rename = "in")]
    pub place: Option<Where>,
    /// Overlapping terrain or not.
    pub on_terrain: Option<bool>,
    /// Has none of these keywords.
    #[serde(default)]
    pub lacks: Vec<KeywordKind>,
}

/// Ally or enemy, seen from the user of an ability.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Either.
    #[default]
    Any,
    /// Controlled by the same player; the user counts itself unless `other` is set.
    Ally,
    /// Controlled by another player.
    Enemy,
}

/// Where the disks an ability looks for are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Where {
    /// In the reserve.
    Reserve,
}

/// A condition that must hold before the effects happen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Condition {
    /// A six-sided die must show at least this.
    SixSided {
        /// The least number that succeeds.
        min: u8,
    },
    /// One battle die must show one of these faces.
    BattleDie {
        /// The faces that succeed.
        shows: Vec<Face>,
    },
    /// The disk that caused the trigger must match.
    It(Filter),
    /// The player must control the terrain piece.
    ControlsPiece,
}

/// Disks around a target that are hit as well.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Splash {
    /// How far from the target.
    pub range: RangeBand,
    /// Which of them.
    pub who: Filter,
}

/// What an ability does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Effect {
    /// Deals damage.
    Damage {
        /// How much.
        amount: Amount,
        /// Of which type.
        kind: DamageType,
    },
    /// Causes a wound without damage.
    Wound,
    /// Places an empowerment token.
    Empower,
    /// Takes the empowerment token.
    Unempower,
    /// Places an activation token.
    AddActivation,
    /// Takes the activation token.
    RemoveActivation,
    /// Moves the activation tokens of the picked disks to others.
    MoveActivation {
        /// How far from the user the receivers may be.
        range: RangeBand,
        /// Who may receive them.
        to: Filter,
    },
    /// Changes a value.
    Modify(Modify),
    /// Gives a keyword.
    Grant {
        /// The keyword with its parameter.
        keyword: Keyword,
        /// For how long.
        until: Until,
    },
    /// Flips the picked disk.
    Flip {
        /// How many times.
        count: u8,
        /// Whereto.
        toward: Toward,
    },
    /// Brings a disk from the reserve.
    Reinforce(ReinforceAt),
    /// Resolves one engagement of the picked disk at once.
    Fight,
    /// Lengthens the maximum range of ranged attacks.
    ExtendRange {
        /// By how many bands.
        steps: u8,
        /// For how long.
        until: Until,
    },
    /// Lets chosen disks deploy farther into the battlefield.
    DeployRange {
        /// How far.
        range: RangeBand,
    },
    /// Lets the zone be shifted before deployment.
    MoveZone,
    /// Treats the zone as terrain with cover.
    ZoneCover,
    /// No activation token for the reinforced disk.
    NoToken,
    /// The disks may not overlap the piece.
    ForbidOverlap,
    /// The disks cannot be targeted by ranged attacks unless the attacker overlaps the piece too.
    NoRangedTarget,
}

/// A change of one value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Modify {
    /// Which value.
    pub stat: Stat,
    /// By how much (for each matching disk, with `per`).
    pub amount: i8,
    /// For how long.
    pub until: Until,
    /// The value does not fall below this through the change.
    pub min: Option<u8>,
    /// The value does not rise above this through the change.
    pub max: Option<u8>,
    /// Multiplies the amount by the number of matching disks in range of the user.
    pub per: Option<Splash>,
}

/// An amount of damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Amount {
    /// A fixed number.
    Fixed(u8),
    /// A six-sided die.
    SixSided,
    /// A six-sided die less 2, not below 0.
    SixSidedLessTwo,
}

/// How long a change lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// As long as its source applies.
    While,
    /// Until the command card is discarded.
    Card,
    /// Until the end phase.
    Round,
    /// For the whole game.
    Game,
}

/// A value that can be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stat {
    /// Movement.
    Move,
    /// Attack strength.
    Attack,
    /// Counter strength.
    Counter,
    /// Toughness.
    Toughness,
    /// Stamina.
    Stamina,
    /// The value of the magic keyword.
    Magic,
    /// The value of the impact keyword.
    Impact,
    /// The number of battle dice of a ranged attack.
    Dice,
}

/// Whereto an ability flips a disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Toward {
    /// Wherever the user's player likes.
    Any,
    /// Toward the nearest disk it is not pinning.
    NearestUnpinned,
}

/// Where an ability lets a disk be reinforced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum ReinforceAt {
    /// Within this range of the user.
    Range(RangeBand),
    /// In one of the player's deployment zones.
    Zone,
    /// Overlapping the terrain piece.
    Piece,
}

/// The reach of a range band on the ruler; siege has none.
pub type Reach = Option<Length>;
