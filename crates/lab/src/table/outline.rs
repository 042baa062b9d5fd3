//! Shapes of the table as they are drawn, with north above.

use gonfalon_table::{Length, Point, Shape};

use super::Grid;

/// How wide every table is drawn, so that legends fit any of them.
const WIDTH: f64 = 720.0;

/// What a table is drawn on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Paper {
    scale: f64,
    depth: Length,
}

impl Paper {
    pub(super) fn of(grid: &Grid) -> Paper {
        Paper { scale: WIDTH / f64::from(grid.width.0.max(1)), depth: grid.depth }
    }

    /// A length in the units of pictures.
    pub(super) fn drawn(&self, length: i32) -> f64 {
        f64::from(length) * self.scale
    }

    /// The element that draws a shape; `inner` stands within it.
    pub(super) fn element(&self, shape: &Shape, class: &str, inner: &str) -> String {
        let corners = |points: &[Point]| {
            let point = |point: &Point| {
                format!("{:.1},{:.1}", self.drawn(point.x), self.drawn(self.depth.0 - point.y))
            };
            let points: Vec<String> = points.iter().map(point).collect();
            format!("<polygon class=\"{class}\" points=\"{}\">{inner}</polygon>\n", points.join(" "))
        };
        match shape {
            Shape::Circle(circle) => format!(
                "<circle class=\"{class}\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"{:.1}\">{inner}</circle>\n",
                self.drawn(circle.centre.x),
                self.drawn(self.depth.0 - circle.centre.y),
                self.drawn(circle.diameter.0) / 2.0
            ),
            Shape::Box(oriented) => corners(&oriented.corners()),
            Shape::Polygon(polygon) => corners(polygon.points()),
        }
    }
}
