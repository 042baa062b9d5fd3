//! What the overlay says about sight is what targeting says, in positions of real matches.

mod playing;

use std::collections::BTreeMap;

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Denied, Game as _, SeededDice, check, play};
use gonfalon_scene::{PieceKind, Scene, Shows as _, SightVerdict, Standing};
use gonfalon_whdw::action::{Action, Order, Question};
use gonfalon_whdw::setting::GameKind;
use playing::drawn;

/// The disks on the battlefield by their numbers, and whose they are.
fn lying(scene: &Scene) -> Vec<(DiskId, u8)> {
    let disks = scene
        .pieces
        .iter()
        .filter(|piece| piece.kind == PieceKind::Disk && piece.standing == Standing::Table);
    let numbered = disks.map(|piece| {
        let number = piece.key.strip_prefix("disk-").and_then(|word| word.parse().ok());
        (DiskId(number.expect("a disk has a number")), piece.owner.expect("a disk has an owner").0)
    });
    numbered.collect()
}

#[test]
fn the_overlay_says_what_targeting_says() {
    let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
    let mut draw = SeededDice::new(5);
    for seed in 0..8 {
        let agreement = drawn(GameKind::Standard, 2, 3, &mut draw);
        let (mut dice, mut chance) = (SeededDice::new(seed), SeededDice::new(300 + seed));
        let (game, mut state) =
            agreement.begin(playing::library(), &mut dice, &mut ()).expect("the match is legal");
        while let Some(ask) = game.asks(&state).first().cloned() {
            let view = game.view(&state, Some(ask.seat));
            if matches!(ask.question, Question::Resolve { .. }) {
                let disks = lying(&game.scene(&view));
                let own = disks.iter().filter(|(_, owner)| *owner == ask.seat.0);
                for (disk, target) in
                    own.flat_map(|(disk, _)| disks.iter().map(move |(other, _)| (*disk, *other)))
                {
                    if disk == target {
                        continue;
                    }
                    let order = Order::Shoot { weapon: 0, target };
                    let shot = Action::Activate { disk, bonus: false, order };
                    let keys = [disk, target].map(|disk| format!("disk-{}", disk.0));
                    let shown = game.sight(&view, &keys[0], &keys[1]).expect("both lie there");
                    let blocked = shown.verdict == SightVerdict::Blocked;
                    assert_eq!(blocked, blocked && !shown.blockers.is_empty(), "{shown:?}");
                    match check(&game, &state, ask.id, ask.seat, shot) {
                        Ok(_) => {
                            assert!(!blocked, "{shown:?}");
                            *counts.entry("seen").or_default() += 1;
                        }
                        Err(Denied::Refused(refusals)) => {
                            let unseen =
                                refusals.iter().any(|each| each.rule.0 == "whdw.sight.needed-ranged");
                            assert!(!unseen || blocked, "{shown:?}");
                            *counts
                                .entry(if unseen { "unseen" } else { "otherwise refused" })
                                .or_default() += 1;
                        }
                        Err(denied) => panic!("{denied:?}"),
                    }
                }
            }
            let action = game.sample(&view, &ask, &mut chance);
            let legal = check(&game, &state, ask.id, ask.seat, action).expect("samples are legal");
            play(&game, &mut state, legal, &mut dice, &mut ());
        }
    }
    assert!(counts.get("seen").is_some_and(|count| *count > 20), "{counts:?}");
    assert!(counts.get("unseen").is_some_and(|count| *count > 5), "{counts:?}");
}
