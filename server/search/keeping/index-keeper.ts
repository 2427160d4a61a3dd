import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Structure } from '../index/document.ts'
import { SearchIndex } from '../index/search-index.ts'
import {
  type Changes,
  type Database,
  type Executor,
  findCatalogVersion,
  findChanges,
  findDocuments,
  findDocumentsAfter,
  findStructure,
} from '../store.ts'

/** How many products are read and taken over at once: between two such rounds others get their turn. */
const ROUND = 250

/** So many changed products may be read while one transaction is held open; more are read before it, as they are. */
const IN_ONE_TRANSACTION = 1000

/** Reads the catalogue into an index once, and after that only what has changed. */
export class IndexKeeper {
  readonly #database: Database
  readonly #index = new SearchIndex()
  #version = 0
  #running: Promise<void> | null = null

  constructor(database: Database) {
    this.#database = database
  }

  get index(): SearchIndex {
    return this.#index
  }

  /** The index, at a version of the catalogue or a newer one. */
  async at(version: number): Promise<SearchIndex> {
    // One that is running may have begun before that version was there; the next has not.
    for (let tries = 0; tries < 2 && this.#version < Math.max(version, 1); tries += 1) await this.refresh()
    return this.#index
  }

  /** Takes over what has changed. Whoever asks meanwhile waits for the same. */
  refresh(): Promise<void> {
    this.#running ??= this.#catchUp().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  /** Resolves when nothing is being taken over. */
  async idle(): Promise<void> {
    await this.#running?.catch(() => undefined)
  }

  async #catchUp(): Promise<void> {
    const known = await this.#database.read(findCatalogVersion)
    let seen = this.#version
    // An older version than the one taken over is another history: a backup was restored.
    if (seen === 0 || known < seen) {
      await this.#readAll()
      seen = known
    }
    for (
      let changes = await this.#changesSince(seen);
      changes.productIds.length > IN_ONE_TRANSACTION;
      changes = await this.#changesSince(seen)
    ) {
      const next = await this.#database.read(findCatalogVersion)
      await this.#database.read((executor) => this.#takeOver(executor, changes))
      seen = next
    }
    // At one moment, so that nothing is half taken over.
    await this.#database.transaction(
      async (executor) => {
        const version = await findCatalogVersion(executor)
        await this.#takeOver(executor, await findChanges(executor, seen))
        this.#version = version
      },
      { isolation: 'repeatable read' },
    )
  }

  #changesSince(version: number): Promise<Changes> {
    return this.#database.read((executor) => findChanges(executor, version))
  }

  async #readAll(): Promise<void> {
    const before = new Set(this.#index.productIds())
    this.#index.restructure(await this.#database.read(findStructure))
    for (let after = ''; ;) {
      const documents = await this.#database.read((executor) => findDocumentsAfter(executor, after, ROUND))
      for (const document of documents) {
        this.#index.put(document)
        before.delete(document.id)
      }
      this.#index.settle()
      const last = documents.at(-1)
      if (last === undefined) break
      after = last.id
      await nextTurn()
    }
    for (const gone of before) this.#index.remove(gone)
    this.#index.settle()
  }

  async #takeOver(executor: Executor, changes: Changes): Promise<void> {
    const ids = new Set(changes.productIds)
    if (changes.structure) {
      const structure = await findStructure(executor)
      // A product is found by the names of its categories.
      for (const id of this.#index.idsUnder(renamed(this.#index.structure, structure))) ids.add(id)
      this.#index.restructure(structure)
    }
    const list = [...ids]
    for (let from = 0; from < list.length; from += ROUND) {
      const round = list.slice(from, from + ROUND)
      const documents = await findDocuments(executor, round)
      for (const id of round) this.#index.remove(id)
      for (const document of documents) this.#index.put(document)
      this.#index.settle()
      await nextTurn()
    }
  }
}

/** The categories that have another name or another place than before. */
function renamed(before: Structure, after: Structure): Set<string> {
  const known = new Map(before.categories.map(({ id, name, ancestorIds }) => [id, `${ancestorIds.join()} ${name}`]))
  return new Set(
    after.categories
      .filter(({ id, name, ancestorIds }) => known.has(id) && known.get(id) !== `${ancestorIds.join()} ${name}`)
      .map(({ id }) => id),
  )
}
