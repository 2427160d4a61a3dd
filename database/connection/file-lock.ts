import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'

/** An exclusive lock on a file. */
export interface FileLock {
  release(): void
}

const SQLITE_BUSY = 5
const RETRY_MILLISECONDS = 50

// Without this reference the garbage collector would close a connection, and release its lock.
const openConnections = new Set<DatabaseSync>()

/**
 * Takes an exclusive lock on a file, which it creates when missing, or returns undefined when another process holds it
 * for longer than `timeoutMs` milliseconds.
 *
 * The lock belongs to the operating system: it ends with the process, however that ends, so a lock is never stale.
 * SQLite is how Node reaches such locks on every platform without native add-ons; nothing is stored in the file. Do not
 * read the file by other means: closing it would drop the lock.
 */
export async function lockFile(path: string, timeoutMs: number): Promise<FileLock | undefined> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const connection = tryToLock(path)
    if (connection) return { release: () => unlock(connection) }
    if (Date.now() >= deadline) return undefined
    await delay(RETRY_MILLISECONDS)
  }
}

function tryToLock(path: string): DatabaseSync | undefined {
  const connection = new DatabaseSync(path, { timeout: 0 })
  try {
    connection.exec('pragma journal_mode = off; begin exclusive')
    openConnections.add(connection)
    return connection
  } catch (error) {
    connection.close()
    if (isBusy(error)) return undefined
    throw error
  }
}

function unlock(connection: DatabaseSync): void {
  if (openConnections.delete(connection)) connection.close()
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
