//! Magic: arcane damage to one enemy, as a focus ability.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Arg, Refusal};

use crate::board::Board;
use crate::cx::Cx;
use crate::damage::Hurt;
use crate::data::{DamageType, Pick, RangeBand, Stat, Trigger};
use crate::event::Event;
use crate::state::Source;

/// Every reason against using magic on a target.
pub(crate) fn magic_refusals(board: Board<'_>, disk: DiskId, target: DiskId) -> Vec<Refusal> {
    if board.value(disk, Stat::Magic).is_none() {
        return vec![Refusal::new("whdw.keyword.magic", "refusal-no-magic").with("disk", board.name(disk))];
    }
    if !board.exists(target) {
        return vec![Refusal::new("whdw.sight.target", "refusal-unknown-disk")];
    }
    let named = |rule, key| Refusal::new(rule, key).with("disk", board.name(target));
    if !board.on_battlefield(target) {
        return vec![named("whdw.sight.target", "refusal-not-on-battlefield")];
    }
    let mut refusals = Vec::new();
    if !board.enemies(disk, target) {
        refusals.push(named("whdw.keyword.magic", "refusal-not-an-enemy"));
    }
    if !board.within(disk, target, RangeBand::Medium) {
        refusals.push(
            named("whdw.range.within", "refusal-out-of-range")
                .with("gap", Arg::Length(board.circle(disk).gap(&board.circle(target)).0))
                .with("most", Arg::Length(board.game.library.constants.reaches.medium.0)),
        );
    }
    if !board.sees(disk, target) {
        refusals.push(named("whdw.sight.needed-target", "refusal-no-sight"));
    }
    if board.immune(target, DamageType::Arcane, None) {
        refusals.push(named("whdw.keyword.immune", "refusal-immune"));
    }
    refusals
}

/// Uses magic on a target, then whatever using magic sets off.
pub(crate) fn use_magic(cx: &mut Cx<'_>, disk: DiskId, target: DiskId) {
    let value = cx.board().strength(disk, Stat::Magic);
    cx.emit(Event::MagicUsed { by: disk, target, value });
    cx.deal([Hurt {
        disk: target,
        amount: value,
        kind: DamageType::Arcane,
        via: None,
        rule: "whdw.keyword.magic",
    }]);
    let game = cx.game;
    let abilities = &game.library[game.disks[disk.index()].profile].abilities;
    for (number, ability) in
        abilities.iter().enumerate().filter(|(_, ability)| ability.on == Trigger::UsesMagic)
    {
        if cx.state.table.outcome.is_some() || !cx.board().on_battlefield(disk) {
            return;
        }
        let reached = match ability.pick {
            Pick::User => disk,
            _ => target,
        };
        if !cx.board().on_battlefield(reached) || !cx.condition_holds(ability.when.as_ref(), disk, target) {
            continue;
        }
        cx.emit(Event::AbilityUsed { by: disk, ability: number as u8 });
        cx.affect(ability, Source::Disk(disk), disk, &[reached]);
    }
}
