//! Signs of freely licensed fonts as bitmaps.

use std::{
    collections::HashMap,
    fs, io,
    path::{Path, PathBuf},
};

use ab_glyph::{Font as _, FontVec, point};

/// The signs that the network reads, in the order of its classes.
pub(crate) const SIGNS: &str = "0123456789ABCDEFGHIJKLMNOP";
/// The small letters of the same classes.
const SMALL: &str = "abcdefghijklmnop";

/// Fonts to train with, by file name; TRAINING.md lists their packages and licences.
const TRAINED: &[&str] = &[
    "C059-Bold.otf",
    "C059-Italic.otf",
    "C059-Roman.otf",
    "Cantarell-Bold.otf",
    "Cantarell-Regular.otf",
    "DejaVuSans-Bold.ttf",
    "DejaVuSans-ExtraLight.ttf",
    "DejaVuSans-Oblique.ttf",
    "DejaVuSans.ttf",
    "DejaVuSansCondensed-Bold.ttf",
    "DejaVuSansCondensed.ttf",
    "DejaVuSansMono.ttf",
    "DejaVuSerif-Bold.ttf",
    "DejaVuSerif.ttf",
    "DejaVuSerifCondensed.ttf",
    "EBGaramond12-Bold.otf",
    "FreeMono.ttf",
    "FreeMonoBold.ttf",
    "FreeSans.ttf",
    "FreeSansBold.ttf",
    "FreeSerif.ttf",
    "FreeSerifBold.ttf",
    "FreeSerifItalic.ttf",
    "Inconsolata.otf",
    "Lato-Black.ttf",
    "Lato-Italic.ttf",
    "Lato-Light.ttf",
    "Lato-Regular.ttf",
    "LiberationMono-Regular.ttf",
    "LiberationSans-Bold.ttf",
    "LiberationSans-Italic.ttf",
    "LiberationSans-Regular.ttf",
    "LiberationSansNarrow-Bold.ttf",
    "LiberationSansNarrow-Regular.ttf",
    "LiberationSerif-Bold.ttf",
    "LiberationSerif-Italic.ttf",
    "LiberationSerif-Regular.ttf",
    "LinBiolinum_R.otf",
    "LinLibertine_R.otf",
    "LinLibertine_RB.otf",
    "NimbusMonoPS-Bold.otf",
    "NimbusMonoPS-Regular.otf",
    "NimbusRoman-Bold.otf",
    "NimbusRoman-Regular.otf",
    "NimbusSans-Bold.otf",
    "NimbusSans-Regular.otf",
    "NimbusSansNarrow-Bold.otf",
    "NotoSans-Bold.ttf",
    "NotoSans-Regular.ttf",
    "NotoSansMono-Regular.ttf",
    "NotoSerif-Regular.ttf",
    "OpenSans-Light.ttf",
    "OpenSans-Regular.ttf",
    "OpenSans-Semibold.ttf",
    "P052-Bold.otf",
    "P052-Roman.otf",
    "Roboto-Bold.ttf",
    "Roboto-Italic.ttf",
    "Roboto-Light.ttf",
    "Roboto-Regular.ttf",
    "RobotoCondensed-Bold.ttf",
    "URWBookman-Demi.otf",
    "URWBookman-Light.otf",
    "URWGothic-Book.otf",
    "URWGothic-Demi.otf",
    "PTS55F.ttf",
    "PTS75F.ttf",
    "FiraCode-Regular.ttf",
    "FiraCode-Bold.ttf",
    "Inter-Regular.otf",
    "Inter-Bold.otf",
    "InterDisplay-SemiBold.otf",
    "Comfortaa-Regular.ttf",
    "Quicksand-Medium.ttf",
    "Hack-Regular.ttf",
];

/// Fonts held back for the accuracy table.
const HELD_BACK: &[&str] = &[
    "Cantarell-ExtraBold.otf",
    "DejaVuSansMono-Bold.ttf",
    "DejaVuSerifCondensed-Bold.ttf",
    "FreeSansOblique.ttf",
    "Lato-Bold.ttf",
    "LiberationMono-Bold.ttf",
    "NimbusRoman-Italic.otf",
    "NotoSerif-Bold.ttf",
    "OpenSans-Bold.ttf",
    "P052-Italic.otf",
    "Roboto-Medium.ttf",
    "RobotoCondensed-Regular.ttf",
    "FiraCode-Medium.ttf",
    "InterDisplay-Medium.otf",
    "PTS56F.ttf",
];

/// Height of a digit's bitmap in pixels, about.
const TALL: f32 = 64.0;

/// Coverage of a sign, 0 to 1.
pub(crate) struct Bitmap {
    pub(crate) width: usize,
    pub(crate) height: usize,
    ink: Vec<f32>,
}

impl Bitmap {
    /// Coverage at a place in pixels, between pixels by proportion; 0 outside.
    pub(crate) fn at(&self, x: f32, y: f32) -> f32 {
        if x < -1.0 || y < -1.0 || x > self.width as f32 + 1.0 || y > self.height as f32 + 1.0 {
            return 0.0;
        }
        let (left, top) = ((x - 0.5).floor(), (y - 0.5).floor());
        let (along, down) = (x - 0.5 - left, y - 0.5 - top);
        let pixel = |x: f32, y: f32| match x >= 0.0 && y >= 0.0 && (x as usize) < self.width {
            true => self
                .ink
                .get(y as usize * self.width + x as usize)
                .copied()
                .unwrap_or(0.0),
            false => 0.0,
        };
        let upper = pixel(left, top) * (1.0 - along) + pixel(left + 1.0, top) * along;
        let lower = pixel(left, top + 1.0) * (1.0 - along) + pixel(left + 1.0, top + 1.0) * along;
        upper * (1.0 - down) + lower * down
    }
}

/// Font: its signs in the order of [`SIGNS`], then the small letters.
pub(crate) struct Font {
    pub(crate) signs: Vec<Bitmap>,
    /// Height of its digit 5 in pixels of the bitmaps.
    pub(crate) tall: f32,
}

/// The fonts to train with and those held back, from all files below a directory.
pub(crate) fn load(directory: &Path) -> io::Result<[Vec<Font>; 2]> {
    let mut files = HashMap::new();
    walk(directory, &mut files)?;
    let read = |names: &[&str]| -> io::Result<Vec<Font>> {
        names
            .iter()
            .map(|name| {
                let path = files.get(*name).ok_or_else(|| {
                    io::Error::new(io::ErrorKind::NotFound, format!("no font {name}"))
                })?;
                font(fs::read(path)?)
                    .ok_or_else(|| io::Error::other(format!("{name} lacks a sign")))
            })
            .collect()
    };
    Ok([read(TRAINED)?, read(HELD_BACK)?])
}

fn walk(directory: &Path, files: &mut HashMap<String, PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(directory)? {
        let path = entry?.path();
        if path.is_dir() {
            walk(&path, files)?;
        } else if let Some(name) = path.file_name().and_then(|name| name.to_str()) {
            files.insert(name.to_owned(), path);
        }
    }
    Ok(())
}

fn font(bytes: Vec<u8>) -> Option<Font> {
    let font = FontVec::try_from_vec(bytes).ok()?;
    let signs: Option<Vec<Bitmap>> = SIGNS
        .chars()
        .chain(SMALL.chars())
        .map(|sign| bitmap(&font, sign))
        .collect();
    let signs = signs?;
    let tall = signs.get(5)?.height as f32;
    Some(Font { signs, tall })
}

fn bitmap(font: &FontVec, sign: char) -> Option<Bitmap> {
    let glyph = font
        .glyph_id(sign)
        .with_scale_and_position(TALL * 1.4, point(0.0, 0.0));
    let outline = font.outline_glyph(glyph)?;
    let bounds = outline.px_bounds();
    let (width, height) = (bounds.width() as usize, bounds.height() as usize);
    let mut ink = vec![0.0; width * height];
    outline.draw(|x, y, part| {
        if let Some(pixel) = ink.get_mut(y as usize * width + x as usize) {
            *pixel = part.min(1.0);
        }
    });
    Some(Bitmap { width, height, ink })
}
