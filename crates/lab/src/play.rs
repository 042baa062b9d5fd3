//! Playing one game of a plan.

use std::{
    any::Any,
    panic::{AssertUnwindSafe, catch_unwind},
    time::Instant,
};

use gonfalon_catalog::{Battle, Finding, Order};
use gonfalon_text::Lang;

use crate::{
    kept::{Fought, Kept},
    plan::{GamePlan, Plan},
    words::sentence,
};

/// Plays a game and says what is to be kept of it.
pub(crate) fn kept(plan: &Plan, number: u64) -> Kept {
    let begun = Instant::now();
    let game = plan.game(number);
    // One broken game must not take the others with it.
    let fought = unbroken(|| {
        let seats = plan.seats(&game);
        let order = Order {
            agreed: game.agreed,
            seats: &seats,
            seed: game.seed,
            log: false,
            rules: plan.counts_rules,
        };
        let told = plan.game.chronicle(&order).map_err(|findings| reasons(plan, &findings))?;
        Ok(Fought::of(told, plan.counts_units))
    });
    let micros = u64::try_from(begun.elapsed().as_micros()).unwrap_or(u64::MAX);
    Kept { number, fought, micros }
}

/// Plays a game once more, with its log. It is the same game that was counted.
pub fn play(plan: &Plan, game: &GamePlan<'_>) -> Result<Battle, Vec<Finding>> {
    let seats = plan.seats(game);
    plan.game.battle(&Order { agreed: game.agreed, seats: &seats, seed: game.seed, log: true, rules: false })
}

/// Reasons are kept in English, whatever language the program speaks: they stand in results that others read.
fn reasons(plan: &Plan, findings: &[Finding]) -> String {
    let said = findings.iter().map(|finding| sentence(Some(plan.game), Lang::En, &finding.says));
    said.collect::<Vec<_>>().join(" ")
}

fn unbroken<T>(work: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|payload| Err(last_words(&*payload)))
}

fn last_words(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| payload.downcast_ref::<String>().cloned()).unwrap_or_default()
}
