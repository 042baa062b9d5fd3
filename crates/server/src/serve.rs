//! Starts and stops a host.

use std::{
    fmt,
    net::SocketAddr,
    sync::{Arc, Mutex},
    time::Duration,
};

use tokio::{
    net::TcpListener,
    runtime,
    sync::{Semaphore, mpsc, watch},
    task::JoinHandle,
};

use crate::{
    config::Config,
    http::{self, App, Replays, Reviews},
    listen::listen,
    lobby::Lobby,
    rate::PerAddress,
    store::{Sqlite, Store, StoreTrouble},
    table::House,
};

/// So many bots think ahead on one core. They keep to their time and think less, so that no table waits for another.
const THINKERS: usize = 4;
/// How long guests have to say goodbye.
const FAREWELL: Duration = Duration::from_secs(3);

/// Why a host cannot be run.
#[derive(Debug)]
pub enum Trouble {
    /// It cannot listen there.
    Listen(std::io::Error),
    /// It has no place to keep matches.
    Store(StoreTrouble),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Listen(error) => error.fmt(f),
            Trouble::Store(trouble) => trouble.fmt(f),
        }
    }
}

impl std::error::Error for Trouble {}

/// A host that is running.
pub struct Host {
    address: SocketAddr,
    lobby: Arc<Lobby>,
    stop: watch::Sender<bool>,
    guests: mpsc::Receiver<()>,
    serving: JoinHandle<()>,
}

impl fmt::Debug for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Host").field("address", &self.address).finish_non_exhaustive()
    }
}

impl Host {
    /// Starts a host with a SQLite file in its folder.
    pub async fn start(config: &Config) -> Result<Host, Trouble> {
        let store = Sqlite::open(&config.data, config.limits.pages).map_err(Trouble::Store)?;
        Host::start_with(config, Arc::new(store)).await
    }

    /// Starts a host that keeps its matches elsewhere.
    pub async fn start_with(config: &Config, store: Arc<dyn Store>) -> Result<Host, Trouble> {
        let listener = TcpListener::bind(config.listen).await.map_err(Trouble::Listen)?;
        let address = listener.local_addr().map_err(Trouble::Listen)?;
        let (stop, stopped) = watch::channel(false);
        let (here, guests) = mpsc::channel(1);
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let house = House {
            store,
            thinkers: Arc::new(Semaphore::new(cores * THINKERS)),
            quick: Arc::new(Semaphore::new(cores)),
            judges: Arc::new(Semaphore::new(1)),
            connections: config.limits.connections,
            programs: config.programs.clone().into(),
            absence: config.limits.absence,
            stillness: config.limits.stillness,
            _here: here,
        };
        let lobby = Lobby::new(house);
        let app = App {
            lobby: Arc::clone(&lobby),
            limits: config.limits,
            beginnings: Arc::new(Mutex::new(PerAddress::new(config.limits.matches_per_hour))),
            replays: Arc::new(Replays::default()),
            reviews: Arc::new(Reviews::default()),
            imports: Arc::new(Semaphore::new(config.limits.imports)),
            stop: stopped.clone(),
        };
        let serving = tokio::spawn(listen(listener, http::router(app), config.limits, stopped));
        Ok(Host { address, lobby, stop, guests, serving })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Takes leave of all guests and stops.
    pub async fn stop(self) {
        let Host { lobby, stop, mut guests, mut serving, .. } = self;
        // Nobody is left to hear it if this fails.
        let _ = stop.send(true);
        if tokio::time::timeout(FAREWELL, &mut serving).await.is_err() {
            serving.abort();
        }
        lobby.close();
        drop(lobby);
        let _ = tokio::time::timeout(FAREWELL, guests.recv()).await;
    }
}

/// Runs a host until it is told to stop by a signal; `ready` hears where it listens.
pub fn serve(config: &Config, ready: impl FnOnce(SocketAddr)) -> Result<(), Trouble> {
    let runtime = runtime::Builder::new_multi_thread().enable_all().build().map_err(Trouble::Listen)?;
    runtime.block_on(async {
        let host = Host::start(config).await?;
        ready(host.address());
        signalled().await;
        host.stop().await;
        Ok(())
    })?;
    gonfalon_programs::end_all();
    // A bot may still be thinking about a match that will go on another time.
    runtime.shutdown_background();
    Ok(())
}

/// Does something as soon as the program is told to stop by a signal, from a thread of its own.
pub fn on_signal(work: impl FnOnce() + Send + 'static) {
    let wait = move || {
        if let Ok(runtime) = runtime::Builder::new_current_thread().enable_all().build() {
            runtime.block_on(signalled());
            work();
        }
    };
    // Without the thread a signal ends the program as it always does.
    let _ = std::thread::Builder::new().name("signals".to_owned()).spawn(wait);
}

#[cfg(unix)]
async fn signalled() {
    use tokio::signal::unix::{SignalKind, signal};
    let Ok(mut terminate) = signal(SignalKind::terminate()) else { return interrupted().await };
    tokio::select! {
        _ = terminate.recv() => {}
        () = interrupted() => {}
    }
}

#[cfg(not(unix))]
async fn signalled() {
    interrupted().await;
}

async fn interrupted() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
