//! Effects that are done once.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{RuleId, Seat};
use gonfalon_table::sweep::first_contact;
use gonfalon_table::{Circle, Length, Point};

use super::using::Using;
use super::{Usage, places};
use crate::action::{Action, Disks, Question};
use crate::activation::Turn;
use crate::board::Board;
use crate::cx::Cx;
use crate::damage::{Blow, Death, Deaths, Harming, blow, bury, hurt, settle, wound};
use crate::data::{Effect, Harm, Rise, SkillKind, Stat, TokenKind};
use crate::event::{Entry, Event, Fate, Hurt, Laying, StackFate};
use crate::frame::Frame;
use crate::missiles::{Dropping, Tossing, Volley};
use crate::movement::{Mover, Moving, forced_flip_refusals};
use crate::reinforcement::show_top;
use crate::state::{Place, Source};

/// How a deed came out.
pub(super) enum Done {
    /// It is done.
    Now,
    /// It takes several steps.
    At(Box<Frame>),
    /// Somebody has to decide something first.
    Asks(Seat, Question, &'static str),
}

/// Carries out one deed on these Disks.
pub(super) fn carry_out(cx: &mut Cx<'_>, using: &Using, effect: &Effect, whom: &Disks) -> Done {
    let Usage { source, by, seat, .. } = using.usage;
    let rule = cx.board().rule_of(source);
    let choice = &using.choice;
    let at = choice.at.unwrap_or(Point::ORIGIN);
    let unharmed = |disk: &DiskId| {
        using.usage.is_spell() && cx.board().in_play(*disk) && cx.board().is_immune(*disk, Harm::Spell, false)
    };
    // dw.immune.spells
    let second = choice.seconds.first().copied().filter(|disk| !unharmed(disk));
    let target = whom.first().copied();
    match effect {
        Effect::Berserk(on) => whom.iter().for_each(|disk| cx.emit(Event::Berserk { disk: *disk, on: *on })),
        Effect::Mark(_) => whom.iter().for_each(|disk| cx.emit(Event::Marked { disk: *disk, rule })),
        Effect::Unmark { all } => {
            whom.iter().for_each(|disk| cx.emit(Event::Unmarked { disk: *disk, all: *all }))
        }
        Effect::MarkArmy(_) => {
            let army: Disks =
                choice.player.map_or_else(Disks::new, |player| cx.board().army(player).collect());
            army.iter().for_each(|disk| cx.emit(Event::Marked { disk: *disk, rule }));
        }
        Effect::Blow { damage, stays } => {
            let strike = Blow { amount: *damage, spell: using.usage.is_spell(), stays: *stays };
            whom.iter().for_each(|disk| blow(cx, *disk, strike));
        }
        Effect::Wound(wounds, _) => whom.iter().for_each(|disk| wound(cx, *disk, *wounds)),
        Effect::Destroy => {
            let rule = if rule.0 == "dw.sa.attribute" { "dw.wound.direct" } else { rule.0 };
            let death = |disk: &DiskId| Death { disk: *disk, credit: Some(seat), rule };
            let deaths: Vec<Death> = whom.iter().map(death).collect();
            bury(cx, &deaths);
        }
        Effect::RemoveFromGame => {
            whom.iter().for_each(|disk| cx.emit(Event::Left { disk: *disk, to: Fate::Gone, rule }));
        }
        Effect::Heal(wounds, _) => whom.iter().for_each(|disk| heal(cx, *disk, source, *wounds)),
        Effect::MoveWound => {
            if let (Some(target), Some(second)) = (target, second) {
                move_wound(cx, source, target, second);
            }
        }
        Effect::Flip { steps, .. } => {
            if let (Some(disk), Some(heading)) = (target, choice.heading) {
                flip(cx, disk, heading, *steps);
            }
        }
        Effect::ControlMove => {
            if let Some(disk) = target {
                let left = cx.board().flips(disk);
                let moving = Moving::new(disk, seat, Mover::Controlled, left, Default::default());
                return Done::At(Box::new(Frame::Moving(moving)));
            }
        }
        Effect::AmbushTarget if target.is_some() => {
            cx.emit(Event::Laid { disk: by, at, how: Laying::Ambush })
        }
        Effect::AmbushSource => return target.map_or(Done::Now, |disk| ambush_source(cx, using, disk, at)),
        Effect::AmbushSecond => {
            if let Some(disk) = target {
                cx.emit(Event::Laid { disk, at, how: Laying::Ambush });
            }
        }
        Effect::BurrowTarget if target.is_some() => {
            cx.emit(Event::Laid { disk: by, at, how: Laying::Burrow })
        }
        Effect::BurrowSecond => {
            if let Some(disk) = target {
                cx.emit(Event::Laid { disk, at, how: Laying::Burrow });
            }
        }
        Effect::Teleport(_) => {
            if let Some(disk) = target {
                cx.emit(Event::Laid { disk, at, how: Laying::Teleport });
            }
        }
        Effect::SwapPositions => {
            if let (Some(target), Some(second)) = (target, second) {
                cx.emit(Event::Swapped(target, second));
            }
        }
        Effect::PlaceInTerrain(_) => cx.emit(Event::Laid { disk: by, at, how: Laying::Teleport }),
        Effect::FlipTerrain { .. } => {
            for (land, heading) in &choice.lands {
                let width = cx.board().library().constants.land;
                let to = cx.board().table.lands[usize::from(*land)].at.step(*heading, width);
                cx.emit(Event::LandFlipped { land: *land, to });
            }
        }
        Effect::PlaceToken { token, .. } => cx.emit(Event::TokenPlaced { kind: *token, at }),
        Effect::ReinforceNow(count) => {
            let most = (*count).min(cx.board().player(seat).stack);
            let room = most > 0 && cx.board().has_room(seat, &cx.state.secrets[seat]);
            if room {
                let question = Question::Reinforce { most, called: true };
                return Done::Asks(seat, question, "dw.spell.call-to-arms");
            }
        }
        Effect::Summon(_) => {
            if let Some(disk) = choice.targets.first() {
                enter(cx, seat, *disk, at, Entry::Summoned);
            }
        }
        Effect::Resurrect { place, marked } => resurrect(cx, using, *place, *marked),
        Effect::ToStackBottom => {
            let owners: Vec<Seat> = whom.iter().map(|disk| cx.board().disk(*disk).owner).collect();
            whom.iter().for_each(|disk| cx.emit(Event::Left { disk: *disk, to: Fate::StackBottom, rule }));
            owners.into_iter().for_each(|owner| show_top(cx, owner));
        }
        Effect::Convert { most } => return convert(cx, using, *most),
        Effect::Deplete(position) => deplete(cx, using, *position),
        Effect::Transform(into) => {
            let aside = cx.state.secrets[seat].aside.iter().find(|(_, profile)| profile == into).copied();
            if let Some((to, profile)) = aside {
                cx.emit(Event::Transformed { from: by, to, profile, at });
            }
        }
        Effect::SkipTurn => {
            if let Some(player) = choice.player {
                cx.emit(Event::Frozen(player));
            }
        }
        Effect::ForcedTurn(_) => {
            if let Some(player) = choice.player {
                return Done::At(Box::new(Frame::Turn(Turn::coerced(player, seat))));
            }
        }
        Effect::UseSa if whom.is_empty() => {}
        Effect::UseSa | Effect::CopySa(_) => return borrow(cx, using, matches!(effect, Effect::UseSa)),
        Effect::RecoverSpell { .. } => {
            if let Some(spell) = choice.spell {
                cx.emit(Event::SpellRecovered { seat, spell });
            }
        }
        Effect::StealSpell(_) => steal(cx, using),
        Effect::FreeSpell { .. } => {
            if let (Some(spell), Some(to)) = (choice.spell, choice.targets.first()) {
                cx.emit(Event::SpellLent { seat, spell, to: *to });
            }
        }
        Effect::Slide { damage } => slide(cx, using, *damage),
        Effect::DropDisks { height, within } => {
            return Done::At(Box::new(Frame::Dropping(Dropping::new(
                cx.board(),
                using.usage,
                choice,
                *height,
                *within,
            ))));
        }
        Effect::Toss { blow } => {
            let Source::Spell(spell) = source else { return Done::Now };
            return Done::At(Box::new(Frame::Tossing(Tossing::new(spell, seat, *blow))));
        }
        Effect::Rain { kind, count, height, .. } => {
            let height = cx.board().distance_for(&using.usage, *height);
            let volley = Volley::rain(by, seat, (*kind, *count), height, at);
            return Done::At(Box::new(Frame::Volley(volley)));
        }
        Effect::FireNow { kind, count } => {
            if let Some(target) = choice.targets.first() {
                let volley = Volley::sniped(by, seat, (*kind, *count), *target, at);
                return Done::At(Box::new(Frame::Volley(volley)));
            }
        }
        _ => {}
    }
    Done::Now
}

/// Carries on with what somebody has decided.
pub(super) fn answered(cx: &mut Cx<'_>, using: &Using, seat: Seat, action: &Action) {
    match action {
        Action::Place(places) => crate::reinforcement::enter(cx, seat, places, Entry::Summoned),
        Action::Accept => {
            // Convert: the Disk at the bottom changes sides.
            if let Some((from, disk, profile)) = bottom(cx, using) {
                cx.emit(Event::StackLost { seat: from, disk, profile, to: StackFate::Converted(seat) });
                show_top(cx, from);
                show_top(cx, seat);
            }
        }
        _ => {
            if let Some(at) = Using::laid(action) {
                match bottom(cx, using).filter(|(from, _, _)| *from == seat) {
                    Some((_, disk, _)) => enter(cx, seat, disk, at, Entry::Summoned),
                    None => {
                        if let Some(disk) = using.choice.targets.first() {
                            cx.emit(Event::Laid { disk: *disk, at, how: Laying::Ambush });
                        }
                    }
                }
            }
        }
    }
    settle(cx, Deaths::Now(Some(using.usage.seat)));
}

/// Takes Wound counters off a Disk, unless they can never be removed.
pub(crate) fn heal(cx: &mut Cx<'_>, disk: DiskId, source: Source, wounds: u8) {
    let wounds = wounds.min(cx.board().disk(disk).wounds);
    if wounds == 0 {
        return;
    }
    if cx.board().any_effect(disk, |effect| matches!(effect, Effect::NoHeal)) {
        cx.emit(Event::Unaffected { disk, source, rule: RuleId("dw.disk.fairy-swarm-no-heal") });
    } else {
        cx.emit(Event::Healed { disk, wounds });
    }
}

fn move_wound(cx: &mut Cx<'_>, source: Source, from: DiskId, to: DiskId) {
    let before = cx.board().disk(from).wounds;
    heal(cx, from, source, 1);
    if cx.board().disk(from).wounds < before {
        // dw.disk.morgaine
        wound(cx, to, 1);
    }
}

/// A forced flip of so many steps in one direction; on an overlap it stops as a moving Disk would.
fn flip(cx: &mut Cx<'_>, disk: DiskId, heading: gonfalon_table::Heading, steps: u8) {
    for _ in 0..steps {
        let board = cx.board();
        if !board.in_play(disk) || !forced_flip_refusals(board, disk, heading, None).is_empty() {
            return;
        }
        let to = board.landing(disk, board.table.pile.at(disk), heading);
        let stops = board.table.pile.landing_overlaps(disk, to).next().is_some();
        cx.emit(Event::Flipped { disk, to, forced: true });
        settle(cx, Deaths::Now(None));
        if stops {
            return;
        }
    }
}

/// A Disk of the player's stack enters play.
fn enter(cx: &mut Cx<'_>, seat: Seat, disk: DiskId, at: Point, how: Entry) {
    crate::reinforcement::enter(cx, seat, &[(disk, at)], how);
}

/// The target is laid on the source: from play, from the stack or from the dead.
fn ambush_source(cx: &mut Cx<'_>, using: &Using, disk: DiskId, at: Point) -> Done {
    let Usage { by, seat, .. } = using.usage;
    let board = cx.board();
    if board.in_play(disk) {
        return match board.controller(disk).filter(|controller| *controller != seat) {
            Some(controller) if places::ambush_places(board, disk, by).next().is_some() => {
                Done::Asks(controller, Question::Lay { disk, on: by }, "dw.disk.spellsingers")
            }
            Some(_) => Done::Now,
            None => {
                cx.emit(Event::Laid { disk, at, how: Laying::Ambush });
                Done::Now
            }
        };
    }
    if board.disk(disk).place == Place::Destroyed {
        rise(cx, seat, disk, at);
    } else {
        enter(cx, seat, disk, at, Entry::Summoned);
    }
    Done::Now
}

fn rise(cx: &mut Cx<'_>, seat: Seat, disk: DiskId, at: Point) {
    let profile = cx.board().disk(disk).profile.expect("a destroyed Disk is known");
    cx.emit(Event::Entered { disk, profile, seat, at, how: Entry::Risen });
}

fn resurrect(cx: &mut Cx<'_>, using: &Using, place: Rise, marked: bool) {
    let Usage { by, seat, source, .. } = using.usage;
    let Some(disk) = using.choice.targets.first().copied() else { return };
    let at = match place {
        Rise::OnSource => using.choice.at.unwrap_or_else(|| cx.board().table.pile.at(by)),
        // dw.disk.aggra
        Rise::SourceCenter => cx.board().table.pile.at(by),
    };
    rise(cx, seat, disk, at);
    if marked {
        let rule = cx.board().rule_of(source);
        cx.emit(Event::Marked { disk, rule });
    }
}

/// The bottom of the chosen player's stack.
fn bottom(cx: &Cx<'_>, using: &Using) -> Option<(Seat, DiskId, crate::data::ProfileId)> {
    let player = using.choice.player?;
    let (disk, profile) = cx.state.secrets[player].stack.last().copied()?;
    Some((player, disk, profile))
}

fn convert(cx: &Cx<'_>, using: &Using, most: u8) -> Done {
    let Some((player, disk, profile)) = bottom(cx, using) else { return Done::Now };
    let printed = &cx.board().library()[profile];
    let sum = printed.attack.unwrap_or(0) + printed.defense.unwrap_or(0) + printed.toughness;
    if sum <= most {
        return Done::Asks(using.usage.seat, Question::Convert { disk, profile }, "dw.spell.convert");
    }
    if cx.board().entry_places(player, profile, &[]).next().is_none() {
        return Done::Now;
    }
    Done::Asks(player, Question::PlaceUnconverted { disk }, "dw.spell.convert-too-strong")
}

fn deplete(cx: &mut Cx<'_>, using: &Using, position: u8) {
    let Some(player) = using.choice.player else { return };
    let stack = &cx.state.secrets[player].stack;
    let Some((disk, profile)) = stack.get(usize::from(position) - 1).copied() else { return };
    let to = StackFate::Destroyed(using.usage.seat);
    cx.emit(Event::StackLost { seat: player, disk, profile, to });
    show_top(cx, player);
}

fn borrow(cx: &Cx<'_>, using: &Using, charmed: bool) -> Done {
    let Some(borrowed) = &using.choice.borrowed else { return Done::Now };
    let board = cx.board();
    let Some(profile) = board.disk(borrowed.disk).profile else { return Done::Now };
    let source = Source::Ability(profile, borrowed.ability);
    let usage = if charmed {
        let side = board.controller(borrowed.disk).unwrap_or(using.usage.seat);
        Usage { source, by: borrowed.disk, seat: using.usage.seat, side }
    } else {
        Usage { source, ..using.usage }
    };
    Done::At(Box::new(Frame::Using(Using::of(usage, (*borrowed.choice).clone()))))
}

fn steal(cx: &mut Cx<'_>, using: &Using) {
    let Some(from) = using.choice.player else { return };
    let count = cx.state.secrets[from].spells.len();
    if let Some(count) = u8::try_from(count).ok().filter(|count| *count > 0) {
        let lot = cx.roll("stolen-spell-lot", count);
        let spell = cx.state.secrets[from].spells[usize::from(lot) - 1];
        cx.emit(Event::SpellStolen { from, to: using.usage.seat, spell: Some(spell) });
    }
}

/// The Fireball: a Spell Disk slid along a ray from the caster's edge until it meets a Disk.
fn slide(cx: &mut Cx<'_>, using: &Using, damage: u8) {
    let Some(heading) = using.choice.heading else { return };
    let Usage { by, seat, source, .. } = using.usage;
    let hit = cx.board().first_on_ray(by, heading);
    cx.emit(Event::Slid { by, heading, hit });
    let Some(disk) = hit else { return };
    let board = cx.board();
    if board.any_effect(disk, |effect| matches!(effect, Effect::Untargetable(crate::data::Aim::Spell)))
        && board.is_immune(disk, Harm::Spell, false)
    {
        // dw.terrain.valley-pass: a spell that ends in a Scarred Valley does nothing.
        let rule = RuleId("dw.terrain.valley-immune");
        cx.emit(Event::Unaffected { disk, source, rule });
        return;
    }
    hurt(
        cx,
        disk,
        Harming { amount: damage, by: Hurt::Spell, fireball_spell: true, from: Some(by), seat: Some(seat) },
    );
}

impl Board<'_> {
    /// The Disk that a Spell Disk meets first when it is slid from a Disk's edge in a direction.
    pub fn first_on_ray(self, by: DiskId, heading: gonfalon_table::Heading) -> Option<DiskId> {
        let width = self.library().constants.fireball_width;
        let pile = &self.table.pile;
        let start = pile.at(by).step(heading, Length((pile.diameter(by).0 + width.0) / 2));
        let far = start.step(heading, Length(self.game.table.width().0 + self.game.table.height().0));
        let meets = |circle: &Circle| first_contact(width, start, far, circle);
        let wall = self.table.tokens.iter().filter(|token| token.kind == TokenKind::Wall);
        let wall =
            wall.filter_map(|token| meets(&Circle::new(token.at, self.library().constants.spell))).min();
        let disks = self.all_in_play().filter(|disk| *disk != by);
        let met = disks.filter_map(|disk| meets(&pile.circle(disk)).map(|away| (away, disk)));
        // dw.spell.fireball: of Disks met together the uppermost is hit; the table's edge ends it.
        let first = met.min_by(|(one, a), (other, b)| {
            one.cmp(other).then_with(|| {
                if pile.is_above(*a, *b) { std::cmp::Ordering::Less } else { std::cmp::Ordering::Greater }
            })
        });
        let (away, disk) = first?;
        let on_table = self.on_table(start.step(heading, away));
        (on_table && wall.is_none_or(|wall| away < wall)).then_some(disk)
    }

    /// Whether a Disk could cast Surge, as far as everybody can see.
    pub fn could_surge(self, disk: DiskId) -> bool {
        self.has(disk, SkillKind::Spellcaster)
            && self.level(disk) >= 3
            && self.is_ready(disk)
            && !self.is_pinned(disk)
            && !self.is_banned(disk, crate::data::Act::Cast)
            && !self.is_banned(disk, crate::data::Act::Activate)
    }

    /// The AT, D and T printed on a Disk together.
    pub fn printed_sum(self, disk: DiskId) -> u8 {
        let of = |stat| self.printed(disk, stat).unwrap_or(0);
        of(Stat::Attack) + of(Stat::Defense) + of(Stat::Toughness)
    }
}
