//! Where a broker is.

use std::{fmt, time::Duration};

use gonfalon_kernel::Line;
use postgres::{
    Config,
    config::{Host, SslMode},
};

/// A broker that does not answer for so long is not there.
const PATIENCE: Duration = Duration::from_secs(10);

/// The address of a broker with the name and the password for it. The password is never shown.
#[derive(Clone)]
pub struct Address {
    pub(crate) config: Config,
    shown: String,
}

impl Address {
    /// Reads an address such as `postgres://name:password@host:5432/database`. `password` serves where the address has none.
    pub fn read(text: &str, password: Option<&str>) -> Result<Address, Line> {
        let form = || Line::new("swarm-address-form");
        let rest = text.strip_prefix("postgres://").or_else(|| text.strip_prefix("postgresql://"));
        let rest = rest.ok_or_else(form)?;
        // What follows the first of them would be taken for the host, and it may be half of the password.
        if rest.matches('@').count() > 1 {
            return Err(Line::new("swarm-address-signs"));
        }
        let mut config: Config = text.parse().map_err(|_| form())?;
        if config.get_hosts().is_empty() {
            return Err(form());
        }
        if config.get_ssl_mode() == SslMode::Require {
            return Err(Line::new("swarm-address-tls"));
        }
        if let (None, Some(password)) = (config.get_password(), password) {
            config.password(password);
        }
        config.application_name("gonfalon").connect_timeout(PATIENCE);
        // Whoever pulls the plug of a broker says no farewell.
        config.tcp_user_timeout(PATIENCE).keepalives_idle(PATIENCE).keepalives_interval(PATIENCE / 5);
        config.keepalives_retries(3);
        let shown = shown(&config);
        Ok(Address { config, shown })
    }
}

/// Host, port and database.
fn shown(config: &Config) -> String {
    let ports = config.get_ports();
    let host = |(place, host): (usize, &Host)| match host {
        Host::Tcp(name) => {
            let port = ports.get(place).or(ports.first()).copied().unwrap_or(5432);
            format!("{name}:{port}")
        }
        #[cfg(unix)]
        Host::Unix(path) => path.display().to_string(),
    };
    let hosts: Vec<String> = config.get_hosts().iter().enumerate().map(host).collect();
    let database = config.get_dbname().or(config.get_user()).unwrap_or_default();
    format!("{}/{database}", hosts.join(","))
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown)
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Address").field(&self.shown).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(text: &str) -> &'static str {
        Address::read(text, None).expect_err("it is wrong").key
    }

    #[test]
    fn addresses_are_shown_without_passwords() {
        let address = Address::read("postgres://anna:se%40cret@broker.example:5433/studies", None);
        let address = address.expect("it is sound");
        assert_eq!(address.to_string(), "broker.example:5433/studies");
        assert_eq!(address.config.get_password(), Some(b"se@cret".as_slice()));
        assert!(!format!("{address:?} {:?}", address.config).contains("cret"));
        let socket = Address::read("postgresql:///studies?host=/run/postgresql&user=anna", Some("secret"));
        let socket = socket.expect("it is sound");
        assert_eq!(socket.to_string(), "/run/postgresql/studies");
        assert_eq!(socket.config.get_password(), Some(b"secret".as_slice()));
    }

    #[test]
    fn an_address_that_cannot_be_meant_is_refused() {
        for text in ["", "broker", "host=broker password=secret", "postgres://", "postgres://broker:port/x"] {
            assert_eq!(key(text), "swarm-address-form", "{text}");
        }
        assert_eq!(key("postgres://anna:se@cret@broker/studies"), "swarm-address-signs");
        assert_eq!(key("postgres://anna@broker/studies?sslmode=require"), "swarm-address-tls");
    }
}
