//! Rulings that players argue about, as switches of a match. The defaults are what the ledger rules.

use gonfalon_disks::{Flips, PinTest};
use gonfalon_kernel::ledger::Switch;
use serde::{Deserialize, Serialize};

/// Every switch of a match. The ledger entry named at each switch holds the question and our ruling.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Rulings {
    /// `whdw.geometry.pin-partial`: when a disk in between breaks a pin.
    pub pin_test: PinTest,
    /// `whdw.move.pivot`: where one flip may end.
    pub flips: Flips,
    /// `whdw.move.stop-on-enemy`: whether a disk stops although impact has removed the enemy it pinned.
    pub stop_after_impact: StopAfterImpact,
    /// `whdw.ability.archaon`: whether engaging two enemies by one flip triggers an ability once or twice.
    pub engage_triggers: EngageTriggers,
    /// `whdw.ability.plaguebearers-passing`: whether Plaguebearers reach a disk in the air.
    pub plague_in_flight: PlagueInFlight,
    /// `whdw.terrain.dangerous-flip`: which flips on dangerous terrain are rolled for.
    pub dangerous_flips: DangerousFlips,
    /// `whdw.terrain.high-ground`: who sees across blockers.
    pub high_ground: HighGround,
    /// `whdw.reserve.no-zone-limit`: whether a zone's deployment value limits reinforcing.
    pub reinforce_limit: ReinforceLimit,
    /// `whdw.command.battle-timing`: when a battle ability may be used.
    pub battle_timing: BattleTiming,
    /// `whdw.card.rampart`: who profits from a Rampart zone.
    pub rampart: Rampart,
    /// `whdw.setup.initiative-fixed`: whether initiative is rolled anew each round.
    pub initiative: InitiativeRoll,
}

/// Whether a disk stops although impact has removed the enemy it pinned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StopAfterImpact {
    /// It has pinned an enemy, so it stops.
    #[default]
    Stop,
    /// It goes on if no newly pinned enemy is left under it.
    GoOn,
}

/// How often engaging by one event triggers an ability.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EngageTriggers {
    /// Once for each enemy.
    #[default]
    EachEnemy,
    /// Once, however many enemies.
    Once,
}

/// Whether Plaguebearers reach a disk in the air.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlagueInFlight {
    /// They do.
    #[default]
    Reached,
    /// Only where it comes down.
    Spared,
}

/// Which flips on dangerous terrain are rolled for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DangerousFlips {
    /// Every flip that leaves the disk on the piece.
    #[default]
    Every,
    /// Only the flip by which it enters.
    Entering,
}

/// Who sees across blockers thanks to high ground.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HighGround {
    /// The disk on high ground.
    #[default]
    OneWay,
    /// Also those who look at it.
    Mutual,
}

/// Whether a zone's deployment value limits reinforcing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReinforceLimit {
    /// No limit.
    #[default]
    None,
    /// No more disks may lie in the zone than its deployment value.
    DeploymentValue,
}

/// When a battle ability may be used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BattleTiming {
    /// Before, between and after activations.
    #[default]
    Between,
    /// Only before the first or after the last activation.
    Ends,
}

/// Who profits from a Rampart zone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rampart {
    /// Every disk that overlaps it.
    #[default]
    Everybody,
    /// Only its owner's disks.
    Owner,
}

/// When initiative is rolled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum InitiativeRoll {
    /// Once, during set-up.
    #[default]
    Once,
    /// At the beginning of every round.
    EachRound,
}

/// Every option of a match that changes a ruling, with the meaning of its values. Those of [`Rulings`] come first; the
/// last two stand in the agreement itself.
pub const SWITCHES: &[Switch] = &[
    Switch {
        name: "pin-test",
        rule: "whdw.geometry.pin-partial",
        default: "contact",
        values: &[
            (
                "contact",
                "A pin stands wherever some shared area has no disk in between.",
                "Eine Bindung besteht überall, wo auf einem Teil der gemeinsamen Fläche keine Disk dazwischen liegt.",
            ),
            (
                "any-between",
                "Any disk in between that overlaps both breaks the pin.",
                "Jede Disk dazwischen, die beide überlappt, hebt die Bindung auf.",
            ),
        ],
    },
    Switch {
        name: "flips",
        rule: "whdw.move.pivot",
        default: "pivot",
        values: &[
            (
                "pivot",
                "A flip may end anywhere within one diameter.",
                "Ein Sprung darf überall bis zu einem Durchmesser weit enden.",
            ),
            (
                "straight",
                "A flip ends exactly one diameter away, in any direction.",
                "Ein Sprung endet genau einen Durchmesser weit, in beliebiger Richtung.",
            ),
        ],
    },
    Switch {
        name: "stop-after-impact",
        rule: "whdw.move.stop-on-enemy",
        default: "stop",
        values: &[
            (
                "stop",
                "A disk stops although impact has removed the enemy it pinned.",
                "Eine Disk hält an, auch wenn Gewaltig den gebundenen Gegner entfernt hat.",
            ),
            (
                "go-on",
                "It goes on if no newly pinned enemy is left under it.",
                "Sie darf weiterspringen, wenn kein neu gebundener Gegner mehr unter ihr liegt.",
            ),
        ],
    },
    Switch {
        name: "engage-triggers",
        rule: "whdw.ability.archaon",
        default: "each-enemy",
        values: &[
            (
                "each-enemy",
                "Engaging triggers an ability once for each enemy.",
                "Verwickeln löst eine Fähigkeit für jeden Gegner einmal aus.",
            ),
            (
                "once",
                "One event triggers it once, however many enemies are engaged.",
                "Ein Ereignis löst sie einmal aus, gleich wie viele Gegner verwickelt werden.",
            ),
        ],
    },
    Switch {
        name: "plague-in-flight",
        rule: "whdw.ability.plaguebearers-passing",
        default: "reached",
        values: &[
            (
                "reached",
                "Plaguebearers reach a disk in the air.",
                "Seuchenhüter erreichen auch eine Disk in der Luft.",
            ),
            (
                "spared",
                "They reach a flying disk only where it comes down.",
                "Eine fliegende Disk erreichen sie nur, wo sie niedergeht.",
            ),
        ],
    },
    Switch {
        name: "dangerous-flips",
        rule: "whdw.terrain.dangerous-flip",
        default: "every",
        values: &[
            (
                "every",
                "Every flip that leaves a disk on dangerous terrain is rolled for.",
                "Für jeden Sprung, nach dem eine Disk auf gefährlichem Gelände liegt, wird gewürfelt.",
            ),
            (
                "entering",
                "Only the flip by which it enters is rolled for.",
                "Nur für den Sprung, mit dem sie es betritt, wird gewürfelt.",
            ),
        ],
    },
    Switch {
        name: "high-ground",
        rule: "whdw.terrain.high-ground",
        default: "one-way",
        values: &[
            (
                "one-way",
                "Only the disk on high ground sees across blockers.",
                "Nur die Disk auf der erhöhten Position sieht über Hindernisse hinweg.",
            ),
            (
                "mutual",
                "Those who look at it see across blockers too.",
                "Auch wer zu ihr blickt, sieht über Hindernisse hinweg.",
            ),
        ],
    },
    Switch {
        name: "reinforce-limit",
        rule: "whdw.reserve.no-zone-limit",
        default: "none",
        values: &[
            (
                "none",
                "Any number of disks may be reinforced in a zone.",
                "In einer Zone dürfen beliebig viele Disks mobilisiert werden.",
            ),
            (
                "deployment-value",
                "No more disks may lie in a zone than its deployment value.",
                "In einer Zone dürfen nicht mehr Disks liegen, als ihr Aufmarschwert angibt.",
            ),
        ],
    },
    Switch {
        name: "battle-timing",
        rule: "whdw.command.battle-timing",
        default: "between",
        values: &[
            (
                "between",
                "A battle ability may be used before, between and after activations.",
                "Eine Kampffähigkeit darf vor, zwischen und nach Aktivierungen eingesetzt werden.",
            ),
            (
                "ends",
                "Only before the first or after the last activation.",
                "Nur vor der ersten oder nach der letzten Aktivierung.",
            ),
        ],
    },
    Switch {
        name: "rampart",
        rule: "whdw.card.rampart",
        default: "everybody",
        values: &[
            (
                "everybody",
                "Every disk that overlaps a Rampart zone has cover.",
                "Jede Disk, die eine Zone mit Schutzwall überlappt, hat Deckung.",
            ),
            ("owner", "Only its owner's disks have cover.", "Nur die Disks ihres Besitzers haben Deckung."),
        ],
    },
    Switch {
        name: "initiative",
        rule: "whdw.setup.initiative-fixed",
        default: "once",
        values: &[
            (
                "once",
                "Initiative is rolled once, during setup.",
                "Die Initiative wird einmal ausgewürfelt, beim Spielaufbau.",
            ),
            (
                "each-round",
                "It is rolled anew at the beginning of every round.",
                "Sie wird zu Beginn jeder Runde neu ausgewürfelt.",
            ),
        ],
    },
    Switch {
        name: "one-box",
        rule: "whdw.army.copies-small",
        default: "false",
        values: &[
            (
                "false",
                "Every player brings his own disks and command cards.",
                "Jeder Spieler bringt eigene Disks und Befehlskarten mit.",
            ),
            (
                "true",
                "All armies together must be built from one core set.",
                "Alle Armeen zusammen müssen aus einem einzigen Grundspiel gebaut sein.",
            ),
        ],
    },
    Switch {
        name: "core-sets",
        rule: "whdw.special.more-terrain",
        default: "1",
        values: &[
            (
                "1",
                "The terrain cards come from one core set.",
                "Die Geländekarten kommen aus einem Grundspiel.",
            ),
            (
                "2",
                "The terrain cards of two core sets are shuffled together (and so on, up to 12).",
                "Die Geländekarten zweier Grundspiele werden zusammengemischt (und so weiter, bis 12).",
            ),
        ],
    },
];
