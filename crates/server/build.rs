//! Tells cargo when the page or the cards, which become part of the program, have changed.

fn main() {
    println!("cargo::rerun-if-changed=../../web/dist");
    println!("cargo::rerun-if-changed=../../cards");
}
