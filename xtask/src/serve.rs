//! `cargo xtask serve`: builds the page for development and serves it on this machine; rebuilds it when a source file changes.

use std::env;
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::run::{Failure, Result, not_started, run_instead};
use crate::stages;
use crate::workshop::Workshop;

/// Default port of the page.
pub(crate) const PORT: u16 = 8080;

/// Command of this program that `serve` starts, omitted from the usage text.
pub(crate) const ANNOUNCE: &str = "announce";

/// Log filter for Trunk: errors, warnings and its builds. `announce` prints the page's address in the project's own words.
const REPORTED: &str = "error,trunk=warn,trunk::build=info";

/// Pause between two attempts to reach the page.
const PAUSE: Duration = Duration::from_millis(200);

/// Time after which `announce` gives up, in case the server ends without notice.
const LONGEST_BUILD: Duration = Duration::from_secs(3_600);

/// Sets up, builds and serves until stopped from the keyboard.
///
/// # Errors
/// Returns an error if the port is in use or a tool cannot be installed. Trunk reports build errors of the page, and waits
/// until they are fixed.
pub(crate) fn serve(workshop: &Workshop, port: u16) -> Result<()> {
    // Check this before the long work.
    if let Err(error) = TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
        return Err(Failure::new(format!(
            "port {port} cannot be used ({error}): choose another with `cargo xtask serve --port N`"
        )));
    }
    stages::serve_ready(workshop)?;
    println!(
        "building the page for development (seconds if it is compiled already, else two minutes). It is larger and slower than the\n\
         published one, and lacks its pages below `learn`, its words before the program starts, and copies for times without a network;\n\
         `cargo xtask site` builds that one."
    );
    start_announcing(port)?;
    let mut trunk = stages::trunk(workshop);
    if env::var_os("RUST_LOG").is_none() {
        trunk.args(["--log", REPORTED]);
    }
    run_instead(trunk.args(["serve", "--disable-address-lookup"]).args([
        "--address",
        "127.0.0.1",
        "--port",
        &port.to_string(),
    ]))
}

/// Starts `announce`. It is a separate process because Trunk replaces this one, with all its threads.
fn start_announcing(port: u16) -> Result<()> {
    let own = env::current_exe()
        .map_err(|error| Failure::new(format!("xtask does not know where it is: {error}")))?;
    let mut command = Command::new(own);
    command
        .args([ANNOUNCE, &port.to_string()])
        .stdin(Stdio::null());
    match command.spawn() {
        Ok(_) => Ok(()),
        Err(error) => Err(not_started(&command, &error)),
    }
}

/// Prints the page's address as soon as the page can be reached. Trunk answers only after the first build, so this line is the last one.
///
/// # Errors
/// Never returns an error; a server that ends before it answers has already given the reason.
pub(crate) fn announce(port: u16) -> Result<()> {
    let server = parent();
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let started = Instant::now();
    while parent() == server && started.elapsed() < LONGEST_BUILD {
        if TcpStream::connect_timeout(&address, PAUSE).is_ok() {
            println!(
                "Clew is at http://127.0.0.1:{port}/ (saved changes are built at once, the page then offers to reload; Ctrl+C stops)"
            );
            return Ok(());
        }
        sleep(PAUSE);
    }
    Ok(())
}

/// Parent process; a constant if the system does not tell.
fn parent() -> u32 {
    #[cfg(unix)]
    return std::os::unix::process::parent_id();
    #[cfg(not(unix))]
    0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_announced_once_it_can_be_reached() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        announce(port).expect("it is there");
    }
}
