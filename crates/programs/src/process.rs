//! One process: started in a group of its own, always ended and always reaped.

use std::{
    collections::BTreeSet,
    io::{self, Write as _},
    process::{Child, Command, Stdio},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel},
    },
    thread,
    time::{Duration, Instant},
};

use crate::{
    Fault, Program,
    pipes::{Heard, pass_on, read_lines, write_lines},
};

/// How many messages may wait for a program that does not read.
const WAITING: usize = 4;
/// How long to wait for the exit code of a program that has closed its output.
const LAST_WORD: Duration = Duration::from_millis(200);
/// How often a process is looked at that ought to end.
const GLANCE: Duration = Duration::from_millis(2);

/// The groups of all processes that run, so that none outlives its host.
static GROUPS: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

/// Ends every process of every program at once: for a host that is told to stop.
pub fn end_all() {
    let groups = GROUPS.lock().expect("nobody breaks down while holding it");
    groups.iter().for_each(|group| end_group(*group));
}

/// A process that is talked to.
pub(crate) struct Process {
    child: Child,
    to: Option<SyncSender<String>>,
    from: Receiver<Heard>,
    flooded: Arc<AtomicBool>,
    limits: crate::Limits,
}

impl Process {
    /// Starts a program.
    pub(crate) fn start(program: &Program) -> io::Result<Process> {
        let (file, arguments) = program.words.split_first().expect("a program has a file to run");
        let mut command = Command::new(file);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let limits = program.limits;
        let mut child = command.spawn()?;
        GROUPS.lock().expect("nobody breaks down while holding it").insert(child.id());
        let stdin = child.stdin.take().expect("it was asked for");
        let stdout = child.stdout.take().expect("it was asked for");
        let stderr = child.stderr.take().expect("it was asked for");
        let (to, messages) = sync_channel::<String>(WAITING);
        // One more place is for the end.
        let (heard, from) = sync_channel(limits.lines + 1);
        let flooded = Arc::new(AtomicBool::new(false));
        let process = Process { child, to: Some(to), from, flooded: Arc::clone(&flooded), limits };
        let name = program.name.clone();
        let threads: [Box<dyn FnOnce() + Send>; 3] = [
            Box::new(move || write_lines(stdin, &messages)),
            Box::new(move || read_lines(stdout, limits, &heard, &flooded)),
            Box::new(move || pass_on(stderr, &name, limits.complaints, complain)),
        ];
        for work in threads {
            thread::Builder::new().name("program".to_owned()).spawn(work)?;
        }
        Ok(process)
    }

    /// Hands over a message. A process that takes nothing in will be silent, or has ended.
    pub(crate) fn say(&self, line: String) {
        match self.to.as_ref().map(|to| to.try_send(line)) {
            None | Some(Ok(()) | Err(TrySendError::Full(_) | TrySendError::Disconnected(_))) => {}
        }
    }

    /// The next line.
    pub(crate) fn hear(&self, until: Instant, patience: Duration) -> Result<Vec<u8>, Fault> {
        if self.flooded.load(Ordering::Relaxed) {
            return Err(Fault::TooManyLines(self.limits.lines));
        }
        match self.from.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(Heard::Line(line)) => Ok(line),
            Ok(Heard::LongLine) => Err(Fault::LongLine(self.limits.line)),
            Ok(Heard::End) => Err(Fault::Stopped(None)),
            // Where even the end finds no room, too much waits.
            Err(RecvTimeoutError::Disconnected) => Err(Fault::TooManyLines(self.limits.lines)),
            Err(RecvTimeoutError::Timeout) => {
                Err(Fault::Silent(u32::try_from(patience.as_millis()).unwrap_or(u32::MAX)))
            }
        }
    }

    /// Ends it, with everything it has started; the exit code if it has ended by itself by now.
    pub(crate) fn end(mut self) -> Option<i32> {
        self.leave(LAST_WORD)
    }

    /// Says the last message, lets it go in peace, and ends it if it does not.
    pub(crate) fn farewell(mut self, line: String) {
        self.say(line);
        self.leave(self.limits.farewell);
    }

    fn leave(&mut self, patience: Duration) -> Option<i32> {
        // No more messages: the end of its input tells it to go.
        self.to = None;
        let until = Instant::now() + patience;
        while !has_ended(&mut self.child) && Instant::now() < until {
            thread::sleep(GLANCE);
        }
        self.reap()
    }

    /// Its group is ended before its number is given up, so that nobody else can have got it.
    fn reap(&mut self) -> Option<i32> {
        let group = self.child.id();
        if !GROUPS.lock().expect("nobody breaks down while holding it").remove(&group) {
            return None;
        }
        end_group(group);
        // Without groups the process alone is ended; one that has ended already is none any more.
        let _ = self.child.kill();
        self.child.wait().ok().and_then(|status| status.code())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.reap();
    }
}

fn complain(line: &str) {
    // There is nobody left to tell that even this could not be said.
    let _ = writeln!(io::stderr(), "{line}");
}

/// Whether a process has ended; it stays to be reaped.
#[cfg(unix)]
fn has_ended(child: &mut Child) -> bool {
    use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
    let Some(pid) = i32::try_from(child.id()).ok().and_then(Pid::from_raw) else { return true };
    let glance = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    !matches!(waitid(WaitId::Pid(pid), glance), Ok(None))
}

#[cfg(not(unix))]
fn has_ended(child: &mut Child) -> bool {
    !matches!(child.try_wait(), Ok(None))
}

#[cfg(unix)]
fn end_group(group: u32) {
    use rustix::process::{Pid, Signal, kill_process_group};
    if let Some(group) = i32::try_from(group).ok().and_then(Pid::from_raw) {
        // A group that has gone needs no ending.
        let _ = kill_process_group(group, Signal::KILL);
    }
}

#[cfg(not(unix))]
fn end_group(_: u32) {}
