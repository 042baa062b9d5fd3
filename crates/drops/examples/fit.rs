//! Writes the bounces of the stand-in: `cargo run --release -p gonfalon-drops --example fit > crates/drops/src/bounces.txt`.

fn main() {
    print!("{}", gonfalon_drops::fit());
}
