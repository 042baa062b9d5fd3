//! Games on their way through a broker. Numbers arrive exactly as they were, which decimal digits would not promise.

use gonfalon_kernel::Line;
use gonfalon_lab::{Kept, Plan};

/// A game as the broker keeps it.
pub(crate) fn pack(kept: &Kept) -> Vec<u8> {
    postcard::to_allocvec(kept).expect("a game is plain data")
}

/// The game with a number, or a complaint if it is none of this plan.
pub(crate) fn unpack(plan: &Plan, number: i64, parcel: &[u8]) -> Result<Kept, Line> {
    let kept: Option<Kept> = postcard::from_bytes(parcel).ok();
    let sound = |kept: &Kept| i64::try_from(kept.number) == Ok(number) && kept.number < plan.most_games();
    kept.filter(sound).ok_or_else(|| Line::new("swarm-parcel").text("number", number.to_string()))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn what_is_no_game_of_the_plan_is_refused() {
        let text = "game = \"kow\"\narmies = [\"spears-of-the-dawn\"]\npairings = \"mirrors\"\ngames = 4\n";
        let plan = Plan::read(Path::new("study.toml"), text.as_bytes()).expect("it is sound");
        let kept = Kept { number: 3, fought: Err("broken".to_owned()), micros: 5 };
        let parcel = pack(&kept);
        assert_eq!(unpack(&plan, 3, &parcel), Ok(kept.clone()));
        for (number, parcel) in [(2, parcel.clone()), (3, vec![3]), (4, pack(&Kept { number: 4, ..kept }))] {
            assert_eq!(unpack(&plan, number, &parcel).expect_err("it is wrong").key, "swarm-parcel");
        }
    }
}
