//! Closed lists of words.

use gonfalon_data::words;
use serde::{Deserialize, Serialize};

/// A faction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names of the factions say it all")]
pub enum Faction {
    Elves,
    Uthuk,
    Dwarves,
    Undead,
    Knights,
    Acolytes,
    Dragonkin,
    Mahkim,
    Kryth,
    Orcs,
}

/// The side of a Disk in the great quarrel; Champions have none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Alignment {
    /// A green border.
    Good,
    /// A blue border.
    Neutral,
    /// A red border.
    Evil,
}

/// What a Disk looks like; for pictures and sorting only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "plain words")]
pub enum Class {
    Foot,
    Archer,
    Rider,
    Flyer,
    Beast,
    Giant,
    Hero,
    Caster,
    Engine,
    Swarm,
}

/// A kind of missile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "plain words")]
pub enum Missile {
    Arrow,
    Bolt,
    Fireball,
    Boulder,
}

/// The four values of a Disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stat {
    /// M: flips.
    Movement,
    /// AT.
    Attack,
    /// D.
    Defense,
    /// T.
    Toughness,
}

/// A skill without its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names of the skills")]
pub enum SkillKind {
    Missile,
    Spellcaster,
    FirstBlow,
    Swashbuckler,
    Berserk,
    Reanimate,
    Rage,
    Flying,
}

/// A skill printed on a Disk. Flying is a field of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Skill {
    /// Fires so many missiles of a kind; of several entries it fires one per round.
    Missile {
        /// Which kind.
        kind: Missile,
        /// How many.
        count: u8,
    },
    /// Casts spells up to this Level.
    Spellcaster(u8),
    /// Strikes before the defender answers.
    FirstBlow,
    /// Applies its full value to every enemy of the battle.
    Swashbuckler,
    /// Stronger in the round after it attacked.
    Berserk,
    /// Returns beneath the Reinforcement Stack when destroyed.
    Reanimate,
    /// Must move or Attack.
    Rage,
}

impl Skill {
    /// The skill without its numbers.
    pub fn kind(self) -> SkillKind {
        match self {
            Skill::Missile { .. } => SkillKind::Missile,
            Skill::Spellcaster(_) => SkillKind::Spellcaster,
            Skill::FirstBlow => SkillKind::FirstBlow,
            Skill::Swashbuckler => SkillKind::Swashbuckler,
            Skill::Berserk => SkillKind::Berserk,
            Skill::Reanimate => SkillKind::Reanimate,
            Skill::Rage => SkillKind::Rage,
        }
    }
}

/// Something a Disk can be immune to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Harm {
    /// Missiles of any kind.
    Missile,
    /// Spells.
    Spell,
    /// Fireballs, the missile and the spell.
    Fireball,
    /// Instant Blows.
    InstantBlow,
}

/// Something a Disk may be forbidden to do or to suffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "plain words")]
pub enum Act {
    Activate,
    Move,
    Attack,
    Cast,
    /// Use a Special Ability.
    Sa,
    Burrow,
    BeBurrowed,
    BeAmbushed,
    EnterTerrain,
}

/// What an ability cannot choose as its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "plain words")]
pub enum Aim {
    Spell,
    Missile,
}

/// A Spell Disk that stays on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TokenKind {
    /// A Magical Wall.
    Wall,
    /// A Gate.
    Gate,
}

/// A limit of the old tournament league, which only its preset heeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum League {
    /// At most two copies.
    Restricted,
    /// At most four copies.
    Limited,
    /// Not at all.
    Banned,
}

impl League {
    /// How many copies an army may hold.
    pub fn copies(self) -> u8 {
        match self {
            League::Restricted => 2,
            League::Limited => 4,
            League::Banned => 0,
        }
    }
}

words!(Faction:
    Elves = "elves",
    Uthuk = "uthuk",
    Dwarves = "dwarves",
    Undead = "undead",
    Knights = "knights",
    Acolytes = "acolytes",
    Dragonkin = "dragonkin",
    Mahkim = "mahkim",
    Kryth = "kryth",
    Orcs = "orcs",
);
words!(Alignment: Good = "good", Neutral = "neutral", Evil = "evil");
words!(Class:
    Foot = "foot",
    Archer = "archer",
    Rider = "rider",
    Flyer = "flyer",
    Beast = "beast",
    Giant = "giant",
    Hero = "hero",
    Caster = "caster",
    Engine = "engine",
    Swarm = "swarm",
);
words!(Missile: Arrow = "arrow", Bolt = "bolt", Fireball = "fireball", Boulder = "boulder");
words!(Stat: Movement = "m", Attack = "at", Defense = "d", Toughness = "t");
words!(SkillKind:
    Missile = "missile",
    Spellcaster = "spellcaster",
    FirstBlow = "first_blow",
    Swashbuckler = "swashbuckler",
    Berserk = "berserk",
    Reanimate = "reanimate",
    Rage = "rage",
    Flying = "flying",
);
words!(Harm: Missile = "missile", Spell = "spell", Fireball = "fireball", InstantBlow = "instant_blow");
words!(Act:
    Activate = "activate",
    Move = "move",
    Attack = "attack",
    Cast = "cast",
    Sa = "sa",
    Burrow = "burrow",
    BeBurrowed = "be_burrowed",
    BeAmbushed = "be_ambushed",
    EnterTerrain = "enter_terrain",
);
words!(Aim: Spell = "spell", Missile = "missile");
words!(TokenKind: Wall = "wall", Gate = "gate");
words!(League: Restricted = "restricted", Limited = "limited", Banned = "banned");
