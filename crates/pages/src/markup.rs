//! Pieces of pages.

/// A text that means nothing to a browser.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A paragraph of plain text.
pub fn paragraph(text: &str) -> String {
    format!("<p>{}</p>\n", escaped(text))
}

/// The heading of a part of a section.
pub fn heading(text: &str) -> String {
    format!("<h3>{}</h3>\n", escaped(text))
}

/// Something that is shown on demand.
pub fn folded(summary: &str, html: &str) -> String {
    format!("<details>\n<summary>{}</summary>\n{html}</details>\n", escaped(summary))
}

/// Pictures with their captions, side by side where there is room: the caption as plain text, the picture as SVG.
pub fn pictures(all: impl IntoIterator<Item = (String, String)>) -> String {
    let figure = |(caption, svg): (String, String)| {
        format!("<figure><figcaption>{}</figcaption>\n{svg}</figure>\n", escaped(&caption))
    };
    format!("<div class=\"pictures\">\n{}</div>\n", all.into_iter().map(figure).collect::<String>())
}

/// A part of a page with a heading of its own.
#[derive(Clone, Debug)]
pub struct Section {
    /// What links to it call it.
    pub id: &'static str,
    /// The heading, as plain text.
    pub title: String,
    /// What stands below, as HTML.
    pub html: String,
}

impl Section {
    /// The section as HTML.
    pub fn html(&self) -> String {
        format!("<section id=\"{}\">\n<h2>{}</h2>\n{}</section>\n", self.id, escaped(&self.title), self.html)
    }

    /// Links to sections.
    pub fn contents(sections: &[Section]) -> String {
        let link =
            |section: &Section| format!("<a href=\"#{}\">{}</a>\n", section.id, escaped(&section.title));
        format!("<nav>\n{}</nav>\n", sections.iter().map(link).collect::<String>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_cannot_break_out() {
        assert_eq!(escaped("<a href=\"x\">&"), "&lt;a href=&quot;x&quot;&gt;&amp;");
        assert_eq!(paragraph("a < b"), "<p>a &lt; b</p>\n");
        let shown = pictures([("a & b".to_owned(), "<svg/>".to_owned())]);
        assert!(shown.contains("<figure><figcaption>a &amp; b</figcaption>\n<svg/></figure>"), "{shown}");
    }
}
