import { setImmediate as nextTurn } from 'node:timers/promises'
import { SingleFlight } from '@hydrant/kernel/concurrency/single-flight.ts'
import type { Structure } from '../index/document.ts'
import { SearchIndex } from '../index/search-index.ts'
import {
  type CatalogueChanges,
  type Database,
  type ReadOnlyDb,
  findCatalogVersion,
  findChanges,
  findActiveDocuments,
  findActiveDocumentsAfter,
  findStructure,
} from '../store.ts'

/** How many products are read and indexed at once; other work gets its turn in between. */
const BATCH_SIZE = 250

/** How many changed products may be read in one transaction; more are read in advance, outside of it. */
const MAX_CHANGES_PER_TRANSACTION = 1000

/** Loads the catalogue into an index once, and then only what has changed. */
export class IndexUpdater {
  readonly #database: Database
  readonly #index = new SearchIndex()
  #version = 0
  readonly #refreshes = new SingleFlight<void>()

  constructor(database: Database) {
    this.#database = database
  }

  get index(): SearchIndex {
    return this.#index
  }

  /** Refreshes the index, if it is older than this catalogue version, and returns it. */
  async refreshToVersion(version: number): Promise<SearchIndex> {
    // A refresh that is already running may have begun before this version existed; the next one has not.
    for (let attempt = 0; attempt < 2 && this.#version < Math.max(version, 1); attempt += 1) await this.refresh()
    return this.#index
  }

  /** Applies the changes since the last refresh. Concurrent callers share one run. */
  refresh(): Promise<void> {
    return this.#refreshes.run('', () => this.#applyNewChanges())
  }

  /** Resolves when no refresh is running. */
  async waitUntilIdle(): Promise<void> {
    await this.#refreshes.findRunning('')?.catch(() => undefined)
  }

  /** Loads the whole catalogue, if the index is empty or newer than the database, then applies the changes since. */
  async #applyNewChanges(): Promise<void> {
    const latestVersion = await this.#database.query(findCatalogVersion)
    let appliedVersion = this.#version
    // A lower version than the indexed one means that a backup was restored.
    if (appliedVersion === 0 || latestVersion < appliedVersion) {
      await this.#rebuild()
      appliedVersion = latestVersion
    }
    for (
      let changes = await this.#findChangesSince(appliedVersion);
      changes.productIds.length > MAX_CHANGES_PER_TRANSACTION;
      changes = await this.#findChangesSince(appliedVersion)
    ) {
      const nextVersion = await this.#database.query(findCatalogVersion)
      await this.#database.query((db) => this.#applyChanges(db, changes))
      appliedVersion = nextVersion
    }
    // In one snapshot, so that no change is applied halfway.
    await this.#database.transaction(
      async (tx) => {
        const version = await findCatalogVersion(tx)
        await this.#applyChanges(tx, await findChanges(tx, appliedVersion))
        this.#version = version
      },
      { isolation: 'repeatable read' },
    )
  }

  #findChangesSince(version: number): Promise<CatalogueChanges> {
    return this.#database.query((db) => findChanges(db, version))
  }

  /** Loads all products from the database, and removes those that do not exist any more. */
  async #rebuild(): Promise<void> {
    const unseenIds = new Set(this.#index.productIds())
    this.#index.setStructure(await this.#database.query(findStructure))
    for (let afterId = ''; ;) {
      const documents = await this.#database.query((db) => findActiveDocumentsAfter(db, afterId, BATCH_SIZE))
      for (const document of documents) {
        this.#index.put(document)
        unseenIds.delete(document.id)
      }
      this.#index.commit()
      const last = documents.at(-1)
      if (last === undefined) break
      afterId = last.id
      await nextTurn()
    }
    for (const removedId of unseenIds) this.#index.remove(removedId)
    this.#index.commit()
  }

  async #applyChanges(db: ReadOnlyDb, changes: CatalogueChanges): Promise<void> {
    const ids = new Set(changes.productIds)
    if (changes.hasStructureChanged) {
      const structure = await findStructure(db)
      // Products are also found by their category names.
      for (const id of this.#index.findIdsInCategories(findRenamedOrMovedCategoryIds(this.#index.structure, structure)))
        ids.add(id)
      this.#index.setStructure(structure)
    }
    const allIds = [...ids]
    for (let from = 0; from < allIds.length; from += BATCH_SIZE) {
      const batch = allIds.slice(from, from + BATCH_SIZE)
      const documents = await findActiveDocuments(db, batch)
      for (const id of batch) this.#index.remove(id)
      for (const document of documents) this.#index.put(document)
      this.#index.commit()
      await nextTurn()
    }
  }
}

/** Finds the ids of the categories whose name or ancestors have changed. */
function findRenamedOrMovedCategoryIds(previous: Structure, current: Structure): Set<string> {
  const previousPaths = new Map(
    previous.categories.map(({ id, name, ancestorIds }) => [id, `${ancestorIds.join()} ${name}`]),
  )
  return new Set(
    current.categories
      .filter(
        ({ id, name, ancestorIds }) =>
          previousPaths.has(id) && previousPaths.get(id) !== `${ancestorIds.join()} ${name}`,
      )
      .map(({ id }) => id),
  )
}
