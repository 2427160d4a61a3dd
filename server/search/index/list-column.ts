import { grown } from './grown.ts'

/**
 * A short list of numbers for each slot, one behind the other in one array. Lists that were replaced leave gaps until
 * `tidy`.
 */
export class ListColumn {
  #starts = new Uint32Array(0)
  #lengths = new Uint16Array(0)
  #items = new Uint32Array(0)
  #used = 0
  #wasted = 0

  /** Gives a slot its list, of at most 65,535 numbers. */
  put(slot: number, list: readonly number[]): void {
    this.#starts = grown(this.#starts, slot + 1)
    this.#lengths = grown(this.#lengths, slot + 1)
    this.#wasted += this.#lengths[slot] ?? 0
    this.#items = grown(this.#items, this.#used + list.length)
    this.#items.set(list, this.#used)
    this.#starts[slot] = this.#used
    this.#lengths[slot] = list.length
    this.#used += list.length
  }

  /** How many numbers a slot's list has. */
  lengthOf(slot: number): number {
    return this.#lengths[slot] ?? 0
  }

  /** The number at a place of a slot's list. */
  at(slot: number, place: number): number {
    return this.#items[(this.#starts[slot] ?? 0) + place] ?? 0
  }

  /** A slot's list. */
  of(slot: number): Uint32Array {
    const start = this.#starts[slot] ?? 0
    return this.#items.subarray(start, start + (this.#lengths[slot] ?? 0))
  }

  /** All lists as they lie, for those who go through many: slot s has `lengths[s]` items from `starts[s]` on. */
  get lists(): { readonly starts: Uint32Array; readonly lengths: Uint16Array; readonly items: Uint32Array } {
    return { starts: this.#starts, lengths: this.#lengths, items: this.#items }
  }

  /** Closes the gaps once they are worth it. */
  tidy(): void {
    if (this.#wasted * 4 < this.#used) return
    const items = new Uint32Array(this.#used - this.#wasted)
    let filled = 0
    for (let slot = 0; slot < this.#lengths.length; slot += 1) {
      items.set(this.of(slot), filled)
      this.#starts[slot] = filled
      filled += this.#lengths[slot] ?? 0
    }
    this.#items = items
    this.#used = filled
    this.#wasted = 0
  }
}
