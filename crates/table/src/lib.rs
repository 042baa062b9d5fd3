//! The table the games are played on: integer geometry without floats, the same on every machine.
//!
//! Lengths are whole hundredths of a millimetre ([`Length`]), headings whole thousandths of a degree
//! ([`Heading`]); x grows east and y grows north. Coordinates up to [`Point::REACH`] never overflow. All tests
//! share one [tolerance](tolerance::TOLERANCE).

mod area;
pub mod circle;
mod cover;
mod enclosure;
mod fine;
pub mod heading;
pub mod length;
mod obstruction;
pub mod oriented;
mod outline;
mod oval;
mod partition;
pub mod passage;
pub mod point;
pub mod polygon;
pub mod prism;
mod ray;
pub mod rectangle;
pub mod segment;
pub mod shape;
pub mod sight;
pub mod sightline;
pub mod sweep;
pub mod tolerance;
mod trigonometry;

pub use circle::{Area, Circle, share_area, uncovered};
pub use heading::Heading;
pub use length::Length;
pub use oriented::OrientedBox;
pub use point::Point;
pub use polygon::{Polygon, PolygonError};
pub use prism::Prism;
pub use rectangle::Rectangle;
pub use segment::Segment;
pub use shape::Shape;
pub use sightline::{Passage, Point3};
pub use tolerance::TOLERANCE;
