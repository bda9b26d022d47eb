//! How fast the film runs.

/// A speed of the film.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Speed {
    /// Half.
    Half,
    /// As paced.
    #[default]
    Single,
    /// Twice.
    Double,
    /// Four times.
    Fourfold,
    /// Sixteen times.
    Sixteenfold,
    /// As fast as can be seen.
    Max,
}

impl Speed {
    /// All, from slow to fast.
    pub(super) const ALL: [Speed; 6] = [
        Speed::Half,
        Speed::Single,
        Speed::Double,
        Speed::Fourfold,
        Speed::Sixteenfold,
        Speed::Max,
    ];

    /// How many times as fast as paced; `None`: as fast as can be seen.
    pub(super) fn factor(self) -> Option<f64> {
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
    pub(super) fn name(self) -> &'static str {
        match self {
            Speed::Half => "page-speed-half",
            Speed::Single => "page-speed-single",
            Speed::Double => "page-speed-double",
            Speed::Fourfold => "page-speed-fourfold",
            Speed::Sixteenfold => "page-speed-sixteenfold",
            Speed::Max => "page-speed-max",
        }
    }

    /// The speed of a name.
    pub(super) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|speed| speed.name() == name)
    }

    /// The next faster one.
    pub(super) fn faster(self) -> Self {
        let next = Self::ALL.iter().skip_while(|&&speed| speed != self).nth(1);
        next.copied().unwrap_or(self)
    }

    /// The next slower one.
    pub(super) fn slower(self) -> Self {
        let slower = Self::ALL.iter().take_while(|&&speed| speed != self).last();
        slower.copied().unwrap_or(self)
    }
}
