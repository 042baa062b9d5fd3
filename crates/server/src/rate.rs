//! How often somebody may do something.

use std::{
    collections::BTreeMap,
    net::IpAddr,
    time::{Duration, Instant},
};

/// Fills up steadily and is emptied by use.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    most: f64,
    per_second: f64,
    left: f64,
    at: Instant,
}

impl Bucket {
    /// A full bucket.
    pub(crate) fn new(most: u32, per_second: f64, now: Instant) -> Bucket {
        Bucket { most: f64::from(most), per_second, left: f64::from(most), at: now }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        let gained = now.saturating_duration_since(self.at).as_secs_f64() * self.per_second;
        self.left = (self.left + gained).min(self.most);
        self.at = now;
        if self.left < 1.0 {
            return false;
        }
        self.left -= 1.0;
        true
    }

    fn is_full(&self, now: Instant) -> bool {
        let gained = now.saturating_duration_since(self.at).as_secs_f64() * self.per_second;
        self.left + gained >= self.most
    }
}

/// One bucket an address, filled within an hour.
#[derive(Debug)]
pub(crate) struct PerAddress {
    most: u32,
    buckets: BTreeMap<IpAddr, Bucket>,
}

/// So many addresses are remembered before full buckets are thrown away.
const REMEMBERED: usize = 10_000;

impl PerAddress {
    pub(crate) fn new(most: u32) -> PerAddress {
        PerAddress { most, buckets: BTreeMap::new() }
    }

    /// Whether an address may once more.
    pub(crate) fn take(&mut self, address: IpAddr, now: Instant) -> bool {
        if self.buckets.len() >= REMEMBERED {
            self.buckets.retain(|_, bucket| !bucket.is_full(now));
        }
        let hour = Duration::from_secs(3600).as_secs_f64();
        let bucket = self.buckets.entry(whole(address));
        bucket.or_insert_with(|| Bucket::new(self.most, f64::from(self.most) / hour, now)).take(now)
    }
}

/// A guest has a whole network of version 6 addresses, whose first half is theirs for good.
fn whole(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let network = u128::from(address) >> 64 << 64;
            IpAddr::V6(network.into())
        }
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_runs_dry_and_fills_again() {
        let now = Instant::now();
        let mut bucket = Bucket::new(2, 1.0, now);
        assert!(bucket.take(now) && bucket.take(now) && !bucket.take(now));
        assert!(!bucket.take(now + Duration::from_millis(900)));
        assert!(bucket.take(now + Duration::from_millis(1100)));
    }

    #[test]
    fn addresses_of_one_network_share_a_bucket() {
        let now = Instant::now();
        let mut guests = PerAddress::new(1);
        let address = |text: &str| text.parse::<IpAddr>().expect("an address");
        assert!(guests.take(address("2001:db8::1"), now));
        assert!(!guests.take(address("2001:db8::2"), now));
        assert!(guests.take(address("2001:db8:1::1"), now));
        assert!(guests.take(address("192.0.2.1"), now));
        assert!(!guests.take(address("::ffff:192.0.2.1"), now));
    }
}
