import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

/** An exclusive lock on a file. */
export interface FileLock {
  release(): void
}

const SQLITE_BUSY = 5
const RETRY_MILLISECONDS = 50

// A connection that nothing refers to would be closed by the garbage collector, and the lock with it.
const held = new Set<DatabaseSync>()

/**
 * Takes an exclusive lock on a file, which it makes when missing, or answers undefined when another holder keeps it for
 * longer than `patience` milliseconds.
 *
 * The lock belongs to the operating system: it ends with the process however that dies, so nothing stale is ever left
 * behind and no process number has to be judged. SQLite is how Node reaches such locks on every platform without native
 * add-ons; nothing is stored in the file. Do not read the file by other means: closing it would drop the lock.
 */
export async function lockFile(path: string, patience: number): Promise<FileLock | undefined> {
  const deadline = Date.now() + patience
  for (;;) {
    const connection = tryToLock(path)
    if (connection) return { release: () => unlock(connection) }
    if (Date.now() >= deadline) return undefined
    await pause(RETRY_MILLISECONDS)
  }
}

function tryToLock(path: string): DatabaseSync | undefined {
  const connection = new DatabaseSync(path, { timeout: 0 })
  try {
    connection.exec('pragma journal_mode = off; begin exclusive')
    held.add(connection)
    return connection
  } catch (error) {
    connection.close()
    if (isBusy(error)) return undefined
    throw error
  }
}

function unlock(connection: DatabaseSync): void {
  if (held.delete(connection)) connection.close()
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
