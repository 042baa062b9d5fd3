//! Questions in words.

use crate::action::Question;
use crate::state::Role;

/// The words for a question, most important first.
pub(super) fn words(question: &Question) -> String {
    match question {
        Question::ArrangeStack => "stack".to_owned(),
        Question::PlaceTerrain { left, .. } => format!("terrain {left}"),
        Question::PlaceStaging { role: Role::Attacker } => "staging attacker".to_owned(),
        Question::PlaceStaging { role: Role::Defender } => "staging defender".to_owned(),
        Question::PlaceStarting { count } => format!("starting {count}"),
        Question::PlaceOne => "one".to_owned(),
        Question::Reinforce { most, called: false } => format!("reinforce {most}"),
        Question::Reinforce { most, called: true } => format!("reinforce {most} called"),
        Question::Activate { made, least, most, .. } => format!("activate {made} {least} {most}"),
        Question::Flip { left, .. } => format!("flip {left}"),
        Question::ForcedFlip { .. } => "forced-flip".to_owned(),
        Question::Lay { .. } => "lay".to_owned(),
        Question::AimDisk { again: false, .. } => "aim".to_owned(),
        Question::AimDisk { again: true, .. } => "aim again".to_owned(),
        Question::Toss { .. } => "toss".to_owned(),
        Question::Surge { .. } => "surge".to_owned(),
        Question::AnyTime { .. } => "any-time".to_owned(),
        Question::Fire { archers } => format!("fire {}", archers.len()),
        Question::Redirect { count, .. } => format!("redirect {count}"),
        Question::Refire { .. } => "refire".to_owned(),
        Question::ChooseStack { among } => format!("battle-stack {}", among.len()),
        Question::FightApart { .. } => "apart".to_owned(),
        Question::Strike { strikers } => format!("strike {}", strikers.len()),
        Question::Share { damage, .. } => format!("share {damage}"),
        Question::Credit { .. } => "credit".to_owned(),
        Question::Enslave { .. } => "enslave".to_owned(),
        Question::Convert { .. } => "convert".to_owned(),
        Question::PlaceUnconverted { .. } => "unconverted".to_owned(),
        Question::NestBlow { among, .. } => format!("nest {}", among.len()),
    }
}
