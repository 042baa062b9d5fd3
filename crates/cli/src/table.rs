//! `gonfalon` without a command: serves the table.

use std::{
    io::{self, IsTerminal as _, Write},
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::Path,
    process::{Command, Stdio},
};

use gonfalon_kernel::Line;
use gonfalon_server::{Config, Limits, Trouble, data_folder, serve, store::Obstacle};

use crate::{
    arguments::Arguments,
    ending::{Ending, Stop},
    programs,
    voice::Voice,
};

/// The port if nobody names one. Another is taken if it is not free.
const PORT: u16 = 8421;

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write, voice: Voice) -> Result<Ending, Stop> {
    let data = match &arguments.data {
        Some(folder) => folder.clone(),
        None => data_folder(|name| std::env::var(name).ok())
            .ok_or_else(|| Stop::because(voice.word("cli-table-no-folder")))?,
    };
    let listen = SocketAddr::new(
        arguments.listen.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)),
        arguments.port.unwrap_or(PORT),
    );
    let programs = programs::named(&arguments.bots, arguments.bot_time, voice)?;
    let config = Config { listen, data: data.clone(), limits: Limits::default(), programs };
    let opens = !arguments.no_open && io::stdout().is_terminal();
    let mut said = Ok(());
    let mut ready = |address: SocketAddr| {
        said = announce(address, &data, out, voice);
        if opens && said.is_ok() {
            open(&page(address));
        }
    };
    let served = match serve(&config, &mut ready) {
        Err(Trouble::Listen(error))
            if arguments.port.is_none() && error.kind() == io::ErrorKind::AddrInUse =>
        {
            serve(&Config { listen: SocketAddr::new(listen.ip(), 0), ..config }, &mut ready)
        }
        served => served,
    };
    said?;
    served.map_err(|trouble| Stop::because(voice.say(&complaint(&trouble, listen, &data))))?;
    Ok(Ending::Fine)
}

fn announce(address: SocketAddr, data: &Path, out: &mut impl Write, voice: Voice) -> io::Result<()> {
    writeln!(out, "{}", voice.say(&Line::new("cli-table-address").text("address", page(address))))?;
    writeln!(out, "{}", voice.say(&Line::new("cli-table-data").text("folder", data.display().to_string())))?;
    writeln!(out, "{}", voice.word("cli-table-stop"))?;
    out.flush()
}

/// The address as a browser on this machine has to say it.
fn page(address: SocketAddr) -> String {
    let ip = address.ip();
    let near = if ip.is_unspecified() { IpAddr::V4(Ipv4Addr::LOCALHOST) } else { ip };
    format!("http://{}/", SocketAddr::new(near, address.port()))
}

fn complaint(trouble: &Trouble, listen: SocketAddr, data: &Path) -> Line {
    match trouble {
        Trouble::Listen(error) => {
            Line::new("cli-table-listen").text("address", listen.to_string()).text("why", error.to_string())
        }
        Trouble::Store(trouble) => {
            let key = match trouble.obstacle {
                Obstacle::Full => "cli-table-full",
                Obstacle::ReadOnly => "cli-table-read-only",
                Obstacle::Busy => "cli-table-busy",
                Obstacle::Other => "cli-table-store",
            };
            Line::new(key).text("folder", data.display().to_string()).text("why", &trouble.why)
        }
    }
}

/// Opens the page where there is a desktop. Nobody is told if that fails: the address has been said.
fn open(page: &str) {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let (program, words): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else if set("DISPLAY") || set("WAYLAND_DISPLAY") {
        ("xdg-open", &[])
    } else {
        return;
    };
    let quiet = Stdio::null;
    let _ =
        Command::new(program).args(words).arg(page).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_can_be_opened_on_this_machine() {
        let shown = |text: &str| page(text.parse().expect("an address"));
        assert_eq!(shown("127.0.0.1:80"), "http://127.0.0.1:80/");
        assert_eq!(shown("0.0.0.0:8421"), "http://127.0.0.1:8421/");
        assert_eq!(shown("[::]:1"), "http://127.0.0.1:1/");
        assert_eq!(shown("[::1]:1"), "http://[::1]:1/");
    }
}
