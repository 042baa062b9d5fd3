//! Values as they appear in a sentence.

use fluent_bundle::FluentValue;
use gonfalon_kernel::{Arg, COLOURS, Line};

use crate::{Lang, texts::Resolving};

/// Hundredths of a millimetre in an inch.
const INCH: i64 = 2540;
/// Whole numbers up to here are exact in the number type of the Fluent library.
const EXACT: u64 = 1 << 53;

/// A value for Fluent. Numbers stay numbers, so that sentences can choose between one and many.
pub(crate) fn value<'a>(resolving: &mut Resolving<'_>, arg: &'a Arg) -> FluentValue<'a> {
    let lang = resolving.lang();
    match arg {
        Arg::Number(number) if number.unsigned_abs() <= EXACT => FluentValue::from(*number),
        Arg::Number(number) => FluentValue::from(number.to_string()),
        Arg::Length(length) => {
            let inches = inches(lang, *length);
            FluentValue::from(resolving.text(&Line::new("length").text("inches", inches)))
        }
        Arg::Seat(seat) => FluentValue::from(match COLOURS.get(usize::from(*seat)) {
            Some(colour) => resolving.word(&format!("seat-{colour}")),
            None => resolving.word(&format!("seat-{seat}")),
        }),
        Arg::Name { en, de } => FluentValue::from(lang.choose(en, de)),
        Arg::Names(names) => FluentValue::from(list(resolving, names)),
        Arg::Word(key) => FluentValue::from(resolving.word(key)),
        Arg::Verbatim(text) => FluentValue::from(text),
    }
}

/// A length in inches with at most two decimals, rounded half away from zero.
fn inches(lang: Lang, length: i32) -> String {
    let hundredths = (i64::from(length).abs() * 100 + INCH / 2) / INCH;
    let sign = if length < 0 && hundredths > 0 { "-" } else { "" };
    let (whole, rest) = (hundredths / 100, hundredths % 100);
    let point = lang.choose('.', ',');
    match rest {
        0 => format!("{sign}{whole}"),
        rest if rest % 10 == 0 => format!("{sign}{whole}{point}{}", rest / 10),
        rest => format!("{sign}{whole}{point}{rest:02}"),
    }
}

fn list(resolving: &mut Resolving<'_>, names: &[(String, String)]) -> String {
    let lang = resolving.lang();
    let names: Vec<&str> = names.iter().map(|(en, de)| lang.choose(en.as_str(), de.as_str())).collect();
    match names.split_last() {
        None => resolving.word("list-empty"),
        Some((only, [])) => (*only).to_owned(),
        Some((last, others)) => {
            let line = Line::new("list-last").text("others", others.join(", "));
            resolving.text(&line.text("last", *last))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inches_have_at_most_two_decimals() {
        let english = [
            (0, "0"),
            (2540, "1"),
            (-2540, "-1"),
            (1270, "0.5"),
            (15_875, "6.25"),
            (2565, "1.01"),
            (2541, "1"),
            (-1, "0"),
            (i32::MIN, "-845466"),
        ];
        for (length, expected) in english {
            assert_eq!(inches(Lang::En, length), expected, "{length}");
        }
        assert_eq!(inches(Lang::De, 15_875), "6,25");
    }
}
