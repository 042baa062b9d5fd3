//! Every reason against using a Stratagem.

use gonfalon_kernel::{Arg, Refusal, Seat};

use super::{Stratagem, targets};
use crate::action::{Moment, Use};
use crate::board::Board;
use crate::state::Phase;

/// The purposes of the rolls that a Command Re-roll may repeat.
pub(crate) mod rolls {
    /// A Hit roll.
    pub(crate) const HIT: &str = "hit-roll";
    /// A Wound roll.
    pub(crate) const WOUND: &str = "wound-roll";
    /// A Damage roll.
    pub(crate) const DAMAGE: &str = "damage-roll";
    /// An Advance roll.
    pub(crate) const ADVANCE: &str = "advance-roll";
    /// A Charge roll.
    pub(crate) const CHARGE: &str = "charge-roll";
    /// A saving throw.
    pub(crate) const SAVE: &str = "saving-throw";
    /// Desperate Escape tests.
    pub(crate) const ESCAPE: &str = "desperate-escape";
    /// Hazardous tests.
    pub(crate) const HAZARDOUS: &str = "hazardous-test";
    /// A roll for a number of attacks.
    pub(crate) const ATTACKS: &str = "attacks-roll";

    /// All of them.
    pub(crate) const ALL: [&str; 9] = [HIT, WOUND, DAMAGE, ADVANCE, CHARGE, SAVE, ESCAPE, HAZARDOUS, ATTACKS];

    /// Whether dice are rolled again together, and how likely, in per cent, what is rolled again reaches what is needed.
    pub(crate) fn again(purpose: &str, dice: usize, needed: u8) -> (bool, u32) {
        let together = is_sum(purpose);
        // How many ways there are to each sum.
        let mut ways: Vec<u32> = vec![1];
        for _ in 0..if together { dice } else { 1 } {
            let mut more = vec![0; ways.len() + 6];
            for (sum, count) in ways.iter().enumerate() {
                (1..=6).for_each(|face| more[sum + face] += count);
            }
            ways = more;
        }
        let good: u32 = ways.iter().skip(usize::from(needed)).sum();
        let all: u32 = ways.iter().sum();
        (together, (200 * good + all) / (2 * all.max(1)))
    }
    /// Whether the dice are added together, so that all of them are rolled again; of the others one is picked.
    pub(crate) fn is_sum(purpose: &str) -> bool {
        [DAMAGE, ADVANCE, CHARGE, ATTACKS].contains(&purpose)
    }
}

/// Every reason against using a Stratagem at this moment. Silences do not count: they spare questions, not choices.
pub(crate) fn refusals(board: Board<'_>, seat: Seat, moment: &Moment, usage: &Use) -> Vec<Refusal> {
    let mut refusals = payment(board, seat, usage.stratagem);
    if !fits(board, seat, moment, usage.stratagem) {
        let when = Refusal::new(when(usage.stratagem), "refusal-stratagem-when");
        refusals.push(when.with("stratagem", Arg::Word(word(usage.stratagem))));
        return refusals;
    }
    refusals.extend(targets::refusals(board, seat, moment, usage));
    refusals
}

/// What forbids a Stratagem whatever its target: its cost, and having been used.
pub(super) fn payment(board: Board<'_>, seat: Seat, stratagem: Stratagem) -> Vec<Refusal> {
    let player = &board.table.players[seat];
    let mut refusals = Vec::new();
    if player.command_points < stratagem.cost() {
        refusals.push(
            Refusal::new("wh40k.stratagem.not-enough-cp", "refusal-not-enough-points")
                .with("stratagem", Arg::Word(word(stratagem)))
                .number("points", player.command_points)
                .number("cost", stratagem.cost()),
        );
    }
    if player.used.contains(&stratagem) {
        refusals.push(
            Refusal::new("wh40k.stratagem.once-per-phase", "refusal-stratagem-used")
                .with("stratagem", Arg::Word(word(stratagem))),
        );
    }
    if stratagem == Stratagem::FireOverwatch && player.overwatch_used {
        refusals.push(Refusal::new(
            "wh40k.stratagem.fire-overwatch-once-per-turn",
            "refusal-overwatch-once-per-turn",
        ));
    }
    refusals
}

/// Whether a Stratagem can be used at this moment at all, by the WHEN line of the book.
pub(super) fn fits(board: Board<'_>, seat: Seat, moment: &Moment, stratagem: Stratagem) -> bool {
    let phase = board.table.phase;
    let mine = board.table.active == seat;
    match (stratagem, moment) {
        (Stratagem::CommandReroll, Moment::Rolled { unit, purpose, .. }) => {
            board.owner(*unit) == seat && rolls::ALL.contains(purpose)
        }
        (Stratagem::InsaneBravery, Moment::TestFailed(unit)) => {
            phase == Phase::Command && mine && board.owner(*unit) == seat
        }
        (Stratagem::FireOverwatch, Moment::EnemyMoves { unit, .. }) => {
            !mine && matches!(phase, Phase::Movement | Phase::Charge) && board.owner(*unit) != seat
        }
        (Stratagem::RapidIngress, Moment::MovementEnds) => !mine && phase == Phase::Movement,
        (Stratagem::GoToGround | Stratagem::Smokescreen, Moment::Targeted { by, .. }) => {
            !mine && phase == Phase::Shooting && board.owner(*by) != seat
        }
        (Stratagem::HeroicIntervention, Moment::Charged(unit)) => {
            !mine && phase == Phase::Charge && board.owner(*unit) != seat
        }
        (Stratagem::EpicChallenge, Moment::Fights(unit)) => {
            phase == Phase::Fight && board.owner(*unit) == seat
        }
        (Stratagem::CounterOffensive, Moment::EnemyFought(unit)) => {
            phase == Phase::Fight && board.owner(*unit) != seat
        }
        (Stratagem::Grenade, Moment::OwnPhase) => mine && phase == Phase::Shooting,
        (Stratagem::TankShock, Moment::OwnPhase) => mine && phase == Phase::Charge,
        (Stratagem::TankShock, Moment::ChargeMoved(unit)) => {
            mine && phase == Phase::Charge && board.owner(*unit) == seat
        }
        _ => false,
    }
}

/// The rule that says when a Stratagem is used.
fn when(stratagem: Stratagem) -> &'static str {
    match stratagem {
        Stratagem::CommandReroll => "wh40k.stratagem.command-reroll-when",
        Stratagem::CounterOffensive => "wh40k.stratagem.counter-offensive-when",
        Stratagem::EpicChallenge => "wh40k.stratagem.epic-challenge-when",
        Stratagem::InsaneBravery => "wh40k.stratagem.insane-bravery-when",
        Stratagem::Grenade => "wh40k.stratagem.grenade-when",
        Stratagem::TankShock => "wh40k.stratagem.tank-shock-when",
        Stratagem::FireOverwatch => "wh40k.stratagem.fire-overwatch-when",
        Stratagem::RapidIngress => "wh40k.stratagem.rapid-ingress-when",
        Stratagem::GoToGround => "wh40k.stratagem.go-to-ground-when",
        Stratagem::Smokescreen => "wh40k.stratagem.smokescreen-when",
        Stratagem::HeroicIntervention => "wh40k.stratagem.heroic-intervention-when",
    }
}

/// The word for a Stratagem.
pub(crate) fn word(stratagem: Stratagem) -> &'static str {
    match stratagem {
        Stratagem::CommandReroll => "word-stratagem-command-reroll",
        Stratagem::CounterOffensive => "word-stratagem-counter-offensive",
        Stratagem::EpicChallenge => "word-stratagem-epic-challenge",
        Stratagem::InsaneBravery => "word-stratagem-insane-bravery",
        Stratagem::Grenade => "word-stratagem-grenade",
        Stratagem::TankShock => "word-stratagem-tank-shock",
        Stratagem::FireOverwatch => "word-stratagem-fire-overwatch",
        Stratagem::RapidIngress => "word-stratagem-rapid-ingress",
        Stratagem::GoToGround => "word-stratagem-go-to-ground",
        Stratagem::Smokescreen => "word-stratagem-smokescreen",
        Stratagem::HeroicIntervention => "word-stratagem-heroic-intervention",
    }
}
