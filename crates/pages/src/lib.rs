//! Pages that need nothing else: one file of HTML with its style and its pictures, without scripts or links to anywhere.
//!
//! They are well-formed XML, follow the reader's choice of light or dark, and print. Plots are rows of tables: their words stay
//! words, so that they can be read on a narrow screen, copied, and heard.

mod markup;
mod page;
mod plot;
mod table;

pub use markup::{Section, escaped, folded, heading, paragraph, pictures};
pub use page::{page, styled_page};
pub use plot::Scale;
pub use table::{Cell, Table};
