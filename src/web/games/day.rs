//! The reader's present day.

use clew::games::Date;

/// The reader's present day; `None` if the clock is out of range.
pub(super) fn today() -> Option<Date> {
    let now = js_sys::Date::new_0();
    let year = u16::try_from(now.get_full_year()).ok()?;
    let month = u8::try_from(now.get_month() + 1).ok()?;
    Date::new(year, month, u8::try_from(now.get_date()).ok()?)
}
