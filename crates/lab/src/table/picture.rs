//! One map of a table: coloured cells, and over them terrain, zones and markers.

use std::fmt::Write as _;

use gonfalon_pages::escaped;
use gonfalon_scene::{PieceKind, Standing};

use super::{Grid, Report, legend::Legend, outline::Paper};

/// A map with what it is called and what its colours mean.
pub(super) struct Plate {
    pub(super) title: String,
    /// The colour of each place; nothing where no unit stands, or no way leads.
    pub(super) cells: Vec<Option<String>>,
    pub(super) legend: Legend,
}

/// How pictures look; text follows the page.
pub(super) const STYLE: &str = ":root{color-scheme:light dark}.plate{font:18px sans-serif}.plate text,.heading{fill:#222}.table{fill:#fff}.stripes{stroke:#777;stroke-width:3}\
    .halo{fill:none;stroke:#fff;stroke-width:5;stroke-linejoin:round;opacity:.85}\
    .terrain{fill:#000;fill-opacity:.08;stroke:#111;stroke-width:2;stroke-linejoin:round}\
    .zone{fill:none;stroke:#fff;stroke-width:2.5;stroke-dasharray:9 6}.under{fill:none;stroke:#111;stroke-width:4.5}\
    .marker{fill:#fff;stroke:#111;stroke-width:2}.swatch{stroke:#555}.paper{fill:#fbfaf7}\
    @media(prefers-color-scheme:dark){.plate text,.heading{fill:#eee}.paper{fill:#1c1c1e}.swatch{stroke:#aaa}}";

/// What covers places where no unit stands, or no way leads.
pub(super) const NOWHERE: &str = "url(#nowhere)";

const HATCHING: &str = "<defs><pattern id=\"nowhere\" width=\"9\" height=\"9\" patternUnits=\"userSpaceOnUse\" \
    patternTransform=\"rotate(45)\"><rect class=\"table\" width=\"9\" height=\"9\"/><path class=\"stripes\" d=\"M0 0V9\"/>\
    </pattern></defs>\n";

/// Room for strokes around the table.
const EDGE: f64 = 4.0;

impl Plate {
    /// The picture as an element of a page, and its measures.
    pub(super) fn element(&self, report: &Report<'_>) -> (String, [f64; 2]) {
        let grid = &report.scan.grid;
        let paper = Paper::of(grid);
        let (width, depth) = (paper.drawn(grid.width.0), paper.drawn(grid.depth.0));
        let (legend, height) = self.legend.drawn(depth + 14.0, width);
        let size = [width + 2.0 * EDGE, height + 2.0 * EDGE];
        let mut picture = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"plate\" viewBox=\"-{EDGE} -{EDGE} {:.1} {:.1}\" role=\"img\">\n\
             <title>{}</title>\n{HATCHING}<rect width=\"{width:.1}\" height=\"{depth:.1}\" fill=\"{NOWHERE}\"/>\n",
            size[0],
            size[1],
            escaped(&self.title)
        );
        self.draw_cells(grid, [width, depth], &mut picture);
        draw_over(report, paper, &mut picture);
        let _ = writeln!(picture, "{legend}</svg>");
        (picture, size)
    }

    /// Neighbours of one colour in a row are one.
    fn draw_cells(&self, grid: &Grid, [width, depth]: [f64; 2], picture: &mut String) {
        let (wide, deep) = (width / grid.columns as f64, depth / grid.rows as f64);
        picture.push_str("<g shape-rendering=\"crispEdges\">\n");
        for row in 0..grid.rows {
            let cells = &self.cells[row * grid.columns..(row + 1) * grid.columns];
            let mut column = 0;
            for run in cells.chunk_by(PartialEq::eq) {
                if let Some(colour) = &run[0] {
                    let _ = writeln!(
                        picture,
                        "<rect x=\"{:.2}\" y=\"{:.2}\" width=\"{:.2}\" height=\"{deep:.2}\" fill=\"{colour}\"/>",
                        column as f64 * wide,
                        (grid.rows - 1 - row) as f64 * deep,
                        run.len() as f64 * wide
                    );
                }
                column += run.len();
            }
        }
        picture.push_str("</g>\n");
    }
}

fn draw_over(report: &Report<'_>, paper: Paper, picture: &mut String) {
    let scan = report.scan;
    let on_table = scan.scene.pieces.iter().filter(|piece| piece.standing == Standing::Table);
    for piece in on_table.clone().filter(|piece| piece.kind == PieceKind::Terrain) {
        let title = format!("<title>{}</title>", escaped(&report.of_game(&piece.about)));
        picture.push_str(&paper.element(&piece.shape, "halo", ""));
        picture.push_str(&paper.element(&piece.shape, "terrain", &title));
    }
    for zone in scan.sides.iter().flat_map(|side| &side.zones) {
        picture.push_str(&paper.element(zone, "under", ""));
        picture.push_str(&paper.element(zone, "zone", ""));
    }
    for piece in on_table.filter(|piece| piece.kind == PieceKind::Marker && piece.owner.is_none()) {
        let title = format!("<title>{}</title>", escaped(&report.of_game(&piece.about)));
        picture.push_str(&paper.element(&piece.shape, "marker", &title));
    }
}
