//! A Lake before a narrow zone may leave a large disk no place; the game goes on all the same.

mod playing;

use gonfalon_kernel::{Game, Seat, SeededDice, check};
use gonfalon_table::{Heading, Point};
use gonfalon_whdw::action::{Action, Question};
use gonfalon_whdw::data::{DeploymentId, PieceId};
use gonfalon_whdw::setting::{Agreement, GameKind};
use gonfalon_whdw::state::{Edge, Place};
use playing::{answer, begin, library, prebuilt};

/// Plays the set-up until `seat` deploys: its only zone of five disks lies at the middle of the south edge, and a Lake
/// right before it.
fn before_a_lake(seed: u64) -> Option<(gonfalon_whdw::Whdw, gonfalon_whdw::state::State)> {
    let lake = library().piece("hill-lake").expect("the piece of the book");
    let ranks = library().deployment("massed-ranks").expect("the card of the book");
    let mut dice = SeededDice::new(seed);
    let armies = vec![prebuilt(&["volkmar"]), prebuilt(&["azhag"])];
    let edges = Some(vec![Edge::South, Edge::North]);
    let (game, mut state) =
        begin(&Agreement { armies, edges, ..Agreement::new(GameKind::Standard) }, &mut dice);
    loop {
        let ask = game.asks(&state).first().cloned()?;
        let row: &[DeploymentId] = &state.table.deployment_row;
        let pieces: &[PieceId] = &state.table.terrain_row;
        let action = match ask.question {
            Question::Deploy if ask.seat == Seat(0) => return Some((game, state)),
            Question::PlaceDeploymentCard if ask.seat == Seat(0) => {
                let card = row.iter().position(|card| *card == ranks)? as u8;
                Action::DeploymentCard { card, text: true, at: 40_640 }
            }
            Question::PlaceDeploymentCard if row.len() > 1 => {
                let card = row.iter().position(|card| *card != ranks)? as u8;
                Action::DeploymentCard { card, text: false, at: 40_640 }
            }
            Question::PlaceTerrain if pieces.contains(&lake) => {
                // Its flat side reaches as near to the edge as the rules allow.
                let at = Point::new(45_720 + 1_140, 7_620 + 6_350 + 10);
                Action::Terrain { piece: lake, side: 1, at, heading: Heading::EAST }
            }
            _ => game.fallback(&game.view(&state, Some(ask.seat)), &ask),
        };
        answer(&game, &mut state, &mut dice, &mut (), &ask, action);
    }
}

#[test]
fn a_disk_without_a_place_stays_in_reserve() {
    let (game, state) = (0..200).find_map(before_a_lake).expect("some deal lays out the lake and the card");
    let ask = game.asks(&state)[0].clone();
    let tank = (0..game.disks.len() as u8)
        .map(gonfalon_disks::DiskId)
        .find(|disk| library()[game.disks[disk.index()].profile].id == "steam-tank")
        .expect("Volkmar leads a Steam Tank");
    let plain = game.fallback(&game.view(&state, Some(ask.seat)), &ask);
    let Action::Deploy { disks, .. } = &plain else { panic!("a deployment was asked for: {plain:?}") };
    let reserve = game
        .disks
        .iter()
        .zip(&state.table.disks)
        .filter(|(facts, disk)| facts.owner == Seat(0) && disk.place == Place::Reserve);
    assert_eq!(disks.len() + 1, reserve.count(), "all but one find a place");
    assert!(disks.iter().all(|(disk, _)| *disk != tank), "the Steam Tank is too large");
    assert!(check(&game, &state, ask.id, ask.seat, plain.clone()).is_ok());
    // Whoever leaves out a disk that would find a place is refused.
    let fewer = Action::Deploy { shifts: Vec::new(), disks: disks[..disks.len() - 1].to_vec() };
    assert!(check(&game, &state, ask.id, ask.seat, fewer).is_err());
}
