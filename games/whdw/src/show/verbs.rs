//! What disks can do with an activation.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Line, Refusal, Seat};
use gonfalon_scene::{Need, Verb, Weight};

use super::{cards, keys, name};
use crate::abilities::{Wanted, could_use, may_pick, wants};
use crate::action::{Action, Entry, Order};
use crate::activation::{battle_ability_now, card_changes, offers_bonus, order_refusals, resolve_refusals};
use crate::board::Board;
use crate::data::{Ability, Effect, KeywordKind, Pick, Stat, Trigger};
use crate::melee::engagement_of;
use crate::movement::MoveStart;
use crate::ranged::tower_refusals;
use crate::state::Place;
use crate::values::Role;

/// A button without anything to point at.
pub(super) fn plain(id: String, says: Line) -> Verb {
    Verb {
        id,
        says,
        about: Vec::new(),
        by: None,
        card: None,
        needs: Vec::new(),
        refusals: Vec::new(),
        weight: Weight::Plain,
        letter: None,
    }
}

/// Nothing (more).
pub(super) fn done(key: &'static str) -> Verb {
    Verb { weight: Weight::Leave, letter: Some('e'), ..plain("done".to_owned(), Line::new(key)) }
}

/// A sentence with seats in order.
pub(super) fn seats(line: Line, seats: &[Seat]) -> Line {
    const NAMES: [&str; 4] = ["seat-1", "seat-2", "seat-3", "seat-4"];
    let line = line.number("seats", seats.len() as i64);
    NAMES.iter().zip(seats).fold(line, |line, (arg, seat)| line.seat(arg, *seat))
}

/// A scout's move.
pub(super) fn scout(board: Board<'_>, start: &MoveStart) -> Verb {
    let disk = start.disk;
    let says = Line::new("show-verb-move").with("disk", board.name(disk)).number("flips", start.flips);
    let needs = vec![Need::Path { piece: keys::disk(disk), most: start.flips }];
    Verb { by: Some(keys::disk(disk)), needs, letter: Some('m'), ..plain(format!("scout:{}", disk.0), says) }
}

/// Everything that can be done while a command card is resolved.
pub(super) fn resolve(board: Board<'_>, seat: Seat, left: u8) -> Vec<Verb> {
    let mut verbs = Vec::new();
    for disk in board.army_in(seat, Place::Battlefield) {
        let pass = Action::Activate { disk, bonus: false, order: Order::Pass };
        let refusals = resolve_refusals(board, seat, left, &pass);
        verbs.extend(activation(board, seat, disk, false, &refusals));
        if refusals.is_empty() && offers_bonus(board, seat, disk) {
            verbs.extend(activation(board, seat, disk, true, &refusals));
        }
    }
    if let Some(ability) = battle_ability_now(board, seat, left) {
        for disk in board.battle_users(seat, ability).filter(|disk| could_use(board, seat, *disk, ability)) {
            verbs.extend(battle(board, seat, disk, ability));
        }
    }
    verbs.extend(board.army_in(seat, Place::Reserve).flat_map(|disk| reinforce(board, seat, left, disk)));
    verbs.extend(board.towers(seat).map(|piece| tower(board, seat, piece)));
    let refusals = resolve_refusals(board, seat, left, &Action::Done);
    verbs.push(Verb { refusals, ..done("show-verb-end-card") });
    verbs
}

/// What a disk in the middle of its activation can still do.
pub(super) fn go_on(board: Board<'_>, seat: Seat, start: &MoveStart, may_act: bool) -> Vec<Verb> {
    let mut verbs = Vec::new();
    if start.flips > 0 {
        verbs.push(moving(board, start.disk, start.flips, false, &[]));
    }
    if may_act {
        verbs.extend(acts(board, seat, start.disk, false, &[]));
    }
    verbs.push(done("show-verb-end-activation"));
    verbs
}

fn activation(board: Board<'_>, seat: Seat, disk: DiskId, bonus: bool, refusals: &[Refusal]) -> Vec<Verb> {
    let changes = card_changes(board, seat, disk, bonus);
    let imagined = board.imagining(&changes);
    let mut verbs = Vec::new();
    match imagined.movement(disk) {
        Some(flips) => verbs.push(moving(imagined, disk, flips, bonus, refusals)),
        None => {
            let none = order_refusals(board, seat, disk, bonus, &Order::Move(Default::default()));
            verbs.push(moving(imagined, disk, 0, bonus, &none));
        }
    }
    verbs.extend(acts(imagined, seat, disk, bonus, refusals));
    if !bonus {
        let says = Line::new("show-verb-pass").with("disk", board.name(disk));
        verbs.push(Verb {
            by: Some(keys::disk(disk)),
            refusals: refusals.to_vec(),
            weight: Weight::Leave,
            letter: Some('p'),
            ..plain(format!("pass:{}", disk.0), says)
        });
    }
    verbs
}

/// The end of the id of a verb that takes the limited bonus of the card.
fn suffix(bonus: bool) -> &'static str {
    if bonus { ":bonus" } else { "" }
}

fn moving(board: Board<'_>, disk: DiskId, flips: u8, bonus: bool, refusals: &[Refusal]) -> Verb {
    let says = Line::new("show-verb-move").with("disk", board.name(disk)).number("flips", flips);
    Verb {
        by: Some(keys::disk(disk)),
        needs: vec![Need::Path { piece: keys::disk(disk), most: flips }],
        refusals: refusals.to_vec(),
        weight: Weight::Main,
        letter: Some('m'),
        about: with_bonus(bonus),
        ..plain(format!("move:{}{}", disk.0, suffix(bonus)), says)
    }
}

fn with_bonus(bonus: bool) -> Vec<Line> {
    if bonus { vec![Line::new("show-verb-with-bonus")] } else { Vec::new() }
}

/// Ranged attacks, magic and focus abilities.
fn acts(board: Board<'_>, seat: Seat, disk: DiskId, bonus: bool, refusals: &[Refusal]) -> Vec<Verb> {
    let mut verbs = Vec::new();
    let number = disk.0;
    let end = suffix(bonus);
    for (weapon, attack) in board.profile(disk).ranged.iter().enumerate() {
        let weapon = weapon as u8;
        let says = match &attack.name {
            Some(title) => Line::new("show-verb-shoot-with").with("weapon", name(title)),
            None => Line::new("show-verb-shoot"),
        };
        let says = says.with("disk", board.name(disk));
        let order = |target| Order::Shoot { weapon, target };
        verbs.push(aimed(
            board,
            disk,
            refusals,
            format!("shoot:{number}:{weapon}{end}"),
            says,
            's',
            bonus,
            order,
        ));
    }
    if board.value(disk, Stat::Magic).is_some() {
        let says = Line::new("show-verb-magic")
            .with("disk", board.name(disk))
            .number("value", board.strength(disk, Stat::Magic));
        let order = |target| Order::Magic { target };
        verbs.push(aimed(board, disk, refusals, format!("magic:{number}{end}"), says, 'g', bonus, order));
    }
    for (index, ability) in board.profile(disk).abilities.iter().enumerate() {
        if ability.on != Trigger::Focus {
            continue;
        }
        for (part, needs) in uses(board, seat, disk, ability) {
            let says = Line::new(part_says(
                part,
                "show-verb-focus",
                "show-verb-focus-attacker",
                "show-verb-focus-defender",
            ));
            let mut about = vec![cards::text(&board.profile(disk).text)];
            about.extend(with_bonus(bonus));
            verbs.push(Verb {
                by: Some(keys::disk(disk)),
                needs,
                refusals: refusals.to_vec(),
                about,
                letter: Some('f'),
                ..plain(format!("focus:{number}:{index}{part}{end}"), says.with("disk", board.name(disk)))
            });
        }
    }
    verbs
}

fn part_says(
    part: &str,
    plain: &'static str,
    attacker: &'static str,
    defender: &'static str,
) -> &'static str {
    match part {
        ":attacker" => attacker,
        ":defender" => defender,
        _ => plain,
    }
}

/// An action against one target. Those it may be used on are listed; if there is none, the reasons of the nearest enemy
/// tell why.
#[expect(clippy::too_many_arguments, reason = "one call for each kind of aimed action")]
fn aimed(
    board: Board<'_>,
    disk: DiskId,
    refusals: &[Refusal],
    id: String,
    says: Line,
    letter: char,
    bonus: bool,
    order: impl Fn(DiskId) -> Order,
) -> Verb {
    let seat = board.owner(disk);
    let mut enemies: Vec<DiskId> = board.battlefield().filter(|other| board.enemies(disk, *other)).collect();
    enemies.sort_by_key(|enemy| (board.circle(disk).gap(&board.circle(*enemy)), *enemy));
    let against = |target: &DiskId| order_refusals(board, seat, disk, bonus, &order(*target));
    let reached: Vec<_> =
        enemies.iter().filter(|enemy| against(enemy).is_empty()).map(|enemy| keys::disk(*enemy)).collect();
    let mut refusals = refusals.to_vec();
    if reached.is_empty()
        && let Some(nearest) = enemies.first()
    {
        refusals.extend(against(nearest));
    }
    let needs = vec![Need::Pick { says: Line::new("show-pick-target"), among: reached, least: 1, most: 1 }];
    Verb {
        by: Some(keys::disk(disk)),
        needs,
        refusals,
        about: with_bonus(bonus),
        letter: Some(letter),
        ..plain(id, says)
    }
}

/// The ways to use an ability: which part the user takes, and what has to be pointed out.
fn uses(board: Board<'_>, seat: Seat, user: DiskId, ability: &Ability) -> Vec<(&'static str, Vec<Need>)> {
    let mut needs = Vec::new();
    if matches!(ability.pick, Pick::Target | Pick::Choose) {
        let all = (0..board.game.disks.len() as u8).map(DiskId);
        let among = all.filter(|disk| may_pick(board, seat, user, ability, *disk)).map(keys::disk).collect();
        needs.push(Need::Pick { says: Line::new("show-pick-disks"), among, least: 1, most: ability.count });
    }
    match ability.effects.iter().find_map(wants) {
        Some(Wanted::Landing) => needs.push(Need::Path { piece: keys::disk(user), most: 1 }),
        Some(Wanted::Place(_)) => needs.push(Need::Place { piece: keys::disk(user), turns: false }),
        Some(Wanted::Receivers) => {
            let receivers = ability.effects.iter().find_map(|effect| match effect {
                Effect::MoveActivation { range, to } => Some((range, to)),
                _ => None,
            });
            let among = board.battlefield().filter(|disk| {
                receivers.is_some_and(|(range, to)| {
                    *disk != user
                        && board.matches(to, seat, Some(user), *disk)
                        && board.within(user, *disk, *range)
                })
            });
            let among = among.map(keys::disk).collect();
            needs.push(Need::Pick {
                says: Line::new("show-pick-receivers"),
                among,
                least: 1,
                most: ability.count,
            });
        }
        Some(Wanted::Engagement) => {
            let parts = [(Role::Attacker, ":attacker"), (Role::Defender, ":defender")];
            let possible = parts.into_iter().filter(|(role, _)| engagement_of(board, user, *role).is_some());
            return possible.map(|(_, part)| (part, needs.clone())).collect();
        }
        None => {}
    }
    vec![("", needs)]
}

fn battle(board: Board<'_>, seat: Seat, user: DiskId, ability: &Ability) -> Vec<Verb> {
    let Some(card) = board.player(seat).revealed else { return Vec::new() };
    let title = &board.game.library[card];
    uses(board, seat, user, ability)
        .into_iter()
        .map(|(part, needs)| {
            let key =
                part_says(part, "show-verb-battle", "show-verb-battle-attacker", "show-verb-battle-defender");
            Verb {
                by: Some(keys::disk(user)),
                needs,
                about: vec![cards::text(&title.text)],
                letter: Some('b'),
                ..plain(
                    format!("battle:{}{part}", user.0),
                    Line::new(key).with("card", name(&title.name)).with("disk", board.name(user)),
                )
            }
        })
        .collect()
}

fn reinforce(board: Board<'_>, seat: Seat, left: u8, disk: DiskId) -> Vec<Verb> {
    let mut ways = vec![("zone".to_owned(), "show-verb-reinforce-zone")];
    if board.has(disk, KeywordKind::Flank) {
        ways.push(("flank".to_owned(), "show-verb-reinforce-flank"));
    }
    for (number, terrain) in board.table.terrain.iter().enumerate() {
        let brings = board
            .terrain_side(terrain)
            .abilities
            .iter()
            .any(|ability| ability.effects.iter().any(|effect| matches!(effect, Effect::Reinforce(_))));
        if brings && board.terrain_controller(terrain) == Some(seat) {
            ways.push((format!("piece.{number}"), "show-verb-reinforce-piece"));
        }
    }
    let refusals = if left == 0 {
        resolve_refusals(board, seat, left, &Action::ShootFromTower { piece: 0, target: disk })
            .into_iter()
            .take(1)
            .collect()
    } else {
        Vec::new()
    };
    ways.into_iter()
        .map(|(way, key)| Verb {
            by: Some(keys::disk(disk)),
            needs: vec![Need::Place { piece: keys::disk(disk), turns: false }],
            refusals: refusals.clone(),
            letter: Some('r'),
            ..plain(format!("reinforce:{}:{way}", disk.0), Line::new(key).with("disk", board.name(disk)))
        })
        .collect()
}

/// The right by which a way of reinforcing brings a disk.
pub(super) fn entry(way: &str) -> Option<Entry> {
    match way {
        "zone" => Some(Entry::Zone),
        "flank" => Some(Entry::Flank),
        piece => piece.strip_prefix("piece.")?.parse().ok().map(Entry::Piece),
    }
}

fn tower(board: Board<'_>, seat: Seat, piece: u8) -> Verb {
    let enemies = || board.battlefield().filter(|disk| board.owner(*disk) != seat);
    let among: Vec<_> = enemies()
        .filter(|target| tower_refusals(board, seat, piece, *target).is_empty())
        .map(keys::disk)
        .collect();
    let refusals = match enemies().next() {
        Some(target) if among.is_empty() => tower_refusals(board, seat, piece, target),
        _ => Vec::new(),
    };
    Verb {
        by: Some(keys::terrain(usize::from(piece))),
        needs: vec![Need::Pick { says: Line::new("show-pick-target"), among, least: 1, most: 1 }],
        refusals,
        letter: Some('s'),
        ..plain(format!("tower:{piece}"), Line::new("show-verb-tower"))
    }
}
