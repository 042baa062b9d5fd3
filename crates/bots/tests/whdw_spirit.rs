//! The greedy opponent of Warhammer: Diskwars fights: it closes in, strikes and seldom lets a chance go by.

use std::cell::Cell;

use gonfalon_bots::whdw::Greedy;
use gonfalon_bots::{Bot, play_out};
use gonfalon_disks::DiskId;
use gonfalon_kernel::{Ask, Game, SeededDice, Seen as Shown};
use gonfalon_whdw::action::{Action, Order, Question};
use gonfalon_whdw::board::Board;
use gonfalon_whdw::data::Library;
use gonfalon_whdw::setting::Agreement;
use gonfalon_whdw::state::Place;
use gonfalon_whdw::{View, Whdw};

const GAMES: u64 = 20;
const MOST_DECISIONS: u32 = 5_000;

/// What was seen of a game.
#[derive(Default)]
struct Seen {
    /// The round in which enemies first lay on each other; 0 if they never did.
    contact: Cell<u8>,
    activations: Cell<u32>,
    /// Disks that passed although they could have shot or pinned an enemy and lay on none.
    missed: Cell<u32>,
    /// Moves that ended farther from the nearest enemy.
    retreats: Cell<u32>,
}

/// A greedy opponent under watch.
struct Watched<'a> {
    greedy: Greedy,
    seen: &'a Seen,
}

impl Bot<Whdw> for Watched<'_> {
    fn answer(&mut self, game: &Whdw, shown: &Shown<'_, Whdw>, ask: &Ask<Question>) -> Action {
        let view = shown.view();
        let board = view.board(game);
        let engaged = view.table.pile.pins().iter().any(|pin| board.enemies(pin.top, pin.under));
        if self.seen.contact.get() == 0 && engaged {
            self.seen.contact.set(view.table.round);
        }
        let action = self.greedy.answer(game, shown, ask);
        if let Action::Activate { disk, order, .. } = &action {
            count(&self.seen.activations, true);
            let idle = *order == Order::Pass && !pins_enemy(board, *disk);
            count(&self.seen.missed, idle && could_harm(game, view, ask, *disk));
            count(&self.seen.retreats, retreats(board, *disk, order));
        }
        action
    }
}

fn count(cell: &Cell<u32>, seen: bool) {
    cell.set(cell.get() + u32::from(seen));
}

fn pins_enemy(board: Board<'_>, disk: DiskId) -> bool {
    board.table.pile.under(disk).any(|under| board.enemies(disk, under))
}

fn could_harm(game: &Whdw, view: &View, ask: &Ask<Question>, by: DiskId) -> bool {
    let board = view.board(game);
    let harms = |order: &Order| match order {
        Order::Shoot { target, .. } | Order::Magic { target } => board.enemies(by, *target),
        Order::Move(path) => path.last().is_some_and(|last| {
            view.table.pile.landing_pins(by, *last).iter().any(|under| board.enemies(by, *under))
        }),
        Order::Focus { .. } | Order::Pass => false,
    };
    let proposals = game.proposals(view, ask, 400);
    proposals
        .iter()
        .any(|action| matches!(action, Action::Activate { disk, order, .. } if *disk == by && harms(order)))
}

fn retreats(board: Board<'_>, disk: DiskId, order: &Order) -> bool {
    let Order::Move(path) = order else { return false };
    let Some(to) = path.last() else { return false };
    let nearest = |at: gonfalon_table::Point| {
        let enemies = board.battlefield().filter(|other| board.enemies(disk, *other));
        enemies.map(|other| board.circle(other).centre.distance(at)).min()
    };
    let lands_on_enemy =
        board.table.pile.landing_pins(disk, *to).iter().any(|under| board.enemies(disk, *under));
    !lands_on_enemy && nearest(*to) > nearest(board.circle(disk).centre)
}

#[test]
fn two_greedy_opponents_fight() {
    let (mut bloody, mut early) = (0, 0);
    let (mut activations, mut missed, mut retreats) = (0, 0, 0);
    for seed in 0..GAMES {
        let mut dice = SeededDice::new(seed);
        let (game, mut state) = Agreement::learning()
            .begin(Library::core(), &mut dice, &mut ())
            .expect("the learning armies are legal");
        let seen = Seen::default();
        let mut bots = [(); 2].map(|()| Watched { greedy: Greedy::default(), seen: &seen });
        play_out(&game, &mut state, &mut bots, &mut dice, &mut (), MOST_DECISIONS)
            .unwrap_or_else(|stopped| panic!("{stopped}"));
        let casualties = state.table.disks.iter().filter(|disk| disk.place == Place::Casualty).count();
        bloody += u64::from(casualties >= 4);
        early += u64::from((1..=2).contains(&seen.contact.get()));
        activations += seen.activations.get();
        missed += seen.missed.get();
        retreats += seen.retreats.get();
    }
    println!(
        "{bloody} bloody and {early} early of {GAMES}; {missed} missed, {retreats} back of {activations}"
    );
    assert!(bloody * 4 >= GAMES * 3, "only {bloody} of {GAMES} games had four casualties");
    assert!(early * 4 >= GAMES * 3, "only {early} of {GAMES} games had contact by round 2");
    assert!(missed * 20 <= activations, "{missed} of {activations} activations let a chance go by");
    assert!(retreats * 20 <= activations, "{retreats} of {activations} activations went back");
}
