import type { Section, SectionReader } from './sections.ts'

/**
 * A hash table that finds the slot of a product by its id. It stores slots only and looks up their ids when it compares:
 * for a million products, a `Map` takes five times the memory and ten times as long to fill.
 */
export class IdTable {
  readonly #idOf: (slot: number) => string
  /** Slots plus one; 0 is empty, `DELETED` was deleted. At most half of the places are in use. */
  #places = new Uint32Array(MIN_PLACES)
  #size = 0
  #usedPlaces = 0

  /** `idOf` returns the id of a slot that is in the table. */
  constructor(idOf: (slot: number) => string) {
    this.#idOf = idOf
  }

  /** How many ids there are. */
  get size(): number {
    return this.#size
  }

  /** Returns the slot of an id, or undefined if there is none. */
  find(id: string): number | undefined {
    const place = this.#findPlace(id)
    return place < 0 ? undefined : (this.#places[place] ?? 0) - 1
  }

  /** Adds the slot of an id that is not in the table yet; `idOf` must return the id already. */
  add(id: string, slot: number): void {
    if (2 * this.#usedPlaces >= this.#places.length) this.#resize(this.#size + 1)
    this.#insert(id, slot)
  }

  /** Deletes an id, if it is in the table. */
  delete(id: string): void {
    const place = this.#findPlace(id)
    if (place < 0) return
    this.#places[place] = DELETED
    this.#size -= 1
  }

  /** The table as sections of a file. */
  *sections(name: string): Generator<Section> {
    yield { name, numbers: this.#places.slice() }
  }

  /** Restores an empty table from a file. */
  async restore(reader: SectionReader, name: string): Promise<void> {
    const places = await reader.readNumbers(name, Uint32Array)
    let [size, usedPlaces] = [0, 0]
    for (let place = 0; place < places.length; place += 1) {
      const entry = places[place] ?? 0
      if (entry !== 0) usedPlaces += 1
      if (entry !== 0 && entry !== DELETED) size += 1
    }
    this.#places = places
    this.#size = size
    this.#usedPlaces = usedPlaces
  }

  #resize(count: number): void {
    const previous = this.#places
    let length = MIN_PLACES
    while (length < 3 * count) length *= 2
    this.#places = new Uint32Array(length)
    this.#size = this.#usedPlaces = 0
    for (const entry of previous) if (entry !== 0 && entry !== DELETED) this.#insert(this.#idOf(entry - 1), entry - 1)
  }

  #insert(id: string, slot: number): void {
    const mask = this.#places.length - 1
    let place = hash(id) & mask
    while (this.#places[place] !== 0) place = (place + 1) & mask
    this.#places[place] = slot + 1
    this.#size += 1
    this.#usedPlaces += 1
  }

  #findPlace(id: string): number {
    const mask = this.#places.length - 1
    for (let place = hash(id) & mask; ; place = (place + 1) & mask) {
      const entry = this.#places[place] ?? 0
      if (entry === 0) return -1
      if (entry !== DELETED && this.#idOf(entry - 1) === id) return place
    }
  }
}

const MIN_PLACES = 64
const DELETED = 0xffff_ffff

/** The FNV-1a hash of a text, with its bits mixed once more: ids differ in few characters. */
function hash(text: string): number {
  let value = 0x811c_9dc5
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x0100_0193)
  value = Math.imul(value ^ (value >>> 16), 0x85eb_ca6b)
  return (value ^ (value >>> 13)) >>> 0
}
