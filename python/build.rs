//! Tells the linker that Python itself brings what is missing, where it would not believe it otherwise.

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}
