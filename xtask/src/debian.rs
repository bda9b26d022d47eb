//! Installs Debian packages if this does not require a password.

use std::fs;
use std::process::Command;

use crate::run::{Result, answer, run};
use crate::workshop::Workshop;

/// Right to install packages.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Right {
    /// The user is root.
    Root,
    /// The user may act as root without a password.
    Sudo,
}

/// The user's right on this system; `None` if the system is not Debian, or if somebody would have to type a password.
pub(crate) fn right(workshop: &Workshop) -> Option<Right> {
    if !fs::read_to_string("/etc/os-release").is_ok_and(|text| is_debian(&text)) {
        return None;
    }
    // The standard library cannot determine the user.
    if answer(workshop.command("id").arg("-u")).as_deref() == Some("0") {
        return Some(Right::Root);
    }
    answer(workshop.command("sudo").args(["--non-interactive", "true"])).map(|_| Right::Sudo)
}

/// Installs packages and their dependencies.
///
/// # Errors
/// Returns an error if apt-get does not succeed.
pub(crate) fn install(workshop: &Workshop, right: Right, packages: &[&str]) -> Result<()> {
    run(&mut apt(workshop, right, &["update"]))?;
    let install = ["install", "--yes", "--no-install-recommends"];
    run(&mut apt(workshop, right, &[&install, packages].concat()))
}

fn apt(workshop: &Workshop, right: Right, args: &[&str]) -> Command {
    let words: &[&str] = match right {
        Right::Root => &["env"],
        Right::Sudo => &["sudo", "--non-interactive", "env"],
    };
    let mut command = workshop.command(words[0]);
    command
        .args(&words[1..])
        // Set here, because sudo does not pass on variables.
        .args(["DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet"])
        .args(args);
    command
}

/// Whether a text of `/etc/os-release` belongs to Debian itself: derived systems have stubs in place of some packages.
fn is_debian(release: &str) -> bool {
    release.lines().any(|line| line == "ID=debian")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn debian_is_distinguished_from_its_derivatives() {
        assert!(is_debian("NAME=\"Debian GNU/Linux\"\nID=debian\n"));
        assert!(!is_debian("NAME=\"Ubuntu\"\nID=ubuntu\nID_LIKE=debian\n"));
        assert!(!is_debian(""));
    }

    #[test]
    fn sudo_never_asks_and_hands_the_variable_on() {
        let workshop = Workshop::open().expect("there is a home folder");
        let words = |right| -> Vec<String> {
            let command = apt(&workshop, right, &["update"]);
            let args = command.get_args().map(|arg| arg.to_string_lossy());
            args.map(|arg| arg.into_owned()).collect()
        };
        let asked = [
            "DEBIAN_FRONTEND=noninteractive",
            "apt-get",
            "--quiet",
            "update",
        ];
        assert_eq!(words(Right::Root), asked);
        let sudo = words(Right::Sudo);
        assert_eq!(sudo[..2], ["--non-interactive", "env"]);
        assert_eq!(sudo[2..], asked);
    }
}
