//! Takes in connections and lets none of them dawdle.

use std::{pin::pin, sync::Arc, time::Duration};

use axum::{Extension, Router, extract::ConnectInfo};
use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{Semaphore, watch},
    task::JoinSet,
    time::sleep,
};

use crate::{config::Limits, socket::stopping};

/// How long to wait when the system has no connection left to give.
const BREATH: Duration = Duration::from_millis(100);

/// Serves everybody who comes until the host stops, and then those who are still there.
pub(crate) async fn listen(
    listener: TcpListener,
    router: Router,
    limits: Limits,
    stop: watch::Receiver<bool>,
) {
    let room = Arc::new(Semaphore::new(limits.sockets));
    let mut connections = JoinSet::new();
    let mut stopped = stop.clone();
    loop {
        let coming = async {
            let place = Arc::clone(&room).acquire_owned().await.expect("the room is never closed");
            (place, listener.accept().await)
        };
        tokio::select! {
            (place, accepted) = coming => match accepted {
                Ok((stream, address)) => {
                    let router = router.clone().layer(Extension(ConnectInfo(address)));
                    let served = serve(stream, router, limits, stop.clone());
                    connections.spawn(async move {
                        served.await;
                        drop(place);
                    });
                }
                Err(_) => sleep(BREATH).await,
            },
            Some(_) = connections.join_next() => {}
            () = stopping(&mut stopped) => break,
        }
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
}

/// Serves one connection: until it has become a WebSocket, has gone, has asked nothing for too long, or is old enough.
async fn serve(stream: TcpStream, router: Router, limits: Limits, mut stop: watch::Receiver<bool>) {
    // Small messages must not wait for each other.
    let _ = stream.set_nodelay(true);
    let mut protocol = http1::Builder::new();
    protocol.timer(TokioTimer::new()).header_read_timeout(limits.silence);
    let service = TowerToHyperService::new(router);
    let mut connection = pin!(protocol.serve_connection(TokioIo::new(stream), service).with_upgrades());
    tokio::select! {
        // Whatever went wrong, it was between the two of them.
        _ = connection.as_mut() => return,
        () = stopping(&mut stop) => {}
        () = sleep(limits.request_time * 2) => {}
    }
    // What was asked is still answered.
    connection.as_mut().graceful_shutdown();
    let _ = tokio::time::timeout(limits.slow, connection).await;
}
