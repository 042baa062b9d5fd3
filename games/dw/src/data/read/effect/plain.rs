//! Effects without parameters.

use gonfalon_data::Table;

use super::Known;
use crate::data::Effect;

const EFFECTS: [(&str, Effect); 32] = [
    ("swap_at_d", Effect::SwapAttackDefense),
    ("add_attackers_at", Effect::AddAttackersAttack),
    ("no_heal", Effect::NoHeal),
    ("take_wounds", Effect::TakeWounds),
    ("barrier", Effect::Barrier),
    ("only_move", Effect::OnlyMove),
    ("repel", Effect::Repel),
    ("no_pin", Effect::NoPin),
    ("mark_touched", Effect::MarkTouched),
    ("keep_markers", Effect::KeepMarkers),
    ("destroy", Effect::Destroy),
    ("remove_from_game", Effect::RemoveFromGame),
    ("move_wound", Effect::MoveWound),
    ("kill_wounded", Effect::KillWounded),
    ("no_battle_below", Effect::NoBattleBelow),
    ("enslave", Effect::Enslave),
    ("control_move", Effect::ControlMove),
    ("ambush_target", Effect::AmbushTarget),
    ("ambush_source", Effect::AmbushSource),
    ("ambush_second", Effect::AmbushSecond),
    ("burrow_target", Effect::BurrowTarget),
    ("burrow_second", Effect::BurrowSecond),
    ("swap_positions", Effect::SwapPositions),
    ("glide", Effect::Glide),
    ("pass_friends", Effect::PassFriends),
    ("free_terrain", Effect::FreeTerrain),
    ("to_stack_bottom", Effect::ToStackBottom),
    ("skip_turn", Effect::SkipTurn),
    ("cancel_spell", Effect::CancelSpell),
    ("use_sa", Effect::UseSa),
    ("double_distances", Effect::DoubleDistances),
    ("auto_hit", Effect::AutoHit),
];

const COUNT: usize = EFFECTS.len();

/// Their words.
pub(super) const WORDS: &[&str] = &{
    let mut words = [""; COUNT];
    let mut index = 0;
    while index < COUNT {
        words[index] = EFFECTS[index].0;
        index += 1;
    }
    words
};

/// The effect of a word.
pub(super) fn read(_: &Table<'_>, word: &str, _: &Known) -> Option<Effect> {
    EFFECTS.into_iter().find(|(known, _)| *known == word).map(|(_, effect)| effect)
}
