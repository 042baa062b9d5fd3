//! Which combinations of trigger, pick, condition and effect the engine implements.
//!
//! The vocabulary can say more than any component needs. Data that says something the engine would silently
//! ignore is refused here, at load, with the words of the data file that do not go together.

use super::{
    Ability, Condition, Effect, Filter, Keyword, Pick, ReinforceAt, Side, Toward, Trigger, Until, Where, Word,
};

/// What an ability is printed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// A disk.
    Disk,
    /// A command card.
    Command,
    /// A scenario card.
    Scenario,
    /// A deployment card.
    Deployment,
    /// A side of a terrain piece.
    Terrain,
}

impl Holder {
    /// The word for messages.
    pub fn word(self) -> &'static str {
        match self {
            Self::Disk => "disk",
            Self::Command => "command",
            Self::Scenario => "scenario",
            Self::Deployment => "deployment",
            Self::Terrain => "terrain",
        }
    }
}

/// Refuses an ability the engine does not implement; the text names the offending words of the data file.
pub fn supported(ability: &Ability, holder: Holder) -> Result<(), String> {
    let on = ability.on.word();
    let refuse = |words: String| Err(format!("on = \"{on}\": {words}"));
    if !picks(holder, ability.on).contains(&ability.pick) {
        return refuse(format!("pick = \"{}\"", ability.pick.word()));
    }
    if let Some(words) = misplaced_part(ability) {
        return refuse(words.to_owned());
    }
    if !condition_fits(ability, holder) {
        return refuse("when".to_owned());
    }
    if ability.effects.is_empty() {
        return refuse("effects = []".to_owned());
    }
    for effect in &ability.effects {
        if !effect_fits(ability, effect, holder) {
            return refuse(format!("pick = \"{}\", op = \"{}\"", ability.pick.word(), op(effect)));
        }
        // These open a question of their own, which no second effect may share.
        if stands_alone(effect) && ability.effects.len() > 1 {
            return refuse(format!("op = \"{}\", effects.count = {}", op(effect), ability.effects.len()));
        }
    }
    let reinforces = matches!(ability.effects[0], Effect::Reinforce(_));
    if reinforces != (ability.who.place == Some(Where::Reserve)) {
        return refuse(format!("who.in, op = \"{}\"", op(&ability.effects[0])));
    }
    Ok(())
}

fn picks(holder: Holder, on: Trigger) -> &'static [Pick] {
    use Pick::{Choose, Each, It, Target, User};
    match (holder, on) {
        (Holder::Disk, Trigger::Always) => &[Each, User],
        (Holder::Disk, Trigger::Focus) => &[Choose, Target],
        (Holder::Disk, Trigger::Engages) => &[User, It, Each, Choose],
        (Holder::Disk, Trigger::UsesMagic) => &[User, It],
        (Holder::Disk, Trigger::RangedChaos) => &[User],
        (Holder::Command, Trigger::Battle) => &[Target, Choose, User, Each],
        (Holder::Command, Trigger::ActivatedWith) => &[Each, Choose],
        (Holder::Scenario | Holder::Terrain, Trigger::Always) => &[Each],
        (Holder::Deployment, Trigger::Deploy) => &[Choose, Pick::None, Each],
        (Holder::Deployment, Trigger::Always) => &[Pick::None],
        (Holder::Deployment, Trigger::Reinforce) => &[It],
        (Holder::Terrain, Trigger::Deploy) => &[Each],
        (Holder::Terrain, Trigger::Reinforce) => &[Choose],
        _ => &[],
    }
}

// A part of the ability that has no meaning beside the others.
fn misplaced_part(ability: &Ability) -> Option<&'static str> {
    let chosen = matches!(ability.pick, Pick::Target | Pick::Choose);
    let filtered = chosen || ability.pick == Pick::Each;
    let measured = matches!(ability.on, Trigger::Focus | Trigger::Engages | Trigger::Battle)
        || (ability.on == Trigger::Always && ability.pick == Pick::Each);
    if ability.user.is_some() != (ability.on == Trigger::Battle) {
        return Some("user");
    }
    // The user is a disk on the battlefield of the player who resolves the card.
    let usable = |user: &Filter| is_plain(user) && user.side != Side::Enemy && !user.other;
    if !ability.user.as_ref().is_none_or(usable) {
        return Some("user");
    }
    if ability.count > 1 && !chosen {
        return Some("count");
    }
    if ability.range.is_some() && !(filtered && measured) {
        return Some("range");
    }
    if ability.who != Filter::default() && !filtered {
        return Some("who");
    }
    if !ability.who.lacks.is_empty() && ability.on != Trigger::Deploy {
        return Some("who.lacks");
    }
    // A command card, zone or scenario reaches disks by their activation or place, not by other players' sides.
    if matches!(ability.on, Trigger::ActivatedWith | Trigger::Reinforce) && ability.who.side == Side::Enemy {
        return Some("who.side");
    }
    if ability.splash.is_some()
        && (ability.on != Trigger::Battle || ability.pick != Pick::Target || ability.count != 1)
    {
        return Some("splash");
    }
    if ability.splash.as_ref().is_some_and(|splash| !is_plain(&splash.who)) {
        return Some("splash.who");
    }
    None
}

// Looks at disks on the battlefield only, and not at keywords: a keyword may itself depend on who is near whom.
fn is_plain(filter: &Filter) -> bool {
    filter.place.is_none() && filter.lacks.is_empty()
}

fn condition_fits(ability: &Ability, holder: Holder) -> bool {
    let has_it = holder == Holder::Disk && matches!(ability.on, Trigger::Engages | Trigger::UsesMagic);
    match &ability.when {
        None => !(holder == Holder::Terrain && ability.on == Trigger::Reinforce),
        Some(Condition::SixSided { .. } | Condition::BattleDie { .. }) => has_it,
        Some(Condition::It(filter)) => has_it && is_plain(filter),
        Some(Condition::ControlsPiece) => holder == Holder::Terrain && ability.on == Trigger::Reinforce,
    }
}

fn effect_fits(ability: &Ability, effect: &Effect, holder: Holder) -> bool {
    let pick = ability.pick;
    match (holder, ability.on) {
        (Holder::Disk, Trigger::Always) => {
            matches!(effect, Effect::Unempower) || changes(effect, &[Until::While], pick == Pick::User)
        }
        (Holder::Disk, Trigger::Focus) => match effect {
            Effect::MoveActivation { to, .. } => pick == Pick::Choose && is_plain(to),
            Effect::Reinforce(at) => {
                brings_one_ally(ability) && matches!(at, ReinforceAt::Range(_) | ReinforceAt::Zone)
            }
            _ => strikes(effect),
        },
        (Holder::Disk, Trigger::Engages | Trigger::UsesMagic) => strikes(effect),
        (Holder::Disk, Trigger::RangedChaos) => matches!(
            effect,
            Effect::Damage { .. } | Effect::Flip { count: 1, toward: Toward::NearestUnpinned }
        ),
        (Holder::Command, Trigger::Battle) => match effect {
            Effect::Flip { count, toward } => {
                (*count, *toward) == (1, Toward::Any) && pick != Pick::Each && ability.count == 1
            }
            Effect::Reinforce(at) => brings_one_ally(ability) && *at == ReinforceAt::Zone,
            Effect::Fight => pick == Pick::User,
            _ => strikes(effect),
        },
        (Holder::Command, Trigger::ActivatedWith) => {
            matches!(effect, Effect::ExtendRange { until: Until::Card, .. })
                || changes(effect, &[Until::Card], false)
        }
        (Holder::Scenario, _) => {
            matches!(effect, Effect::Modify(_)) && changes(effect, &[Until::While, Until::Game], false)
        }
        (Holder::Deployment, Trigger::Deploy) => match effect {
            Effect::DeployRange { .. } => pick == Pick::Choose,
            Effect::MoveZone => pick == Pick::None,
            Effect::Grant { keyword, until } => {
                (pick, *keyword, *until) == (Pick::Each, Keyword::Scout, Until::Game)
            }
            _ => false,
        },
        (Holder::Deployment, Trigger::Always) => matches!(effect, Effect::ZoneCover),
        (Holder::Deployment, _) => matches!(effect, Effect::NoToken),
        (Holder::Terrain, Trigger::Always) => match effect {
            Effect::Modify(_) => changes(effect, &[Until::While], false),
            other => matches!(other, Effect::NoRangedTarget),
        },
        (Holder::Terrain, Trigger::Deploy) => matches!(effect, Effect::ForbidOverlap),
        (Holder::Terrain, _) => {
            brings_one_ally(ability) && matches!(effect, Effect::Reinforce(ReinforceAt::Piece))
        }
        _ => false,
    }
}

// What a disk or card does to disks at one moment.
fn strikes(effect: &Effect) -> bool {
    match effect {
        Effect::Damage { .. }
        | Effect::Wound
        | Effect::Empower
        | Effect::Unempower
        | Effect::AddActivation
        | Effect::RemoveActivation => true,
        _ => changes(effect, &[Until::Round], false),
    }
}

// A changed value or a granted keyword that lasts one of these times.
fn changes(effect: &Effect, lasting: &[Until], counting: bool) -> bool {
    match effect {
        Effect::Modify(change) => {
            let per = change.per.as_ref();
            lasting.contains(&change.until) && per.is_none_or(|around| counting && is_plain(&around.who))
        }
        Effect::Grant { until, .. } => lasting.contains(until),
        _ => false,
    }
}

fn brings_one_ally(ability: &Ability) -> bool {
    ability.pick == Pick::Choose
        && ability.count == 1
        && ability.range.is_none()
        && ability.who.side == Side::Ally
}

fn stands_alone(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Flip { .. } | Effect::Reinforce(_) | Effect::Fight | Effect::MoveActivation { .. }
    )
}

fn op(effect: &Effect) -> &'static str {
    match effect {
        Effect::Damage { .. } => "damage",
        Effect::Wound => "wound",
        Effect::Empower => "empower",
        Effect::Unempower => "unempower",
        Effect::AddActivation => "add-activation",
        Effect::RemoveActivation => "remove-activation",
        Effect::MoveActivation { .. } => "move-activation",
        Effect::Modify(_) => "modify",
        Effect::Grant { .. } => "grant",
        Effect::Flip { .. } => "flip",
        Effect::Reinforce(_) => "reinforce",
        Effect::Fight => "fight",
        Effect::ExtendRange { .. } => "extend-range",
        Effect::DeployRange { .. } => "deploy-range",
        Effect::MoveZone => "move-zone",
        Effect::ZoneCover => "zone-terrain",
        Effect::NoToken => "no-token",
        Effect::ForbidOverlap => "forbid-overlap",
        Effect::NoRangedTarget => "no-target",
    }
}
