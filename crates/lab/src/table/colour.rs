//! Colours that people who confuse some of them can tell apart, on light and on dark pages.

/// From nothing to everything: the scale “cividis”, which looks alike to nearly everybody.
const SCALE: [[u8; 3]; 6] =
    [[0, 32, 77], [49, 68, 107], [102, 105, 112], [149, 143, 120], [203, 186, 105], [255, 234, 70]];
/// The steps in which colours change, so that equal ones can be told as equal.
const STEPS: f64 = 20.0;

/// Neither charged nor shot at, shot at, charged, and both.
pub(super) const THREATS: [&str; 4] = ["#c9cdd2", "#56b4e9", "#e69f00", "#b03a2e"];

/// A side's own zone, where nothing is to be said.
pub(super) const ZONE: &str = "#f4f1e8";

/// The colour of a part from 0 to 1.
pub(super) fn of_part(part: f64) -> String {
    let stepped = (part.clamp(0.0, 1.0) * STEPS).round() / STEPS;
    let place = stepped * (SCALE.len() - 1) as f64;
    let first = (place as usize).min(SCALE.len() - 2);
    let rest = place - first as f64;
    let mixed = |channel: usize| {
        let (from, to) = (f64::from(SCALE[first][channel]), f64::from(SCALE[first + 1][channel]));
        (from + (to - from) * rest).round() as u8
    };
    format!("#{:02x}{:02x}{:02x}", mixed(0), mixed(1), mixed(2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_runs_from_dark_to_bright() {
        assert_eq!([of_part(0.0), of_part(1.0)], ["#00204d", "#ffea46"]);
        assert_eq!(of_part(-3.0), of_part(0.0));
        assert_eq!(of_part(0.501), of_part(0.5));
        assert_ne!(of_part(0.5), of_part(0.6));
    }
}
