import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { SearchIndex } from '../index/search-index.ts'
import {
  type Database,
  type DatabaseLog,
  deleteSnapshot,
  findCatalogVersion,
  hasSnapshot,
  insertSnapshot,
} from '../store.ts'
import { deleteUnfinishedFile, readIndexFile, type SnapshotHeader, writeIndexFile } from './index-file.ts'
import { SnapshotError } from './snapshot-error.ts'

/** Where the index is stored between two starts, and by whom. */
export interface SnapshotPlace {
  /** A folder that only this user can read. */
  readonly folder: string
  /** Whether this process writes the file; it must be the only one of this folder that does. */
  readonly isWriter: boolean
  /** How many products must have changed since the file was written before it is written again; defaults to 2000. */
  readonly minChanges?: number
}

/** An index at a catalogue version. */
export interface IndexState {
  readonly index: SearchIndex
  readonly version: number
}

/** Fewer changes are applied within moments at the next start. */
const DEFAULT_MIN_CHANGES = 2000

/** The space on the disk that must remain, and the size of the file for each product, about, in bytes. */
const MIN_FREE_BYTES = 256 * 2 ** 20
const BYTES_PER_PRODUCT = 1000

/**
 * Stores the search index in a file, so that a start has to read only what has changed since. A file is used exactly if
 * the database has its id (decision 55); every other one is ignored with a line in the log.
 */
export class IndexSnapshots {
  readonly #database: Database
  readonly #log: DatabaseLog
  readonly #place: SnapshotPlace
  readonly #path: string
  #storedId: string | null = null
  #hasWarned = false

  constructor({ database, log, place }: { database: Database; log: DatabaseLog; place: SnapshotPlace }) {
    this.#database = database
    this.#log = log
    this.#place = place
    this.#path = join(place.folder, 'search-index')
  }

  /** Whether this process has to write the file after this many changed products. */
  isDue(changeCount: number): boolean {
    return this.#place.isWriter && changeCount >= (this.#place.minChanges ?? DEFAULT_MIN_CHANGES)
  }

  /** Reads the file. Returns null when there is none or it cannot be used. */
  async load(): Promise<IndexState | null> {
    try {
      if (this.#place.isWriter) await deleteUnfinishedFile(this.#path)
      const startedAt = performance.now()
      const { index, header } = await readIndexFile(this.#path, (read) => this.#checkHeader(read))
      this.#storedId = header.id
      this.#log.info(
        { products: index.count, version: header.version, ms: Math.round(performance.now() - startedAt) },
        'the search index was read from its file',
      )
      return { index, version: header.version }
    } catch (error) {
      if (!isMissing(error))
        this.#log.warn(
          { file: this.#path, reason: error instanceof Error ? error.message : error },
          'the file with the search index is not used: the index is built again',
        )
      return null
    }
  }

  /**
   * Writes the file. `getVersion` returns the catalogue version of the index, or null once the index has become
   * useless. Returns whether the file was written; the log says why not.
   */
  async save(index: SearchIndex, getVersion: () => number | null): Promise<boolean> {
    const [version, packCount] = [getVersion(), index.packCount]
    if (version === null) return false
    const header: SnapshotHeader = { id: randomUUID(), version }
    const checkUse = (): void => {
      if (getVersion() === null || index.packCount !== packCount)
        throw new SnapshotError('the index changed too much meanwhile')
    }
    try {
      await this.#checkSpace(index)
      const startedAt = performance.now()
      await writeIndexFile(
        this.#path,
        { index, header },
        { checkUse, beforeReplacing: () => this.#register(header.id, getVersion) },
      )
      const replacedId = this.#storedId
      this.#storedId = header.id
      this.#hasWarned = false
      if (replacedId !== null) await this.#database.transaction((tx) => deleteSnapshot(tx, replacedId))
      this.#log.info(
        { products: index.count, version, ms: Math.round(performance.now() - startedAt) },
        'the search index was written to its file',
      )
      return true
    } catch (error) {
      if (!this.#hasWarned)
        this.#log.warn(
          { file: this.#path, reason: error instanceof Error ? error.message : error },
          'the search index could not be written to its file: the next start may have to build it again',
        )
      this.#hasWarned = true
      return false
    }
  }

  async #checkHeader({ id, version }: SnapshotHeader): Promise<void> {
    const [isKnown, currentVersion] = await this.#database.query(async (db) => [
      await hasSnapshot(db, id),
      await findCatalogVersion(db),
    ])
    if (!isKnown || currentVersion < version)
      throw new SnapshotError('it is of another database, or of another state of this one')
  }

  /** Stores the id in the database, whose state must include everything that the index does. */
  async #register(id: string, getVersion: () => number | null): Promise<void> {
    await this.#database.transaction(async (tx) => {
      const version = getVersion()
      if (version === null || (await findCatalogVersion(tx)) < version)
        throw new SnapshotError('the database is older than the index')
      await insertSnapshot(tx, id)
    })
  }

  async #checkSpace(index: SearchIndex): Promise<void> {
    const { bavail, bsize } = await statfs(this.#place.folder)
    if (bavail * bsize < MIN_FREE_BYTES + index.count * BYTES_PER_PRODUCT)
      throw new SnapshotError('the disk has too little space')
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}
