//! Reads `scenarios.toml`.

use gonfalon_data::{Table, Value};

use super::ability::only_true;
use super::facts::facts;
use super::known::inches;
use crate::data::{Deploy, Layout, Scenario, Victory};

/// The fields that can be facts.
const FIELDS: [&str; 12] = [
    "name",
    "players",
    "roles",
    "layout",
    "deploy",
    "deploy_defender",
    "reinforcements",
    "rounds",
    "victory",
    "army_points",
    "terrain_each",
    "table",
];

/// A scenario.
pub(super) fn scenario(table: &Table<'_>) -> Option<Scenario> {
    let id = table.read("id", Value::id);
    let name = table.read("name", Value::name);
    let players = table.read("players", players);
    let layout = table.read("layout", layout);
    let siege = matches!(layout, Some(Layout::Siege { .. }));
    let deploy = table.read("deploy", deploy);
    let (roles, deploy_defender) = if siege {
        (table.read("roles", roles), table.maybe("deploy_defender", self::deploy))
    } else {
        (Some(()), Some(None))
    };
    let reinforcements = table.read("reinforcements", |value| value.small(0, 50));
    let rounds = table.maybe("rounds", |value| value.small(1, 50));
    let victory = table.read("victory", |list| list.list(|value| victory(value, siege)));
    let army_points = table.read("army_points", |value| value.points(1, 10_000));
    let terrain_each = table.read("terrain_each", |value| value.small(0, 20));
    let size = table.read("table", |value| {
        let table = value.table()?;
        let (width, depth) = (inches(&table, "width"), inches(&table, "depth"));
        table.finish();
        Some((width?, depth?))
    });
    let text = table.read("text", Value::name);
    table.maybe("note", Value::text);
    let facts = facts(table, &FIELDS);
    let ((least_players, most_players), (width, depth)) = (players?, size?);
    roles?;
    Some(Scenario {
        id: id?,
        name: name?,
        least_players,
        most_players,
        layout: layout?,
        deploy: deploy?,
        deploy_defender: deploy_defender?,
        reinforcements: reinforcements?,
        rounds: rounds?,
        victory: victory?,
        army_points: army_points?,
        terrain_each: terrain_each?,
        width,
        depth,
        text: text?,
        facts: facts?,
    })
}

fn players(value: Value<'_>) -> Option<(u8, u8)> {
    let table = value.clone().table()?;
    let (least, most) =
        (table.read("min", |value| value.small(2, 8)), table.read("max", |value| value.small(2, 8)));
    table.finish();
    let (least, most) = (least?, most?);
    if least > most { value.wrong("data-players", vec![]) } else { Some((least, most)) }
}

fn roles(value: Value<'_>) -> Option<()> {
    let [attacker, defender] = value.exactly(Some)?;
    let attacker = attacker.one_of(&["attacker"]);
    defender.one_of(&["defender"]).and(attacker).map(|_| ())
}

fn layout(value: Value<'_>) -> Option<Layout> {
    let table = value.table()?;
    let kind = table.read("kind", |value| value.one_of(&["facing", "line_of_three", "ring", "siege"]));
    let layout = kind.and_then(|kind| match kind {
        "facing" => inches(&table, "staging_gap").map(Layout::Facing),
        "line_of_three" => {
            let distance = inches(&table, "base_distance");
            table.read("centers", only_true)?;
            distance.map(Layout::LineOfThree)
        }
        "ring" => inches(&table, "staging_distance").map(Layout::Ring),
        _ => {
            let gap = inches(&table, "min_gap");
            let terrain = table.read("defender_terrain", |value| value.small(0, 20));
            let range = inches(&table, "terrain_range");
            let none = table.read("attacker_terrain", |value| value.small(0, 0));
            none?;
            Some(Layout::Siege { gap: gap?, terrain: terrain?, range: range? })
        }
    });
    table.finish();
    layout
}

fn deploy(value: Value<'_>) -> Option<Deploy> {
    let table = value.table()?;
    let kind = table.read("kind", |value| value.one_of(&["from_stack", "whole_army"]));
    let deploy = kind.and_then(|kind| match kind {
        "from_stack" => {
            let count = table.read("count", |value| value.small(1, 50));
            let place = table.read("where", |value| value.one_of(&["touching_staging", "near_staging"]))?;
            if place == "touching_staging" {
                return count.map(Deploy::AtStaging);
            }
            let range = inches(&table, "range");
            Some(Deploy::NearStaging(count?, range?))
        }
        _ => {
            let place = table.read("where", |value| value.one_of(&["strip_before_base"]));
            let order = table.read("order", |value| value.one_of(&["alternate_one"]));
            let depth = inches(&table, "depth");
            place.and(order)?;
            depth.map(Deploy::Strip)
        }
    });
    table.finish();
    deploy
}

const VICTORIES: [&str; 7] = [
    "score_kills",
    "score_touch",
    "most_points",
    "sole_control",
    "touch_with_at",
    "sole_control_and_kills",
    "kill_lead",
];
// These speak of an attacker and a defender.
const SIEGES: [&str; 9] = [
    "score_kills",
    "score_touch",
    "most_points",
    "sole_control",
    "touch_with_at",
    "sole_control_and_kills",
    "kill_lead",
    "touch_land",
    "hold_until",
];

fn victory(value: Value<'_>, siege: bool) -> Option<Victory> {
    let table = value.table()?;
    let kind = table.read("kind", |value| value.one_of(if siege { &SIEGES } else { &VICTORIES }));
    let victory = kind.and_then(|kind| way(&table, kind));
    table.finish();
    victory
}

fn way(table: &Table<'_>, kind: &str) -> Option<Victory> {
    let number = |field| table.read(field, |value| value.small(1, 250));
    let points = |field| table.read(field, |value| value.points(1, 10_000));
    // Each kind has its land, its moment and its side; they are written down for readers.
    let fixed = |field, word| table.read(field, |value| value.one_of(&[word])).map(|_| ());
    let adjustable = || table.read("adjustable", only_true);
    let (victory, written) = match kind {
        "score_kills" => (number("per_point").map(Victory::ScoreKills), Some(())),
        "score_touch" => {
            let land = fixed("land", "enemy_staging");
            (number("each").map(Victory::ScoreTouch), fixed("check", "game_end").and(land))
        }
        "most_points" => (Some(Victory::MostPoints), fixed("check", "game_end")),
        "sole_control" => {
            let land = fixed("land", "center");
            (number("consecutive").map(Victory::SoleControl), fixed("check", "remove_counters").and(land))
        }
        "touch_with_at" => {
            let land = fixed("land", "enemy_base");
            (number("min_at").map(Victory::TouchWithAttack), fixed("check", "any_time").and(land))
        }
        "sole_control_and_kills" => {
            let land = fixed("land", "center").and(adjustable());
            (points("kills").map(Victory::SoleControlAndKills), fixed("check", "remove_counters").and(land))
        }
        "kill_lead" => {
            let (lead, bonus) = (points("lead"), points("center_bonus"));
            let lead = lead.zip(bonus).map(|(lead, bonus)| Victory::KillLead { lead, bonus });
            (lead, fixed("check", "remove_counters").and(adjustable()))
        }
        "touch_land" => {
            let land = fixed("land", "defender_staging").and(fixed("role", "attacker"));
            (Some(Victory::AttackerTouches), fixed("check", "remove_counters").and(land))
        }
        _ => {
            let land = fixed("land", "defender_staging").and(fixed("role", "defender"));
            (number("round").map(Victory::DefenderHolds), fixed("check", "remove_counters").and(land))
        }
    };
    written.and(victory)
}
