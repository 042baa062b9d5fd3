//! Events and questions in words: message keys and their arguments.

use gonfalon_kernel::{Arg, Line};
use gonfalon_table::Point;

use crate::Kow;
use crate::action::{Attack, LongSide, Order, Question, Regroup};
use crate::attack::Breakdown;
use crate::data::Name;
use crate::event::{Event, Faces};
use crate::state::{Objective, Phase, Side, TerrainKind, UnitId, Victory};

/// What sentences are made of.
trait With {
    fn unit(self, game: &Kow, name: &'static str, unit: UnitId) -> Self;
    fn units(self, game: &Kow, name: &'static str, units: &[UnitId]) -> Self;
    fn word(self, name: &'static str, key: &'static str) -> Self;
    fn place(self, at: Point) -> Self;
    fn dice(self, faces: &[u8]) -> Self;
    fn rule(self, rule: gonfalon_kernel::RuleId) -> Self;
    fn reasons(self, why: &Breakdown) -> Self;
}

impl With for Line {
    fn unit(self, game: &Kow, name: &'static str, unit: UnitId) -> Line {
        let Name { en, de } = said_name(game, unit);
        self.with(name, Arg::Name { en, de })
    }

    fn units(self, game: &Kow, name: &'static str, units: &[UnitId]) -> Line {
        let names = units.iter().map(|unit| said_name(game, *unit)).map(|name| (name.en, name.de));
        self.with(name, Arg::Names(names.collect()))
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

    fn rule(self, rule: gonfalon_kernel::RuleId) -> Line {
        self.text("rule", rule.0)
    }

    // A number that nothing changes needs no explanation.
    fn reasons(self, why: &Breakdown) -> Line {
        let text = if why.changes.is_empty() { String::new() } else { format!(" ({})", why.formula()) };
        self.text("why", text)
    }
}

fn said_name(game: &Kow, unit: UnitId) -> Name {
    let facts = game.units.get(unit.index());
    facts.map_or_else(Name::default, |facts| game.library.said_name(facts.profile.entry))
}

/// A question in words.
pub(crate) fn question(game: &Kow, question: &Question) -> Line {
    match question {
        Question::PlaceTerrain => Line::new("question-place-terrain"),
        Question::SetObjective => Line::new("question-set-objective"),
        Question::ChooseSide => Line::new("question-choose-side"),
        Question::Deploy => Line::new("question-deploy"),
        Question::ChooseFirst => Line::new("question-choose-first"),
        Question::Order => Line::new("question-order"),
        Question::Shoot => Line::new("question-shoot"),
        Question::SurgeTarget { unit, among } => {
            Line::new("question-surge-target").unit(game, "unit", *unit).units(game, "units", among)
        }
        Question::TestNext { among } => Line::new("question-test-next").units(game, "units", among),
        Question::FightNext { among } => Line::new("question-fight-next").units(game, "units", among),
        Question::Regroup { unit } => Line::new("question-regroup").unit(game, "unit", *unit),
        Question::RegroupNext { among } => Line::new("question-regroup-next").units(game, "units", among),
        Question::Separate { ways } => {
            let mut units: Vec<UnitId> = ways.iter().map(|way| way.unit).collect();
            units.dedup();
            Line::new("question-separate").units(game, "units", &units)
        }
        Question::AgreePause => Line::new("question-agree-pause"),
        Question::Resume => Line::new("question-resume"),
    }
}

/// An event in words.
pub(crate) fn event(game: &Kow, event: &Event) -> Option<Line> {
    let about = |key: &'static str, unit: &UnitId| Line::new(key).unit(game, "unit", *unit);
    Some(match event {
        Event::TerrainPlaced { seat, kind, at, .. } => {
            let line = match seat {
                Some(seat) => Line::new("event-terrain-placed").seat("seat", *seat),
                None => Line::new("event-terrain-laid-out"),
            };
            line.word("terrain", terrain_word(*kind)).place(*at)
        }
        Event::TerrainAgreed(seat) => Line::new("event-terrain-agreed").seat("seat", *seat),
        Event::VictoryRolled { die: 0, victory } => {
            Line::new("event-victory-agreed").word("victory", victory_word(*victory))
        }
        Event::VictoryRolled { die, victory } => {
            Line::new("event-victory-rolled").number("die", *die).word("victory", victory_word(*victory))
        }
        Event::ObjectivesRolled(count) => Line::new("event-objectives-rolled").number("count", *count),
        Event::RolledOff { purpose, dice } => {
            let line = Line::new("event-rolled-off").word("purpose", purpose);
            dice.first().zip(dice.get(1)).map_or(line.clone(), |(first, second)| {
                line.number("first", *first).number("second", *second)
            })
        }
        Event::ObjectiveSet { seat, objective: Objective::Marker(at) } => {
            Line::new("event-objective-marker").seat("seat", *seat).place(*at)
        }
        Event::ObjectiveSet { seat, objective: Objective::Terrain(number) } => {
            Line::new("event-objective-terrain").seat("seat", *seat).number("number", *number + 1)
        }
        Event::ObjectivesEnded => Line::new("event-objectives-ended"),
        Event::SideChosen { seat, side } => {
            Line::new("event-side-chosen").seat("seat", *seat).word("side", long_side(*side))
        }
        Event::Deployed { unit, at, .. } => about("event-deployed", unit).place(*at),
        Event::NotDeployed(unit) => about("event-not-deployed", unit),
        Event::FirstChosen(seat) => Line::new("event-first-chosen").seat("seat", *seat),
        Event::TurnBegan { turn, seat } => {
            Line::new("event-turn-began").number("turn", *turn).seat("seat", *seat)
        }
        Event::PhaseBegan(phase) => Line::new("event-phase-began").word("phase", phase_word(*phase)),
        Event::HeadstrongRolled { unit, die } => about("event-headstrong-rolled", unit).number("die", *die),
        Event::Rallied(unit) => about("event-rallied", unit),
        Event::Ordered { unit, order } => about("event-ordered", unit).word("order", order_word(*order)),
        Event::CourageRolled { unit, die } => about("event-courage-rolled", unit).number("die", *die),
        Event::Moved { unit, to, .. } => about("event-moved", unit).place(*to),
        Event::Charged(contact) => about("event-charged", &contact.charger)
            .unit(game, "target", contact.target)
            .word("side", side_word(contact.side)),
        Event::Nudged { unit, .. } => about("event-nudged", unit),
        Event::ShotDeclared { unit, attack, target, dice, needed, why } => about("event-shot-declared", unit)
            .unit(game, "target", *target)
            .word("attack", attack_word(*attack))
            .number("count", *dice)
            .number("needed", *needed)
            .reasons(why),
        Event::Strikes { unit, target, side, dice, needed, why } => about("event-strikes", unit)
            .unit(game, "target", *target)
            .word("side", side_word(*side))
            .number("count", *dice)
            .number("needed", *needed)
            .reasons(why),
        Event::HitsRolled { dice, hits } => rolled("event-hits-rolled", dice, *hits),
        Event::DamageRolled { dice, damage, needed, why } => {
            rolled("event-damage-rolled", dice, *damage).number("needed", *needed).reasons(why)
        }
        Event::Damaged { unit, amount, rule } => {
            about("event-damaged", unit).number("amount", *amount).rule(*rule)
        }
        Event::Healed { unit, amount, rule } => {
            about("event-healed", unit).number("amount", *amount).rule(*rule)
        }
        Event::Released(unit) => about("event-released", unit),
        Event::Surged { unit, by } => about("event-surged", unit).with("distance", Arg::Length(by.0)),
        Event::NerveTested { unit, dice, result, why, again } => {
            let key = if *again { "event-nerve-tested-again" } else { "event-nerve-tested" };
            about(key, unit).dice(dice).number("result", *result).reasons(why)
        }
        Event::Steady(unit) => about("event-steady", unit),
        Event::Wavered(unit) => about("event-wavered", unit),
        Event::Routed { unit, rule } => about("event-routed", unit).rule(*rule),
        Event::TestLapsed(unit) => about("event-test-lapsed", unit),
        Event::MeleeBegan { target, chargers } => {
            Line::new("event-melee-began").unit(game, "target", *target).units(game, "units", chargers)
        }
        Event::Regrouped { unit, choice, distance } => {
            let key = match choice {
                Regroup::Stay => "event-regrouped-stay",
                Regroup::Turn(_) => "event-regrouped-turn",
                Regroup::Forward => "event-regrouped-forward",
                Regroup::Back => "event-regrouped-back",
            };
            let line = about(key, unit);
            match distance {
                Some(distance) => line.number("distance", *distance),
                None => line,
            }
        }
        Event::TurnEnded(seat) => Line::new("event-turn-ended").seat("seat", *seat),
        Event::Paused(seat) => Line::new("event-paused").seat("seat", *seat),
        Event::PauseRefused(seat) => Line::new("event-pause-refused").seat("seat", *seat),
        Event::Resumed(seat) => Line::new("event-resumed").seat("seat", *seat),
        Event::TimedOut(seat) => Line::new("event-timed-out").seat("seat", *seat),
        Event::Scored { seat, points } => {
            Line::new("event-scored").seat("seat", *seat).number("points", *points)
        }
        Event::Ended { outcome, rule } => match outcome.winners.first() {
            Some(winner) => Line::new("event-won").seat("seat", *winner).rule(*rule),
            None => Line::new("event-drawn").rule(*rule),
        },
        Event::Rerolled { purpose, from, to, rule } => Line::new("event-rerolled")
            .word("purpose", purpose)
            .number("from", *from)
            .number("to", *to)
            .rule(*rule),
        Event::DoubtRolled { unit, target, die, rule } => {
            let key =
                if rule.0 == "kow.sight.doubt-roll" { "event-sight-doubted" } else { "event-cover-doubted" };
            about(key, unit).unit(game, "target", *target).number("die", *die)
        }
        // These say nothing to people: the next event does.
        Event::MeleeEnded { .. } | Event::TimeSpent { .. } => return None,
    })
}

fn rolled(key: &'static str, dice: &Faces, count: u16) -> Line {
    Line::new(key).dice(dice).number("count", count)
}

/// The word for a kind of terrain.
pub(crate) fn terrain_word(kind: TerrainKind) -> &'static str {
    match kind {
        TerrainKind::Wood => "word-terrain-wood",
        TerrainKind::Village => "word-terrain-village",
        TerrainKind::Field => "word-terrain-field",
        TerrainKind::Swamp => "word-terrain-swamp",
        TerrainKind::Building => "word-terrain-building",
        TerrainKind::Rock => "word-terrain-rock",
        TerrainKind::Wall => "word-terrain-wall",
        TerrainKind::Bush => "word-terrain-bush",
    }
}

pub(crate) fn victory_word(victory: Victory) -> &'static str {
    match victory {
        Victory::Kill => "word-victory-kill",
        Victory::Pillage => "word-victory-pillage",
        Victory::KillAndPillage => "word-victory-both",
    }
}

pub(crate) fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "word-phase-setup",
        Phase::Move => "word-phase-move",
        Phase::Shoot => "word-phase-shoot",
        Phase::Melee => "word-phase-melee",
    }
}

/// The word for an order.
pub(crate) fn order_word(order: Order) -> &'static str {
    match order {
        Order::Halt => "word-order-halt",
        Order::ChangeFacing => "word-order-change-facing",
        Order::Advance => "word-order-advance",
        Order::Back => "word-order-back",
        Order::Sidestep => "word-order-sidestep",
        Order::AtTheDouble => "word-order-at-the-double",
        Order::Charge => "word-order-charge",
    }
}

/// The word for a side of a unit.
pub(crate) fn side_word(side: Side) -> &'static str {
    match side {
        Side::Front => "word-facing-front",
        Side::Left => "word-facing-left",
        Side::Right => "word-facing-right",
        Side::Rear => "word-facing-rear",
    }
}

/// The word for a ranged attack.
pub(crate) fn attack_word(attack: Attack) -> &'static str {
    match attack {
        Attack::Ordinary => "word-attack-ordinary",
        Attack::Breath => "word-attack-breath",
        Attack::Zap => "word-attack-zap",
        Attack::Heal => "word-attack-heal",
        Attack::DarkSurge => "word-attack-surge",
        Attack::Beast => "word-attack-beast",
    }
}

pub(crate) fn long_side(side: LongSide) -> &'static str {
    match side {
        LongSide::South => "word-side-south",
        LongSide::North => "word-side-north",
    }
}
