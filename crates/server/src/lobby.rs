//! Finds the table of a match, or lays it again.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex},
};

use gonfalon_catalog::{Play, game};
use gonfalon_kernel::{Line, log};
use tokio::sync::{OnceCell, mpsc};

use crate::{
    secret,
    store::{Kept, SeatCard, StoreTrouble},
    table::{House, Table, ToTable},
};

/// How many messages may wait for a table.
const INBOX: usize = 64;

type Place = Arc<OnceCell<mpsc::Sender<ToTable>>>;

/// All tables of a host.
pub(crate) struct Lobby {
    house: House,
    places: Mutex<BTreeMap<String, Place>>,
}

/// Why a table cannot be laid.
#[derive(Debug)]
pub(crate) enum NoTable {
    /// There is no such match.
    Unknown,
    /// The store is in trouble.
    Store(StoreTrouble),
    /// The match cannot be played on by this program.
    Unplayable(Line),
}

impl Lobby {
    pub(crate) fn new(house: House) -> Arc<Lobby> {
        Arc::new(Lobby { house, places: Mutex::new(BTreeMap::new()) })
    }

    pub(crate) fn house(&self) -> &House {
        &self.house
    }

    /// Clears all tables as soon as their guests have left.
    pub(crate) fn close(&self) {
        self.places.lock().expect("nobody breaks down while holding it").clear();
    }

    fn place(&self, id: &str) -> Place {
        let mut places = self.places.lock().expect("nobody breaks down while holding it");
        Arc::clone(places.entry(id.to_owned()).or_default())
    }

    /// The table of a match. It is laid when somebody comes, with everything as it was.
    pub(crate) async fn table(self: &Arc<Self>, id: &str) -> Result<mpsc::Sender<ToTable>, NoTable> {
        let place = self.place(id);
        let table = place.get_or_try_init(|| self.lay(id)).await;
        if table.is_err() {
            self.forget(id, &place);
        }
        table.cloned()
    }

    async fn lay(self: &Arc<Self>, id: &str) -> Result<mpsc::Sender<ToTable>, NoTable> {
        let kept = self.house.store.load(id).await.map_err(NoTable::Store)?.ok_or(NoTable::Unknown)?;
        let Kept { game: name, scenario, seats, opening, answers, hints, fate } = kept;
        let game = game(&name).ok_or_else(|| {
            NoTable::Unplayable(Line::new("log-unknown-game").text("game", &name).number("line", 1))
        })?;
        let proven = tokio::task::spawn_blocking(move || {
            let mut text = String::new();
            for line in opening.iter().chain(&answers) {
                text.push_str(line);
                text.push('\n');
            }
            let mut play = game.resume(&mut text.as_bytes(), log::Limits::default(), secret::seed())?;
            if let Some(fate) = fate {
                // One that makes no sense leaves the dice to chance: better than no match.
                play.fall_as(&fate, secret::seed());
            }
            Ok(play)
        });
        let play = match proven.await {
            Ok(play) => play.map_err(|trouble: log::Trouble| NoTable::Unplayable(trouble.says()))?,
            Err(_) => return Err(NoTable::Unplayable(Line::new("host-match-broken"))),
        };
        Ok(self.seat_down(id, scenario, play, seats, hints))
    }

    /// Opens the table of a match that has just been kept.
    pub(crate) async fn open(
        self: &Arc<Self>,
        id: &str,
        scenario: String,
        play: Box<dyn Play>,
        seats: Vec<SeatCard>,
        hints: bool,
    ) {
        let place = self.place(id);
        let opened = || async { self.seat_down(id, scenario, play, seats, hints) };
        place.get_or_init(opened).await;
    }

    /// Runs a table. One that breaks down takes nobody along: its guests hear of it, and its log is what was kept.
    fn seat_down(
        self: &Arc<Self>,
        id: &str,
        scenario: String,
        play: Box<dyn Play>,
        seats: Vec<SeatCard>,
        hints: bool,
    ) -> mpsc::Sender<ToTable> {
        let (sender, inbox) = mpsc::channel(INBOX);
        let table = Table::new(id.to_owned(), scenario, play, seats, hints, self.house.clone());
        let run = tokio::spawn(table.run(inbox));
        let (lobby, id) = (Arc::clone(self), id.to_owned());
        tokio::spawn(async move {
            let ended = run.await;
            lobby.forget(&id, &lobby.place(&id));
            if ended.is_err_and(|error| error.is_panic()) {
                eprintln!("match {id}: broke down");
            }
        });
        sender
    }

    fn forget(&self, id: &str, place: &Place) {
        let mut places = self.places.lock().expect("nobody breaks down while holding it");
        if places.get(id).is_some_and(|own| Arc::ptr_eq(own, place)) {
            places.remove(id);
        }
    }
}
