//! What is written is read back, and nonsense is refused.

use gonfalon_table::{Circle, Heading, Length, OrientedBox, Point, Polygon, Prism, Shape};
use serde_json::{from_str, to_string};

#[test]
fn small_values_are_written_plainly() {
    assert_eq!(to_string(&Length(2_540)).expect("a length is written"), "2540");
    assert_eq!(to_string(&Heading::NORTH).expect("a heading is written"), "90000");
    assert_eq!(to_string(&Point::new(1, -2)).expect("a point is written"), r#"{"x":1,"y":-2}"#);
}

#[test]
fn shapes_come_back_as_they_were() {
    let polygon =
        Polygon::new(vec![Point::new(0, 0), Point::new(90, 0), Point::new(20, 20), Point::new(0, 90)])
            .expect("the polygon is simple");
    let shapes: [Shape; 3] = [
        Circle::new(Point::new(3, 4), Length(5)).into(),
        OrientedBox::new(Point::new(3, 4), Heading::WEST, Length(5), Length(6)).into(),
        polygon.into(),
    ];
    for shape in shapes {
        let prism = Prism::new(shape, Length(10), Length(20));
        let written = to_string(&prism).expect("a prism is written");
        assert_eq!(from_str::<Prism>(&written).expect("a prism is read"), prism, "{written}");
    }
}

#[test]
fn headings_are_normalised_and_bad_polygons_refused() {
    assert_eq!(from_str::<Heading>("-90000").expect("a heading is read"), Heading::SOUTH);
    let line = r#"[{"x":0,"y":0},{"x":1,"y":1},{"x":2,"y":2}]"#;
    assert!(from_str::<Polygon>(line).is_err());
}
