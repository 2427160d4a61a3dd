/** Numbers for names, counted from 0. */
export class Numbering {
  readonly #numbers = new Map<string, number>()
  readonly #names: string[] = []

  /** The number of a name, a new one when the name is new. */
  of(name: string): number {
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    this.#numbers.set(name, this.#names.length)
    return this.#names.push(name) - 1
  }

  /** The number of a name, or undefined when it has none. */
  find(name: string): number | undefined {
    return this.#numbers.get(name)
  }

  /** The name of a number. */
  name(number: number): string {
    return this.#names[number] ?? ''
  }

  get size(): number {
    return this.#names.length
  }
}
