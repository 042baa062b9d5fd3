//! What single effects need beyond targets: places, directions, players, spells.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Arg, Refusal, Seat};
use gonfalon_table::{Circle, Length, Point};

use super::places::{
    ambush_refusals, burrow_refusals, lay_refusals, lift_refusals, no_room_refusal, teleport_refusals,
    unmoved_refusal,
};
use super::{Usage, choice_refusals};
use crate::action::Choice;
use crate::board::Board;
use crate::data::{Ability, Act, Effect, Rise, SkillKind, Way, When};
use crate::movement::forced_flip_refusals;
use crate::state::{LandKind, Place, Secret, Source};

/// Every reason against what was chosen for one effect.
pub(super) fn extra_refusals(
    board: Board<'_>,
    secret: &Secret,
    usage: &Usage,
    ability: &Ability,
    effect: &Effect,
    choice: &Choice,
) -> Vec<Refusal> {
    let rule = board.rule_of(usage.source).0;
    let (target, second) = (choice.targets.first().copied(), choice.seconds.first().copied());
    let missing = |key| vec![Refusal::new(rule, key)];
    let Some(at) =
        choice.at.or_else(|| (!needs_place(board, usage, effect, target)).then_some(Point::ORIGIN))
    else {
        return missing("refusal-place-missing");
    };
    match effect {
        Effect::ModifyOne { stats, group, .. } => {
            let mut refusals = Vec::new();
            if !choice.stat.is_some_and(|stat| stats.contains(&stat)) {
                refusals.extend(missing("refusal-stat-missing"));
            }
            if let Some(target) = target.filter(|target| board.has_group(*target, group.as_deref())) {
                refusals.push(Refusal::new(rule, "refusal-group-twice").with("target", board.name(target)));
            }
            refusals
        }
        Effect::Flip { way: Way::Any | Way::Straight, .. } => match (target, choice.heading) {
            (Some(target), Some(heading)) => forced_flip_refusals(board, target, heading, None),
            _ => missing("refusal-heading-missing"),
        },
        Effect::ControlMove => target
            .into_iter()
            .flat_map(|target| {
                let mut refusals = lift_refusals(board, target);
                refusals.extend(unmoved_refusal(board, target));
                refusals
            })
            .collect(),
        Effect::Unmark { .. } if usage.is_spell() && choice.targets.contains(&usage.by) => {
            // The caster's own marker comes only after casting.
            vec![
                Refusal::new("dw.spell.vigor", "refusal-target-casting").with("target", board.name(usage.by)),
            ]
        }
        Effect::AmbushTarget => target
            .into_iter()
            .flat_map(|target| {
                let mut refusals = ambush_refusals(board, usage.by, target, at);
                if !refusals.is_empty() {
                    refusals.extend(no_room_refusal(board, usage.by, target));
                }
                refusals
            })
            .collect(),
        Effect::AmbushSource => ambush_source_refusals(board, secret, usage, target, at),
        Effect::AmbushSecond => both(target, second)
            .into_iter()
            .flat_map(|(target, second)| {
                let mut refusals = ambush_refusals(board, target, second, at);
                refusals.extend(unmoved_refusal(board, target));
                refusals
            })
            .collect(),
        Effect::BurrowTarget => {
            target.into_iter().flat_map(|target| burrow_refusals(board, usage.by, target, at)).collect()
        }
        Effect::BurrowSecond => both(target, second)
            .into_iter()
            .flat_map(|(target, second)| {
                let mut refusals = burrow_refusals(board, target, second, at);
                refusals.extend(unmoved_refusal(board, target));
                refusals
            })
            .collect(),
        Effect::Teleport(range) => target
            .into_iter()
            .flat_map(|target| {
                let mut refusals = teleport_refusals(board, target, at, board.distance_for(usage, *range));
                refusals.extend(unmoved_refusal(board, target));
                refusals
            })
            .collect(),
        Effect::SwapPositions => both(target, second)
            .map_or_else(Vec::new, |(one, other)| swap_refusals(board, ability, one, other)),
        Effect::PlaceInTerrain(range) => terrain_refusals(board, usage, at, *range),
        Effect::FlipTerrain { count, range } => {
            land_refusals(board, usage, choice, *count, board.distance_for(usage, *range))
        }
        Effect::PlaceToken { range, limit, token } => {
            let range = board.distance_for(usage, *range);
            token_refusals(board, usage, at, range, limit.map(|limit| (*token, limit)))
        }
        Effect::Rain { range, .. } => spot_refusals(board, usage, at, board.distance_for(usage, *range)),
        Effect::Slide { .. } if choice.heading.is_none() => missing("refusal-heading-missing"),
        Effect::Summon(whom) => {
            let chosen = target.and_then(|disk| secret.stack.iter().find(|(other, _)| *other == disk));
            let Some((_, profile)) = chosen else { return missing("refusal-not-in-stack") };
            let mut refusals = Vec::new();
            if whom.skill.is_some_and(|skill| !board.library()[*profile].has(skill)) {
                refusals.extend(missing("refusal-target-unfit-stack"));
            }
            refusals.extend(lay_refusals(board, None, *profile, usage.by, at));
            refusals.extend(
                board.on_enemy_refusal(usage.seat, &Circle::new(at, board.library()[*profile].diameter)),
            );
            refusals
        }
        Effect::Resurrect { place: Rise::OnSource, .. } => {
            let profile = target.and_then(|disk| board.disk(disk).profile);
            profile.map_or_else(Vec::new, |profile| lay_refusals(board, None, profile, usage.by, at))
        }
        Effect::Transform(into) => match secret.aside.iter().find(|(_, profile)| profile == into) {
            Some((_, profile)) => lay_refusals(board, None, *profile, usage.by, at),
            None => missing("refusal-nothing-aside"),
        },
        Effect::SkipTurn => player_refusals(board, usage, choice.player, |player| {
            let player = board.player(player);
            // dw.spell.freeze-repeat
            (player.frozen || player.thawed)
                .then(|| Refusal::new("dw.spell.freeze-repeat", "refusal-frozen-twice"))
        }),
        Effect::ForcedTurn(_) => match choice.player {
            Some(player) if player.0 < board.game.seats && !board.player(player).done => Vec::new(),
            Some(player) if player.0 < board.game.seats => {
                vec![Refusal::new("dw.spell.coercion", "refusal-player-done")]
            }
            _ => missing("refusal-player-missing"),
        },
        Effect::Convert { .. } | Effect::Deplete(_) => {
            player_refusals(board, usage, choice.player, |player| {
                let least = if let Effect::Deplete(position) = effect { *position } else { 1 };
                (board.player(player).stack < least).then(|| Refusal::new(rule, "refusal-stack-small"))
            })
        }
        Effect::StealSpell(range) | Effect::MarkArmy(range) => {
            player_refusals(board, usage, choice.player, |player| {
                let near = board.army(player).any(|disk| {
                    board.has(disk, SkillKind::Spellcaster) && board.within(usage.by, disk, *range)
                });
                let empty = matches!(effect, Effect::StealSpell(_)) && board.player(player).spells == 0;
                (!near || empty).then(|| Refusal::new(rule, "refusal-no-caster-near"))
            })
        }
        Effect::RecoverSpell { level, range } => {
            let cast = &board.player(usage.seat).cast;
            let fits = choice.spell.is_some_and(|spell| {
                board.library()[spell].level <= *level
                    && cast.iter().any(|(other, by)| {
                        *other == spell && board.in_play(*by) && board.within(usage.by, *by, *range)
                    })
            });
            if fits { Vec::new() } else { missing("refusal-no-spell-to-recover") }
        }
        Effect::FreeSpell { level, range } => {
            let known = |spell: crate::data::SpellId| spell.index() < board.library().spells.len();
            let spell = choice.spell.filter(|spell| known(*spell) && board.library()[*spell].level <= *level);
            let caster = target.filter(|disk| {
                board.in_play(*disk)
                    && board.controller(*disk) == Some(usage.seat)
                    && board.has(*disk, SkillKind::Spellcaster)
                    && board.within(usage.by, *disk, *range)
            });
            if spell.is_some() && caster.is_some() { Vec::new() } else { missing("refusal-no-spell-to-lend") }
        }
        Effect::UseSa => borrowed_refusals(board, secret, usage, choice, target, None),
        Effect::CopySa(range) => borrowed_refusals(board, secret, usage, choice, None, Some(*range)),
        _ => Vec::new(),
    }
}

fn both(target: Option<DiskId>, second: Option<DiskId>) -> Option<(DiskId, DiskId)> {
    Some((target?, second?))
}

/// Whether the player has to name a place for an effect.
pub(crate) fn needs_place(board: Board<'_>, usage: &Usage, effect: &Effect, target: Option<DiskId>) -> bool {
    match effect {
        Effect::AmbushTarget
        | Effect::AmbushSecond
        | Effect::BurrowTarget
        | Effect::BurrowSecond
        | Effect::Teleport(_)
        | Effect::PlaceInTerrain(_)
        | Effect::PlaceToken { .. }
        | Effect::Rain { .. }
        | Effect::FireNow { .. }
        | Effect::Summon(_)
        | Effect::Resurrect { place: Rise::OnSource, .. }
        | Effect::Transform(_) => true,
        // dw.disk.spellsingers: whoever controls the Disk places it.
        Effect::AmbushSource => {
            target.is_none_or(|target| !board.in_play(target) || board.controller(target) == Some(usage.seat))
        }
        _ => false,
    }
}

fn ambush_source_refusals(
    board: Board<'_>,
    secret: &Secret,
    usage: &Usage,
    target: Option<DiskId>,
    at: Point,
) -> Vec<Refusal> {
    let Some(target) = target else { return Vec::new() };
    if let Some((_, profile)) = secret.stack.iter().find(|(other, _)| *other == target) {
        return lay_refusals(board, None, *profile, usage.by, at);
    }
    if board.disk(target).place == Place::Destroyed {
        let profile = board.disk(target).profile.expect("a destroyed Disk is known");
        return lay_refusals(board, None, profile, usage.by, at);
    }
    let mut refusals = if board.controller(target) == Some(usage.seat) {
        ambush_refusals(board, target, usage.by, at)
    } else {
        lift_refusals(board, target)
    };
    refusals.extend(unmoved_refusal(board, target));
    refusals
}

/// Every reason why two Disks cannot trade places.
fn swap_refusals(board: Board<'_>, ability: &Ability, one: DiskId, other: DiskId) -> Vec<Refusal> {
    let pile = &board.table.pile;
    let mut refusals = Vec::new();
    for (disk, partner) in [(one, other), (other, one)] {
        let profile = board.disk(disk).profile.expect("a Disk in play is known");
        let circle = Circle::new(pile.at(partner), pile.diameter(disk));
        refusals.extend(board.lying_refusals(profile, &circle));
        refusals.extend(unmoved_refusal(board, disk));
        let friendly = ability.target.as_ref().is_some_and(|target| target.side.is_some());
        let enemy = board
            .all_in_play()
            .find(|enemy| board.enemies(disk, *enemy) && board.circle(*enemy).overlaps(&circle));
        if let Some(enemy) = enemy.filter(|_| friendly) {
            // dw.spell.displacement
            refusals.push(
                Refusal::new("dw.spell.displacement", "refusal-swap-enemy")
                    .with("disk", board.name(disk))
                    .with("other", board.name(enemy)),
            );
        }
    }
    refusals
}

fn terrain_refusals(board: Board<'_>, usage: &Usage, at: Point, range: Length) -> Vec<Refusal> {
    let rule = board.rule_of(usage.source).0;
    let circle = Circle::new(at, board.table.pile.diameter(usage.by));
    let near = board.table.lands.iter().any(|land| {
        let ground = board.land_circle(land);
        matches!(land.kind, LandKind::Terrain(_))
            && ground.overlaps(&circle)
            && ground.within(&board.circle(usage.by), range)
    });
    let profile = board.disk(usage.by).profile.expect("a Disk in play is known");
    let mut refusals = board.lying_refusals(profile, &circle);
    if !near {
        refusals.push(Refusal::new(rule, "refusal-no-terrain"));
    }
    refusals
}

/// Every reason against flipping these Terrain Disks.
fn land_refusals(board: Board<'_>, usage: &Usage, choice: &Choice, count: u8, range: Length) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    if choice.lands.is_empty() || choice.lands.len() > usize::from(count) {
        refusals.push(Refusal::new("dw.spell.quake", "refusal-land-count").number("most", count));
    }
    let lands = &board.table.lands;
    for (place, (index, heading)) in choice.lands.iter().enumerate() {
        let land = lands.get(usize::from(*index)).filter(|land| matches!(land.kind, LandKind::Terrain(_)));
        let twice = choice.lands[..place].iter().any(|(other, _)| other == index);
        let Some(land) = land.filter(|_| !twice) else {
            refusals.push(Refusal::new("dw.spell.quake-limits", "refusal-not-terrain"));
            continue;
        };
        let here = board.land_circle(land);
        let there = here.at(land.at.step(*heading, here.diameter));
        if !here.within(&board.circle(usage.by), range) {
            refusals
                .push(Refusal::new("dw.spell.quake", "refusal-land-far").with("range", Arg::Length(range.0)));
        }
        let touched = |circle: &Circle| {
            let others = lands.iter().enumerate().filter(|(other, _)| *other != usize::from(*index));
            let width = board.library().constants.spell;
            board.all_in_play().any(|disk| board.circle(disk).overlaps(circle))
                || others.into_iter().any(|(_, other)| board.land_circle(other).overlaps(circle))
                || board.table.tokens.iter().any(|token| Circle::new(token.at, width).overlaps(circle))
        };
        if touched(&here) || touched(&there) || !board.on_table(there.centre) {
            refusals.push(Refusal::new("dw.spell.quake-limits", "refusal-land-touched"));
        }
    }
    refusals
}

/// Every reason against a spot within a distance of the user.
fn spot_refusals(board: Board<'_>, usage: &Usage, at: Point, range: Length) -> Vec<Refusal> {
    let rule = board.rule_of(usage.source).0;
    let mut refusals = Vec::new();
    let spot = Circle::new(at, Length(0));
    if !board.circle(usage.by).within(&spot, range) {
        refusals.push(
            Refusal::new(rule, "refusal-spot-far")
                .with("distance", Arg::Length(board.circle(usage.by).gap(&spot).0))
                .with("range", Arg::Length(range.0)),
        );
    }
    if !board.on_table(at) {
        refusals.push(Refusal::new("dw.move.table-edge", "refusal-spot-off-table"));
    }
    refusals
}

fn token_refusals(
    board: Board<'_>,
    usage: &Usage,
    at: Point,
    range: Length,
    limit: Option<(crate::data::TokenKind, (u8, Length))>,
) -> Vec<Refusal> {
    let rule = board.rule_of(usage.source).0;
    let width = board.library().constants.spell;
    let circle = Circle::new(at, width);
    let mut refusals = Vec::new();
    if !board.circle(usage.by).within(&circle, range) {
        refusals.push(Refusal::new(rule, "refusal-token-far").with("range", Arg::Length(range.0)));
    }
    if !board.on_table(at) {
        refusals.push(Refusal::new("dw.move.table-edge", "refusal-spot-off-table"));
    }
    let lies = board.all_in_play().any(|disk| board.circle(disk).overlaps(&circle))
        || board.table.lands.iter().any(|land| board.land_circle(land).overlaps(&circle))
        || board.table.tokens.iter().any(|token| Circle::new(token.at, width).overlaps(&circle));
    if lies {
        refusals.push(Refusal::new(rule, "refusal-not-empty"));
    }
    if let Some((kind, (most, within))) = limit {
        let alike = board.table.tokens.iter().filter(|token| token.kind == kind);
        let near = alike.filter(|token| Circle::new(token.at, width).within(&circle, within)).count();
        if near >= usize::from(most) {
            refusals.push(
                Refusal::new("dw.spell.magical-wall-limit", "refusal-too-many-walls").number("most", most),
            );
        }
    }
    refusals
}

/// Every reason against a player who was chosen as an opponent.
fn player_refusals(
    board: Board<'_>,
    usage: &Usage,
    player: Option<Seat>,
    more: impl Fn(Seat) -> Option<Refusal>,
) -> Vec<Refusal> {
    let rule = board.rule_of(usage.source).0;
    match player.filter(|player| player.0 < board.game.seats) {
        None => vec![Refusal::new(rule, "refusal-player-missing")],
        Some(player) if player == usage.side => vec![Refusal::new(rule, "refusal-own-player")],
        Some(player) => more(player).into_iter().collect(),
    }
}

/// Every reason against the ability of another Disk as it is borrowed.
fn borrowed_refusals(
    board: Board<'_>,
    secret: &Secret,
    usage: &Usage,
    choice: &Choice,
    owner: Option<DiskId>,
    range: Option<Length>,
) -> Vec<Refusal> {
    let rule = board.rule_of(usage.source).0;
    let Some(borrowed) = &choice.borrowed else {
        return vec![Refusal::new(rule, "refusal-nothing-borrowed")];
    };
    let right = board.in_play(borrowed.disk)
        && owner.is_none_or(|owner| owner == borrowed.disk)
        && range.is_none_or(|range| board.within(usage.by, borrowed.disk, range));
    let abilities = if right { &board.profile(borrowed.disk).abilities[..] } else { &[] };
    let entry = abilities.get(usize::from(borrowed.ability)).filter(|entry| entry.when == When::Sa);
    // Nobody borrows the borrowing itself.
    let plain = entry.filter(|entry| {
        !entry.effects.iter().any(|effect| matches!(effect, Effect::CopySa(_) | Effect::UseSa))
    });
    let Some(entry) = plain else { return vec![Refusal::new(rule, "refusal-nothing-borrowed")] };
    let profile = board.disk(borrowed.disk).profile.expect("a Disk in play is known");
    let source = Source::Ability(profile, borrowed.ability);
    let used = match owner {
        // dw.spell.charm-viewpoint
        Some(owner) => {
            Usage { source, by: owner, seat: usage.seat, side: board.controller(owner).unwrap_or(usage.seat) }
        }
        // dw.disk.doppleganger: where the text names its Disk, the Doppleganger is meant.
        None => Usage { source, ..*usage },
    };
    let mut refusals = choice_refusals(board, secret, &used, entry, &borrowed.choice);
    if owner.is_some_and(|owner| board.is_banned(owner, Act::Sa)) {
        let refusal = Refusal::new("dw.spell.drain-the-mind", "refusal-drained");
        refusals.push(refusal.with("disk", board.name(borrowed.disk)));
    }
    if !board.is_met(&entry.need, Some(used.side), used.by) {
        refusals.push(Refusal::new(rule, "refusal-need").with("disk", board.name(used.by)));
    }
    refusals
}

impl Board<'_> {
    /// Whether a bonus of a group already works on a Disk.
    fn has_group(self, disk: DiskId, group: Option<&str>) -> bool {
        let Some(group) = group else { return false };
        self.table.lasting.iter().filter(|lasting| lasting.targets.contains(&disk)).any(|lasting| {
            let effects = self.ability_of(lasting.source).map(|ability| &ability.effects);
            effects.is_some_and(|effects| {
                effects.iter().any(
                    |effect| matches!(effect, Effect::ModifyOne { group: Some(other), .. } if other == group),
                )
            })
        })
    }

    /// The reason why a Disk from the stack may not be laid on an enemy.
    pub(crate) fn on_enemy_refusal(self, seat: Seat, circle: &Circle) -> Option<Refusal> {
        let enemy = self
            .all_in_play()
            .find(|disk| self.controller(*disk) != Some(seat) && self.circle(*disk).overlaps(circle))?;
        Some(
            Refusal::new("dw.reinforce.not-on-enemy", "refusal-entry-on-enemy")
                .with("other", self.name(enemy)),
        )
    }
}
