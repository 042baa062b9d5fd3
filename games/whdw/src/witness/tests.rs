//! Rules are seen where they matter, and only there.

use gonfalon_disks::DiskId;
use gonfalon_kernel::SeededDice;
use gonfalon_table::{Heading, Point};
use smallvec::smallvec;

use super::*;
use crate::army::{ArmyFile, PrebuiltRegiment, RegimentEntry};
use crate::data::{Face, Library, PieceId, RangeBand};
use crate::event::Shooter;
use crate::setting::{Agreement, ArmyChoice, GameKind};
use crate::state::{Phase, Place};

/// A match of two prebuilt regiments with nothing on the battlefield.
fn begin(regiments: [&str; 2]) -> (Whdw, State) {
    let army = |id: &str| {
        ArmyChoice::Regiments(ArmyFile {
            game: "whdw".to_owned(),
            name: String::new(),
            regiments: vec![RegimentEntry::Prebuilt(PrebuiltRegiment { prebuilt: id.to_owned() })],
        })
    };
    let agreement = Agreement { armies: regiments.map(army).into(), ..Agreement::new(GameKind::Standard) };
    let begun = agreement.begin(Library::core(), &mut SeededDice::new(1), &mut ());
    let (game, mut state) = begun.expect("the armies are legal");
    state.table.phase = Phase::Activation;
    (game, state)
}

/// Lays the first disk of a kind at a place, in hundredths of a millimetre.
fn lay(game: &Whdw, state: &mut State, id: &str, at: Point) -> DiskId {
    let named = |disk: &crate::MatchDisk| game.library[disk.profile].id == id;
    let disk = DiskId(game.disks.iter().position(named).expect("somebody has one") as u8);
    state.table.disks[disk.index()].place = Place::Battlefield;
    state.table.pile.land(disk, at);
    disk
}

fn seen(game: &Whdw, before: &State, action: &Action, events: &[Event]) -> Vec<&'static str> {
    let question = Question::Resolve { left: 1 };
    let step = Step { game, before, seat: Seat(0), question: &question, action, events };
    rules(&step).into_iter().map(|rule| rule.0).collect()
}

#[test]
fn a_flip_is_a_pivot_only_where_it_falls_short_of_a_diameter() {
    let (game, mut state) = begin(["karl-franz", "grimgor"]);
    let at = Point::new(40_000, 40_000);
    let disk = lay(&game, &mut state, "marienburg-swordsmen", at);
    let diameter = state.table.pile.diameter(disk).0;
    for (far, pivots) in [(diameter, false), (diameter / 2, true)] {
        let to = at.shifted(far, 0);
        let action = Action::Activate { disk, bonus: false, order: Order::Move(smallvec![to]) };
        let found = seen(&game, &state, &action, &[Event::Flipped { disk, to }]);
        assert!(found.contains(&"whdw.move.flip") && !found.contains(&"whdw.move.forced-flip"));
        assert_eq!(found.contains(&"whdw.move.pivot"), pivots, "{far}");
    }
}

/// A shot of crossbowmen with one hit, at so great a distance.
fn shot(ground: Option<&str>, band: i32, face: Face) -> Vec<&'static str> {
    let (game, mut state) = begin(["volkmar", "grimgor"]);
    let by = lay(&game, &mut state, "reikland-crossbowmen", Point::new(10_000, 40_000));
    let there = Point::new(10_000 + band, 40_000);
    let target = lay(&game, &mut state, "orc-boyz", there);
    let pieces = || game.library.pieces.iter().enumerate();
    let sides =
        pieces().flat_map(|(piece, what)| what.sides.iter().enumerate().map(move |side| (piece, side)));
    for (piece, (side, _)) in sides.filter(|(_, (_, what))| Some(what.id.as_str()) == ground) {
        let (piece, side) = (PieceId(piece as u8), side as u8);
        let heading = Heading::NORTH;
        let placed = Event::TerrainPlaced { seat: Seat(0), piece, side, at: there, heading };
        apply(&game, &mut state, &placed);
    }
    let by = Shooter::Disk(by);
    let events = [
        Event::ShotDeclared {
            by,
            target,
            band: Board::new(&game, &state.table).shot_band(by, target),
            dice: 3,
        },
        Event::BattleDiceRolled { against: target, faces: smallvec![face], strength: 3, scatter: false },
    ];
    let Shooter::Disk(disk) = by else { unreachable!("a disk shoots") };
    let action = Action::Activate { disk, bonus: false, order: Order::Shoot { weapon: 0, target } };
    seen(&game, &state, &action, &events)
}

#[test]
fn cover_counts_where_the_target_stands_on_it() {
    for (ground, covers) in [(None, false), (Some("rocks"), true), (Some("gully"), false)] {
        let found = shot(ground, 8_000, Face::Hit);
        assert_eq!(found.contains(&"whdw.terrain.cover"), covers, "{ground:?}");
        assert_eq!(found.contains(&"whdw.terrain.rocks"), covers, "{ground:?}");
    }
}

#[test]
fn hits_are_lost_at_siege_range_only() {
    let siege = Library::core().constants.reaches.of(RangeBand::Long).expect("long range ends").0 + 10_000;
    for (far, face, lost) in [(8_000, Face::Hit, false), (siege, Face::Hit, true), (siege, Face::Miss, false)]
    {
        assert_eq!(shot(None, far, face).contains(&"whdw.ranged.hit-siege"), lost, "{far} {face:?}");
    }
    assert!(shot(None, siege, Face::Scatter).contains(&"whdw.scatter.nobody"), "nobody is near");
    assert!(shot(None, 8_000, Face::Scatter).contains(&"whdw.scatter.reroll"), "the attacker is near");
    assert!(shot(None, 8_000, Face::Critical).contains(&"whdw.ranged.critical"));
}

#[test]
fn swift_counts_for_swift_disks_against_others() {
    let (game, mut state) = begin(["alarielle", "grimgor"]);
    let at = Point::new(40_000, 40_000);
    let under = lay(&game, &mut state, "orc-boyz", at);
    let top = lay(&game, &mut state, "swordmasters-of-hoeth", at.shifted(500, 0));
    let struck = |by, at| seen(&game, &state, &Action::Done, &[Event::Struck { by, at, strength: 4 }]);
    assert!(struck(top, under).contains(&"whdw.keyword.swift"));
    assert!(!struck(under, top).contains(&"whdw.keyword.swift"));
}

#[test]
fn an_embattled_disk_makes_a_scrum() {
    let (game, mut state) = begin(["karl-franz", "grimgor"]);
    let at = Point::new(40_000, 40_000);
    lay(&game, &mut state, "orc-boyz", at);
    lay(&game, &mut state, "marienburg-swordsmen", at.shifted(1_500, 0));
    let began = [Event::PhaseBegan(Phase::Melee)];
    let found = seen(&game, &state, &Action::Done, &began);
    assert!(found.contains(&"whdw.melee.created") && !found.contains(&"whdw.scrum.embattled"));
    lay(&game, &mut state, "arrer-boyz", at.shifted(3_000, 0));
    assert!(seen(&game, &state, &Action::Done, &began).contains(&"whdw.scrum.embattled"));
}
