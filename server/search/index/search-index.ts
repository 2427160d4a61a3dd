import { type Bits, clearBit, hasBit, noBits, setBit } from './bits.ts'
import { type Document, NO_STRUCTURE, type Structure } from './document.ts'
import { Families } from './families.ts'
import { grown } from './grown.ts'
import { ListColumn } from './list-column.ts'
import { NumberIndex } from './number-index.ts'
import { Numbering } from './numbering.ts'
import { OfferColumn } from './offer-column.ts'
import { ScorePool } from './score-pool.ts'
import { insertSorted } from './sorted-numbers.ts'
import { TextIndex } from './text-index.ts'
import { BRAND, FAMILY, ValueBook } from './value-book.ts'

/**
 * Every active product as searches need it, in slots of side-by-side arrays. A changed product gets a new slot; its old
 * one is used again once nothing points at it, after the next `settle`.
 */
export class SearchIndex {
  readonly text = new TextIndex()
  readonly numbers = new NumberIndex()
  readonly values = new ValueBook()
  readonly categories = new Numbering()
  readonly policies = new Numbering()
  /** The values of each slot: brand, family and attributes, each once. */
  readonly valuesOf = new ListColumn()
  readonly categoriesOf = new ListColumn()
  readonly policiesOf = new ListColumn()
  readonly offers = new OfferColumn()
  readonly scores = new ScorePool()
  readonly families = new Families((id) => this.#slots.get(id))
  readonly #slots = new Map<string, number>()
  readonly #ids: string[] = []
  readonly #names: string[] = []
  readonly #skus: string[] = []
  readonly #keys: string[] = []
  #createdAt = new Float64Array(0)
  #revisions = new Float64Array(0)
  #revision = 0
  #structureRevision = 0
  #live: Bits = noBits(64)
  #used = 0
  #free: number[] = []
  #gone: number[] = []
  #new: number[] = []
  #unpacked = 0
  #byName = new Int32Array(0)
  #nameRanks = new Int32Array(0)
  #structure: Structure = NO_STRUCTURE
  #categoryNames = new Map<string, string>()
  #ancestors = new Map<string, readonly string[]>()
  #epoch = 0

  /** How many slots there are, empty ones included: the size that sets of slots need. */
  get size(): number {
    return this.#used
  }

  /** How many products there are. */
  get count(): number {
    return this.#slots.size
  }

  /** Moves with every change: what was worked out before does not hold any more. */
  get epoch(): number {
    return this.#epoch
  }

  get structure(): Structure {
    return this.#structure
  }

  /** The slots that hold a product. */
  get live(): Bits {
    return this.#live
  }

  /** The slots in the order of their names. Call `settle` first. */
  get byName(): Int32Array {
    return this.#byName
  }

  /** The place of a slot among all names. */
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

  /** The keys of a slot's part numbers, separated by blanks. */
  keys(slot: number): string {
    return this.#keys[slot] ?? ''
  }

  /** A number that is another one whenever the product of a slot, or anything that is not a product, has changed. */
  revision(slot: number): string {
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

  /** Takes over what products are filed, compared and opened by. */
  restructure(structure: Structure): void {
    this.#structure = structure
    this.#categoryNames = new Map(structure.categories.map(({ id, name }) => [id, name]))
    this.#structureRevision += 1
    this.#ancestors = new Map(structure.categories.map(({ id, ancestorIds }) => [id, ancestorIds]))
    this.#epoch += 1
  }

  /** Adds a product or replaces the one with its id. */
  put(document: Document): void {
    this.remove(document.id)
    const slot = this.#free.pop() ?? this.#used++
    this.#slots.set(document.id, slot)
    this.#ids[slot] = document.id
    this.#names[slot] = document.name
    this.#skus[slot] = document.sku
    this.#keys[slot] = document.partNumberKey
    this.#createdAt = grown(this.#createdAt, slot + 1)
    this.#createdAt[slot] = document.createdAt
    this.#revisions = grown(this.#revisions, slot + 1)
    this.#revision += 1
    this.#revisions[slot] = this.#revision
    this.#live = grown(this.#live, (slot >>> 5) + 1)
    setBit(this.#live, slot)
    this.valuesOf.put(slot, [
      ...new Set(valuesIn(document).map(([attribute, text]) => this.values.intern(attribute, text))),
    ])
    this.categoriesOf.put(
      slot,
      document.categoryIds.map((id) => this.categories.of(id)),
    )
    this.policiesOf.put(
      slot,
      document.policyIds.map((id) => this.policies.of(id)),
    )
    this.offers.put(slot, document.offers)
    this.families.put(slot, { id: document.id, variationOf: document.kind === 'Variation' ? document.parentId : null })
    this.text.put(slot, document, this.#namesAbove(document.categoryIds))
    this.numbers.put(slot, document.partNumberKey)
    this.#new.push(slot)
    this.#unpacked += 1
    this.#epoch += 1
  }

  /** Takes a product out; does nothing where there is none of that id. */
  remove(productId: string): void {
    const slot = this.#slots.get(productId)
    if (slot === undefined) return
    this.#slots.delete(productId)
    clearBit(this.#live, slot)
    this.families.remove(slot)
    for (const column of [this.valuesOf, this.categoriesOf, this.policiesOf]) column.put(slot, [])
    this.offers.put(slot, [])
    this.#gone.push(slot)
    this.#epoch += 1
  }

  /**
   * Puts what was added and removed since the last call in order. Costs little after a few changes; packs everything
   * after many.
   */
  settle(): void {
    if (this.#new.length + this.#gone.length === 0) return
    const isLive = (slot: number): boolean => hasBit(this.#live, slot)
    const kept = this.#gone.length === 0 ? this.#byName : this.#byName.filter(isLive)
    const lower = new Map(this.#new.map((slot) => [slot, this.name(slot).toLowerCase()]))
    const lowerOf = (slot: number): string => lower.get(slot) ?? this.name(slot).toLowerCase()
    this.#byName = insertSorted(
      kept,
      this.#new.filter(isLive),
      (one, other) => compare(lowerOf(one), lowerOf(other)) || compare(this.id(one), this.id(other)),
    )
    this.#nameRanks = new Int32Array(this.#used)
    for (const [rank, slot] of this.#byName.entries()) this.#nameRanks[slot] = rank
    this.#new = []
    if (this.#unpacked + this.#gone.length > Math.max(FEW, this.count * SMALL_PART)) this.#pack(isLive)
    this.#epoch += 1
  }

  /** The ids of the products in some categories, those below included. */
  idsUnder(categoryIds: ReadonlySet<string>): string[] {
    const under = new Set(
      this.#structure.categories
        .filter(({ id, ancestorIds }) => categoryIds.has(id) || ancestorIds.some((above) => categoryIds.has(above)))
        .map(({ id }) => this.categories.find(id)),
    )
    return [...this.#slots].flatMap(([id, slot]) =>
      this.categoriesOf.of(slot).some((category) => under.has(category)) ? [id] : [],
    )
  }

  #pack(isLive: (slot: number) => boolean): void {
    this.text.words.pack((posting) => isLive(posting >>> 3))
    this.numbers.pack(isLive)
    for (const column of [this.valuesOf, this.categoriesOf, this.policiesOf, this.offers]) column.tidy()
    for (const slot of this.#gone) this.#ids[slot] = this.#names[slot] = this.#skus[slot] = this.#keys[slot] = ''
    this.#free.push(...this.#gone)
    this.#gone = []
    this.#unpacked = 0
  }

  #namesAbove(categoryIds: readonly string[]): string[] {
    const ids = new Set(categoryIds.flatMap((id) => [id, ...(this.#ancestors.get(id) ?? [])]))
    return [...ids].flatMap((id) => this.#categoryNames.get(id) ?? [])
  }
}

// So few products wait unpacked without being felt.
const FEW = 2000
const SMALL_PART = 0.1

function valuesIn({ brand, family, attributes }: Document): Array<[string, string]> {
  const own: Array<[string, string | null]> = [
    [BRAND, brand],
    [FAMILY, family],
  ]
  return [
    ...own.flatMap(([name, text]): Array<[string, string]> => (text === null ? [] : [[name, text]])),
    ...Object.entries(attributes),
  ]
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
