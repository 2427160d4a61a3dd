import { SingleFlight } from '@hydrant/kernel/concurrency/single-flight.ts'
import { EMPTY_STRUCTURE, type Structure } from '../index/document.ts'
import {
  type Database,
  findActiveDocuments,
  findActiveDocumentsAfter,
  findCatalogVersion,
  findChanges,
  findStructure,
  lockSearchUpdates,
  type Transaction,
} from '../store.ts'
import type { ProductIndex } from './product-index.ts'

/** How many products are sent at once. */
const BATCH_SIZE = 500

/**
 * Brings the index in OpenSearch up to date with the catalogue. One process at a time does it, under a lock of the
 * database; the others find that it is done.
 */
export class OpenSearchUpdater {
  readonly #database: Database
  readonly #productIndex: ProductIndex
  readonly #refreshes = new SingleFlight<void>()
  #structure: Structure = EMPTY_STRUCTURE
  #version = 0

  constructor(database: Database, productIndex: ProductIndex) {
    this.#database = database
    this.#productIndex = productIndex
  }

  /** The structure of the catalogue at `version`. */
  get structure(): Structure {
    return this.#structure
  }

  /** The catalogue version that searches have, or a newer one. */
  get version(): number {
    return this.#version
  }

  /** Refreshes the index, if this process does not know it to be as new as this version. */
  async refreshToVersion(version: number): Promise<void> {
    // A refresh that is already running may have begun before this version existed; the next one has not.
    for (let attempt = 0; attempt < 2 && this.#version < Math.max(version, 1); attempt += 1) await this.refresh()
  }

  /** Applies the changes since the last refresh. Concurrent callers share one run. */
  refresh(): Promise<void> {
    return this.#refreshes.run('', () => this.#database.transaction((tx) => this.#applyNewChanges(tx)))
  }

  /** Resolves when no refresh is running. */
  async waitUntilIdle(): Promise<void> {
    await this.#refreshes.findRunning('')?.catch(() => undefined)
  }

  async #applyNewChanges(tx: Transaction): Promise<void> {
    await lockSearchUpdates(tx)
    const version = await findCatalogVersion(tx)
    const indexed = await this.#productIndex.findVersion()
    // A higher version than the database has means that a backup was restored.
    if (indexed === null || indexed > version) await this.#rebuild(tx, version)
    else if (indexed < version) await this.#applyChangesSince(tx, indexed, version)
    this.#structure = await findStructure(tx)
    this.#version = version
  }

  async #rebuild(tx: Transaction, version: number): Promise<void> {
    await this.#productIndex.recreate()
    let lastId = ''
    for (;;) {
      const documents = await findActiveDocumentsAfter(tx, lastId, BATCH_SIZE)
      await this.#productIndex.put(documents, version)
      if (documents.length < BATCH_SIZE) break
      lastId = documents.at(-1)?.id ?? lastId
    }
    await this.#productIndex.publish(version)
  }

  async #applyChangesSince(tx: Transaction, since: number, version: number): Promise<void> {
    const productIds = [...new Set((await findChanges(tx, since)).productIds)].toSorted()
    for (let from = 0; from < productIds.length; from += BATCH_SIZE) {
      const ids = productIds.slice(from, from + BATCH_SIZE)
      const documents = await findActiveDocuments(tx, ids)
      const activeIds = new Set(documents.map(({ id }) => id))
      await this.#productIndex.put(documents, version)
      await this.#productIndex.delete(ids.filter((id) => !activeIds.has(id)))
    }
    await this.#productIndex.publish(version)
  }
}
