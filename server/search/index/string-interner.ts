import { type Section, type SectionReader, visitInSlices } from './sections.ts'

/** Assigns consecutive numbers, from 0 on, to strings. */
export class StringInterner {
  readonly #numbers = new Map<string, number>()
  #names: string[] = []

  /** Returns the number of a string, and assigns one if it is new. */
  intern(name: string): number {
    const existing = this.#numbers.get(name)
    if (existing !== undefined) return existing
    this.#numbers.set(name, this.#names.length)
    return this.#names.push(name) - 1
  }

  /** Returns the number of a string, or undefined if it has none. */
  find(name: string): number | undefined {
    return this.#numbers.get(name)
  }

  /** Returns the string with a number. */
  name(number: number): string {
    return this.#names[number] ?? ''
  }

  get size(): number {
    return this.#names.length
  }

  /** The strings as a section of a file. */
  *sections(name: string): Generator<Section> {
    yield { name, texts: this.#names }
  }

  /** Restores an empty interner from a file. */
  async restore(reader: SectionReader, name: string): Promise<void> {
    this.#names = await reader.readTexts(name)
    await visitInSlices(this.#names.length, (number) => this.#numbers.set(this.name(number), number))
  }
}
