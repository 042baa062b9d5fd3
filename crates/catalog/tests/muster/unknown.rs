//! Words that nobody knows stay in the army and are reported.

use gonfalon_catalog::{ArmyWord, game};
use gonfalon_scene::{Edit, Setting};

use crate::{broken, build, file, judged, set};

const WHDW: &str = r#"
game = "whdw"
name = "A"
[[regiments]]
hero = "gromm"
units = [{ id = "orc-boyzz" }]
cards = ["xyzzy"]
[[regiments]]
prebuilt = "gromm"
"#;

const KOW: &str = r#"
game = "kow"
name = "A"
units = [{ id = "elf-kingg" }, { id = "elf-king", options = ["sabre-cat", "sabre-cat"] }]
"#;

fn army(text: &str) -> ArmyWord {
    ArmyWord::File { name: "a.toml".to_owned(), bytes: text.as_bytes().to_vec() }
}

#[test]
fn they_are_kept_and_reported() {
    let whdw = &["regiments.0", "regiments.0.units.0", "regiments.0.cards.0", "regiments.1"][..];
    for (id, text, unknown) in [("whdw", WHDW, whdw), ("kow", KOW, &["units.0"])] {
        let game = game(id).expect("it is a game");
        let muster = build(game, Some(&army(text)), &[]);
        let strange = muster.entries.iter().filter(|entry| !entry.known).map(|entry| entry.path.as_str());
        assert_eq!(strange.collect::<Vec<_>>(), unknown);
        for path in unknown {
            assert!(
                muster.broken.iter().any(|broken| broken.paths == [*path]),
                "{path}: {:?}",
                muster.broken
            );
        }
        assert!(muster.broken.iter().any(|broken| broken.says.key.ends_with("-nearest")));
        assert_eq!(judged(game, &muster, &[]), broken(&muster));
        assert_eq!(build(game, Some(&file(&muster)), &[]), muster, "nothing gets lost on the way");
    }
}

#[test]
fn they_can_be_removed() {
    for (id, text) in [("whdw", WHDW), ("kow", KOW)] {
        let game = game(id).expect("it is a game");
        let entries = build(game, Some(&army(text)), &[]).entries;
        // From behind, so that no path changes before it is used.
        let all: Vec<Edit> =
            entries.iter().rev().map(|entry| Edit::Remove { path: entry.path.clone() }).collect();
        assert!(build(game, Some(&army(text)), &all).entries.is_empty());
    }
    let kow = game("kow").expect("it is a game");
    let edits = [
        set("units.1", "option.sabre-cat", Setting::Flag(false)),
        Edit::Remove { path: "units.0".to_owned() },
    ];
    assert_eq!(broken(&build(kow, Some(&army(KOW)), &edits)), []);
}
