/** The products whose prices a value depends on; `all` when it depends on those of any product. */
export type PricedProducts = readonly string[] | 'all'

/** A product whose prices have changed, and the last catalogue version that changed them. */
export interface PriceChange {
  readonly productId: string
  readonly version: number
}

/** The maximum number of products whose changes are known; when the oldest one leaves, earlier values are outdated. */
const MAX_KNOWN_CHANGES = 20_000

/**
 * The products whose prices have changed since anything else in the catalogue or the settings has changed; after such a
 * change, the web store gets another instance. A value that shows no prices is valid for an instance; one that shows
 * some, until one of them has changed.
 */
export class PriceRevisions {
  /** A part of cache keys; unique in this process. */
  readonly id = crypto.randomUUID()
  /** Product → the last version that changed its prices; the latest change is the last one. */
  readonly #changes = new Map<string, number>()
  /** All changes after this version are known. */
  #oldestVersion: number
  #version: number

  constructor(version: number) {
    this.#oldestVersion = version
    this.#version = version
  }

  /** The catalogue version up to which all changes are known. */
  get version(): number {
    return this.#version
  }

  /** Returns a number that increases whenever the prices of a product change, and sometimes without a change. */
  revisionOf(productId: string): number {
    return Math.max(this.#changes.get(productId) ?? 0, this.#oldestVersion)
  }

  /** Whether prices that were read at this catalogue version or later are still the current ones. */
  areUnchangedSince(version: number, products: PricedProducts): boolean {
    if (version >= this.#version) return true
    if (products === 'all') return false
    return version >= this.#oldestVersion && products.every((id) => (this.#changes.get(id) ?? 0) <= version)
  }

  /** Creates the dependency of a value on prices that are read at this catalogue version or later. */
  createDependency(version: number, products: PricedProducts): PriceDependency {
    return new PriceDependency(this, version, products)
  }

  /** Adds all changes up to a version, the latest last. Null: they were too many to list. */
  add(version: number, changes: readonly PriceChange[] | null): void {
    if (changes === null) {
      this.#changes.clear()
      this.#oldestVersion = Math.max(this.#oldestVersion, version)
    }
    for (const change of changes ?? []) this.#note(change)
    for (const [oldest, changedAt] of this.#changes) {
      if (this.#changes.size <= MAX_KNOWN_CHANGES) break
      this.#changes.delete(oldest)
      this.#oldestVersion = Math.max(this.#oldestVersion, changedAt)
    }
    this.#version = Math.max(this.#version, version)
  }

  #note({ productId, version }: PriceChange): void {
    if ((this.#changes.get(productId) ?? 0) >= version) return
    this.#changes.delete(productId)
    this.#changes.set(productId, version)
  }
}

/** What a cached value depends on, as far as prices are concerned. */
export class PriceDependency {
  readonly products: PricedProducts
  readonly #revisions: PriceRevisions
  /** No price of these products has changed between reading it and this version. */
  #version: number

  constructor(revisions: PriceRevisions, version: number, products: PricedProducts) {
    this.products = products
    this.#revisions = revisions
    this.#version = version
  }

  /** Whether none of the prices has changed, as far as the process knows. */
  isCurrent(): boolean {
    if (!this.#revisions.areUnchangedSince(this.#version, this.products)) return false
    this.#version = Math.max(this.#version, this.#revisions.version)
    return true
  }
}
