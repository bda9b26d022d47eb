//! Sentences below the pictures of a GIF, in a font of this machine.

use std::cell::OnceCell;
use std::io;

use ab_glyph::{Font, FontVec, PxScaleFont, ScaleFont as _, point};
use clew::handout::lines;
use clew_core::scene::pixels::{Pixels, channels};
use clew_core::scene::{Role, Theme};
use fontdb::{Database, FaceInfo, Family, Query, Style, Weight};

/// Size of the type, height of a line, and distance from the edges, in pixels.
const TYPE: f32 = 17.0;
const LINE: u16 = 25;
const EDGE: u16 = 16;

/// A sentence for each picture of a film.
pub(super) struct Captions {
    sentences: Vec<String>,
    font: PxScaleFont<FontVec>,
    theme: Theme,
    /// The lines of each, once the width of the pictures is known.
    lines: OnceCell<Vec<Vec<String>>>,
}

impl Captions {
    /// Captions of all pictures, in their order.
    ///
    /// # Errors
    /// No font of this machine has all their letters.
    pub(super) fn new(sentences: Vec<String>, theme: Theme) -> io::Result<Self> {
        let missing = "no font of this machine has all letters of the sentences";
        let font = font(&sentences).ok_or_else(|| io::Error::other(missing))?;
        // Fonts of one size differ in height.
        let size = font.units_per_em().unwrap_or(1000.0);
        let height = TYPE * font.height_unscaled() / size;
        Ok(Self {
            font: font.into_scaled(height),
            sentences,
            theme,
            lines: OnceCell::new(),
        })
    }

    /// A picture with its sentence below. All pictures become equally high.
    pub(super) fn below(&self, number: usize, mut picture: Pixels) -> Pixels {
        let lines = self.lines.get_or_init(|| {
            let room = f32::from(picture.width - picture.width.min(2 * EDGE));
            let lines = |sentence: &String| lines(sentence, |line| self.width(line) > room);
            self.sentences.iter().map(lines).collect()
        });
        let most = lines.iter().map(Vec::len).max().unwrap_or(0);
        let added = u16::try_from(most).map_or(u16::MAX, |most| most.saturating_mul(LINE));
        let board = picture.height;
        picture.height = board.saturating_add(added).saturating_add(EDGE);
        let [red, green, blue] = channels(self.theme.paper());
        let rows = usize::from(picture.height - board);
        let pixels = rows * usize::from(picture.width);
        let paper = [red, green, blue, u8::MAX].repeat(pixels);
        picture.rgba.extend(paper);
        let lines = lines.get(number).into_iter().flatten();
        for (at, line) in (0_u16..).zip(lines) {
            let down = f32::from(board) + f32::from(LINE) * f32::from(at);
            self.write(&mut picture, line, down);
        }
        picture
    }

    fn width(&self, text: &str) -> f32 {
        text.chars().map(|letter| self.advance(letter)).sum()
    }

    fn advance(&self, letter: char) -> f32 {
        self.font.h_advance(self.font.glyph_id(letter))
    }

    /// Writes a line, given its top.
    fn write(&self, picture: &mut Pixels, line: &str, top: f32) {
        let ink = channels(self.theme.style(Role::Clue).colour);
        let (width, height) = (i64::from(picture.width), i64::from(picture.height));
        let mut along = f32::from(EDGE);
        for letter in line.chars() {
            let glyph = self.font.glyph_id(letter);
            let glyph = glyph
                .with_scale_and_position(self.font.scale(), point(along, top + self.font.ascent()));
            along += self.advance(letter);
            let Some(outline) = self.font.outline_glyph(glyph) else {
                continue;
            };
            let corner = outline.px_bounds().min;
            outline.draw(|x, y, share| {
                // Within a picture, coordinates are small.
                let (x, y) = (
                    corner.x as i64 + i64::from(x),
                    corner.y as i64 + i64::from(y),
                );
                if !(0..width).contains(&x) || !(0..height).contains(&y) {
                    return;
                }
                let start = usize::try_from(4 * (y * width + x)).unwrap_or(usize::MAX);
                let pixel = picture.rgba.iter_mut().skip(start).take(3);
                for (below, above) in pixel.zip(ink) {
                    let mixed = f32::from(*below) * (1.0 - share) + f32::from(above) * share;
                    // Between two bytes.
                    *below = mixed.round() as u8;
                }
            });
        }
    }
}

/// A font that has all letters of some texts: the one that this machine prefers or, among the others, one without serifs first.
fn font(texts: &[String]) -> Option<FontVec> {
    let mut fonts = Database::new();
    fonts.load_system_fonts();
    let preferred = fonts.query(&Query {
        families: &[Family::SansSerif],
        ..Query::default()
    });
    let order = |face: &&FaceInfo| {
        let has_serifs = !face.post_script_name.contains("Sans");
        let is_plain = face.weight == Weight::NORMAL && face.style == Style::Normal;
        (
            Some(face.id) != preferred,
            !is_plain,
            has_serifs,
            face.monospaced,
        )
    };
    let mut faces: Vec<&FaceInfo> = fonts.faces().collect();
    faces.sort_by_key(order);
    faces.into_iter().find_map(|face| {
        let open = |data: &[u8], index| FontVec::try_from_vec_and_index(data.to_vec(), index).ok();
        let font = fonts.with_face_data(face.id, open)??;
        let letters = texts.iter().flat_map(|text| text.chars());
        let mut drawn = letters.filter(|letter| !letter.is_whitespace());
        drawn
            .all(|letter| font.glyph_id(letter).0 != 0)
            .then_some(font)
    })
}
