//! Rulings that players argue about, as switches of a match. The defaults are what the ledger rules.

use gonfalon_disks::PinTest;
use gonfalon_kernel::ledger::Switch;
use serde::{Deserialize, Serialize};

/// Every switch of a match. The ledger entry named at each switch holds the question and our ruling.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Rulings {
    /// `dw.touch.between`: when a Disk in between keeps two others apart.
    pub touching: Touching,
    /// `dw.cast.area-follows`: whether the area of a lasting spell moves along.
    pub lasting_areas: LastingAreas,
    /// `dw.spell.powerbolt`: how far a Powerbolt leaps from Disk to Disk.
    pub powerbolt: Powerbolt,
    /// `dw.disk.sir-danyr`: when a bonus in combat ends.
    pub combat_bonus: CombatBonus,
}

/// When a Disk in between keeps two others apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Touching {
    /// It has an area in common with both at once.
    #[default]
    CommonArea,
    /// It covers all that they have in common.
    Contact,
}

impl Touching {
    /// The same for a pile of Disks.
    pub(crate) fn pin_test(self) -> PinTest {
        match self {
            Touching::CommonArea => PinTest::CommonArea,
            Touching::Contact => PinTest::Contact,
        }
    }
}

/// Whether the area of a lasting spell moves along.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LastingAreas {
    /// It follows the Disk it is centred on.
    #[default]
    Follow,
    /// Whom it reached when it was cast it keeps, and nobody else.
    Fixed,
}

/// How far a Powerbolt leaps from Disk to Disk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Powerbolt {
    /// Twice.
    #[default]
    TwoRings,
    /// As far as Disks touch.
    WholeChain,
}

/// When a bonus in combat ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CombatBonus {
    /// When the counters are removed.
    #[default]
    UntilCountersGo,
    /// With the Combat Segment.
    UntilCombatEnds,
}

/// Every option of a match that changes a ruling, with the meaning of its values.
pub const SWITCHES: &[Switch] = &[
    Switch {
        name: "touching",
        rule: "dw.touch.between",
        default: "common-area",
        values: &[
            (
                "common-area",
                "A Disk in between that has an area in common with both keeps them apart altogether.",
                "Eine Disk dazwischen, die mit beiden zugleich eine Fläche gemeinsam hat, trennt sie ganz.",
            ),
            (
                "contact",
                "Two Disks touch wherever some common area has no Disk in between.",
                "Zwei Disks berühren sich, wo ein Teil ihrer gemeinsamen Fläche keine Disk dazwischen hat.",
            ),
        ],
    },
    Switch {
        name: "lasting-areas",
        rule: "dw.cast.area-follows",
        default: "follow",
        values: &[
            (
                "follow",
                "The area of a lasting spell follows the Disk it is centred on.",
                "Die Fläche eines andauernden Zaubers folgt der Disk in ihrer Mitte.",
            ),
            (
                "fixed",
                "A lasting spell works on the Disks its area reached when it was cast, wherever they go, and on no others.",
                "Ein andauernder Zauber wirkt auf die Disks, die seine Fläche beim Zaubern erreichte, wohin sie auch gehen, und auf keine anderen.",
            ),
        ],
    },
    Switch {
        name: "powerbolt",
        rule: "dw.spell.powerbolt",
        default: "two-rings",
        values: &[
            (
                "two-rings",
                "A Powerbolt strikes the chosen Disk, those touching it and those touching these.",
                "Ein Powerbolt trifft die gewählte Disk, die sie berührenden und die diese berührenden.",
            ),
            (
                "whole-chain",
                "A Powerbolt strikes every Disk linked to the chosen one through touching.",
                "Ein Powerbolt trifft jede Disk, die über Berührungen mit der gewählten verbunden ist.",
            ),
        ],
    },
    Switch {
        name: "combat-bonus",
        rule: "dw.disk.sir-danyr",
        default: "until-counters-go",
        values: &[
            (
                "until-counters-go",
                "A bonus in combat holds until the counters are removed.",
                "Ein Bonus im Kampf gilt, bis die Marker entfernt werden.",
            ),
            (
                "until-combat-ends",
                "A bonus in combat ends with the Combat Segment; damage it held off may wound then.",
                "Ein Bonus im Kampf endet mit dem Kampfsegment; abgehaltener Schaden kann dann verwunden.",
            ),
        ],
    },
];
