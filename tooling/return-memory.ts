// Loaded with --import, before anything else. glibc keeps memory that threads have freed for as long as the process
// lives: half a gigabyte after some photographs. These settings return large blocks to the system at once, and let
// threads share two heaps. glibc reads them when a process starts, so this process restarts itself under the same id.
const settings = { MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '1048576', MALLOC_ARENA_MAX: '2' }

const hasOwnSettings = Object.keys(settings).some((name) => name in process.env)

if (process.platform === 'linux' && !hasOwnSettings) {
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    ...settings,
  })
}
