//! What can be laid over the battlefield on demand.

use gonfalon_kernel::{Arg, Line, RuleId};
use gonfalon_scene::{Key, Ring, RingKind, Sight, SightVerdict};
use gonfalon_table::Length;

use super::{keys, name};
use crate::attack::weapon;
use crate::board::Board;
use crate::constants::{CHARGE_RANGE, ENGAGEMENT, MARKER_RANGE};
use crate::data::{Ability, Core, CoreAbility, CoreAbilityKind, Movement, Reach};
use crate::state::ModelId;
use crate::visibility::Obstruction;

/// How far a model moves, charges, shoots and helps, or a marker is held from.
pub(super) fn rings(board: Board<'_>, key: &Key) -> Vec<Ring> {
    if let Some(marker) = keys::number(key, "marker") {
        return marker_rings(board, marker);
    }
    let found = keys::as_model(board, key).or_else(|| board.models(keys::as_unit(board, key)?).next());
    let Some(model) = found else { return Vec::new() };
    let unit = board.unit_of(model);
    if !board.on_battlefield(unit) || board.model(model).destroyed {
        return Vec::new();
    }
    let around = board.shape(model);
    let ring = |kind, says: Line, reach: Length, rule| Ring {
        says,
        around: around.clone(),
        kind,
        reach,
        half_angle: None,
        rule: RuleId(rule),
    };
    let mut rings = Vec::new();
    if let Movement::Inches(inches) = board.movement(model) {
        let far = Length::inches(i32::from(inches) + i32::from(board.move_bonus(model).total()));
        let most = far + Length::inches(6);
        rings.push(ring(RingKind::Move, Line::new("show-ring-move"), far, "wh40k.move.normal-distance"));
        rings.push(ring(RingKind::Move, Line::new("show-ring-advance"), most, "wh40k.move.advance-distance"));
    }
    if let Some(CoreAbility::Scouts(reach)) = board.core(model, CoreAbilityKind::Scouts) {
        rings.push(ring(RingKind::Move, Line::new("show-ring-scouts"), reach, "wh40k.ability.scouts-move"));
    }
    if !board.model_is(model, Core::Aircraft) {
        rings.push(ring(
            RingKind::Attack,
            Line::new("show-ring-charge"),
            CHARGE_RANGE,
            "wh40k.charge.targets",
        ));
    }
    rings.push(ring(
        RingKind::Measure,
        Line::new("show-ring-engagement"),
        ENGAGEMENT,
        "wh40k.engagement.range",
    ));
    for place in weapons(board, model) {
        let arm = weapon(board, model, place);
        for range in arm.profiles.iter().filter_map(|profile| profile.range) {
            let says = Line::new("show-ring-weapon").with("weapon", name(&arm.name));
            rings.push(ring(RingKind::Attack, says, range, "wh40k.datasheet.weapon-range"));
        }
    }
    for ability in board.abilities(model) {
        if let Ability::Special(special) = ability
            && let Reach::Aura(reach) = special.reach
        {
            let says = Line::new("show-ring-aura").with("ability", name(&special.name));
            rings.push(ring(RingKind::Aura, says, reach, "wh40k.datasheet.aura"));
        }
    }
    rings
}

/// The places of the weapons of a model, each once.
fn weapons(board: Board<'_>, model: ModelId) -> Vec<u8> {
    let mut places: Vec<u8> = board.model_facts(model).equipment.to_vec();
    places.sort_unstable();
    places.dedup();
    places
}

fn marker_rings(board: Board<'_>, number: u8) -> Vec<Ring> {
    let marker = board.table.markers.get(usize::from(number));
    let ring = marker.map(|marker| Ring {
        says: Line::new("show-ring-marker"),
        around: super::pieces::marker_shape(marker.at),
        kind: RingKind::Measure,
        reach: MARKER_RANGE,
        half_angle: None,
        rule: RuleId("wh40k.objective.range"),
    });
    ring.into_iter().collect()
}

/// Whether one model sees another, with the line that decides.
pub(super) fn sight(board: Board<'_>, from: &Key, to: &Key) -> Option<Sight> {
    let standing = |key: &Key| {
        let model = keys::as_model(board, key).or_else(|| board.models(keys::as_unit(board, key)?).next())?;
        (board.on_battlefield(board.unit_of(model)) && !board.model(model).destroyed).then_some(model)
    };
    let (observer, target) = (standing(from)?, standing(to)?);
    if observer == target {
        return None;
    }
    let found = board.sight(observer, target);
    let (unit, other) = (board.unit_of(observer), board.unit_of(target));
    let cover = if board.enemies(unit, other) { board.in_cover(target, unit) } else { None };
    let verdict = match (found.seen, cover) {
        (false, _) => SightVerdict::Blocked,
        (true, Some(_)) => SightVerdict::Covered,
        (true, None) => SightVerdict::Clear,
    };
    let key = |what: Obstruction| match what {
        Obstruction::Model(model) => keys::model(model),
        Obstruction::Feature(feature) => keys::terrain(usize::from(feature.0)),
    };
    let mut blockers: Vec<Key> = found.blocker.map(|blocker| key(blocker.what)).into_iter().collect();
    let covering = cover.and_then(|cover| cover.feature).map(|feature| keys::terrain(usize::from(feature.0)));
    blockers.extend(covering.filter(|key| !blockers.contains(key)));
    let says = match (found.seen, found.fully) {
        (false, _) => "show-sight-hidden",
        (true, false) => "show-sight-partly",
        (true, true) => "show-sight-fully",
    };
    let mut notes = vec![
        Line::new(says),
        Line::new("show-sight-distance").with("distance", Arg::Length(board.gap(observer, target).0)),
    ];
    if found.seen
        && let Some(cover) = cover
    {
        notes.push(Line::new("show-sight-cover").text("rule", cover.rule.0));
    }
    if board.plunging_fire(observer, other) {
        notes.push(Line::new("show-sight-plunging"));
    }
    let rule = match (found.seen, found.blocker) {
        (false, Some(blocker)) => blocker.rule,
        _ => RuleId("wh40k.visibility.model-visible"),
    };
    let line = Some((found.line.0.at, found.line.1.at));
    Some(Sight { verdict, line, blockers, notes, rule })
}
