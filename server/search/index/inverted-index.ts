import { type Section, type SectionReader, visitInSlices } from './sections.ts'
import { insertSorted, findInsertPosition } from './sorted-numbers.ts'

/**
 * An inverted index: the numbers that were added to each term. Most are packed in one array, term by term; those added
 * since the last `pack` are in separate lists.
 */
export class InvertedIndex {
  readonly #ordinals = new Map<string, number>()
  #terms: string[] = []
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

  /** Returns the term of an ordinal below `size`. */
  term(ordinal: number): string {
    return this.#terms[ordinal] ?? ''
  }

  /** Returns the ordinal of a term, or undefined if nothing was added to it. */
  ordinalOf(term: string): number | undefined {
    return this.#ordinals.get(term)
  }

  /** Returns the ordinals of the terms with a prefix. */
  ordinalsWithPrefix(prefix: string): Int32Array {
    this.#sortNewTerms()
    const from = findInsertPosition(this.#sorted, 0, (ordinal) => (this.term(ordinal) >= prefix ? -1 : 1))
    const to = findInsertPosition(this.#sorted, from, (ordinal) => (this.term(ordinal).startsWith(prefix) ? 1 : -1))
    return this.#sorted.subarray(from, to)
  }

  /** Counts the numbers of an ordinal, including those that have become stale since the last `pack`. */
  countOf(ordinal: number): number {
    return this.#packedOf(ordinal).length + (this.#added.get(ordinal)?.length ?? 0)
  }

  /** Returns the numbers of an ordinal: those of the last `pack`, which are sorted, and those added since. */
  numberListsOf(ordinal: number): { readonly packed: Uint32Array; readonly added: readonly number[] } {
    return { packed: this.#packedOf(ordinal), added: this.#added.get(ordinal) ?? NO_NUMBERS }
  }

  /** Calls a function with every number of an ordinal. */
  visitNumbers(ordinal: number, visitor: (number: number) => void): void {
    const { packed, added } = this.numberListsOf(ordinal)
    for (let i = 0; i < packed.length; i += 1) visitor(packed[i] ?? 0)
    for (let i = 0; i < added.length; i += 1) visitor(added[i] ?? 0)
  }

  /**
   * Packs all numbers into one array and drops those for which `isLive` is false. Takes time linear in the whole index.
   */
  pack(isLive: (number: number) => boolean): void {
    const offsets = new Uint32Array(this.#terms.length + 1)
    let total = 0
    for (let ordinal = 0; ordinal < this.#terms.length; ordinal += 1) {
      this.visitNumbers(ordinal, (number) => {
        if (isLive(number)) total += 1
      })
      offsets[ordinal + 1] = total
    }
    const packed = new Uint32Array(total)
    let filled = 0
    for (let ordinal = 0; ordinal < this.#terms.length; ordinal += 1) {
      let [previous, isSorted] = [0, true]
      this.visitNumbers(ordinal, (number) => {
        if (!isLive(number)) return
        packed[filled] = number
        filled += 1
        isSorted &&= number >= previous
        previous = number
      })
      if (!isSorted) packed.subarray(offsets[ordinal], filled).sort()
    }
    this.#offsets = offsets
    this.#packed = packed
    this.#added = new Map()
  }

  /**
   * The index as sections of a file. Numbers that are added while they are written may or may not be among them; there
   * must be no `pack` meanwhile.
   */
  *sections(name: string): Generator<Section> {
    const addedOrdinals = Uint32Array.from(this.#added.keys())
    yield { name: `${name}.sorted`, numbers: this.#sorted }
    yield { name: `${name}.offsets`, numbers: this.#offsets }
    yield { name: `${name}.packed`, numbers: this.#packed }
    yield { name: `${name}.terms`, texts: this.#terms }
    // In groups, because copying all of them at once would block other work; the last group is empty.
    for (let position = 0; position < addedOrdinals.length;) {
      const group: number[] = []
      for (; position < addedOrdinals.length && group.length < NUMBERS_PER_GROUP; position += 1) {
        const ordinal = addedOrdinals[position] ?? 0
        const numbers = this.#added.get(ordinal) ?? []
        group.push(ordinal, numbers.length)
        for (const number of numbers) group.push(number)
      }
      yield { name: `${name}.added`, numbers: Uint32Array.from(group) }
    }
    yield { name: `${name}.added`, numbers: new Uint32Array(0) }
  }

  /** Restores an empty index from a file. */
  async restore(reader: SectionReader, name: string): Promise<void> {
    this.#sorted = await reader.readNumbers(`${name}.sorted`, Int32Array)
    this.#offsets = await reader.readNumbers(`${name}.offsets`, Uint32Array)
    this.#packed = await reader.readNumbers(`${name}.packed`, Uint32Array)
    this.#terms = await reader.readTexts(`${name}.terms`)
    await visitInSlices(this.#terms.length, (ordinal) => this.#ordinals.set(this.term(ordinal), ordinal))
    for (;;) {
      const group = await reader.readNumbers(`${name}.added`, Uint32Array)
      if (group.length === 0) return
      for (let at = 0; at < group.length;) {
        const [ordinal = 0, count = 0] = group.subarray(at, at + 2)
        this.#added.set(ordinal, Array.from(group.subarray(at + 2, at + 2 + count)))
        at += 2 + count
      }
    }
  }

  #packedOf(ordinal: number): Uint32Array {
    const to = this.#offsets[ordinal + 1]
    return to === undefined ? this.#packed.subarray(0, 0) : this.#packed.subarray(this.#offsets[ordinal], to)
  }

  #sortNewTerms(): void {
    if (this.#sorted.length === this.#terms.length) return
    const added = Array.from({ length: this.#terms.length - this.#sorted.length }, (_, i) => this.#sorted.length + i)
    this.#sorted = insertSorted(this.#sorted, added, (one, other) => (this.term(one) < this.term(other) ? -1 : 1))
  }
}

const NO_NUMBERS: readonly number[] = []

/** How many numbers a section of added numbers has, about. */
const NUMBERS_PER_GROUP = 100_000
