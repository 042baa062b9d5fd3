//! The draft that means an answer.

use gonfalon_data::Word;
use gonfalon_kernel::Ask;
use gonfalon_scene::{Draft, Given, Key};

use super::verbs::kind_id;
use super::{formations, guns, keys, places, reactions};
use crate::action::{Action, Question, Shot};
use crate::board::Board;
use crate::proposals;
use crate::state::{ModelId, UnitId};
use crate::stratagem::Silence;

pub(super) fn draft(board: Board<'_>, ask: &Ask<Question>, action: &Action) -> Option<Draft> {
    let plain = |verb: String| Some(Draft { verb, given: Vec::new() });
    let with = |verb: String, given: Vec<Given>| Some(Draft { verb, given });
    match action {
        Action::Pass { silence: Silence::Once } => plain("pass".to_owned()),
        Action::Pass { silence } => {
            let (word, ..) = reactions::SILENCES.iter().find(|(_, own, _)| own == silence)?;
            plain(format!("pass:{word}"))
        }
        Action::Ask(stratagem) => plain(format!("ask:{}", stratagem.word())),
        Action::Use(usage) => plain(reactions::id(usage)),
        Action::Again => plain("again".to_owned()),
        Action::Unit(unit) => plain(format!("unit:{}", unit.0)),
        Action::Select { unit, kind } => plain(format!("select:{}:{}", unit.0, kind_id(*kind)?)),
        Action::Marker(at) => {
            with("marker".to_owned(), vec![Given::Place { at: *at, heading: Default::default() }])
        }
        Action::Formations(wanted) => {
            let plans = proposals::formations(board, ask.seat);
            match plans.iter().position(|plan| plan == wanted) {
                Some(place) => plain(format!("plan:{place}")),
                None => {
                    let chosen = formations::write(board, ask.seat, wanted);
                    with("formations".to_owned(), vec![Given::Assign(chosen)])
                }
            }
        }
        Action::SetUp { unit, spots } => {
            with(format!("set-up:{}", unit.0), vec![places::spots_drafted(spots)])
        }
        Action::Walk { walks, embark } => {
            let given = vec![places::walks_drafted(walks)];
            match embark {
                None => with("walk".to_owned(), given),
                Some(transport) => with(format!("walk:into:{}", transport.0), given),
            }
        }
        Action::Shoot { unit, shots } => {
            let verbs = ["shoot", "shots"].map(|word| (word, format!("{word}:{}", unit.0)));
            assigned(board, *unit, false, shots, verbs)
        }
        Action::Charge { unit, targets } => {
            let keys = keys::units(targets.iter().copied());
            with(format!("charge:{}", unit.0), vec![Given::Pick(keys)])
        }
        Action::Strike(shots) => {
            let Question::Strike { unit } = ask.question else { return None };
            assigned(board, unit, true, shots, ["blows", "blows-each"].map(|word| (word, word.to_owned())))
        }
        Action::Models(models) => {
            let all = match ask.question {
                Question::Precision { wounds, .. } => models.len() == usize::from(wounds),
                _ => false,
            };
            let same = all && models.iter().all(|model| *model == models[0]);
            let shown: &[ModelId] = if same { &models[..1] } else { models };
            let keys: Vec<Key> = shown.iter().map(|model| keys::model(*model)).collect();
            with("models".to_owned(), vec![Given::Pick(keys)])
        }
    }
}

/// Attacks as targets of groups, or of single weapons where groups are split. The order of attacks means nothing.
fn assigned(
    board: Board<'_>,
    unit: UnitId,
    melee: bool,
    shots: &[Shot],
    verbs: [(&str, String); 2],
) -> Option<Draft> {
    let sorted = |list: &[Shot]| {
        let mut list = list.to_vec();
        list.sort_unstable();
        list
    };
    verbs.into_iter().find_map(|(word, verb)| {
        let lists = guns::lists(board, unit, word, melee);
        let chosen = guns::chosen(&lists, shots);
        let meant = guns::shots(board, unit, melee, &lists, &chosen)?;
        (sorted(&meant) == sorted(shots)).then(|| Draft { verb, given: vec![Given::Assign(chosen)] })
    })
}
