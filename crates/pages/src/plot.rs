//! Plots that fill the cell of a table, however wide it is. The numbers stand beside them.

/// Where numbers lie in a plot.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    low: f64,
    high: f64,
}

impl Scale {
    /// A scale between two numbers.
    pub fn new(low: f64, high: f64) -> Scale {
        Scale { low, high: if high > low { high } else { low + 1.0 } }
    }

    /// A scale on which all of these numbers lie; `middle` lies in its centre.
    pub fn around(middle: f64, numbers: impl IntoIterator<Item = f64>) -> Scale {
        let far = numbers.into_iter().map(|number| (number - middle).abs()).filter(|far| far.is_finite());
        let far = far.fold(0.0, f64::max);
        let far = if far > 0.0 { far } else { 1.0 };
        Scale { low: middle - far, high: middle + far }
    }

    /// A scale from nothing to the largest of these numbers.
    pub fn from_zero(numbers: impl IntoIterator<Item = f64>) -> Scale {
        Scale::new(0.0, numbers.into_iter().filter(|number| number.is_finite()).fold(0.0, f64::max))
    }

    /// Its ends.
    pub fn ends(self) -> [f64; 2] {
        [self.low, self.high]
    }

    /// The place of a number, in hundredths of the width.
    fn place(self, number: f64) -> f64 {
        (100.0 * (number - self.low) / (self.high - self.low)).clamp(0.0, 100.0)
    }

    /// What stands at the ends and in the middle, for the heading of the column.
    pub fn axis(self, marks: &[(f64, String)]) -> String {
        let mark = |(number, text): &(f64, String)| {
            let place = self.place(*number);
            let anchor = match place {
                left if left < 5.0 => "start",
                right if right > 95.0 => "end",
                _ => "middle",
            };
            format!(
                "<text x=\"{place:.1}%\" y=\"20\" text-anchor=\"{anchor}\">{}</text>",
                crate::escaped(text)
            )
        };
        svg(&marks.iter().map(mark).collect::<String>())
    }

    /// An interval with its value; coloured where it lies wholly above or below `middle`, at which a line stands.
    pub fn interval(self, [low, value, high]: [f64; 3], middle: f64) -> String {
        let class = match () {
            () if low > middle => " above",
            () if high < middle => " below",
            () => "",
        };
        let [left, at, right, line] = [low, value, high, middle].map(|number| self.place(number));
        svg(&format!(
            "{}<line class=\"span{class}\" x1=\"{left:.1}%\" x2=\"{right:.1}%\" y1=\"13\" y2=\"13\"/>\
             <circle class=\"{}\" cx=\"{at:.1}%\" cy=\"13\" r=\"6\"/>",
            upright(line),
            class.trim_start()
        ))
    }

    /// A bar from nothing to a number.
    pub fn bar(self, number: f64) -> String {
        let width = self.place(number);
        svg(&format!("<rect class=\"above\" x=\"0\" y=\"5\" width=\"{width:.1}%\" height=\"16\"/>"))
    }

    /// Two bars from the middle: one to the left, the other to the right.
    pub fn opposed(self, left: f64, right: f64) -> String {
        let [left, right] = [left, right].map(|number| self.place(number) / 2.0);
        svg(&format!(
            "<rect class=\"below\" x=\"{:.1}%\" y=\"5\" width=\"{left:.1}%\" height=\"16\"/>\
             <rect class=\"above\" x=\"50%\" y=\"5\" width=\"{right:.1}%\" height=\"16\"/>{}",
            50.0 - left,
            upright(50.0)
        ))
    }
}

fn upright(place: f64) -> String {
    format!("<line x1=\"{place:.1}%\" x2=\"{place:.1}%\" y1=\"0\" y2=\"26\"/>")
}

/// Whoever cannot see it loses nothing: the numbers stand beside it.
fn svg(inner: &str) -> String {
    format!("<svg class=\"plot\" aria-hidden=\"true\">{inner}</svg>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_say_what_is_sure() {
        let scale = Scale::new(0.0, 1.0);
        assert!(scale.interval([0.6, 0.7, 0.8], 0.5).contains("circle class=\"above\" cx=\"70.0%\""));
        assert!(scale.interval([0.1, 0.2, 0.3], 0.5).contains("span below"));
        assert!(scale.interval([0.4, 0.6, 0.8], 0.5).contains("circle class=\"\""));
    }

    #[test]
    fn everything_lies_on_the_scale() {
        let [low, high] = Scale::around(1.0, [0.5, 3.0, f64::INFINITY]).ends();
        assert!((low + 1.0).abs() < 1e-12 && (high - 3.0).abs() < 1e-12);
        assert!(Scale::from_zero([]).bar(0.0).contains("width=\"0.0%\""));
        let opposed = Scale::from_zero([10.0]).opposed(5.0, 10.0);
        assert!(opposed.contains("x=\"25.0%\"") && opposed.contains("width=\"50.0%\""), "{opposed}");
    }
}
