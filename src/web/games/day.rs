//! The present day, where the reader is.

use clew::games::Date;

/// The day it is here and now; `None` where the clock is out of all range.
pub(super) fn today() -> Option<Date> {
    let now = js_sys::Date::new_0();
    let year = u16::try_from(now.get_full_year()).ok()?;
    let month = u8::try_from(now.get_month() + 1).ok()?;
    Date::new(year, month, u8::try_from(now.get_date()).ok()?)
}
