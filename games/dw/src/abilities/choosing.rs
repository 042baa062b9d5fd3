//! What may be chosen for an ability or a spell.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Arg, Refusal, Seat};
use gonfalon_table::Length;

use super::Usage;
use super::extras::extra_refusals;
use crate::action::Choice;
use crate::board::Board;
use crate::data::{Ability, Act, Aim, Effect, Filter, Price, Relation, When, Where};
use crate::state::{Place, Secret, Source};

/// Every reason against the use of a Special Ability.
pub(crate) fn use_refusals(
    board: Board<'_>,
    secret: &Secret,
    seat: Seat,
    disk: DiskId,
    ability: u8,
    choice: &Choice,
) -> Vec<Refusal> {
    let named = |rule, key| Refusal::new(rule, key).with("disk", board.name(disk));
    let usable = board.profile(disk).abilities.get(usize::from(ability));
    let usable = usable.filter(|ability| matches!(ability.when, When::Sa | When::TurnStart));
    let Some(entry) = usable else {
        return vec![named("dw.sa.number", "refusal-no-ability")];
    };
    let mut refusals = Vec::new();
    if board.is_banned(disk, Act::Sa) {
        refusals.push(named("dw.spell.drain-the-mind", "refusal-drained"));
    }
    let profile = board.disk(disk).profile.expect("a Disk in play is known");
    let usage = Usage { source: Source::Ability(profile, ability), by: disk, seat, side: seat };
    if !board.is_met(&entry.need, Some(seat), disk) {
        refusals.push(named(board.rule_of(usage.source).0, "refusal-need"));
    }
    refusals.extend(choice_refusals(board, secret, &usage, entry, choice));
    refusals
}

/// Every reason against what was chosen for an ability or a spell.
pub(crate) fn choice_refusals(
    board: Board<'_>,
    secret: &Secret,
    usage: &Usage,
    ability: &Ability,
    choice: &Choice,
) -> Vec<Refusal> {
    let mut refusals = price_refusals(board, usage, &ability.price, choice);
    if let Some(filter) = &ability.target {
        refusals.extend(chosen_refusals(board, secret, usage, filter, usage.by, &choice.targets, true));
    }
    if let Some(filter) = &ability.second {
        let from = match (filter.around_target, choice.targets.first()) {
            (true, Some(target)) => *target,
            _ => usage.by,
        };
        let optional = filter.count > 1;
        if !(optional && choice.seconds.is_empty()) {
            refusals.extend(chosen_refusals(board, secret, usage, filter, from, &choice.seconds, false));
        }
        refusals.extend(pair_refusals(board, usage, filter, choice));
    }
    if refusals.is_empty() {
        for effect in &ability.effects {
            refusals.extend(extra_refusals(board, secret, usage, ability, effect, choice));
        }
    }
    refusals
}

fn price_refusals(board: Board<'_>, usage: &Usage, price: &Price, choice: &Choice) -> Vec<Refusal> {
    let Price::Other(filter) = price else { return Vec::new() };
    let fits = |disk: DiskId| {
        board.in_play(disk)
            && board.is_placed(filter, usage.by, disk)
            && board.fits(filter, Some(usage.side), Some(usage.by), disk)
    };
    if choice.sacrifice.is_some_and(fits) {
        return Vec::new();
    }
    vec![Refusal::new("dw.control.sacrifice", "refusal-sacrifice").with("disk", board.name(usage.by))]
}

/// Every reason against the Disks chosen by one filter.
pub(crate) fn chosen_refusals(
    board: Board<'_>,
    secret: &Secret,
    usage: &Usage,
    filter: &Filter,
    from: DiskId,
    chosen: &[DiskId],
    targeted: bool,
) -> Vec<Refusal> {
    let rule = board.rule_of(usage.source).0;
    let mut refusals = Vec::new();
    let most = usize::from(filter.count.max(1));
    if chosen.is_empty() || chosen.len() > most {
        refusals.push(
            Refusal::new(rule, "refusal-target-count")
                .number("count", chosen.len() as i64)
                .number("most", most as i64),
        );
    }
    let mut seen: Vec<DiskId> = Vec::new();
    for disk in chosen {
        if seen.contains(disk) {
            refusals.push(Refusal::new(rule, "refusal-target-twice"));
        }
        seen.push(*disk);
        match filter.place {
            Where::Destroyed => refusals.extend(destroyed_refusal(board, usage, filter, *disk)),
            Where::PlayOrStack if in_stack(secret, *disk) => {
                refusals.extend(stack_refusal(board, secret, usage, filter, *disk));
            }
            Where::Play | Where::PlayOrStack => {
                refusals.extend(play_refusals(board, usage, filter, from, *disk, targeted));
            }
        }
    }
    refusals
}

fn in_stack(secret: &Secret, disk: DiskId) -> bool {
    secret.stack.iter().any(|(other, _)| *other == disk)
}

/// Every reason against a Disk in play as a target.
fn play_refusals(
    board: Board<'_>,
    usage: &Usage,
    filter: &Filter,
    from: DiskId,
    disk: DiskId,
    targeted: bool,
) -> Vec<Refusal> {
    let rule = board.rule_of(usage.source).0;
    if !board.in_play(disk) {
        return vec![Refusal::new(rule, "refusal-target-absent")];
    }
    let named = |rule, key| Refusal::new(rule, key).with("target", board.name(disk));
    let mut refusals = Vec::new();
    // Missiles are nominated before anything is measured.
    let fires = board
        .ability_of(usage.source)
        .is_some_and(|ability| ability.effects.iter().any(|effect| matches!(effect, Effect::FireNow { .. })));
    if let Some(range) = filter.range.map(|range| board.distance_for(usage, range)).filter(|_| !fires)
        && !board.within(from, disk, range)
    {
        let gap: Length = board.circle(from).gap(&board.circle(disk));
        refusals.push(
            named("dw.measure.any-part", "refusal-out-of-range")
                .with("distance", Arg::Length(gap.0))
                .with("range", Arg::Length(range.0)),
        );
    }
    let related = filter.relation.is_none_or(|relation| {
        relation == Relation::PinPair
            || board.is_placed(&Filter { range: None, ..filter.clone() }, from, disk)
    });
    if !related || !board.fits(filter, Some(usage.side), Some(usage.by), disk) {
        refusals.push(named(rule, "refusal-target-unfit"));
    }
    if usage.is_spell() && disk == usage.by && filter.activated == Some(false) {
        // The casting Disk counts as activated from the moment it starts to cast.
        refusals.push(named("dw.cast.on-self", "refusal-target-casting"));
    }
    if usage.is_spell() && targeted {
        let hides = |effect: &Effect| matches!(effect, Effect::Untargetable(Aim::Spell));
        refusals.extend(board.effects_on(disk, hides).next().map(|working| {
            let rule = match working.source {
                Source::Land(_) => "dw.terrain.valley-no-target",
                source => board.rule_of(source).0,
            };
            named(rule, "refusal-untargetable")
        }));
    }
    refusals
}

fn destroyed_refusal(board: Board<'_>, usage: &Usage, filter: &Filter, disk: DiskId) -> Option<Refusal> {
    let rule = board.rule_of(usage.source).0;
    let destroyed = board.exists(disk) && board.disk(disk).place == Place::Destroyed;
    let fits = destroyed && {
        let called = filter.word.as_ref().is_none_or(|word| board.profile(disk).is_called(word));
        let own = filter
            .side
            .is_none_or(|side| (board.disk(disk).owner == usage.side) == (side == crate::data::Side::Friend));
        called && own
    };
    (!fits).then(|| Refusal::new(rule, "refusal-not-destroyed"))
}

fn stack_refusal(
    board: Board<'_>,
    secret: &Secret,
    usage: &Usage,
    filter: &Filter,
    disk: DiskId,
) -> Option<Refusal> {
    let rule = board.rule_of(usage.source).0;
    let profile = secret.stack.iter().find(|(other, _)| *other == disk).map(|(_, profile)| *profile);
    let fits = profile.is_some_and(|profile| {
        let called = |word: &String| board.library()[profile].is_called(word);
        filter.word.as_ref().is_none_or(called)
    });
    (!fits).then(|| Refusal::new(rule, "refusal-target-unfit-stack"))
}

/// One of target and second must pin the other, where the filter says so; and nobody is both.
fn pair_refusals(board: Board<'_>, usage: &Usage, filter: &Filter, choice: &Choice) -> Option<Refusal> {
    let (target, second) = (*choice.targets.first()?, *choice.seconds.first()?);
    let rule = board.rule_of(usage.source).0;
    if choice.seconds.iter().any(|second| choice.targets.contains(second)) {
        return Some(Refusal::new(rule, "refusal-target-twice"));
    }
    let apart = filter.relation == Some(Relation::PinPair)
        && board.in_play(target)
        && board.in_play(second)
        && !board.touch(target, second);
    apart.then(|| Refusal::new(rule, "refusal-no-pin-pair"))
}
