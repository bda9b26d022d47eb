//! Speed of playback.

/// Speed of playback.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// Half.
    Half,
    /// Normal speed.
    #[default]
    Single,
    /// Twice.
    Double,
    /// Four times.
    Fourfold,
    /// Sixteen times.
    Sixteenfold,
    /// Fastest speed that can still be seen.
    Max,
}

impl Speed {
    /// All, from slow to fast.
    pub const ALL: [Speed; 6] = [
        Speed::Half,
        Speed::Single,
        Speed::Double,
        Speed::Fourfold,
        Speed::Sixteenfold,
        Speed::Max,
    ];

    /// Factor on the normal speed; `None` for the fastest visible speed.
    pub fn factor(self) -> Option<f64> {
        match self {
            Speed::Half => Some(0.5),
            Speed::Single => Some(1.0),
            Speed::Double => Some(2.0),
            Speed::Fourfold => Some(4.0),
            Speed::Sixteenfold => Some(16.0),
            Speed::Max => None,
        }
    }

    /// Its name in storage and in the menu's values; also part of its message id.
    pub fn name(self) -> &'static str {
        match self {
            Speed::Half => "page-speed-half",
            Speed::Single => "page-speed-single",
            Speed::Double => "page-speed-double",
            Speed::Fourfold => "page-speed-fourfold",
            Speed::Sixteenfold => "page-speed-sixteenfold",
            Speed::Max => "page-speed-max",
        }
    }

    /// The speed with a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|speed| speed.name() == name)
    }

    /// The next faster speed.
    pub fn faster(self) -> Self {
        let next = Self::ALL.iter().skip_while(|&&speed| speed != self).nth(1);
        next.copied().unwrap_or(self)
    }

    /// The next slower speed.
    pub fn slower(self) -> Self {
        let slower = Self::ALL.iter().take_while(|&&speed| speed != self).last();
        slower.copied().unwrap_or(self)
    }
}
