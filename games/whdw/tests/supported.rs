//! Abilities the engine does not implement are refused, with the words that do not go together.

mod common;

use common::{edited, errors};

// One entry of each kind with its ability replaced.
fn refused(file: &str, old: &str, new: &str) -> String {
    let errors = errors(file, old, new);
    let error = errors.iter().find(|error| error.key == "data-unsupported-ability");
    let error = error.unwrap_or_else(|| panic!("{new}: {errors:?}"));
    error.arg("words").expect("the words").to_owned()
}

const TYRION: &str =
    "on = \"engages\"\npick = \"it\"\nwhen = { roll = \"d6\", min = 6 }\neffects = [{ op = \"wound\" }]";
const ARCANE_ATTACK: &str = "on = \"battle\"\nuser = { trait = \"caster\" }\npick = \"target\"\ncount = 1\nrange = \"medium\"\nwho = { side = \"enemy\" }\neffects = [{ op = \"damage\", amount = 2, type = \"arcane\" }]";
const FORCED_MARCH: &str = "who = { side = \"any\" }\neffects = [{ op = \"modify\", stat = \"move\", amount = 1, until = \"game\" }]";
const FEINT: &str = "on = \"deploy\"\npick = \"none\"\neffects = [{ op = \"move-zone\" }]";
const WINDMILL: &str = "on = \"reinforce\"\npick = \"choose\"\nwho = { side = \"ally\", in = \"reserve\" }\nwhen = { controls_piece = true }\neffects = [{ op = \"reinforce\", at = \"piece\" }]";

#[test]
fn what_the_core_set_uses_may_be_combined_anew() {
    let fine = [
        (
            "disks.toml",
            TYRION,
            "on = \"engages\"\npick = \"it\"\nwhen = { it = { kind = \"unit\" } }\neffects = [{ op = \"damage\", amount = \"d6\", type = \"physical\" }, { op = \"add-activation\" }]",
        ),
        (
            "disks.toml",
            TYRION,
            "on = \"focus\"\npick = \"target\"\ncount = 2\nrange = \"long\"\nwho = { side = \"enemy\" }\neffects = [{ op = \"damage\", amount = 1, type = \"arcane\" }]",
        ),
        (
            "disks.toml",
            TYRION,
            "on = \"always\"\npick = \"self\"\neffects = [{ op = \"grant\", keyword = \"flying\", until = \"while\" }]",
        ),
        (
            "disks.toml",
            TYRION,
            "on = \"ranged-chaos\"\npick = \"self\"\neffects = [{ op = \"damage\", amount = 1, type = \"untyped\" }]",
        ),
        (
            "command_cards.toml",
            ARCANE_ATTACK,
            "on = \"battle\"\nuser = { trait = \"caster\" }\npick = \"each\"\nrange = \"short\"\nwho = { side = \"enemy\", activated = true }\neffects = [{ op = \"unempower\" }, { op = \"wound\" }]",
        ),
        (
            "scenario_cards.toml",
            FORCED_MARCH,
            "who = { side = \"any\", pinned = true }\neffects = [{ op = \"modify\", stat = \"toughness\", amount = -1, min = 1, until = \"while\" }]",
        ),
    ];
    for (file, old, new) in fine {
        if let Err(errors) = edited(file, old, new) {
            // The replaced ability may have been a fact with deeper paths; nothing else may be wrong.
            assert!(errors.iter().all(|error| error.key == "data-fact-path"), "{new}: {errors:?}");
        }
    }
}

#[test]
fn disks() {
    let refused = |new: &str| refused("disks.toml", TYRION, new);
    assert_eq!(
        refused("on = \"battle\"\npick = \"self\"\neffects = [{ op = \"wound\" }]"),
        "on = \"battle\": pick = \"self\""
    );
    assert_eq!(
        refused("on = \"focus\"\npick = \"each\"\neffects = [{ op = \"wound\" }]"),
        "on = \"focus\": pick = \"each\""
    );
    assert_eq!(
        refused(
            "on = \"engages\"\npick = \"it\"\neffects = [{ op = \"flip\", count = 1, toward = \"any\" }]"
        ),
        "on = \"engages\": pick = \"it\", op = \"flip\""
    );
    assert_eq!(refused("on = \"engages\"\npick = \"it\"\neffects = []"), "on = \"engages\": effects = []");
    assert_eq!(
        refused("on = \"engages\"\npick = \"it\"\ncount = 2\neffects = [{ op = \"wound\" }]"),
        "on = \"engages\": count"
    );
    assert_eq!(
        refused("on = \"engages\"\npick = \"it\"\nrange = \"short\"\neffects = [{ op = \"wound\" }]"),
        "on = \"engages\": range"
    );
    assert_eq!(
        refused("on = \"engages\"\npick = \"it\"\nuser = { }\neffects = [{ op = \"wound\" }]"),
        "on = \"engages\": user"
    );
    assert_eq!(
        refused("on = \"engages\"\npick = \"it\"\nwho = { race = \"orc\" }\neffects = [{ op = \"wound\" }]"),
        "on = \"engages\": who"
    );
    assert_eq!(
        refused(
            "on = \"always\"\npick = \"self\"\nwhen = { roll = \"d6\", min = 4 }\neffects = [{ op = \"unempower\" }]"
        ),
        "on = \"always\": when"
    );
    assert_eq!(
        refused(
            "on = \"always\"\npick = \"self\"\neffects = [{ op = \"grant\", keyword = \"flying\", until = \"round\" }]"
        ),
        "on = \"always\": pick = \"self\", op = \"grant\""
    );
    // A keyword may depend on who is near; who is near may not depend on keywords.
    assert_eq!(
        refused(
            "on = \"always\"\npick = \"each\"\nrange = \"short\"\nwho = { lacks = [\"flying\"] }\neffects = [{ op = \"grant\", keyword = \"flying\", until = \"while\" }]"
        ),
        "on = \"always\": who.lacks"
    );
    assert_eq!(
        refused(
            "on = \"focus\"\npick = \"choose\"\nwho = { side = \"ally\", in = \"reserve\" }\neffects = [{ op = \"empower\" }]"
        ),
        "on = \"focus\": who.in, op = \"empower\""
    );
    assert_eq!(
        refused(
            "on = \"focus\"\npick = \"choose\"\nwho = { side = \"ally\", in = \"reserve\" }\neffects = [{ op = \"reinforce\", at = \"zone\" }, { op = \"empower\" }]"
        ),
        "on = \"focus\": op = \"reinforce\", effects.count = 2"
    );
}

#[test]
fn cards_zones_and_terrain() {
    let battle = |new: &str| refused("command_cards.toml", ARCANE_ATTACK, new);
    assert_eq!(
        battle("on = \"battle\"\npick = \"target\"\neffects = [{ op = \"wound\" }]"),
        "on = \"battle\": user"
    );
    assert_eq!(
        battle(
            "on = \"battle\"\nuser = { side = \"enemy\" }\npick = \"target\"\neffects = [{ op = \"wound\" }]"
        ),
        "on = \"battle\": user"
    );
    assert_eq!(
        battle(
            "on = \"battle\"\nuser = { }\npick = \"choose\"\nsplash = { range = \"short\" }\neffects = [{ op = \"wound\" }]"
        ),
        "on = \"battle\": splash"
    );
    assert_eq!(
        battle("on = \"battle\"\nuser = { }\npick = \"target\"\neffects = [{ op = \"fight\" }]"),
        "on = \"battle\": pick = \"target\", op = \"fight\""
    );
    assert_eq!(
        battle(
            "on = \"battle\"\nuser = { }\npick = \"target\"\neffects = [{ op = \"flip\", count = 2, toward = \"any\" }]"
        ),
        "on = \"battle\": pick = \"target\", op = \"flip\""
    );
    assert_eq!(
        battle(
            "on = \"activated-with\"\npick = \"each\"\nrange = \"short\"\neffects = [{ op = \"extend-range\", steps = 1, until = \"card\" }]"
        ),
        "on = \"activated-with\": range"
    );
    assert_eq!(
        battle(
            "on = \"activated-with\"\npick = \"each\"\neffects = [{ op = \"damage\", amount = 1, type = \"untyped\" }]"
        ),
        "on = \"activated-with\": pick = \"each\", op = \"damage\""
    );
    assert_eq!(
        refused("scenario_cards.toml", FORCED_MARCH, "effects = [{ op = \"empower\" }]"),
        "on = \"always\": pick = \"each\", op = \"empower\""
    );
    assert_eq!(
        refused(
            "deployment_cards.toml",
            FEINT,
            "on = \"deploy\"\npick = \"each\"\neffects = [{ op = \"grant\", keyword = \"flying\", until = \"game\" }]"
        ),
        "on = \"deploy\": pick = \"each\", op = \"grant\""
    );
    assert_eq!(
        refused(
            "terrain.toml",
            WINDMILL,
            "on = \"reinforce\"\npick = \"choose\"\nwho = { side = \"ally\", in = \"reserve\" }\neffects = [{ op = \"reinforce\", at = \"piece\" }]"
        ),
        "on = \"reinforce\": when"
    );
    assert_eq!(
        refused(
            "terrain.toml",
            WINDMILL,
            "on = \"engages\"\npick = \"each\"\neffects = [{ op = \"wound\" }]"
        ),
        "on = \"engages\": pick = \"each\""
    );
}
