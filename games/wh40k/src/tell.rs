//! Events and questions in words: message keys and their arguments.

use gonfalon_kernel::{Arg, Line, RuleId};
use gonfalon_table::Point;

use crate::Wh40k;
use crate::action::{Moment, Question};
use crate::event::Event;
use crate::state::{ModelId, MoveKind, Phase, Place, UnitId};
use crate::stratagem::{self, Silence, Stratagem};

/// What sentences are made of.
trait With {
    fn unit(self, game: &Wh40k, name: &'static str, unit: UnitId) -> Self;
    fn units(self, game: &Wh40k, name: &'static str, units: &[UnitId]) -> Self;
    fn model(self, game: &Wh40k, model: ModelId) -> Self;
    fn word(self, name: &'static str, key: &'static str) -> Self;
    fn place(self, at: Point) -> Self;
    fn dice(self, faces: &[u8]) -> Self;
    fn rule(self, rule: RuleId) -> Self;
}

impl With for Line {
    fn unit(self, game: &Wh40k, name: &'static str, unit: UnitId) -> Line {
        let (en, de) = said_name(game, unit);
        self.with(name, Arg::Name { en, de })
    }

    fn units(self, game: &Wh40k, name: &'static str, units: &[UnitId]) -> Line {
        self.with(name, Arg::Names(units.iter().map(|unit| said_name(game, *unit)).collect()))
    }

    fn model(self, game: &Wh40k, model: ModelId) -> Line {
        let name = game.models.get(model.index()).and_then(|facts| {
            let sheet = game.units.get(facts.unit.index())?.datasheet;
            let kind = game.library[sheet].kinds.get(usize::from(facts.kind))?;
            Some((kind.name.en.clone(), kind.name.de.clone()))
        });
        let (en, de) = name.unwrap_or_default();
        self.with("model", Arg::Name { en, de })
    }

    fn word(self, name: &'static str, key: &'static str) -> Line {
        self.with(name, Arg::Word(key))
    }

    fn place(self, at: Point) -> Line {
        self.with("x", Arg::Length(at.x)).with("y", Arg::Length(at.y))
    }

    fn dice(self, faces: &[u8]) -> Line {
        let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
        self.text("dice", faces.join(" "))
    }

    fn rule(self, rule: RuleId) -> Line {
        self.text("rule", rule.0)
    }
}

fn said_name(game: &Wh40k, unit: UnitId) -> (String, String) {
    let facts = game.units.get(unit.index());
    facts.map_or_else(Default::default, |facts| {
        let name = &game.library[facts.datasheet].name;
        (name.en.clone(), name.de.clone())
    })
}

/// A question in words.
pub(crate) fn question(game: &Wh40k, question: &Question) -> Line {
    let about = |key: &'static str, unit: &UnitId| Line::new(key).unit(game, "unit", *unit);
    match question {
        Question::PlaceMarker => Line::new("question-place-marker"),
        Question::Formations => Line::new("question-formations"),
        Question::Deploy => Line::new("question-deploy"),
        Question::Scout => Line::new("question-scout"),
        Question::TestNext { among } => Line::new("question-test-next").units(game, "units", among),
        Question::Move => Line::new("question-move"),
        Question::Walk { unit, kind, distance, .. } => about("question-walk", unit)
            .word("kind", kind_word(*kind))
            .with("distance", Arg::Length(distance.0))
            .number("more", i64::from(!is_all(*kind) && distance.0 > 0))
            .number("all", i64::from(is_all(*kind))),
        Question::Retreat { unit, .. } => about("question-retreat", unit),
        Question::Reinforce => Line::new("question-reinforce"),
        Question::Ingress { unit } => about("question-ingress", unit),
        Question::Disembark { unit, from, emergency } => {
            let key = if *emergency { "question-disembark-emergency" } else { "question-disembark" };
            about(key, unit).unit(game, "transport", *from)
        }
        Question::Escape { unit, count } => about("question-escape", unit).number("count", *count),
        Question::Shoot => Line::new("question-shoot"),
        Question::Overwatch { unit, enemy } => about("question-overwatch", unit).unit(game, "enemy", *enemy),
        Question::Allocate { unit, .. } => about("question-allocate", unit),
        Question::Again { unit, dice, needed, critical } => {
            about("question-again", unit).dice(dice).number("needed", *needed).number("critical", *critical)
        }
        Question::Precision { unit, wounds, .. } => {
            about("question-precision", unit).number("wounds", *wounds)
        }
        Question::Hazardous { unit, .. } => about("question-hazardous", unit),
        Question::Mend { unit, .. } => about("question-mend", unit),
        Question::Suffer { model, among } => {
            Line::new("question-suffer").model(game, *model).units(game, "units", among)
        }
        Question::Charge => Line::new("question-charge"),
        Question::Fight { among } => Line::new("question-fight").units(game, "units", among),
        Question::TankShock { unit } => about("question-tank-shock", unit),
        Question::Strike { unit } => about("question-strike", unit),
        Question::Straggler { unit } => about("question-straggler", unit),
        Question::React { moment, .. } => reaction(game, moment),
    }
}

/// Why Stratagems are offered, in words.
fn reaction(game: &Wh40k, moment: &Moment) -> Line {
    let about = |key: &'static str, unit: &UnitId| Line::new(key).unit(game, "unit", *unit);
    match moment {
        Moment::Rolled { unit, purpose, dice, needed: 0 } => {
            about("question-react-rolled", unit).word("purpose", purpose).dice(dice)
        }
        Moment::Rolled { unit, purpose, dice, needed } => {
            let (together, percent) = stratagem::rolls::again(purpose, dice.len(), *needed);
            let key = if together { "question-react-rolled-sum" } else { "question-react-rolled-needed" };
            let line = about(key, unit).word("purpose", purpose).dice(dice);
            line.number("needed", *needed).number("percent", percent)
        }
        Moment::TestFailed(unit) => about("question-react-test-failed", unit),
        Moment::EnemyMoves { unit, ended: false } => about("question-react-moves", unit),
        Moment::EnemyMoves { unit, ended: true } => about("question-react-moved", unit),
        Moment::MovementEnds => Line::new("question-react-movement-ends"),
        Moment::Targeted { by, targets } => {
            about("question-react-targeted", by).units(game, "targets", targets)
        }
        Moment::Charged(unit) => about("question-react-charged", unit),
        Moment::Fights(unit) => about("question-react-fights", unit),
        Moment::EnemyFought(unit) => about("question-react-fought", unit),
        Moment::OwnPhase => Line::new("question-react-own-phase"),
        Moment::ChargeMoved(unit) => about("question-react-charge-moved", unit),
    }
}

/// An event in words.
pub(crate) fn event(game: &Wh40k, event: &Event) -> Option<Line> {
    let about = |key: &'static str, unit: &UnitId| Line::new(key).unit(game, "unit", *unit);
    Some(match event {
        Event::RolledOff { purpose, dice } => {
            let line = Line::new("event-rolled-off").word("purpose", purpose);
            let face = |place: usize| dice.get(place).copied().unwrap_or(0);
            line.number("first", face(0)).number("second", face(1))
        }
        Event::AttackerChosen(seat) => Line::new("event-attacker").seat("seat", *seat),
        Event::MarkerPlaced { seat: Some(seat), at } => {
            Line::new("event-marker-placed").seat("seat", *seat).place(*at)
        }
        Event::MarkerPlaced { seat: None, at } => Line::new("event-marker-lies").place(*at),
        Event::FormationsNoted(seat) => Line::new("event-formations-noted").seat("seat", *seat),
        Event::FormationsRevealed { seat, formations } => Line::new("event-formations-revealed")
            .seat("seat", *seat)
            .number("leaders", formations.leaders.len() as i64)
            .number("embarked", formations.embarked.len() as i64)
            .number("reserves", formations.reserves.len() as i64),
        Event::SetUp { unit, spots, arrival } => {
            let key = if arrival.is_some() { "event-arrived" } else { "event-set-up" };
            let at = spots.first().map_or(Point::new(0, 0), |(_, spot)| spot.at);
            about(key, unit).place(at)
        }
        Event::Placed { unit, place, rule } => match place {
            Place::Embarked(transport) => about("event-embarked", unit).unit(game, "transport", *transport),
            Place::Reserves(_) => about("event-into-reserves", unit).rule(*rule),
            Place::Waiting | Place::Battlefield | Place::Destroyed => return None,
        },
        Event::FirstTurn(seat) => Line::new("event-first-turn").seat("seat", *seat),
        Event::RoundBegan(round) => Line::new("event-round-began").number("round", *round),
        Event::TurnBegan(seat) => Line::new("event-turn-began").seat("seat", *seat),
        Event::PhaseBegan(phase) => Line::new("event-phase-began").word("phase", phase_word(*phase)),
        Event::PointsGained { seat, points, rule } => {
            Line::new("event-points-gained").seat("seat", *seat).number("points", *points).rule(*rule)
        }
        Event::BattleShockTested { unit, dice, needed, failed } => {
            let key = if *failed { "event-shock-failed" } else { "event-shock-passed" };
            about(key, unit).dice(dice).number("needed", *needed)
        }
        Event::BattleShocked { unit, rule } => about("event-battle-shocked", unit).rule(*rule),
        Event::Recovered(unit) => about("event-recovered", unit),
        Event::Selected { unit, kind } => about("event-selected", unit).word("kind", kind_word(*kind)),
        Event::DistanceRolled { unit, purpose, dice } => {
            about("event-distance-rolled", unit).word("purpose", purpose).dice(dice)
        }
        Event::MoveEnded { unit, kind } => about("event-move-ended", unit).word("kind", kind_word(*kind)),
        Event::EscapeRolled { unit, dice } => about("event-escape-rolled", unit).dice(dice),
        Event::TargetsChosen { unit, shots } => {
            let mut targets: Vec<UnitId> = shots.iter().map(|shot| shot.target).collect();
            targets.sort_unstable();
            targets.dedup();
            about("event-targets-chosen", unit).units(game, "targets", &targets)
        }
        Event::ChargeDeclared { unit, targets } => {
            about("event-charge-declared", unit).units(game, "targets", targets)
        }
        Event::ChargeFailed(unit) => about("event-charge-failed", unit),
        Event::FightPicked(unit) => about("event-fight-picked", unit),
        Event::WoundsLost { model, count } => {
            Line::new("event-wounds-lost").model(game, *model).number("count", *count)
        }
        Event::WoundsRegained { model, count } => {
            Line::new("event-wounds-regained").model(game, *model).number("count", *count)
        }
        Event::Destroyed { model, rule } => Line::new("event-destroyed").model(game, *model).rule(*rule),
        Event::StratagemUsed { seat, stratagem, unit, .. } => {
            let line = match unit {
                Some(unit) => about("event-stratagem-on", unit),
                None => Line::new("event-stratagem"),
            };
            line.seat("seat", *seat).word("stratagem", stratagem::word(*stratagem))
        }
        Event::Silenced { seat, stratagem, silence } => silenced(*silence, *stratagem).seat("seat", *seat),
        Event::MarkerControlled { marker, seat: Some(seat) } => {
            Line::new("event-marker-controlled").number("marker", *marker + 1).seat("seat", *seat)
        }
        Event::MarkerControlled { marker, seat: None } => {
            Line::new("event-marker-contested").number("marker", *marker + 1)
        }
        Event::Scored { seat, points, rule } => {
            Line::new("event-scored").seat("seat", *seat).number("points", *points).rule(*rule)
        }
        Event::ChargeBonus(unit) => about("event-charge-bonus", unit),
        Event::TankShocked { unit, enemy, dice } => {
            about("event-tank-shocked", unit).unit(game, "enemy", *enemy).dice(dice)
        }
        Event::FightStepBegan { first: true } => Line::new("event-fights-first"),
        Event::FightStepBegan { first: false } => Line::new("event-remaining-combats"),
        Event::TurnEnded(seat) => Line::new("event-turn-ended").seat("seat", *seat),
        Event::Ended { outcome, rule } => match outcome.winners.first() {
            Some(winner) => Line::new("event-won").seat("seat", *winner).rule(*rule),
            None => Line::new("event-drawn").rule(*rule),
        },
        Event::WreckRolled { unit, dice, wounds } => {
            about("event-wreck-rolled", unit).dice(dice).number("wounds", *wounds)
        }
        // These say nothing to people: other events do.
        Event::Moved { .. } | Event::Allocated(_) | Event::PhaseEnded(_) | Event::NearEnemies(_) => {
            return None;
        }
        Event::AttacksRolled { .. }
        | Event::StrengthRolled { .. }
        | Event::HitsRolled { .. }
        | Event::HitsSustained { .. }
        | Event::WoundsRolled { .. }
        | Event::SavesRolled { .. }
        | Event::DamageRolled { .. }
        | Event::Rerolled { .. }
        | Event::MortalWounds { .. }
        | Event::FeelNoPainRolled { .. }
        | Event::HazardousRolled { .. }
        | Event::DemiseRolled { .. }
        | Event::DemiseWoundsRolled { .. }
        | Event::GrenadeThrown { .. } => return crate::attack::tell::event(game, event),
    })
}

fn silenced(silence: Silence, stratagem: Stratagem) -> Line {
    let key = match silence {
        Silence::Once => "event-asked-again",
        Silence::Phase => "event-silenced-phase",
        Silence::Turn => "event-silenced-turn",
        Silence::Battle => "event-silenced-battle",
    };
    Line::new(key).word("stratagem", stratagem::word(stratagem))
}

/// Whether what was rolled or is allowed is all a model has in this kind of move, instead of coming on top of its Move.
fn is_all(kind: MoveKind) -> bool {
    matches!(kind, MoveKind::Scouts | MoveKind::Charge | MoveKind::PileIn | MoveKind::Consolidate)
}

/// The word for a phase.
pub(crate) fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "word-phase-setup",
        Phase::Command => "word-phase-command",
        Phase::Movement => "word-phase-movement",
        Phase::Shooting => "word-phase-shooting",
        Phase::Charge => "word-phase-charge",
        Phase::Fight => "word-phase-fight",
    }
}

/// The word for a kind of move.
pub(crate) fn kind_word(kind: MoveKind) -> &'static str {
    match kind {
        MoveKind::Stationary => "word-move-stationary",
        MoveKind::Normal => "word-move-normal",
        MoveKind::Advance => "word-move-advance",
        MoveKind::FallBack => "word-move-fall-back",
        MoveKind::Scouts => "word-move-scouts",
        MoveKind::Charge => "word-move-charge",
        MoveKind::PileIn => "word-move-pile-in",
        MoveKind::Consolidate => "word-move-consolidate",
    }
}
