//! Rulings that players argue about, as switches of a match. The defaults are what the ledger rules.

use gonfalon_kernel::ledger::Switch;
use serde::{Deserialize, Serialize};

/// Every switch of a match. The ledger entry named at each switch holds the question and our ruling.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Rulings {
    /// `wh40k.onlywar.zones`: along which edges the deployment zones lie.
    pub zones: Zones,
    /// `wh40k.ability.deep-strike-arrive`: from which battle round on Deep Strike arrives.
    pub deep_strike: DeepStrike,
    /// `wh40k.move.distance-base`: whether turning a base that is not round takes distance.
    pub turning: Turning,
    /// `wh40k.terrain.partly-hidden-for-any`: from how many attacking models a feature must hide something for cover.
    pub cover: Cover,
    /// `wh40k.weapon.indirect-penalty`: who must see the target of Indirect Fire.
    pub indirect_fire: IndirectFire,
    /// `wh40k.battleshock.no-stratagems`: whether rolls of Battle-shocked units may be repeated by Command Re-roll.
    pub shocked_rerolls: ShockedRerolls,
}

/// Along which edges the deployment zones lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Zones {
    /// The long ones.
    #[default]
    LongEdges,
    /// The short ones.
    ShortEdges,
}

/// From which battle round on Deep Strike arrives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeepStrike {
    /// The first.
    #[default]
    FirstRound,
    /// The second, like Strategic Reserves.
    SecondRound,
}

/// Whether turning a base that is not round takes distance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turning {
    /// As far as its farthest point goes.
    #[default]
    Counts,
    /// None.
    Free,
}

/// From how many attacking models a feature must hide something for cover.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cover {
    /// One is enough.
    #[default]
    FromAny,
    /// From every one.
    FromAll,
}

/// Who must see the target of Indirect Fire.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum IndirectFire {
    /// Any model of the unit.
    #[default]
    Unit,
    /// The model that attacks.
    Model,
}

/// Whether rolls of Battle-shocked units may be repeated by Command Re-roll.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShockedRerolls {
    /// No.
    #[default]
    Refused,
    /// Yes, as it has no target.
    Allowed,
}

/// Every switch with the meaning of its values.
pub const SWITCHES: &[Switch] = &[
    Switch {
        name: "zones",
        rule: "wh40k.onlywar.zones",
        default: "long-edges",
        values: &[
            (
                "long-edges",
                "The deployment zones lie along the long edges of the battlefield.",
                "Die Aufstellungszonen liegen an den langen Kanten des Schlachtfelds.",
            ),
            ("short-edges", "They lie along the short edges.", "Sie liegen an den kurzen Kanten."),
        ],
    },
    Switch {
        name: "deep-strike",
        rule: "wh40k.ability.deep-strike-arrive",
        default: "first-round",
        values: &[
            (
                "first-round",
                "Units in Reserves by Deep Strike may arrive in the first battle round.",
                "Schocktruppen in Reserve dürfen schon in der ersten Schlachtrunde eintreffen.",
            ),
            (
                "second-round",
                "They arrive from the second battle round on, like Strategic Reserves.",
                "Sie treffen wie Strategische Reserven erst ab der zweiten Schlachtrunde ein.",
            ),
        ],
    },
    Switch {
        name: "turning",
        rule: "wh40k.move.distance-base",
        default: "counts",
        values: &[
            (
                "counts",
                "Turning a model that is not round takes as much distance as its farthest point travels.",
                "Das Drehen eines nicht runden Modells kostet so viel Strecke, wie sein äußerster Punkt zurücklegt.",
            ),
            ("free", "Turning takes no distance.", "Drehen kostet keine Strecke."),
        ],
    },
    Switch {
        name: "cover",
        rule: "wh40k.terrain.partly-hidden-for-any",
        default: "from-any",
        values: &[
            (
                "from-any",
                "A feature gives cover if it hides part of the model from one attacking model.",
                "Ein Geländestück gibt Deckung, wenn es einem attackierenden Modell einen Teil des Ziels verdeckt.",
            ),
            (
                "from-all",
                "It gives cover only if it hides part of the model from every attacking model.",
                "Es gibt nur Deckung, wenn es jedem attackierenden Modell einen Teil des Ziels verdeckt.",
            ),
        ],
    },
    Switch {
        name: "indirect-fire",
        rule: "wh40k.weapon.indirect-penalty",
        default: "unit",
        values: &[
            (
                "unit",
                "Indirect Fire is not worse if any model of the attacking unit sees the target.",
                "Indirektes Feuer ist nicht schlechter, wenn irgendein Modell der attackierenden Einheit das Ziel sieht.",
            ),
            (
                "model",
                "It is not worse only if the attacking model itself sees the target.",
                "Es ist nur dann nicht schlechter, wenn das attackierende Modell selbst das Ziel sieht.",
            ),
        ],
    },
    Switch {
        name: "shocked-rerolls",
        rule: "wh40k.battleshock.no-stratagems",
        default: "refused",
        values: &[
            (
                "refused",
                "Command Re-roll does not repeat rolls of Battle-shocked units.",
                "Der Befehlswiederholungswurf wiederholt keine Würfe erschütterter Einheiten.",
            ),
            (
                "allowed",
                "It repeats them like any others, since it has no target.",
                "Er wiederholt sie wie alle anderen, da er kein Ziel hat.",
            ),
        ],
    },
];
