//! The page.

fn main() {
    #[cfg(target_arch = "wasm32")]
    clew::web::show_page();
}
