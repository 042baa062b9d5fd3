//! The geometry of the rules against independent answers: exact integers, patience and trigonometry of another kind.

mod arcs;
mod moves;
mod views;
