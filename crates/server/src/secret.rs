//! Numbers that nobody can guess.

use gonfalon_kernel::Hash;

/// So many bytes from the system.
fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("every system we run on has a source of chance");
    bytes
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The key to a seat: 128 bits.
pub(crate) fn ticket() -> String {
    hexadecimal(&random::<16>())
}

/// What is kept of a ticket. Its 128 bits cannot be tried out, so it needs no slow hash.
pub(crate) fn kept(ticket: &str) -> String {
    Hash::of(ticket.as_bytes()).to_string()
}

/// The name of a match. It may be told to anybody.
pub(crate) fn id() -> String {
    hexadecimal(&random::<10>())
}

/// Where dice come from.
pub(crate) fn seed() -> u64 {
    u64::from_le_bytes(random())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tickets_have_128_bits_and_are_kept_as_hashes() {
        let (one, other) = (ticket(), ticket());
        assert_eq!(one.len(), 32);
        assert_ne!(one, other);
        assert_ne!(kept(&one), kept(&other));
        assert!(!kept(&one).contains(&one));
    }
}
