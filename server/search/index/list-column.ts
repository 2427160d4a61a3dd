import { type Bitset, hasBit } from './bitset.ts'
import { growArrayTo } from './growable-array.ts'
import type { Section, SectionReader } from './sections.ts'

/**
 * A short list of numbers for each slot, stored one after another in one array. Replaced lists leave gaps until
 * `compact` is called.
 */
export class ListColumn {
  #starts = new Uint32Array(0)
  #lengths = new Uint16Array(0)
  #items = new Uint32Array(0)
  #used = 0
  #wasted = 0

  /** Sets the list of a slot: at most 65,535 numbers. */
  put(slot: number, list: readonly number[]): void {
    this.#starts = growArrayTo(this.#starts, slot + 1)
    this.#lengths = growArrayTo(this.#lengths, slot + 1)
    if (list.length === this.#lengths[slot] && list.length > 0) {
      this.#items.set(list, this.#starts[slot])
      return
    }
    this.#wasted += this.#lengths[slot] ?? 0
    this.#items = growArrayTo(this.#items, this.#used + list.length)
    this.#items.set(list, this.#used)
    this.#starts[slot] = this.#used
    this.#lengths[slot] = list.length
    this.#used += list.length
  }

  /** Returns the length of a slot's list. */
  lengthOf(slot: number): number {
    return this.#lengths[slot] ?? 0
  }

  /** Returns the number at a position of a slot's list. */
  itemAt(slot: number, position: number): number {
    return this.#items[(this.#starts[slot] ?? 0) + position] ?? 0
  }

  /** Returns a slot's list. */
  getList(slot: number): Uint32Array {
    const start = this.#starts[slot] ?? 0
    return this.#items.subarray(start, start + (this.#lengths[slot] ?? 0))
  }

  /** All lists in their arrays, for loops over many slots: slot s has `lengths[s]` items from `starts[s]` on. */
  get lists(): { readonly starts: Uint32Array; readonly lengths: Uint16Array; readonly items: Uint32Array } {
    return { starts: this.#starts, lengths: this.#lengths, items: this.#items }
  }

  /**
   * The lists as sections of a file. A list that is emptied while they are written is read as it was or empty: its start
   * is written before its length. One that is replaced has to be replaced again after `restore`.
   */
  *sections(name: string): Generator<Section> {
    yield { name: `${name}.items`, numbers: this.#items.subarray(0, this.#used) }
    yield { name: `${name}.starts`, numbers: this.#starts }
    yield { name: `${name}.lengths`, numbers: this.#lengths }
  }

  /**
   * Restores an empty column from a file. Only the lists of live slots are kept, and none that was replaced while the
   * file was written: its items came after those in the file.
   */
  async restore(reader: SectionReader, name: string, live: Bitset): Promise<void> {
    this.#items = await reader.readNumbers(`${name}.items`, Uint32Array)
    this.#starts = await reader.readNumbers(`${name}.starts`, Uint32Array)
    this.#lengths = await reader.readNumbers(`${name}.lengths`, Uint16Array)
    const lengths = this.#lengths
    let listed = 0
    for (let slot = 0; slot < lengths.length; slot += 1) {
      const end = (this.#starts[slot] ?? 0) + (lengths[slot] ?? 0)
      if (!hasBit(live, slot) || end > this.#items.length) lengths[slot] = 0
      listed += lengths[slot] ?? 0
    }
    this.#used = this.#items.length
    this.#wasted = this.#used - listed
  }

  /** Whether so much of the array is unused that it is worth the time to close the gaps at once. */
  get isWasteful(): boolean {
    return this.#wasted > MIN_WASTE && this.#wasted * 4 >= this.#used
  }

  /** Closes the gaps once a quarter of the array is unused. */
  compact(): void {
    if (this.#wasted * 4 < this.#used) return
    const items = new Uint32Array(this.#used - this.#wasted)
    let filled = 0
    for (let slot = 0; slot < this.#lengths.length; slot += 1) {
      items.set(this.getList(slot), filled)
      this.#starts[slot] = filled
      filled += this.#lengths[slot] ?? 0
    }
    this.#items = items
    this.#used = filled
    this.#wasted = 0
  }
}

/** How many unused numbers matter. */
const MIN_WASTE = 10_000
