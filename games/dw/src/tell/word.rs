//! The words of the glossary: which message stands for which value.

use crate::data::{Last, Missile, Stat, TokenKind};
use crate::event::{Doing, Entry, Fate, Hurt, Laying};
use crate::state::{Role, Segment};

pub(crate) fn segment(segment: Segment) -> &'static str {
    match segment {
        Segment::Setup => "word-segment-setup",
        Segment::Reinforcement => "word-segment-reinforcement",
        Segment::Activation => "word-segment-activation",
        Segment::Missile => "word-segment-missile",
        Segment::Combat => "word-segment-combat",
        Segment::RemoveCounters => "word-segment-remove-counters",
    }
}

pub(crate) fn role(role: Role) -> &'static str {
    match role {
        Role::Attacker => "word-role-attacker",
        Role::Defender => "word-role-defender",
    }
}

pub(crate) fn doing(doing: Doing) -> &'static str {
    match doing {
        Doing::Move => "word-doing-move",
        Doing::Use => "word-doing-use",
        Doing::Cast => "word-doing-cast",
        Doing::Gate => "word-doing-gate",
        Doing::Pass => "word-doing-pass",
    }
}

pub(crate) fn entry(entry: Entry) -> &'static str {
    match entry {
        Entry::Starting => "word-entry-starting",
        Entry::Reinforcement => "word-entry-reinforcement",
        Entry::Summoned => "word-entry-summoned",
        Entry::Risen => "word-entry-risen",
    }
}

pub(crate) fn laying(laying: Laying) -> &'static str {
    match laying {
        Laying::Ambush => "word-laying-ambush",
        Laying::Burrow => "word-laying-burrow",
        Laying::Teleport => "word-laying-teleport",
        Laying::Fall => "word-laying-fall",
    }
}

pub(crate) fn fate(fate: Fate) -> &'static str {
    match fate {
        Fate::Destroyed => "word-fate-destroyed",
        Fate::Gone => "word-fate-gone",
        Fate::StackBottom => "word-fate-stack-bottom",
        Fate::Aside => "word-fate-aside",
    }
}

pub(crate) fn missile(missile: Missile) -> &'static str {
    match missile {
        Missile::Arrow => "printed-word-arrow",
        Missile::Bolt => "printed-word-bolt",
        Missile::Fireball => "printed-word-fireball",
        Missile::Boulder => "printed-word-boulder",
    }
}

pub(crate) fn hurt(hurt: Hurt) -> &'static str {
    match hurt {
        Hurt::Missile(kind) => missile(kind),
        Hurt::Spell => "word-hurt-spell",
        Hurt::Ability => "word-hurt-ability",
        Hurt::Combat => "word-hurt-combat",
    }
}

pub(crate) fn stat(stat: Stat) -> &'static str {
    match stat {
        Stat::Movement => "word-stat-movement",
        Stat::Attack => "word-stat-attack",
        Stat::Defense => "word-stat-defense",
        Stat::Toughness => "word-stat-toughness",
    }
}

pub(crate) fn token(token: TokenKind) -> &'static str {
    match token {
        TokenKind::Wall => "word-token-wall",
        TokenKind::Gate => "word-token-gate",
    }
}

pub(crate) fn last(last: Last) -> &'static str {
    match last {
        Last::Instant => "word-last-instant",
        Last::Segment => "word-last-segment",
        Last::Round => "word-last-round",
        Last::Permanent => "word-last-permanent",
        Last::WhileNear => "word-last-while-near",
    }
}
