//! Pieces in free flight, before they meet anything.

use rapier3d::math::{Rotation, Vector};

use crate::constants::GRAVITY;

/// A piece in the air. Lengths are inches from the aim point: x east, y up, z south.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Flight {
    pub(crate) place: Vector,
    pub(crate) turn: Rotation,
    pub(crate) velocity: Vector,
    pub(crate) spin: Vector,
}

impl Flight {
    /// The piece after some seconds; its spin stays as it is.
    pub(crate) fn after(&self, seconds: f32) -> Flight {
        let gravity = Vector::new(0.0, -GRAVITY, 0.0);
        Flight {
            place: self.place + self.velocity * seconds + gravity * (0.5 * seconds * seconds),
            turn: rotation(self.spin * seconds) * self.turn,
            velocity: self.velocity + gravity * seconds,
            spin: self.spin,
        }
    }

    /// The seconds until the middle of the piece comes down to a height; none if it is below already.
    pub(crate) fn until(&self, height: f32) -> f32 {
        let (rise, room) = (self.velocity.y, self.place.y - height);
        let square = rise * rise + 2.0 * GRAVITY * room;
        if square <= 0.0 { 0.0 } else { ((rise + libm::sqrtf(square)) / GRAVITY).max(0.0) }
    }
}

/// The rotation about a vector by its length in radians.
pub(crate) fn rotation(scaled_axis: Vector) -> Rotation {
    let angle = libm::sqrtf(scaled_axis.dot(scaled_axis));
    if angle < 1e-9 {
        return Rotation::IDENTITY;
    }
    let axis = scaled_axis * (libm::sinf(0.5 * angle) / angle);
    Rotation::from_xyzw(axis.x, axis.y, axis.z, libm::cosf(0.5 * angle))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thrown_piece_comes_down_where_the_parabola_says() {
        let flight = Flight {
            place: Vector::new(0.0, 10.0, 0.0),
            turn: Rotation::IDENTITY,
            velocity: Vector::new(3.0, 20.0, 0.0),
            spin: Vector::new(0.0, 2.0, 0.0),
        };
        let time = flight.until(1.0);
        let end = flight.after(time);
        assert!((end.place.y - 1.0).abs() < 1e-4, "{end:?}");
        assert!((end.place.x - 3.0 * time).abs() < 1e-5);
        assert!(end.velocity.y < 0.0);
        assert!(flight.until(30.0).abs() < 1e-9, "never that high");
    }

    #[test]
    fn a_quarter_turn_about_the_vertical_goes_from_east_to_north() {
        let quarter = rotation(Vector::new(0.0, core::f32::consts::FRAC_PI_2, 0.0));
        let north = quarter * Vector::new(1.0, 0.0, 0.0);
        assert!((north - Vector::new(0.0, 0.0, -1.0)).length() < 1e-6);
    }
}
