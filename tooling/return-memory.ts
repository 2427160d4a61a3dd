// Loaded with --import, before anything else is. glibc keeps what threads have freed for as long as the process lives:
// half a gigabyte after some photographs. Large pieces are to go back to the system at once, and threads to share two
// heaps. It reads this when a process begins, so this one begins again, under the same id.
const settings = { MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '1048576', MALLOC_ARENA_MAX: '2' }

const isOwn = Object.keys(settings).some((name) => name in process.env)

if (process.platform === 'linux' && !isOwn) {
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    ...settings,
  })
}
