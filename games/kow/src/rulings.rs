//! Rulings that players argue about, as switches of a match. The defaults are what the ledger rules.

use gonfalon_kernel::ledger::Switch;
use serde::{Deserialize, Serialize};

/// Every switch of a match. The ledger entry named at each switch holds the question and our ruling.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Rulings {
    /// `kow.special.phalanx-cavalry`: from which sides a Phalanx frightens cavalry and flyers.
    pub phalanx: Phalanx,
    /// `kow.special.indirect-needs-sight`: whether Indirect Fire reaches targets out of sight.
    pub indirect_fire: IndirectFire,
    /// `kow.charge.majority`: which side a champion between two arcs charges.
    pub charge_side: ChargeSide,
    /// `kow.special.nimble`: whether a Nimble unit that turns on the spot may count as halted.
    pub nimble_halt: NimbleHalt,
    /// `kow.victory.both-margin`: how far ahead the winner of Kill and Pillage! must be.
    pub kill_and_pillage_margin: Margin,
    /// `kow.melee.mod-hindered`: which ground hinders a charge.
    pub hindered: Hindered,
    /// `kow.special.individual-war-engine`: how a war engine that is an Individual is struck.
    pub individual_engine: IndividualEngine,
    /// `kow.power.heal-target`: whether a unit may heal itself.
    pub heal_itself: HealItself,
}

/// From which sides a Phalanx frightens cavalry and flyers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phalanx {
    /// In front.
    #[default]
    Front,
    /// All round.
    EverySide,
}

/// Whether Indirect Fire reaches targets out of sight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum IndirectFire {
    /// The target must be seen.
    #[default]
    Sight,
    /// It need not be seen.
    Unseen,
}

/// Which side a champion between two arcs charges.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChargeSide {
    /// The side in whose arc the centre of its base lies.
    #[default]
    Centre,
    /// The front, if any part of its base lies in the front arc.
    FrontFirst,
}

/// Whether a Nimble unit that turns on the spot may count as halted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NimbleHalt {
    /// Who turns has moved.
    #[default]
    Still,
    /// Its extra turn goes with Halt! too.
    Turns,
}

/// How far ahead the winner must be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Margin {
    /// A fifth of the army size, as in Kill!
    #[default]
    Fifth,
    /// Any lead wins.
    AnyLead,
}

/// Which ground hinders a charge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hindered {
    /// All that any part of the charger touches at any moment, start and end included.
    #[default]
    Touched,
    /// Only what its front passes over on the way.
    Crossed,
}

/// How a war engine that is an Individual is struck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum IndividualEngine {
    /// Like any other Individual.
    #[default]
    Single,
    /// With tripled Attacks, like any other war engine.
    Tripled,
}

/// Whether a unit may heal itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HealItself {
    /// Only others.
    #[default]
    Refused,
    /// Itself too, without arc, range or sight.
    Allowed,
}

/// Every switch with the meaning of its values.
pub const SWITCHES: &[Switch] = &[
    Switch {
        name: "phalanx",
        rule: "kow.special.phalanx-cavalry",
        default: "front",
        values: &[
            (
                "front",
                "Cavalry and flyers are worse only against the front of a Phalanx.",
                "Kavallerie und Flieger treffen nur gegen die Front einer Phalanx schlechter.",
            ),
            (
                "every-side",
                "They are worse against its flanks and its rear too.",
                "Sie treffen auch gegen ihre Flanken und ihren Rücken schlechter.",
            ),
        ],
    },
    Switch {
        name: "indirect-fire",
        rule: "kow.special.indirect-needs-sight",
        default: "sight",
        values: &[
            ("sight", "Indirect Fire needs a line of sight.", "Indirektes Feuer braucht eine Sichtlinie."),
            (
                "unseen",
                "It may be aimed at targets in the front arc that nobody sees.",
                "Es darf auf Ziele im Frontkampfbereich gerichtet werden, die niemand sieht.",
            ),
        ],
    },
    Switch {
        name: "charge-side",
        rule: "kow.charge.majority",
        default: "centre",
        values: &[
            (
                "centre",
                "The centre of the champion's base decides which side is charged.",
                "Der Mittelpunkt der Champion-Base entscheidet, welche Seite angegriffen wird.",
            ),
            (
                "front-first",
                "The front is charged if any part of the champion's base lies in the front arc.",
                "Liegt irgendein Teil der Champion-Base im Frontkampfbereich, wird die Front angegriffen.",
            ),
        ],
    },
    Switch {
        name: "nimble-halt",
        rule: "kow.special.nimble",
        default: "still",
        values: &[
            (
                "still",
                "A Nimble unit that turns on the spot has moved.",
                "Eine wendige Einheit, die sich auf der Stelle dreht, hat sich bewegt.",
            ),
            (
                "turns",
                "Its extra turn goes with Halt! too, and it counts as halted.",
                "Ihre zusätzliche Drehung geht auch mit Halt!, und sie gilt als haltend.",
            ),
        ],
    },
    Switch {
        name: "kill-and-pillage-margin",
        rule: "kow.victory.both-margin",
        default: "fifth",
        values: &[
            (
                "fifth",
                "Kill and Pillage! is won with a lead of 20 per cent of the army size.",
                "Morden und Plündern! gewinnt, wer um 20 Prozent der Armeegröße vorne liegt.",
            ),
            ("any-lead", "Any lead wins it.", "Jeder Vorsprung genügt zum Sieg."),
        ],
    },
    Switch {
        name: "hindered",
        rule: "kow.melee.mod-hindered",
        default: "touched",
        values: &[
            (
                "touched",
                "Difficult ground and obstacles hinder a charger that touches them with any part, start and end included.",
                "Schwieriges Gelände und Hindernisse unterbrechen den Angriff, wenn irgendein Teil des Angreifers sie berührt, auch am Anfang und am Ende.",
            ),
            (
                "crossed",
                "They hinder it only where its front passes over them on the way.",
                "Sie unterbrechen ihn nur, wo seine Vorderseite unterwegs über sie hinweggeht.",
            ),
        ],
    },
    Switch {
        name: "individual-engine",
        rule: "kow.special.individual-war-engine",
        default: "single",
        values: &[
            (
                "single",
                "Attacks on a war engine that is an Individual are not tripled.",
                "Attacken gegen eine Kriegsmaschine mit Individuum werden nicht verdreifacht.",
            ),
            (
                "tripled",
                "They are tripled, as against any war engine.",
                "Sie werden verdreifacht wie gegen jede Kriegsmaschine.",
            ),
        ],
    },
    Switch {
        name: "heal-itself",
        rule: "kow.power.heal-target",
        default: "refused",
        values: &[
            ("refused", "Nobody heals himself.", "Niemand heilt sich selbst."),
            ("allowed", "A healer may choose himself.", "Wer heilt, darf auch sich selbst wählen."),
        ],
    },
];
