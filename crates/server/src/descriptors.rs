//! The descriptors of the process: how many connections it can have, so that some are left for the data file.

/// The number of descriptors that are kept for the data file, its journal, the log, metrics and the like.
const HEADROOM: u64 = 64;
/// The number of connections where the system names no limit, and the maximum elsewhere.
const CONNECTIONS_MAX: u64 = 20_000;

/// Raises the soft limit on open files to the hard limit, and returns how many connections fit.
pub(crate) fn connections() -> u32 {
    let descriptors = match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(descriptors) => descriptors,
        Err(error) => {
            tracing::warn!("the limit on open files cannot be raised: {error}");
            rlimit::Resource::NOFILE.get_soft().unwrap_or(CONNECTIONS_MAX + HEADROOM)
        }
    };
    let connections = fitting(descriptors);
    tracing::info!(target: crate::START, "{descriptors} open files are allowed: up to {connections} connections");
    connections
}

/// Returns how many connections there may be with this number of descriptors.
fn fitting(descriptors: u64) -> u32 {
    // With few descriptors half of them, so that there are always some for the data file.
    let free = descriptors.saturating_sub(HEADROOM).max(descriptors / 2);
    free.min(CONNECTIONS_MAX) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_descriptors_are_left_for_the_data_file() {
        let fit = [20, 256, 1024, 1_048_576].map(fitting);
        assert_eq!(fit, [10, 192, 960, 20_000]);
    }
}
