import { closeSync, existsSync, fsyncSync, openSync, rmSync, statSync, writeSync } from 'node:fs'

/**
 * Two segments of the write-ahead log: what PostgreSQL may need to finish a transaction that is running when the disk
 * becomes full.
 */
const RESERVE_BYTES = 32 * 1024 * 1024
const BLOCK = Buffer.alloc(1024 * 1024)

/**
 * A file that holds disk space back for the database. Embedded PostgreSQL cannot survive a write to its log that finds
 * no space, so the file is deleted at that moment and the write is made again.
 */
export class DiskReserve {
  readonly bytes = RESERVE_BYTES
  readonly #path: string
  #isUsed = false
  /** Called when the reserve had to be given up. */
  onRelease: () => void = () => undefined

  constructor(path: string) {
    this.#path = path
  }

  get isHeld(): boolean {
    return existsSync(this.#path) && statSync(this.#path).size === this.bytes
  }

  /** Whether it was released to a write since it was held last. */
  get isUsed(): boolean {
    return this.#isUsed
  }

  /** Writes the file; without space for it nothing is left behind. Returns whether the reserve is held now. */
  hold(): boolean {
    if (this.isHeld) return true
    try {
      this.#write()
      this.#isUsed = false
      return true
    } catch (error) {
      rmSync(this.#path, { force: true })
      if (isNoSpace(error)) return false
      throw error
    }
  }

  /** Gives the space to a write that found the disk full. Returns whether there was any to give. */
  release(): boolean {
    if (!this.delete()) return false
    this.#isUsed = true
    this.onRelease()
    return true
  }

  /** Gives the space back to the disk, before the database is opened with it. Returns whether there was any. */
  delete(): boolean {
    if (!existsSync(this.#path)) return false
    rmSync(this.#path)
    return true
  }

  #write(): void {
    const file = openSync(this.#path, 'w', 0o600)
    try {
      for (let written = 0; written < this.bytes;)
        written += writeSync(file, BLOCK, 0, Math.min(BLOCK.length, this.bytes - written))
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
  }
}

// The disk, or this user's share of it, is full.
function isNoSpace(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}
