//! A sum over every number that the report depends on.

use crate::rims::Rims;

/// The sum of Fowler, Noll and Vo over the constants, the fitted numbers and the bounces. The report carries it, so that a
/// report older than its numbers is noticed.
#[must_use]
pub fn fingerprint() -> u64 {
    // Only values count: a comment may change without a new report.
    let constants = [include_str!("constants.rs"), include_str!("pushes.rs")];
    let values = constants.iter().flat_map(|text| text.lines()).filter(|line| line.contains("const "));
    let text = values.chain([include_str!("bounces.txt")]).flat_map(str::bytes);
    let rims = format!("{:?}", [Rims::FITTED, Rims::CROWD]).into_bytes();
    text.chain(rims)
        .fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_report_is_of_these_numbers() {
        let report = include_str!("../../../docs/drops.md");
        let sum = format!("`{:016x}`", fingerprint());
        assert!(
            report.contains(&sum),
            "{sum}: cargo run --release -p gonfalon-drops --example report > docs/drops.md"
        );
    }
}
