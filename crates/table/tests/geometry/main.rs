//! The geometry against independent judges: exact rational arithmetic, a physics library in floating point,
//! searches that bound the true answer from both sides, and laws such as symmetry.

mod areas;
mod circles;
mod covering;
mod exact;
mod floats;
mod generate;
mod headings;
mod laws;
mod physics;
mod polygons;
mod serialised;
mod sight;
mod sightlines;
mod sweeps;
