import { statfs } from 'node:fs/promises'
import { SingleFlight } from '@hydrant/kernel/concurrency/single-flight.ts'
import type { DatabaseLog } from './database.ts'
import type { DiskReserve } from './disk-reserve.ts'

/** With fewer free bytes the database is read-only. */
const MIN_FREE_BYTES = 32 * 1024 * 1024
/** With this many free bytes writes are allowed again; the difference prevents switching every second. */
const RESUME_FREE_BYTES = 64 * 1024 * 1024
const CHECK_INTERVAL_MS = 1000

/** Reads how many bytes this user can still write on the disk of a folder. */
export type ReadFreeBytes = (folder: string) => Promise<number>

/** Options of a `DiskSpaceMonitor`. */
export interface DiskSpaceOptions {
  readonly folder: string
  readonly reserve: DiskReserve
  readonly readFreeBytes: ReadFreeBytes
  readonly log: DatabaseLog | undefined
  /** Makes the database read-only, or writable again. */
  readonly setReadOnly: (isReadOnly: boolean) => Promise<void>
}

/** Reads the free bytes from the file system. */
export const readFreeBytes: ReadFreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * Monitors the free space for the embedded database: once a second, and immediately after the reserve was released.
 * With too little space the database is read-only; with enough space it takes writes again.
 */
export class DiskSpaceMonitor {
  readonly #options: DiskSpaceOptions
  #isReadOnly = false
  #isStopped = false
  #timer: NodeJS.Timeout | undefined
  readonly #checks = new SingleFlight<void>()

  constructor(options: DiskSpaceOptions) {
    this.#options = options
  }

  get isReadOnly(): boolean {
    return this.#isReadOnly
  }

  /** Resolves after a first check. */
  async start(): Promise<void> {
    this.#options.reserve.onRelease = () => {
      clearTimeout(this.#timer)
      // The reserve is released in the middle of a statement, so the next one waits for this.
      setImmediate(() => void this.#checkAndReschedule())
    }
    await this.#checkAndReschedule()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#checks.findRunning('')
  }

  #checkAndReschedule(): Promise<void> {
    return this.#checks.run('', async () => {
      await this.#updateReadOnlyMode()
      if (!this.#isStopped) this.#timer = setTimeout(() => void this.#checkAndReschedule(), CHECK_INTERVAL_MS).unref()
    })
  }

  async #updateReadOnlyMode(): Promise<void> {
    const { folder, log } = this.#options
    try {
      const freeBytes = await this.#options.readFreeBytes(folder)
      const isReadOnly = this.#isTooFullToReserve(freeBytes)
      if (isReadOnly === this.#isReadOnly || this.#isStopped) return
      await this.#options.setReadOnly(isReadOnly)
      this.#isReadOnly = isReadOnly
      if (isReadOnly)
        log?.warn(
          { folder, freeBytes },
          'the disk is almost full: the database refuses writes until there is space again',
        )
      else log?.info({ folder, freeBytes }, 'the disk has space again: the database takes writes')
    } catch (error) {
      log?.warn({ err: error, folder }, 'the space on the disk of the database could not be checked')
    }
  }

  /**
   * Returns whether the database has to be read-only: too few bytes are free, or the reserve could not be allocated.
   * Allocates the reserve if it is not allocated yet.
   */
  #isTooFullToReserve(freeBytes: number): boolean {
    const { reserve } = this.#options
    const needed = (this.#isReadOnly ? RESUME_FREE_BYTES : MIN_FREE_BYTES) + (reserve.isAllocated ? 0 : reserve.bytes)
    return freeBytes < needed || !reserve.allocate()
  }
}
