//! Tests of setting up, at the exact distances.

use gonfalon_kernel::{Seat, SeededDice};
use gonfalon_table::{Circle, Length, Point};

use super::*;
use crate::Dw;
use crate::army::ready_files;
use crate::board::Board;
use crate::data::Library;
use crate::setting::Agreement;
use crate::state::State;

fn begun(scenario: &str) -> (Dw, State) {
    let library = Library::core();
    let id = library.scenario(scenario).expect("the scenario exists");
    let mut agreement = Agreement::new(&library[id]);
    agreement.armies = ready_files(library).into_iter().take(2).map(|(_, file)| file).collect();
    agreement.options.attacker = (scenario == "siege").then_some(Seat(0));
    agreement.begin(library, &mut SeededDice::new(4), &mut ()).expect("it is legal")
}

fn kind(game: &Dw, id: &str) -> TerrainId {
    game.library.terrain(id).expect("the terrain exists")
}

fn keys(refusals: &[gonfalon_kernel::Refusal]) -> Vec<&'static str> {
    refusals.iter().map(|refusal| refusal.says.key).collect()
}

fn lay(state: &mut State, game: &Dw, kind: LandKind, at: Point) {
    crate::apply::apply(game, state, &Event::LandPlaced(Land { kind, at }, None));
}

#[test]
fn terrain_keeps_more_than_six_inches_from_edges_and_lands() {
    let (game, state) = begun("tides-of-war");
    let board = Board::new(&game, &state.table);
    let forest = kind(&game, "forest");
    let radius = game.library.constants.land.0 / 2;
    let six = Length::inches(6).0;
    let lay = |at| keys(&terrain_refusals(board, &[], &Action::Terrain { kind: forest, at }));
    let edge = Point::new(Length::inches(36).0, six + radius);
    assert_eq!(lay(edge), ["refusal-terrain-at-edge"]);
    assert_eq!(lay(edge.shifted(0, 1)), Vec::<&str>::new());
    let staging = board.staging(Seat(0)).expect("there is one").at;
    let beside = staging.shifted(0, 2 * radius + six + 1);
    assert_eq!(lay(beside), ["refusal-terrain-near"]);
    assert_eq!(lay(beside.shifted(0, 1)), Vec::<&str>::new());
}

#[test]
fn terrain_of_one_type_may_lie_close() {
    let (game, mut state) = begun("doom-hill");
    let (forest, lake) = (kind(&game, "forest"), kind(&game, "lake"));
    let at = Point::new(Length::inches(12).0, Length::inches(60).0);
    lay(&mut state, &game, LandKind::Terrain(forest), at);
    let board = Board::new(&game, &state.table);
    let close = at.shifted(game.library.constants.land.0 + Length::inches(3).0, 0);
    let lay = |kind, at| keys(&terrain_refusals(board, &[], &Action::Terrain { kind, at }));
    assert_eq!(lay(forest, close), Vec::<&str>::new());
    assert_eq!(lay(lake, close), ["refusal-terrain-near"]);
    assert_eq!(lay(forest, at.shifted(1000, 0)), ["refusal-lands-overlap"]);
}

#[test]
fn a_player_brings_one_nest() {
    let (game, state) = begun("tides-of-war");
    let board = Board::new(&game, &state.table);
    let nest = kind(&game, "rkarg-nest");
    let at = Point::new(Length::inches(36).0, Length::inches(36).0);
    let action = Action::Terrain { kind: nest, at };
    assert_eq!(keys(&terrain_refusals(board, &[], &action)), Vec::<&str>::new());
    assert_eq!(keys(&terrain_refusals(board, &[nest], &action)), ["refusal-terrain-limit"]);
    assert_eq!(keys(&terrain_refusals(board, &[], &Action::Done)), Vec::<&str>::new());
}

#[test]
fn a_siege_has_its_own_distances() {
    let (game, mut state) = begun("siege");
    let at = Point::new(Length::inches(56).0, Length::inches(24).0);
    lay(&mut state, &game, LandKind::Staging(Seat(1)), at);
    let board = Board::new(&game, &state.table);
    let width = game.library.constants.land.0;
    let far = at.shifted(-(width + Length::inches(12).0), 0);
    let terrain =
        |at| keys(&terrain_refusals(board, &[], &Action::Terrain { kind: kind(&game, "lake"), at }));
    assert_eq!(terrain(far), Vec::<&str>::new());
    assert_eq!(terrain(far.shifted(-2, 0)), ["refusal-terrain-far"]);
    assert_eq!(terrain(at.shifted(width - 2, 0)), ["refusal-lands-overlap"]);
    assert_eq!(keys(&terrain_refusals(board, &[], &Action::Done)), ["refusal-terrain-due"]);
    let away = at.shifted(-(width + Length::inches(24).0), 0);
    assert_eq!(keys(&staging_refusals(board, Role::Attacker, away)), Vec::<&str>::new());
    let near = staging_refusals(board, Role::Attacker, away.shifted(2, 0));
    assert_eq!(keys(&near), ["refusal-staging-near"]);
}

#[test]
fn the_strip_begins_at_the_front_of_the_base() {
    let (game, state) = begun("in-harms-way");
    let board = Board::new(&game, &state.table);
    let front = (game.library.constants.land.0 + 1) / 2;
    let west = strip(board, Seat(0), Length::inches(6)).expect("there is a base");
    let base = board.staging(Seat(0)).expect("there is a base").at;
    assert_eq!((west.min.x, west.max.x), (base.x + front, base.x + front + Length::inches(6).0));
    assert_eq!((west.min.y, west.max.y), (game.table.min.y, game.table.max.y));
    let east = strip(board, Seat(1), Length::inches(6)).expect("there is a base");
    let base = board.staging(Seat(1)).expect("there is a base").at;
    assert_eq!((east.min.x, east.max.x), (base.x - front - Length::inches(6).0, base.x - front));
}

#[test]
fn starting_disks_come_from_the_top_and_touch_the_staging_area() {
    let (game, state) = begun("tides-of-war");
    let board = Board::new(&game, &state.table);
    let secret = &state.secrets[Seat(0)];
    let staging = board.staging(Seat(0)).expect("there is one").at;
    let two = |one: Point, other: Point| {
        let places = [(secret.stack[0].0, one), (secret.stack[1].0, other)];
        keys(&starting_refusals(board, secret, Seat(0), 2, &places))
    };
    let radius = game.library.constants.land.0 / 2;
    let (north, south) = (staging.shifted(0, radius), staging.shifted(0, -radius));
    assert_eq!(two(north, south), Vec::<&str>::new());
    assert_eq!(two(north, staging.shifted(0, -4 * radius)), ["refusal-not-at-staging"]);
    // Wholly on another Disk it does not touch the Land.
    assert_eq!(two(north, north), ["refusal-not-at-staging"]);
    let swapped = [(secret.stack[1].0, north), (secret.stack[0].0, south)];
    assert_eq!(keys(&starting_refusals(board, secret, Seat(0), 2, &swapped)), ["refusal-not-from-top"]);
    assert_eq!(
        keys(&starting_refusals(board, secret, Seat(0), 6, &swapped[..1])),
        ["refusal-starting-count", "refusal-not-from-top"]
    );
}

#[test]
fn the_whole_army_can_always_be_placed() {
    for scenario in ["tides-of-war", "in-harms-way", "doom-hill"] {
        let (game, state) = begun(scenario);
        let board = Board::new(&game, &state.table);
        for seat in [Seat(0), Seat(1)] {
            let mut laid: Vec<Circle> = Vec::new();
            for (_, profile) in state.secrets[seat].stack.iter().take(6) {
                let at = starting_places(board, seat, *profile, &laid).next().expect("there is room");
                laid.push(Circle::new(at, game.library[*profile].diameter));
            }
        }
    }
}
