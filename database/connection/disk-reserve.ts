import { closeSync, existsSync, fsyncSync, openSync, rmSync, statSync, writeSync } from 'node:fs'

/**
 * Two segments of the write-ahead log: what PostgreSQL may need to finish a transaction that is running when the disk
 * becomes full.
 */
const RESERVE_BYTES = 32 * 1024 * 1024
const ZEROS = Buffer.alloc(1024 * 1024)

/**
 * A file that reserves disk space for the database. Embedded PostgreSQL cannot survive a write to its log when the disk
 * is full, so the file is deleted at that moment and the write is repeated.
 */
export class DiskReserve {
  readonly bytes = RESERVE_BYTES
  readonly #path: string
  #isUsed = false
  /** Called when the reserve was released. */
  onRelease: () => void = () => undefined

  constructor(path: string) {
    this.#path = path
  }

  get isAllocated(): boolean {
    return existsSync(this.#path) && statSync(this.#path).size === this.bytes
  }

  /** Whether the reserve was released to a write since it was last allocated. */
  get isUsed(): boolean {
    return this.#isUsed
  }

  /** Writes the file; without enough space it leaves nothing behind. Returns whether the reserve is allocated now. */
  allocate(): boolean {
    if (this.isAllocated) return true
    try {
      this.#write()
      this.#isUsed = false
      return true
    } catch (error) {
      rmSync(this.#path, { force: true })
      if (isNoSpaceError(error)) return false
      throw error
    }
  }

  /** Releases the space for a write that found the disk full. Returns whether there was any. */
  release(): boolean {
    if (!this.delete()) return false
    this.#isUsed = true
    this.onRelease()
    return true
  }

  /** Releases the space before the database is opened. Returns whether there was any. */
  delete(): boolean {
    if (!existsSync(this.#path)) return false
    rmSync(this.#path)
    return true
  }

  #write(): void {
    const file = openSync(this.#path, 'w', 0o600)
    try {
      for (let written = 0; written < this.bytes;)
        written += writeSync(file, ZEROS, 0, Math.min(ZEROS.length, this.bytes - written))
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
  }
}

// The disk, or this user's share of it, is full.
function isNoSpaceError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}
