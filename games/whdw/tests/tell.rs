//! Every event and every question can be said completely in both languages.

#[path = "common/matches.rs"]
mod matches;

use std::collections::BTreeSet;

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Game, Line, Outcome, RuleId, Seat};
use gonfalon_table::{Heading, Point};
use gonfalon_text::Lang;
use gonfalon_whdw::Whdw;
use gonfalon_whdw::action::{Entry, Question, Striker};
use gonfalon_whdw::data::{
    CommandId, DamageSource, DamageType, DeploymentId, Face, Keyword, PieceId, RangeBand, ScenarioId, Stat,
    Strengths, Until,
};
use gonfalon_whdw::event::{Doing, Event, Shooter};
use gonfalon_whdw::rulings::Rulings;
use gonfalon_whdw::setting::GameKind;
use gonfalon_whdw::state::{Change, Edge, Lasting, Phase, Source, Trigger};
use gonfalon_whdw::values::Role;
use smallvec::smallvec;

use matches::{begin, keys, said_completely, texts};

const A: DiskId = DiskId(0);
const B: DiskId = DiskId(9);
const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);
const HERE: Point = Point { x: 12_700, y: 20_320 };
const TRIGGER: Trigger = Trigger { disk: A, ability: 0, it: B };

fn game() -> Whdw {
    begin(GameKind::Standard, &[&["archaon", "kairos"], &["teclis", "tyrion"]], Rulings::default()).0
}

fn setting_up() -> Vec<Event> {
    vec![
        Event::EdgesAssigned(smallvec![Edge::South, Edge::North]),
        Event::EdgesAssigned(smallvec![Edge::West, Edge::North, Edge::East]),
        Event::EdgesAssigned(smallvec![Edge::South, Edge::North, Edge::West, Edge::East]),
        Event::InitiativeRolled { seat: RED, die: 4, unspent: 0 },
        Event::InitiativeRolled { seat: RED, die: 4, unspent: 1 },
        Event::InitiativeAssigned(smallvec![BLUE, RED]),
        Event::ScenariosDrawn { seat: BLUE, cards: smallvec![] },
        Event::ScenariosDrawn { seat: BLUE, cards: smallvec![ScenarioId(0), ScenarioId(1)] },
        Event::ScenarioChosen(ScenarioId(0)),
        Event::ObjectiveDealt { seat: RED, card: None },
        Event::ObjectiveDealt { seat: RED, card: Some(ScenarioId(2)) },
        Event::DeploymentCardsDealt(smallvec![DeploymentId(0), DeploymentId(0), DeploymentId(1)]),
        Event::DeploymentCardPlaced { seat: RED, card: Some(DeploymentId(0)), text: true, at: 2540 },
        Event::DeploymentCardPlaced { seat: RED, card: None, text: false, at: 0 },
        Event::ZoneShifted { card: 2, at: 5080 },
        Event::TerrainDealt(smallvec![PieceId(0), PieceId(1), PieceId(2), PieceId(3)]),
        Event::TerrainPlaced {
            seat: RED,
            piece: PieceId(0),
            side: 1,
            at: HERE,
            heading: Heading::from_degrees(45),
        },
        Event::TerrainLeftOut { seat: RED, piece: PieceId(4) },
        Event::Deployed { disk: A, at: HERE },
    ]
}

fn activation_phase() -> Vec<Event> {
    let mut events = vec![
        Event::RoundBegan(1),
        Event::CommandSealed { seat: RED, card: None },
        Event::CommandSealed { seat: RED, card: Some(CommandId(0)) },
        Event::CommandsRevealed(smallvec![]),
        Event::CommandsRevealed((0..4).map(|seat| (Seat(seat), CommandId(seat))).collect()),
        Event::OrderDetermined(smallvec![RED]),
        Event::CardBegan { seat: RED, card: CommandId(2) },
        Event::ActivationsLost { seat: RED, count: 1 },
        Event::ActivationsLost { seat: RED, count: 2 },
        Event::CardsDiscarded,
        Event::BonusTaken { disk: A },
        Event::Flipped { disk: A, to: HERE },
        Event::Flew { disk: A, to: HERE },
        Event::Stopped { disk: A, rule: RuleId("whdw.terrain.rough") },
        Event::Pinned { top: A, under: B },
        Event::TokenPlaced { disk: A },
        Event::TokenTaken { disk: A },
        Event::TowerActivated { piece: 1 },
    ];
    let phases = [Phase::Setup, Phase::Scouting, Phase::Activation, Phase::Melee, Phase::End];
    events.extend(phases.map(Event::PhaseBegan));
    let actions = [Doing::Move, Doing::Focus, Doing::Shoot, Doing::Pass];
    events.extend(actions.map(|doing| Event::ActivationBegan { disk: A, doing }));
    let entries = [None, Some(Entry::Zone), Some(Entry::Flank), Some(Entry::Piece(0))];
    events.extend(entries.map(|by| Event::Reinforced { disk: A, at: HERE, by }));
    events
}

fn changes() -> Vec<Change> {
    let strengths = |attack, counter| Strengths { attack, counter };
    let mut keywords = vec![
        Keyword::Flank,
        Keyword::Flying,
        Keyword::Frenzy,
        Keyword::Impact(2),
        Keyword::Magic(3),
        Keyword::Mobile,
        Keyword::Relentless,
        Keyword::Scout,
        Keyword::Strider,
    ];
    for to in [DamageSource::Physical, DamageSource::Arcane, DamageSource::Ranged, DamageSource::Impact] {
        keywords.extend([Keyword::Immune(to), Keyword::Resistant(to)]);
    }
    for both in [strengths(true, true), strengths(true, false), strengths(false, true)] {
        keywords.extend([Keyword::Swift(both), Keyword::Slow(both)]);
    }
    let mut changes: Vec<Change> = keywords.into_iter().map(Change::Keyword).collect();
    for stat in [
        Stat::Move,
        Stat::Attack,
        Stat::Counter,
        Stat::Toughness,
        Stat::Stamina,
        Stat::Magic,
        Stat::Impact,
        Stat::Dice,
    ] {
        changes.push(Change::Value { stat, amount: 1, min: None });
    }
    changes.push(Change::Value { stat: Stat::Toughness, amount: -2, min: Some(1) });
    changes.extend([Change::Reach(1), Change::Reach(2)]);
    changes
}

fn abilities() -> Vec<Event> {
    let sources = [
        Source::Disk(B),
        Source::Command(RED, CommandId(0)),
        Source::Scenario(ScenarioId(0)),
        Source::Terrain(0),
        Source::Zone(0),
        Source::Arranged,
    ];
    let mut events = vec![
        Event::Triggered(TRIGGER),
        Event::TriggerTaken(TRIGGER),
        Event::AbilityUsed { by: A, ability: 0 },
        Event::BattleAbilityUsed { seat: RED, card: CommandId(0), user: A, picks: smallvec![] },
        Event::BattleAbilityUsed { seat: RED, card: CommandId(0), user: A, picks: smallvec![B] },
        Event::MagicUsed { by: A, target: B, value: 4 },
        Event::DieRolled { disk: A, purpose: "danger-die", value: 6 },
        Event::DieRolled { disk: A, purpose: "ability-die", value: 6 },
        Event::Empowered { disk: A },
    ];
    events.extend(sources.map(|by| Event::Unempowered { disk: A, by }));
    for until in [Until::While, Until::Card, Until::Round, Until::Game] {
        let began = |change| Lasting { disk: A, change, until, source: Source::Disk(B) };
        events.extend(changes().into_iter().map(began).map(Event::ChangeBegan));
    }
    events
}

fn fighting() -> Vec<Event> {
    let ranges = [RangeBand::Short, RangeBand::Medium, RangeBand::Long, RangeBand::Siege];
    let mut events: Vec<Event> =
        ranges.map(|band| Event::ShotDeclared { by: Shooter::Disk(A), target: B, band, dice: 3 }).to_vec();
    let faces = [Face::Hit, Face::Critical, Face::Miss, Face::Scatter, Face::Chaos];
    events.extend([
        Event::ShotDeclared { by: Shooter::Tower(0, RED), target: B, band: RangeBand::Long, dice: 1 },
        Event::BattleDiceRolled {
            against: B,
            faces: faces.into_iter().collect(),
            strength: 3,
            scatter: false,
        },
        Event::BattleDiceRolled { against: B, faces: smallvec![Face::Hit], strength: 0, scatter: false },
        Event::BattleDiceRolled { against: B, faces: smallvec![Face::Miss], strength: 3, scatter: true },
        Event::EngagementBegan { attackers: smallvec![A], defenders: smallvec![B, DiskId(10)] },
        Event::Struck { by: A, at: B, strength: 5 },
        Event::Wounded { disk: A },
        Event::Removed { disk: A, rule: RuleId("whdw.damage.casualty") },
    ]);
    let types = [DamageType::Physical, DamageType::Arcane, DamageType::Untyped];
    let rule = RuleId("whdw.melee.attack");
    events.extend(types.map(|kind| Event::Damaged { disk: A, amount: 3, kind, rule }));
    events
}

fn ending() -> Vec<Event> {
    let won = |winners| Event::Ended { outcome: Outcome::won_by(winners), rule: RuleId("whdw.end.scoring") };
    vec![
        Event::RoundCleared,
        Event::Eliminated(RED),
        Event::ReserveLost { seat: RED },
        Event::Scored { seat: RED, objective: None, points: 1 },
        Event::Scored { seat: RED, objective: Some(ScenarioId(0)), points: 10 },
        won(vec![]),
        won(vec![RED]),
        won(vec![RED, BLUE]),
    ]
}

fn questions() -> Vec<Question> {
    let going_on =
        |flips, broke_through, may_act| Question::Continue { disk: A, flips, broke_through, may_act };
    let striker = |disk, victim| Striker { disk, role: Role::Attacker, victims: smallvec![victim] };
    vec![
        Question::AssignInitiative,
        Question::ChooseScenario,
        Question::PlaceDeploymentCard,
        Question::PlaceTerrain,
        Question::PlaceWatchtower,
        Question::Deploy,
        Question::Scout { disks: smallvec![A, B] },
        Question::ChooseCommand,
        Question::Resolve { left: 0 },
        Question::Resolve { left: 1 },
        Question::Resolve { left: 3 },
        going_on(0, false, true),
        going_on(1, true, false),
        going_on(3, false, true),
        Question::ChooseScatter { among: smallvec![A, B] },
        Question::ChooseDisk { source: A, among: smallvec![A, B] },
        Question::OrderTriggers { waiting: vec![TRIGGER, TRIGGER] },
        Question::FlipToward { disk: A, nearest: smallvec![B] },
        Question::ChooseEngagement { among: vec![smallvec![A, B], smallvec![A, B]] },
        Question::Strike { strikers: vec![striker(A, B)] },
        Question::Strike { strikers: vec![striker(A, B), striker(B, A)] },
    ]
}

/// All lines are complete, and together they use every key that begins like this.
fn say_all(prefix: &str, lines: impl IntoIterator<Item = Line>) {
    let texts = texts();
    let mut said = BTreeSet::new();
    for line in lines {
        said_completely(&texts, &line);
        said.insert(line.key.to_owned());
    }
    assert_eq!(said, keys(&texts, prefix));
}

#[test]
fn every_event() {
    let game = game();
    let events = [setting_up(), activation_phase(), abilities(), fighting(), ending()];
    say_all("event-", events.iter().flatten().filter_map(|event| game.tell(event)));
}

#[test]
fn every_question() {
    let game = game();
    say_all("question-", questions().iter().map(|question| game.tell_question(question)));
}

fn told(game: &Whdw, lang: Lang, event: &Event) -> String {
    texts().line(lang, &game.tell(event).expect("every event has a sentence"))
}

#[test]
fn sentences_read_well() {
    let game = game();
    let flipped = Event::Flipped { disk: A, to: HERE };
    assert_eq!(told(&game, Lang::En, &flipped), "Archaon the Everchosen (Red) flipped to (5″ | 8″).");
    assert_eq!(
        told(&game, Lang::De, &flipped),
        "„Archaon der Herr der letzten Tage“ (Rot) springt nach (5″ | 8″)."
    );
    let dice = Event::BattleDiceRolled {
        against: A,
        faces: smallvec![Face::Hit, Face::Scatter, Face::Hit],
        strength: 3,
        scatter: false,
    };
    assert_eq!(
        told(&game, Lang::En, &dice),
        "3 battle dice against Archaon the Everchosen (Red), strength 3 · 2 × hit · 1 × scatter."
    );
    let rolled = Event::InitiativeRolled { seat: BLUE, die: 3, unspent: 2 };
    assert_eq!(
        told(&game, Lang::De, &rolled),
        "Blau würfelt eine 3 für die Initiative und addiert 2 übrige Rekrutierungspunkte: zusammen 5."
    );
    let ended = Event::Ended { outcome: Outcome::won_by(vec![]), rule: RuleId("whdw.end.nobody") };
    assert_eq!(told(&game, Lang::En, &ended), "The game is over: nobody wins [whdw.end.nobody].");
}

#[test]
fn secret_cards_stay_secret() {
    let game = game();
    let sealed = Event::CommandSealed { seat: RED, card: Some(CommandId(0)) };
    let seen = |viewer| game.seen(&sealed, viewer).expect("sealing is seen by everybody");
    assert_eq!(told(&game, Lang::En, &seen(Some(RED))), "Red laid down a command card: “Approach”.");
    assert_eq!(told(&game, Lang::En, &seen(Some(BLUE))), "Red laid down a command card.");
}
