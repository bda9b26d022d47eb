//! Values that are not shown.

/// Value that is not shown. Any two are equal, so a change in it does not count as a change of the page.
#[derive(Clone, Debug, Default)]
pub struct Unshown<T>(pub T);

impl<T> PartialEq for Unshown<T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}
