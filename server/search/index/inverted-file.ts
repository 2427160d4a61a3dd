import { insertSorted, placeOf } from './sorted-numbers.ts'

/**
 * For each term the numbers that it was added with. Most of them lie packed, term by term, in one array; what was added
 * since the last `pack` waits in lists of its own.
 */
export class InvertedFile {
  readonly #ordinals = new Map<string, number>()
  readonly #terms: string[] = []
  #offsets = new Uint32Array(1)
  #packed = new Uint32Array(0)
  #added = new Map<number, number[]>()
  #sorted = new Int32Array(0)

  /** Adds a number to a term. */
  add(term: string, number: number): void {
    let ordinal = this.#ordinals.get(term)
    if (ordinal === undefined) {
      ordinal = this.#terms.length
      this.#ordinals.set(term, ordinal)
      this.#terms.push(term)
    }
    const added = this.#added.get(ordinal)
    if (added === undefined) this.#added.set(ordinal, [number])
    else added.push(number)
  }

  /** How many terms there are. */
  get size(): number {
    return this.#terms.length
  }

  /** The term of an ordinal below `size`. */
  term(ordinal: number): string {
    return this.#terms[ordinal] ?? ''
  }

  /** The ordinal of a term, or undefined when nothing was added to it. */
  ordinalOf(term: string): number | undefined {
    return this.#ordinals.get(term)
  }

  /** The ordinals of the terms that begin with a text. */
  ordinalsUnder(prefix: string): Int32Array {
    this.#sortNewTerms()
    const from = placeOf(this.#sorted, 0, (ordinal) => (this.term(ordinal) >= prefix ? -1 : 1))
    const to = placeOf(this.#sorted, from, (ordinal) => (this.term(ordinal).startsWith(prefix) ? 1 : -1))
    return this.#sorted.subarray(from, to)
  }

  /** How many numbers an ordinal has, those that have gone since the last `pack` included. */
  countOf(ordinal: number): number {
    return this.#packedOf(ordinal).length + (this.#added.get(ordinal)?.length ?? 0)
  }

  /** The numbers of an ordinal, in two lists. */
  listsOf(ordinal: number): ReadonlyArray<ArrayLike<number>> {
    const added = this.#added.get(ordinal)
    return added === undefined ? [this.#packedOf(ordinal)] : [this.#packedOf(ordinal), added]
  }

  /** Calls a function with every number of an ordinal. */
  visit(ordinal: number, visitor: (number: number) => void): void {
    for (const list of this.listsOf(ordinal)) for (let at = 0; at < list.length; at += 1) visitor(list[at] ?? 0)
  }

  /** Packs everything tightly, without the numbers that are not to be kept. Goes through the whole file. */
  pack(isKept: (number: number) => boolean): void {
    const offsets = new Uint32Array(this.#terms.length + 1)
    let total = 0
    for (let ordinal = 0; ordinal < this.#terms.length; ordinal += 1) {
      this.visit(ordinal, (number) => {
        if (isKept(number)) total += 1
      })
      offsets[ordinal + 1] = total
    }
    const packed = new Uint32Array(total)
    let filled = 0
    for (let ordinal = 0; ordinal < this.#terms.length; ordinal += 1) {
      this.visit(ordinal, (number) => {
        if (!isKept(number)) return
        packed[filled] = number
        filled += 1
      })
    }
    this.#offsets = offsets
    this.#packed = packed
    this.#added = new Map()
  }

  #packedOf(ordinal: number): Uint32Array {
    const to = this.#offsets[ordinal + 1]
    return to === undefined ? this.#packed.subarray(0, 0) : this.#packed.subarray(this.#offsets[ordinal], to)
  }

  #sortNewTerms(): void {
    if (this.#sorted.length === this.#terms.length) return
    const added = Array.from({ length: this.#terms.length - this.#sorted.length }, (_, at) => this.#sorted.length + at)
    this.#sorted = insertSorted(this.#sorted, added, (one, other) => (this.term(one) < this.term(other) ? -1 : 1))
  }
}
