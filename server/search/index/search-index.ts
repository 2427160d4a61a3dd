import { type Bitset, clearBit, hasBit, createBitset, setBit } from './bitset.ts'
import { type Document, EMPTY_STRUCTURE, type Structure } from './document.ts'
import { VariationIndex } from './variation-index.ts'
import { growArrayTo } from './growable-array.ts'
import { ListColumn } from './list-column.ts'
import { PartNumberIndex } from './part-number-index.ts'
import { StringInterner } from './string-interner.ts'
import { PriceColumn } from './price-column.ts'
import { ScorePool } from './score-pool.ts'
import { insertSorted } from './sorted-numbers.ts'
import { TextIndex } from './text-index.ts'
import { BRAND, FAMILY, ValueDictionary } from './value-dictionary.ts'

/**
 * An in-memory index of all active products, stored in slots of parallel arrays. A changed product gets a new slot; its
 * old slot is reused once nothing refers to it, after the next `commit`.
 */
export class SearchIndex {
  readonly text = new TextIndex()
  readonly partNumbers = new PartNumberIndex()
  readonly values = new ValueDictionary()
  readonly categories = new StringInterner()
  readonly policies = new StringInterner()
  /** The values of each slot: brand, family and attributes, without duplicates. */
  readonly valuesOf = new ListColumn()
  readonly categoriesOf = new ListColumn()
  readonly policiesOf = new ListColumn()
  readonly priceEntries = new PriceColumn()
  readonly scores = new ScorePool()
  readonly variations = new VariationIndex((id) => this.#slots.get(id))
  readonly #slots = new Map<string, number>()
  readonly #ids: string[] = []
  readonly #names: string[] = []
  readonly #skus: string[] = []
  readonly #keys: string[] = []
  #createdAt = new Float64Array(0)
  #revisions = new Float64Array(0)
  #revision = 0
  #structureRevision = 0
  #live: Bitset = createBitset(64)
  #used = 0
  #free: number[] = []
  #removedSlots: number[] = []
  #addedSlots: number[] = []
  #unpackedCount = 0
  #byName = new Int32Array(0)
  #nameRanks = new Int32Array(0)
  #structure: Structure = EMPTY_STRUCTURE
  #categoryNames = new Map<string, string>()
  #ancestors = new Map<string, readonly string[]>()
  #epoch = 0

  /** The number of slots including empty ones: the size that bitsets of slots need. */
  get size(): number {
    return this.#used
  }

  /** The number of products. */
  get count(): number {
    return this.#slots.size
  }

  /** Increases with every change; whatever was computed at another epoch is stale. */
  get epoch(): number {
    return this.#epoch
  }

  get structure(): Structure {
    return this.#structure
  }

  /** The slots that contain a product. */
  get live(): Bitset {
    return this.#live
  }

  /** The slots in name order. Call `commit` first. */
  get byName(): Int32Array {
    return this.#byName
  }

  /** Returns the position of a slot in name order. */
  nameRank(slot: number): number {
    return this.#nameRanks[slot] ?? 0
  }

  id(slot: number): string {
    return this.#ids[slot] ?? ''
  }

  name(slot: number): string {
    return this.#names[slot] ?? ''
  }

  sku(slot: number): string {
    return this.#skus[slot] ?? ''
  }

  /** Returns the normalized part numbers of a slot, separated by spaces. */
  partNumberKeys(slot: number): string {
    return this.#keys[slot] ?? ''
  }

  /**
   * Returns a key that changes whenever the product in a slot changes, and whenever categories, attributes or policies
   * do.
   */
  revisionKey(slot: number): string {
    return `${this.#revisions[slot] ?? 0}.${this.#structureRevision}`
  }

  createdAt(slot: number): number {
    return this.#createdAt[slot] ?? 0
  }

  /** The ids of all products. */
  productIds(): Iterable<string> {
    return this.#slots.keys()
  }

  slotOf(productId: string): number | undefined {
    return this.#slots.get(productId)
  }

  /** Replaces categories, attributes and entitlement policies. */
  setStructure(structure: Structure): void {
    this.#structure = structure
    this.#categoryNames = new Map(structure.categories.map(({ id, name }) => [id, name]))
    this.#structureRevision += 1
    this.#ancestors = new Map(structure.categories.map(({ id, ancestorIds }) => [id, ancestorIds]))
    this.#epoch += 1
  }

  /** Adds a product or replaces the one with the same id. */
  put(document: Document): void {
    this.remove(document.id)
    const slot = this.#free.pop() ?? this.#used++
    this.#slots.set(document.id, slot)
    this.#ids[slot] = document.id
    this.#names[slot] = document.name
    this.#skus[slot] = document.sku
    this.#keys[slot] = document.partNumberKey
    this.#createdAt = growArrayTo(this.#createdAt, slot + 1)
    this.#createdAt[slot] = document.createdAt
    this.#revisions = growArrayTo(this.#revisions, slot + 1)
    this.#revision += 1
    this.#revisions[slot] = this.#revision
    this.#live = growArrayTo(this.#live, (slot >>> 5) + 1)
    setBit(this.#live, slot)
    this.valuesOf.put(slot, [
      ...new Set(toAttributeEntries(document).map(([attribute, text]) => this.values.intern(attribute, text))),
    ])
    this.categoriesOf.put(
      slot,
      document.categoryIds.map((id) => this.categories.intern(id)),
    )
    this.policiesOf.put(
      slot,
      document.policyIds.map((id) => this.policies.intern(id)),
    )
    this.priceEntries.put(slot, document.priceEntries)
    this.variations.put(slot, {
      id: document.id,
      variationOf: document.kind === 'Variation' ? document.parentId : null,
    })
    this.text.put(slot, document, this.#findCategoryNames(document.categoryIds))
    this.partNumbers.put(slot, document.partNumberKey)
    this.#addedSlots.push(slot)
    this.#unpackedCount += 1
    this.#epoch += 1
  }

  /** Removes a product, if there is one with that id. */
  remove(productId: string): void {
    const slot = this.#slots.get(productId)
    if (slot === undefined) return
    this.#slots.delete(productId)
    clearBit(this.#live, slot)
    this.variations.remove(slot)
    for (const column of [this.valuesOf, this.categoriesOf, this.policiesOf]) column.put(slot, [])
    this.priceEntries.put(slot, [])
    this.#removedSlots.push(slot)
    this.#epoch += 1
  }

  /**
   * Updates the name order after the changes since the last call, and frees removed slots after many. Call it after
   * changes and before searches.
   */
  commit(): void {
    if (this.#addedSlots.length + this.#removedSlots.length === 0) return
    const isLive = (slot: number): boolean => hasBit(this.#live, slot)
    const remaining = this.#removedSlots.length === 0 ? this.#byName : this.#byName.filter(isLive)
    const lowerNames = new Map(this.#addedSlots.map((slot) => [slot, this.name(slot).toLowerCase()]))
    const lowerNameOf = (slot: number): string => lowerNames.get(slot) ?? this.name(slot).toLowerCase()
    this.#byName = insertSorted(
      remaining,
      this.#addedSlots.filter(isLive),
      (one, other) => compareTexts(lowerNameOf(one), lowerNameOf(other)) || compareTexts(this.id(one), this.id(other)),
    )
    this.#nameRanks = new Int32Array(this.#used)
    for (const [rank, slot] of this.#byName.entries()) this.#nameRanks[slot] = rank
    this.#addedSlots = []
    if (this.#unpackedCount + this.#removedSlots.length > Math.max(MIN_CHANGES_TO_PACK, this.count * PACK_SHARE))
      this.#pack(isLive)
    this.#epoch += 1
  }

  /** Finds the ids of the products in these categories or below them. */
  findIdsInCategories(categoryIds: ReadonlySet<string>): string[] {
    const categoryNumbers = new Set(
      this.#structure.categories
        .filter(
          ({ id, ancestorIds }) => categoryIds.has(id) || ancestorIds.some((ancestorId) => categoryIds.has(ancestorId)),
        )
        .map(({ id }) => this.categories.find(id)),
    )
    return [...this.#slots].flatMap(([id, slot]) =>
      this.categoriesOf.getList(slot).some((category) => categoryNumbers.has(category)) ? [id] : [],
    )
  }

  #pack(isLive: (slot: number) => boolean): void {
    this.text.words.pack((posting) => isLive(posting >>> 3))
    this.partNumbers.pack(isLive)
    for (const column of [this.valuesOf, this.categoriesOf, this.policiesOf, this.priceEntries]) column.compact()
    for (const slot of this.#removedSlots)
      this.#ids[slot] = this.#names[slot] = this.#skus[slot] = this.#keys[slot] = ''
    this.#free.push(...this.#removedSlots)
    this.#removedSlots = []
    this.#unpackedCount = 0
  }

  #findCategoryNames(categoryIds: readonly string[]): string[] {
    const ids = new Set(categoryIds.flatMap((id) => [id, ...(this.#ancestors.get(id) ?? [])]))
    return [...ids].flatMap((id) => this.#categoryNames.get(id) ?? [])
  }
}

// Up to this many unpacked products do not slow searches noticeably.
const MIN_CHANGES_TO_PACK = 2000
const PACK_SHARE = 0.1

function toAttributeEntries({ brand, family, attributes }: Document): Array<[string, string]> {
  const ownValues: Array<[string, string | null]> = [
    [BRAND, brand],
    [FAMILY, family],
  ]
  return [
    ...ownValues.flatMap(([name, text]): Array<[string, string]> => (text === null ? [] : [[name, text]])),
    ...Object.entries(attributes),
  ]
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
