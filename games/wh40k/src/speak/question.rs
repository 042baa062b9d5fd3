//! Questions in words, for `ask`.

use gonfalon_data::Word;

use super::read::kind_word;
use crate::action::{Moment, Question};

/// The words for a question, most important first.
pub(super) fn words(question: &Question) -> String {
    match question {
        Question::PlaceMarker => "marker".to_owned(),
        Question::Formations => "formations".to_owned(),
        Question::Deploy => "deploy".to_owned(),
        Question::Scout => "scout".to_owned(),
        Question::TestNext { among } => format!("test {}", among.len()),
        Question::Move => "move".to_owned(),
        Question::Walk { kind, .. } => format!("walk {}", kind_word(*kind)),
        Question::Retreat { .. } => "retreat".to_owned(),
        Question::Reinforce => "reinforce".to_owned(),
        Question::Ingress { .. } => "ingress".to_owned(),
        Question::Disembark { emergency, .. } => {
            if *emergency { "disembark emergency" } else { "disembark" }.to_owned()
        }
        Question::Escape { count, .. } => format!("escape {count}"),
        Question::Shoot => "shoot".to_owned(),
        Question::Overwatch { .. } => "overwatch".to_owned(),
        Question::Allocate { among, .. } => format!("allocate {}", among.len()),
        Question::Precision { among, .. } => format!("precision {}", among.len()),
        Question::Hazardous { among, .. } => format!("hazardous {}", among.len()),
        Question::Mend { among, .. } => format!("mend {}", among.len()),
        Question::Suffer { among, .. } => format!("suffer {}", among.len()),
        Question::Again { .. } => "again".to_owned(),
        Question::Charge => "charge".to_owned(),
        Question::TankShock { .. } => "tank-shock".to_owned(),
        Question::Fight { among } => format!("fight {}", among.len()),
        Question::Strike { .. } => "strike".to_owned(),
        Question::Straggler { .. } => "straggler".to_owned(),
        Question::React { moment, offers } => {
            let offers: Vec<&str> = offers.iter().map(|stratagem| stratagem.word()).collect();
            format!("react {} {}", moment_word(moment), offers.join(" "))
        }
    }
}

fn moment_word(moment: &Moment) -> &'static str {
    match moment {
        Moment::Rolled { .. } => "rolled",
        Moment::TestFailed(_) => "test-failed",
        Moment::EnemyMoves { ended: false, .. } => "enemy-moves",
        Moment::EnemyMoves { ended: true, .. } => "enemy-moved",
        Moment::MovementEnds => "movement-ends",
        Moment::Targeted { .. } => "targeted",
        Moment::Charged(_) => "charged",
        Moment::Fights(_) => "fights",
        Moment::EnemyFought(_) => "enemy-fought",
        Moment::OwnPhase => "own-phase",
        Moment::ChargeMoved(_) => "charge-moved",
    }
}
