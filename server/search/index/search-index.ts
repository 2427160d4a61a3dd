import { type Bitset, clearBit, hasBit, createBitset, setBit, toNumbers } from './bitset.ts'
import { type Document, EMPTY_STRUCTURE, parseStructure, type PriceEntry, type Structure } from './document.ts'
import { VariationIndex } from './variation-index.ts'
import { growArrayTo } from './growable-array.ts'
import { IdTable } from './id-table.ts'
import { ListColumn } from './list-column.ts'
import { PartNumberIndex } from './part-number-index.ts'
import { StringInterner } from './string-interner.ts'
import { PriceColumn } from './price-column.ts'
import { ScorePool } from './score-pool.ts'
import type { Section, SectionReader } from './sections.ts'
import { insertSorted } from './sorted-numbers.ts'
import { TextColumn } from './text-column.ts'
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
  readonly variations = new VariationIndex((id) => this.#slots.find(id))
  readonly #slots = new IdTable((slot) => this.id(slot))
  readonly #ids = new TextColumn()
  readonly #names = new TextColumn()
  readonly #skus = new TextColumn()
  readonly #keys = new TextColumn()
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
  #categoryNames = new Map<string, readonly string[]>()
  #ancestors = new Map<string, readonly string[]>()
  #epoch = 0
  #packCount = 0

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

  /** Increases whenever the index is packed: sections that were being written are useless then. */
  get packCount(): number {
    return this.#packCount
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
    return this.#ids.get(slot)
  }

  name(slot: number): string {
    return this.#names.get(slot)
  }

  sku(slot: number): string {
    return this.#skus.get(slot)
  }

  /** Returns the normalized part numbers of a slot, separated by spaces. */
  partNumberKeys(slot: number): string {
    return this.#keys.get(slot)
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
  productIds(): string[] {
    return Array.from(toNumbers(this.#live), (slot) => this.id(slot))
  }

  slotOf(productId: string): number | undefined {
    return this.#slots.find(productId)
  }

  /** Replaces categories, attributes and entitlement policies. */
  setStructure(structure: Structure): void {
    this.#structure = structure
    this.#categoryNames = new Map(
      structure.categories.map(({ id, name, translatedNames }) => [id, [name, ...Object.values(translatedNames)]]),
    )
    this.#structureRevision += 1
    this.#ancestors = new Map(structure.categories.map(({ id, ancestorIds }) => [id, ancestorIds]))
    this.#epoch += 1
  }

  /** Adds a product or replaces the one with the same id. */
  put(document: Document): void {
    this.remove(document.id)
    const slot = this.#free.pop() ?? this.#used++
    this.#ids.set(slot, document.id)
    this.#slots.add(document.id, slot)
    this.#names.set(slot, document.name)
    this.#skus.set(slot, document.sku)
    this.#keys.set(slot, document.partNumberKey)
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

  /** Replaces the prices of a product, which keeps its slot, if there is one with that id. */
  putPrices(productId: string, priceEntries: readonly PriceEntry[]): void {
    const slot = this.#slots.find(productId)
    if (slot === undefined) return
    this.priceEntries.put(slot, priceEntries)
    this.#revision += 1
    this.#revisions[slot] = this.#revision
    this.#epoch += 1
  }

  /** Removes a product, if there is one with that id. */
  remove(productId: string): void {
    const slot = this.#slots.find(productId)
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
    if (this.priceEntries.isWasteful) {
      this.#packCount += 1
      this.priceEntries.compact()
    }
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
    this.#rankByName()
    this.#addedSlots = []
    if (this.#unpackedCount + this.#removedSlots.length > Math.max(MIN_CHANGES_TO_PACK, this.count * PACK_SHARE))
      this.#pack(isLive)
    this.#epoch += 1
  }

  /**
   * The whole index as sections of a file. It may change while they are written, unless it is packed: then only products
   * that have changed since the first section are wrong, and have to be removed or put again after `restore`.
   */
  *sections(): Generator<Section> {
    const [live, byName, structure] = [this.#live.slice(), this.#byName, this.#structure]
    const slots = [...this.#slots.sections('slots')]
    yield { name: 'live', numbers: live }
    yield* slots
    yield { name: 'byName', numbers: byName }
    yield { name: 'structure', texts: [JSON.stringify(structure)] }
    yield* this.#ids.sections('ids')
    yield* this.#names.sections('names')
    yield* this.#skus.sections('skus')
    yield* this.#keys.sections('keys')
    yield { name: 'createdAt', numbers: this.#createdAt }
    yield* this.variations.sections('variations')
    yield* this.valuesOf.sections('valuesOf')
    yield* this.categoriesOf.sections('categoriesOf')
    yield* this.policiesOf.sections('policiesOf')
    yield* this.priceEntries.sections('priceEntries')
    // After the lists of their numbers: all those are in these.
    yield* this.values.sections('values')
    yield* this.categories.sections('categories')
    yield* this.policies.sections('policies')
    yield* this.text.sections('text')
    yield* this.partNumbers.sections('partNumbers')
    // At the end: to slots that are free then nothing refers in any section.
    yield { name: 'free', numbers: Uint32Array.from(this.#free) }
    yield { name: 'counts', numbers: Uint32Array.of(this.#used, this.#unpackedCount) }
  }

  /** Restores an empty index from the sections of a file. Throws when the file is damaged: the index is useless then. */
  async restore(reader: SectionReader): Promise<void> {
    const live = await reader.readNumbers('live', Uint32Array)
    await this.#slots.restore(reader, 'slots')
    this.#byName = await reader.readNumbers('byName', Int32Array)
    const [structure = ''] = await reader.readTexts('structure')
    this.setStructure(parseStructure(structure))
    await this.#ids.restore(reader, 'ids')
    await this.#names.restore(reader, 'names')
    await this.#skus.restore(reader, 'skus')
    await this.#keys.restore(reader, 'keys')
    this.#createdAt = await reader.readNumbers('createdAt', Float64Array)
    await this.variations.restore(reader, 'variations', live)
    await this.valuesOf.restore(reader, 'valuesOf', live)
    await this.categoriesOf.restore(reader, 'categoriesOf', live)
    await this.policiesOf.restore(reader, 'policiesOf', live)
    await this.priceEntries.restore(reader, 'priceEntries', live)
    await this.values.restore(reader, 'values')
    await this.categories.restore(reader, 'categories')
    await this.policies.restore(reader, 'policies')
    await this.text.restore(reader, 'text')
    await this.partNumbers.restore(reader, 'partNumbers')
    this.#free = Array.from(await reader.readNumbers('free', Uint32Array))
    const [used = 0, unpackedCount = 0] = await reader.readNumbers('counts', Uint32Array)
    this.#used = used
    this.#unpackedCount = unpackedCount
    this.#live = live
    this.#restoreSlots()
  }

  #restoreSlots(): void {
    const used = this.#used
    const liveOrFree = growArrayTo(this.#live.slice(), (used + 31) >>> 5)
    for (const slot of this.#free) setBit(liveOrFree, slot)
    const revisions = new Float64Array(used)
    for (let slot = 0; slot < used; slot += 1) {
      revisions[slot] = slot + 1
      if (!hasBit(liveOrFree, slot)) this.#removedSlots.push(slot)
    }
    this.#revisions = revisions
    this.#revision = used
    this.#rankByName()
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
    return Array.from(toNumbers(this.#live)).flatMap((slot) =>
      this.categoriesOf.getList(slot).some((category) => categoryNumbers.has(category)) ? [this.id(slot)] : [],
    )
  }

  #rankByName(): void {
    const [byName, nameRanks] = [this.#byName, new Int32Array(this.#used)]
    for (let rank = 0; rank < byName.length; rank += 1) nameRanks[byName[rank] ?? 0] = rank
    this.#nameRanks = nameRanks
  }

  #pack(isLive: (slot: number) => boolean): void {
    this.#packCount += 1
    this.text.words.pack((posting) => isLive(posting >>> 3))
    this.partNumbers.pack(isLive)
    for (const column of [this.valuesOf, this.categoriesOf, this.policiesOf, this.priceEntries]) column.compact()
    for (const slot of this.#removedSlots)
      for (const column of [this.#ids, this.#names, this.#skus, this.#keys]) column.release(slot)
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
