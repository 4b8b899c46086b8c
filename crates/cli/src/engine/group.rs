//! Processes that end with all their children: when they are dropped, and when a signal ends the program.

use std::collections::BTreeSet;
use std::io;
use std::process::{Child, Command};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The processes that run, each the first of its group, by number.
static RUNNING: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

fn running() -> MutexGuard<'static, BTreeSet<u32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A process in a process group of its own. The group is killed when this is dropped.
pub struct Group {
    child: Child,
}

impl Group {
    /// Starts a process.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn start(command: &mut Command) -> io::Result<Group> {
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        // A signal that comes meanwhile waits until the process is listed.
        let mut running = running();
        let child = command.spawn()?;
        running.insert(child.id());
        Ok(Group { child })
    }

    /// Returns the process, for its pipes.
    pub fn child(&mut self) -> &mut Child {
        &mut self.child
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        // Nobody has waited for the process yet, so its number is no other's, and after that it is not listed.
        let mut running = running();
        kill(self.child.id());
        running.remove(&self.child.id());
        drop(running);
        // Without groups the process alone is killed; one that has ended already cannot be.
        #[cfg(not(unix))]
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Kills a process group. A group that has ended is no error.
#[cfg(unix)]
fn kill(group: u32) {
    use rustix::process::{Pid, Signal, kill_process_group};
    if let Some(group) = i32::try_from(group).ok().and_then(Pid::from_raw) {
        let _ = kill_process_group(group, Signal::KILL);
    }
}

#[cfg(not(unix))]
fn kill(_: u32) {}

/// From now on, kills all groups before a signal (Ctrl-C, a termination, a hangup of the terminal) ends the program.
/// Further calls change nothing.
///
/// # Errors
/// If signals cannot be handled.
#[cfg(unix)]
pub fn end_with_the_program() -> io::Result<()> {
    use std::sync::atomic::{AtomicBool, Ordering};
    use tokio::signal::unix::{SignalKind, signal};

    static HANDLED: AtomicBool = AtomicBool::new(false);
    if HANDLED.swap(true, Ordering::Relaxed) {
        return Ok(());
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
    let within = runtime.enter();
    let mut interrupts = signal(SignalKind::interrupt())?;
    let mut terminations = signal(SignalKind::terminate())?;
    let mut hangups = match server::outlives_its_terminal() {
        true => None,
        false => Some(signal(SignalKind::hangup())?),
    };
    drop(within);
    std::thread::spawn(move || {
        let kind = runtime.block_on(async {
            let hung_up = async {
                match &mut hangups {
                    Some(hangups) => hangups.recv().await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                _ = interrupts.recv() => SignalKind::interrupt(),
                _ = terminations.recv() => SignalKind::terminate(),
                _ = hung_up => SignalKind::hangup(),
            }
        });
        // The list stays locked, so that no further process starts.
        let running = running();
        running.iter().for_each(|&group| kill(group));
        std::process::exit(128 + kind.as_raw_value());
    });
    Ok(())
}

/// Without process groups, engines end with their input.
///
/// # Errors
/// None.
#[cfg(not(unix))]
pub fn end_with_the_program() -> io::Result<()> {
    Ok(())
}
