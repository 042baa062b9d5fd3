//! Events in words.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Line, Seat};

use super::names::{BY, DISK, TARGET, With, name};
use super::question::about;
use super::word;
use crate::Dw;
use crate::data::Missile;
use crate::event::{Event, StackFate};
use crate::setting::Drops;
use crate::state::{Land, LandKind, Lasting, Role, Source};

/// An event in words.
pub(crate) fn event(game: &Dw, event: &Event) -> Option<Line> {
    let library = &game.library;
    Some(match event {
        Event::Opened => opened(game),
        Event::RolesGiven(roles) => roles_given(roles),
        Event::FirstPlayer(seat) => about("event-first-player", *seat),
        Event::LandPlaced(land, by) => land_placed(game, *land, *by),
        Event::StackArranged { seat, .. } => about("event-stack-arranged", *seat),
        Event::TopShown { seat, top: Some((_, profile)) } => {
            about("event-top-shown", *seat).with("disk", name(&library[*profile].name))
        }
        Event::TopShown { seat, top: None } => about("event-stack-empty", *seat),
        Event::RoundBegan(round) => Line::new("event-round-began").number("round", *round),
        Event::SegmentBegan(segment) => {
            Line::new("event-segment-began").word("segment", word::segment(*segment))
        }
        Event::TurnBegan(seat) => about("event-turn-began", *seat),
        Event::TurnMissed(seat) => about("event-turn-missed", *seat),
        Event::TurnEnded { seat, done: true } => about("event-turn-ended-done", *seat),
        // The next turn says it.
        Event::TurnEnded { .. } => return None,
        Event::TurnResumed(seat) => about("event-turn-resumed", *seat),
        Event::Frozen(seat) => about("event-frozen", *seat),
        Event::Entered { disk, seat, at, how, .. } => {
            about("event-entered", *seat).disk(game, DISK, *disk).place(*at).word("entry", word::entry(*how))
        }
        Event::ActivationBegan { disk, doing } => {
            Line::new("event-activation-began").disk(game, DISK, *disk).word("doing", word::doing(*doing))
        }
        Event::Marked { disk, rule } => {
            Line::new("event-marked").disk(game, DISK, *disk).text("rule", rule.0)
        }
        Event::Unmarked { disk, all } => {
            Line::new("event-unmarked").disk(game, DISK, *disk).number("all", *all)
        }
        Event::Flipped { disk, to, forced } => {
            Line::new("event-flipped").disk(game, DISK, *disk).place(*to).number("forced", *forced)
        }
        Event::Flew { disk, to } => Line::new("event-flew").disk(game, DISK, *disk).place(*to),
        Event::CameDown { disk, at } => Line::new("event-came-down").disk(game, DISK, *disk).place(*at),
        Event::Stopped { disk, rule } => {
            Line::new("event-stopped").disk(game, DISK, *disk).text("rule", rule.0)
        }
        Event::Attacked { disk, whom } => {
            Line::new("event-attacked").disk(game, DISK, *disk).disks(game, "whom", whom)
        }
        Event::Laid { disk, at, how } => {
            Line::new("event-laid").disk(game, DISK, *disk).place(*at).word("laying", word::laying(*how))
        }
        Event::Swapped(one, other) => {
            Line::new("event-swapped").disk(game, DISK, *one).disk(game, TARGET, *other)
        }
        Event::LandFlipped { to, .. } => Line::new("event-land-flipped").place(*to),
        _ => return happened(game, event),
    })
}

/// Spells, abilities, damage and deaths.
fn happened(game: &Dw, event: &Event) -> Option<Line> {
    let library = &game.library;
    Some(match event {
        Event::Announced { spell, by, targets } => Line::new("event-announced")
            .with("spell", name(&library[*spell].name))
            .disk(game, BY, *by)
            .counted(game, "targets", targets),
        // The announcement says it.
        Event::SpellSpent { .. } => return None,
        Event::Nullified { spell, by } => {
            Line::new("event-nullified").with("spell", name(&library[*spell].name)).disk(game, BY, *by)
        }
        Event::Unaffected { disk, source, rule } => Line::new("event-unaffected")
            .disk(game, DISK, *disk)
            .with("source", game.source(*source))
            .text("rule", rule.0),
        // The announcement says it.
        Event::AbilityUsed { source: Source::Spell(_), .. } => return None,
        Event::AbilityUsed { by, source, targets } => {
            ability_used(game, *by, *source).counted(game, "targets", targets)
        }
        Event::Slid { by, hit: Some(hit), .. } => {
            Line::new("event-slid").disk(game, BY, *by).disk(game, TARGET, *hit)
        }
        Event::Slid { by, hit: None, .. } => Line::new("event-slid-past").disk(game, BY, *by),
        Event::SpellStolen { from, to, spell } => {
            let line = about("event-spell-stolen", *to).seat("from", *from);
            match spell {
                Some(spell) => line.number("known", true).with("spell", name(&library[*spell].name)),
                None => line.number("known", false).text("spell", ""),
            }
        }
        Event::SpellRecovered { seat, spell } => {
            about("event-spell-recovered", *seat).with("spell", name(&library[*spell].name))
        }
        Event::SpellLent { seat, spell, to } => {
            about("event-spell-lent", *seat).with("spell", name(&library[*spell].name)).disk(game, DISK, *to)
        }
        Event::SpellLapsed(seat) => about("event-spell-lapsed", *seat),
        Event::TokenPlaced { kind, at } => {
            Line::new("event-token-placed").word("token", word::token(*kind)).place(*at)
        }
        Event::LastingBegan(lasting) => lasting_began(game, lasting),
        Event::GroupFixed { group, .. } => Line::new("event-group-fixed").disks(game, "group", group),
        Event::LastingEnded { rule, .. } => Line::new("event-lasting-ended").text("rule", rule.0),
        Event::Damaged { disk, amount, by } => Line::new("event-damaged")
            .disk(game, DISK, *disk)
            .number("amount", *amount)
            .word("hurt", word::hurt(*by)),
        Event::Blow { disk, amount } => {
            Line::new("event-blow").disk(game, DISK, *disk).number("amount", *amount)
        }
        Event::Unharmed { disk, rule } => {
            Line::new("event-unharmed").disk(game, DISK, *disk).text("rule", rule.0)
        }
        Event::Wounded { disk, wounds, .. } => {
            Line::new("event-wounded").disk(game, DISK, *disk).number("wounds", *wounds)
        }
        Event::Healed { disk, wounds } => {
            Line::new("event-healed").disk(game, DISK, *disk).number("wounds", *wounds)
        }
        Event::Destroyed { disk, credit: Some(seat), points, rule, to } => about("event-killed", *seat)
            .disk(game, DISK, *disk)
            .number("points", *points)
            .word("fate", word::fate(*to))
            .text("rule", rule.0),
        Event::Destroyed { disk, credit: None, rule, to, .. } => Line::new("event-destroyed")
            .disk(game, DISK, *disk)
            .word("fate", word::fate(*to))
            .text("rule", rule.0),
        Event::Left { disk, to, rule } => {
            Line::new("event-left").disk(game, DISK, *disk).word("fate", word::fate(*to)).text("rule", rule.0)
        }
        Event::StackLost { seat, profile, to, .. } => {
            let (key, by) = match to {
                StackFate::Destroyed(by) => ("event-stack-destroyed", *by),
                StackFate::Converted(by) => ("event-stack-converted", *by),
            };
            about(key, *seat).with("disk", name(&library[*profile].name)).seat("by", by)
        }
        Event::Transformed { from, profile, .. } => {
            Line::new("event-transformed").disk(game, DISK, *from).with("into", name(&library[*profile].name))
        }
        Event::Controlled { disk, by: Some(seat), rule } => {
            about("event-controlled", *seat).disk(game, DISK, *disk).text("rule", rule.0)
        }
        Event::Controlled { disk, by: None, rule } => {
            Line::new("event-masterless").disk(game, DISK, *disk).text("rule", rule.0)
        }
        Event::Enslaved { disk, by } => {
            Line::new("event-enslaved").disk(game, TARGET, *disk).disk(game, BY, *by)
        }
        Event::Berserk { disk, on } => Line::new("event-berserk").disk(game, DISK, *disk).number("on", *on),
        _ => return fought(game, event),
    })
}

/// Missiles, combat and the end.
fn fought(game: &Dw, event: &Event) -> Option<Line> {
    Some(match event {
        Event::Nominated { archer, kind, count, target, distance } => Line::new("event-nominated")
            .disk(game, BY, *archer)
            .number("missiles", *count)
            .word("missile", word::missile(*kind))
            .disk(game, TARGET, *target)
            .length("distance", *distance),
        Event::ShotLost { archer, rule } => {
            Line::new("event-shot-lost").disk(game, BY, *archer).text("rule", rule.0)
        }
        Event::Fell { by, rests, .. } => Line::new("event-fell")
            .disk(game, BY, *by)
            // Missiles that were gathered may be of several kinds; the first speaks for all.
            .word("missile", word::missile(rests.first().map_or(Missile::Arrow, |rest| rest.kind)))
            .number("missiles", rests.len() as i64)
            .number("hits", rests.iter().filter(|rest| !rest.on.is_empty()).count() as i64),
        Event::MissilesLaid { by, kind, count, on, rule } => Line::new("event-missiles-laid")
            .disk(game, BY, *by)
            .word("missile", word::missile(*kind))
            .number("missiles", *count)
            .disk(game, TARGET, *on)
            .text("rule", rule.0),
        Event::Dropped { disk: Some(disk), at: Some(at), on, .. } => {
            Line::new("event-dropped").disk(game, DISK, *disk).place(*at).counted(game, "on", on)
        }
        Event::Dropped { disk: Some(disk), at: None, .. } => {
            Line::new("event-dropped-off").disk(game, DISK, *disk)
        }
        Event::Dropped { disk: None, at: Some(at), on, .. } => {
            Line::new("event-ball-dropped").place(*at).counted(game, "on", on)
        }
        Event::Dropped { disk: None, at: None, .. } => Line::new("event-ball-lost"),
        Event::Scouted { seat, target, scout } => {
            about("event-scouted", *seat).disk(game, TARGET, *target).disk(game, BY, *scout)
        }
        Event::Gathered { by, counters } => {
            Line::new("event-gathered").disk(game, BY, *by).number("missiles", counters.len() as i64)
        }
        Event::CountersTaken => Line::new("event-counters-taken"),
        Event::MarkersKept(disk) => Line::new("event-markers-kept").disk(game, DISK, *disk),
        Event::StackChosen { seat, disks } => about("event-stack-chosen", *seat).disks(game, "disks", disks),
        Event::BattleBegan { attackers, defenders } => Line::new("event-battle-began")
            .disks(game, "attackers", attackers)
            .disks(game, "defenders", defenders),
        Event::Struck { by, at, stat, amount } => Line::new("event-struck")
            .disk(game, BY, *by)
            .disk(game, TARGET, *at)
            .word("stat", word::stat(*stat))
            .number("amount", *amount),
        Event::Cleared => Line::new("event-cleared"),
        Event::Holding { seat: Some(seat), rounds } => {
            about("event-holding", *seat).number("rounds", *rounds)
        }
        Event::Scored { seat, points } => about("event-scored", *seat).number("points", *points),
        Event::Ended { outcome, rule } => {
            Line::new("event-ended").seats(&outcome.winners).text("rule", rule.0)
        }
        // What the table shows anyway.
        _ => return None,
    })
}

/// What was agreed on; how things fall is named in every story.
fn opened(game: &Dw) -> Line {
    let key = match game.options.drops {
        Drops::Physics => "event-opened-physics",
        Drops::StandIn => "event-opened-stand-in",
    };
    Line::new(key)
        .with("scenario", name(&game.library[game.scenario].name))
        .number("points", game.options.points)
}

fn roles_given(roles: &[Role]) -> Line {
    let seat = |wanted: Role| {
        let place = roles.iter().position(|role| *role == wanted).unwrap_or(0);
        Seat(place as u8)
    };
    Line::new("event-roles-given")
        .seat("attacker", seat(Role::Attacker))
        .seat("defender", seat(Role::Defender))
}

fn land_placed(game: &Dw, land: Land, by: Option<Seat>) -> Line {
    let line = match (land.kind, by) {
        (LandKind::Staging(owner), None) => about("event-staging-placed", owner),
        (LandKind::Staging(_), Some(seat)) => about("event-staging-laid", seat),
        (LandKind::Center, _) => Line::new("event-center-placed"),
        (LandKind::Terrain(_), Some(seat)) => {
            about("event-land-laid", seat).with("land", game.land(land.kind))
        }
        (LandKind::Terrain(_), None) => Line::new("event-land-placed").with("land", game.land(land.kind)),
    };
    line.place(land.at)
}

/// An ability of the Disk's own, or one that it borrows.
fn ability_used(game: &Dw, by: DiskId, source: Source) -> Line {
    let printed = game.titles.get(by.index()).map(|(profile, _)| *profile);
    match source {
        Source::Ability(profile, _) if Some(profile) == printed => {
            Line::new("event-ability-own").disk(game, BY, by)
        }
        _ => Line::new("event-ability-used").disk(game, BY, by).with("source", game.source(source)),
    }
}

fn lasting_began(game: &Dw, lasting: &Lasting) -> Line {
    Line::new("event-lasting-began")
        .with("source", game.source(lasting.source))
        .counted(game, "targets", &lasting.targets)
        .word("last", word::last(lasting.until))
}
