//! Whom an ability may reach, and every reason against a choice.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Arg, Refusal, Seat};
use gonfalon_table::Circle;

use crate::action::{Detail, Entry};
use crate::activation::entry_refusals;
use crate::board::Board;
use crate::data::{Ability, DamageType, Effect, Filter, Pick, ReinforceAt};
use crate::melee::engagement_of;
use crate::state::Place;
use crate::tell;
use crate::values::Role;

/// Whether there is anything an ability could do for this user right now, judged by public facts. Used to decide
/// whether a player is asked at all.
pub(crate) fn could_use(board: Board<'_>, seat: Seat, user: DiskId, ability: &Ability) -> bool {
    let fights = ability.effects.contains(&Effect::Fight);
    match ability.pick {
        Pick::User if fights => {
            engagement_of(board, user, Role::Attacker).is_some()
                || engagement_of(board, user, Role::Defender).is_some()
        }
        Pick::Target | Pick::Choose => {
            all_disks(board).any(|disk| may_pick(board, seat, user, ability, disk))
        }
        _ => true,
    }
}

/// All disks of the match.
fn all_disks(board: Board<'_>) -> impl Iterator<Item = DiskId> {
    (0..board.game.disks.len() as u8).map(DiskId)
}

/// Every reason against the choices made for an ability.
pub(crate) fn use_refusals(
    board: Board<'_>,
    seat: Seat,
    user: DiskId,
    ability: &Ability,
    picks: &[DiskId],
    detail: &Detail,
) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    let chooses = matches!(ability.pick, Pick::Target | Pick::Choose);
    if !chooses {
        if !picks.is_empty() {
            refusals.push(Refusal::new("whdw.sight.target", "refusal-nothing-to-choose"));
        }
    } else {
        if picks.is_empty() || picks.len() > usize::from(ability.count) {
            let rule = if picks.is_empty() { "whdw.sight.target-first" } else { "whdw.sight.target" };
            refusals.push(
                Refusal::new(rule, "refusal-wrong-number-of-choices")
                    .number("most", ability.count)
                    .number("chosen", picks.len() as i64),
            );
            return refusals;
        }
        for (index, disk) in picks.iter().enumerate() {
            if !board.exists(*disk) {
                refusals.push(Refusal::new("whdw.sight.target", "refusal-unknown-disk"));
                return refusals;
            }
            if picks[..index].contains(disk) {
                refusals.push(
                    Refusal::new("whdw.sight.target", "refusal-chosen-twice").with("disk", board.name(*disk)),
                );
            }
            refusals.extend(pick_refusals(board, seat, user, ability, *disk));
        }
    }
    if refusals.is_empty() {
        refusals.extend(detail_refusals(board, seat, user, ability, picks, detail));
    }
    refusals
}

/// Whether a disk may be chosen: what [`pick_refusals`] says, without the reasons.
pub(crate) fn may_pick(board: Board<'_>, seat: Seat, user: DiskId, ability: &Ability, disk: DiskId) -> bool {
    if !board.matches(&ability.who, seat, Some(user), disk) {
        return false;
    }
    if !board.on_battlefield(disk) {
        return true;
    }
    let in_range = ability.range.is_none_or(|range| board.within(user, disk, range));
    in_range
        && (ability.pick != Pick::Target
            || !immune_to_effects(board, ability, disk) && board.sees(user, disk))
}

/// A target that is immune to the damage of an ability cannot be chosen.
fn immune_to_effects(board: Board<'_>, ability: &Ability, disk: DiskId) -> bool {
    ability.effects.iter().any(|effect| {
        matches!(effect, Effect::Damage { kind, .. } if *kind != DamageType::Untyped && board.immune(disk, *kind, None))
    })
}

/// Every reason against one chosen disk.
fn pick_refusals(
    board: Board<'_>,
    seat: Seat,
    user: DiskId,
    ability: &Ability,
    disk: DiskId,
) -> Vec<Refusal> {
    let named = |rule, key| Refusal::new(rule, key).with("disk", board.name(disk));
    if !board.matches(&ability.who, seat, Some(user), disk) {
        return vec![mismatch(board, seat, &ability.who, disk)];
    }
    let mut refusals = Vec::new();
    if !board.on_battlefield(disk) {
        return refusals;
    }
    if let Some(range) = ability.range
        && !board.within(user, disk, range)
    {
        refusals.push(
            named("whdw.range.within", "refusal-out-of-range")
                .with("gap", Arg::Length(board.circle(user).gap(&board.circle(disk)).0))
                .with(
                    "most",
                    Arg::Length(board.game.library.constants.reaches.of(range).map_or(0, |reach| reach.0)),
                ),
        );
    }
    if ability.pick == Pick::Target {
        if !board.sees(user, disk) {
            refusals.push(named("whdw.sight.needed-target", "refusal-no-sight"));
        }
        if immune_to_effects(board, ability, disk) {
            refusals.push(named("whdw.keyword.immune", "refusal-immune"));
        }
    }
    refusals
}

/// Why a disk does not match a filter, said as precisely as possible.
fn mismatch(board: Board<'_>, seat: Seat, filter: &Filter, disk: DiskId) -> Refusal {
    let tokens = board.disk(disk);
    let profile = board.profile(disk);
    let wrong_kind = filter.kind.filter(|kind| profile.kind != *kind);
    let (rule, key) = if filter.empowered == Some(false) && tokens.empowered {
        ("whdw.empower.once", "refusal-already-empowered")
    } else if filter.pinned == Some(false) && board.table.pile.is_pinned(disk) {
        ("whdw.card.intimidate", "refusal-choice-is-pinned")
    } else if let Some(wanted) = wrong_kind {
        return Refusal::new("whdw.disk.hero-unit", "refusal-choice-wrong-kind")
            .with("disk", board.name(disk))
            .with("wanted", Arg::Word(tell::kind(wanted)));
    } else if filter.activated == Some(true) && !tokens.activated {
        ("whdw.activate.activated", "refusal-choice-not-activated")
    } else if filter.activated == Some(false) && tokens.activated {
        ("whdw.activate.one-token", "refusal-choice-already-activated")
    } else if filter.place.is_some() && tokens.place != Place::Reserve {
        ("whdw.reserve.definition", "refusal-not-in-reserve")
    } else if filter.place.is_none() && !board.on_battlefield(disk) {
        ("whdw.sight.target", "refusal-not-on-battlefield")
    } else if filter.side == crate::data::Side::Enemy && board.owner(disk) == seat {
        ("whdw.general.enemy", "refusal-not-an-enemy")
    } else if filter.side == crate::data::Side::Ally && board.owner(disk) != seat {
        ("whdw.general.ally", "refusal-not-an-ally")
    } else if filter.has.is_some_and(|wanted| !profile.has_trait(wanted)) {
        ("whdw.disk.trait", "refusal-does-not-qualify")
    } else if filter.race.is_some_and(|race| profile.race != race) {
        ("whdw.disk.race", "refusal-does-not-qualify")
    } else if filter.title.is_some() {
        ("whdw.ability.big-boss", "refusal-does-not-qualify")
    } else {
        ("whdw.sight.target", "refusal-does-not-qualify")
    };
    Refusal::new(rule, key).with("disk", board.name(disk))
}

/// Every reason against what else was chosen.
fn detail_refusals(
    board: Board<'_>,
    seat: Seat,
    user: DiskId,
    ability: &Ability,
    picks: &[DiskId],
    detail: &Detail,
) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    let wanted = ability.effects.iter().find_map(wants);
    match (wanted, detail) {
        (None, Detail::None) => {}
        (Some(Wanted::Landing), Detail::At(to)) => {
            for disk in picks {
                refusals.extend(board.flip_refusals(*disk, 0, board.circle(*disk).centre, *to));
            }
        }
        (Some(Wanted::Place(place)), Detail::At(at)) => {
            for disk in picks {
                refusals.extend(match place {
                    ReinforceAt::Zone => entry_refusals(board, seat, *disk, *at, Entry::Zone),
                    ReinforceAt::Range(range) => {
                        let circle = Circle::new(*at, board.table.pile.diameter(*disk));
                        let mut reasons = Vec::new();
                        if !board.circles_within(&board.circle(user), &circle, range) {
                            reasons.push(
                                Refusal::new("whdw.range.within", "refusal-out-of-range")
                                    .with("disk", board.name(*disk))
                                    .with("gap", Arg::Length(board.circle(user).gap(&circle).0))
                                    .with(
                                        "most",
                                        Arg::Length(
                                            board
                                                .game
                                                .library
                                                .constants
                                                .reaches
                                                .of(range)
                                                .map_or(0, |reach| reach.0),
                                        ),
                                    ),
                            );
                        }
                        if !board.field().holds_circle(&circle) {
                            reasons.push(
                                Refusal::new("whdw.reserve.reinforce", "refusal-outside-battlefield")
                                    .with("disk", board.name(*disk)),
                            );
                        }
                        reasons
                    }
                    ReinforceAt::Piece => Vec::new(),
                });
            }
        }
        (Some(Wanted::Receivers), Detail::To(receivers)) => {
            refusals.extend(receiver_refusals(board, seat, user, ability, picks, receivers));
        }
        (Some(Wanted::Engagement), Detail::AsAttacker | Detail::AsDefender) => {
            let role = if *detail == Detail::AsAttacker { Role::Attacker } else { Role::Defender };
            if engagement_of(board, user, role).is_none() {
                refusals.push(
                    Refusal::new("whdw.card.blood-for-the-blood-god", "refusal-not-engaged")
                        .with("disk", board.name(user)),
                );
            }
        }
        _ => refusals.push(Refusal::new("whdw.sight.target-first", "refusal-choice-missing")),
    }
    refusals
}

/// What has to be chosen besides disks.
#[derive(Clone, Copy)]
pub(crate) enum Wanted {
    /// Where the picked disk lands.
    Landing,
    /// Where the picked disk is placed.
    Place(ReinforceAt),
    /// Who receives the tokens.
    Receivers,
    /// In which part the user fights.
    Engagement,
}

/// What an effect wants chosen besides disks.
pub(crate) fn wants(effect: &Effect) -> Option<Wanted> {
    match effect {
        Effect::Flip { .. } => Some(Wanted::Landing),
        Effect::Reinforce(at) => Some(Wanted::Place(*at)),
        Effect::MoveActivation { .. } => Some(Wanted::Receivers),
        Effect::Fight => Some(Wanted::Engagement),
        _ => None,
    }
}

fn receiver_refusals(
    board: Board<'_>,
    seat: Seat,
    user: DiskId,
    ability: &Ability,
    picks: &[DiskId],
    receivers: &[DiskId],
) -> Vec<Refusal> {
    let Some((range, filter)) = ability.effects.iter().find_map(|effect| match effect {
        Effect::MoveActivation { range, to } => Some((*range, to)),
        _ => None,
    }) else {
        return Vec::new();
    };
    if receivers.len() != picks.len() {
        return vec![
            Refusal::new("whdw.ability.karl-franz", "refusal-receiver-for-each")
                .number("tokens", picks.len() as i64)
                .number("chosen", receivers.len() as i64),
        ];
    }
    let mut refusals = Vec::new();
    for (index, disk) in receivers.iter().enumerate() {
        if !board.exists(*disk) {
            refusals.push(Refusal::new("whdw.ability.karl-franz", "refusal-unknown-disk"));
            return refusals;
        }
        let named = |rule, key| Refusal::new(rule, key).with("disk", board.name(*disk));
        if receivers[..index].contains(disk) {
            refusals.push(named("whdw.activate.one-token", "refusal-chosen-twice"));
        }
        if *disk == user {
            // The user is being activated itself and receives its own token.
            refusals.push(named("whdw.ability.karl-franz", "refusal-choice-already-activated"));
        } else if !board.matches(filter, seat, Some(user), *disk) {
            refusals.push(mismatch(board, seat, filter, *disk));
        } else if !board.within(user, *disk, range) {
            refusals.push(
                named("whdw.range.within", "refusal-out-of-range")
                    .with("gap", Arg::Length(board.circle(user).gap(&board.circle(*disk)).0))
                    .with(
                        "most",
                        Arg::Length(
                            board.game.library.constants.reaches.of(range).map_or(0, |reach| reach.0),
                        ),
                    ),
            );
        }
    }
    refusals
}
