import { setImmediate as nextTurn } from 'node:timers/promises'
import { SingleFlight } from '@hydrant/kernel/concurrency/single-flight.ts'
import type { CategoryNode, Structure } from '../index/document.ts'
import { SearchIndex } from '../index/search-index.ts'
import type { IndexState } from '../snapshot/index-snapshots.ts'
import {
  type CatalogueChanges,
  type CatalogueVersions,
  type Database,
  type ReadOnlyDb,
  findCatalogueVersions,
  findChanges,
  findActiveDocuments,
  findActiveDocumentsAfter,
  findPriceEntries,
  findStructure,
} from '../store.ts'

/** How many products are read and indexed at once; other work gets its turn in between. */
const BATCH_SIZE = 250

/** How many changed products may be read in one transaction; more are read in advance, outside of it. */
const MAX_CHANGES_PER_TRANSACTION = 1000

/** The share of new products up to which they are not sorted yet while the index is built: sorting visits all. */
const ADDED_SHARE_TO_COMMIT = 0.05

/** The changes since the version up to which all are applied, with the versions before they were found. */
interface ChangesSince {
  readonly since: number
  readonly versions: CatalogueVersions
  readonly changes: CatalogueChanges
}

/** Loads the catalogue into an index once, from a stored index if there is one, and then only what has changed. */
export class IndexUpdater {
  readonly #database: Database
  readonly #loadStored: () => Promise<IndexState | null>
  #index = new SearchIndex()
  #version = 0
  #isRebuilding = false
  #changeCount = 0
  /** Products to read again because a category of theirs was renamed, until that has succeeded. */
  readonly #renamedIds = new Set<string>()
  readonly #refreshes = new SingleFlight<void>()

  /** `loadStored` loads an index of this database that was stored earlier; null: there is none. */
  constructor(database: Database, loadStored: () => Promise<IndexState | null> = () => Promise.resolve(null)) {
    this.#database = database
    this.#loadStored = loadStored
  }

  /** The index; another one once a stored index was loaded, which happens before the first `refreshToVersion` resolves. */
  get index(): SearchIndex {
    return this.#index
  }

  /**
   * The catalogue version of the index, which may have some changes of later versions, too. Null before it is complete,
   * while it is built again, and while products have old names of categories.
   */
  get version(): number | null {
    return this.#version === 0 || this.#isRebuilding || this.#renamedIds.size > 0 ? null : this.#version
  }

  /** How many products have been read from the database so far. */
  get changeCount(): number {
    return this.#changeCount
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

  /**
   * Reads the stored index or loads the whole catalogue when the index is empty, loads it again when the index is newer
   * than the database, then applies the changes since.
   */
  async #applyNewChanges(): Promise<void> {
    const { catalogVersion: baseline } = await this.#database.query(findCatalogueVersions)
    let appliedVersion = this.#version === 0 ? await this.#restore() : this.#version
    // A lower version than the indexed one means that a backup was restored.
    if (appliedVersion === 0 || this.#isRebuilding || baseline < appliedVersion) {
      this.#isRebuilding = true
      await this.#rebuild()
      appliedVersion = baseline
    }
    for (;;) {
      // Before the changes: what is committed in between is found again.
      const versions = await this.#database.query(findCatalogueVersions)
      const changes = await this.#database.query((db) => findChanges(db, appliedVersion))
      if (changes.productIds.length <= MAX_CHANGES_PER_TRANSACTION) break
      const since = appliedVersion
      await this.#database.query((db) => this.#applyChangesSince(db, { since, versions, changes }))
      appliedVersion = versions.catalogVersion
    }
    // In one snapshot, so that no change is applied halfway.
    await this.#database.transaction(
      async (tx) => {
        const versions = await findCatalogueVersions(tx)
        const changes = await findChanges(tx, appliedVersion)
        await this.#applyChangesSince(tx, { since: appliedVersion, versions, changes })
        this.#version = versions.catalogVersion
      },
      { isolation: 'repeatable read' },
    )
    this.#isRebuilding = false
    this.#renamedIds.clear()
  }

  /** Takes over a stored index. Returns its catalogue version, or 0 if there is none. */
  async #restore(): Promise<number> {
    const stored = await this.#loadStored()
    if (stored === null) return 0
    this.#index = stored.index
    return stored.version
  }

  /** Loads all products from the database, and removes those that do not exist any more. */
  async #rebuild(): Promise<void> {
    const previous = new Set(this.#index.productIds())
    this.#index.setStructure(await this.#database.query(findStructure))
    // While searches run on it, the index must be sorted after each batch.
    const share = previous.size === 0 ? ADDED_SHARE_TO_COMMIT : 0
    let addedCount = 0
    for (let current = ''; ;) {
      const documents = await this.#database.query((db) => findActiveDocumentsAfter(db, current, BATCH_SIZE))
      for (const document of documents) {
        this.#index.put(document)
        previous.delete(document.id)
      }
      this.#changeCount += documents.length
      addedCount += documents.length
      const last = documents.at(-1)
      if (last === undefined) break
      if (addedCount > this.#index.count * share) {
        this.#index.commit()
        addedCount = 0
      }
      current = last.id
      await nextTurn()
    }
    for (const removedId of previous) this.#index.remove(removedId)
    this.#index.commit()
  }

  async #applyChangesSince(db: ReadOnlyDb, { since, versions, changes }: ChangesSince): Promise<void> {
    if (versions.baseVersion <= since && this.#renamedIds.size === 0) await this.#applyPrices(db, changes.productIds)
    else await this.#applyChanges(db, changes)
  }

  /** Replaces the prices alone: finding the words of a product takes most of the time that indexing it takes. */
  async #applyPrices(db: ReadOnlyDb, productIds: readonly string[]): Promise<void> {
    for (let from = 0; from < productIds.length; from += BATCH_SIZE) {
      const batch = productIds.slice(from, from + BATCH_SIZE)
      for (const { id, priceEntries } of await findPriceEntries(db, batch)) this.#index.putPrices(id, priceEntries)
      this.#changeCount += batch.length
      this.#index.commit()
      await nextTurn()
    }
  }

  async #applyChanges(db: ReadOnlyDb, changes: CatalogueChanges): Promise<void> {
    if (changes.structure) {
      const structure = await findStructure(db)
      // Products are also found by their category names.
      for (const id of this.#index.findIdsInCategories(findRenamedOrMovedCategoryIds(this.#index.structure, structure)))
        this.#renamedIds.add(id)
      this.#index.setStructure(structure)
    }
    const allIds = [...new Set([...changes.productIds, ...this.#renamedIds])]
    for (let from = 0; from < allIds.length; from += BATCH_SIZE) {
      const batch = allIds.slice(from, from + BATCH_SIZE)
      const documents = await findActiveDocuments(db, batch)
      this.#changeCount += batch.length
      for (const id of batch) this.#index.remove(id)
      for (const document of documents) this.#index.put(document)
      this.#index.commit()
      await nextTurn()
    }
  }
}

/** Finds the ids of the categories whose name or ancestors have changed. */
function findRenamedOrMovedCategoryIds(previous: Structure, after: Structure): Set<string> {
  const baseline = new Map(previous.categories.map((category) => [category.id, toNamesKey(category)]))
  return new Set(
    after.categories
      .filter((category) => baseline.has(category.id) && baseline.get(category.id) !== toNamesKey(category))
      .map(({ id }) => id),
  )
}

/** Returns a text that changes when products are found by other names of this category. */
function toNamesKey({ ancestorIds, name, translatedNames }: CategoryNode): string {
  return JSON.stringify([ancestorIds, name, translatedNames])
}
