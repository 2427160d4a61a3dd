/** The name that brands go by among the values that products are narrowed by. */
export const BRAND = 'Brand__c'

/** The name that families go by. */
export const FAMILY = 'Family'

/** Every value that some product has of some attribute, numbered. */
export class ValueBook {
  readonly #attributes = new Map<string, number>()
  readonly #names: string[] = []
  readonly #values: Array<Map<string, number>> = []
  readonly #attributeOf: number[] = []
  readonly #texts: string[] = []

  /** The number of a value, a new one when it is new. */
  intern(attribute: string, text: string): number {
    const known = this.#known(attribute)
    const found = known.get(text)
    if (found !== undefined) return found
    const value = this.#texts.length
    known.set(text, value)
    this.#texts.push(text)
    this.#attributeOf.push(this.#attributes.get(attribute) ?? 0)
    return value
  }

  /** How many values there are. */
  get size(): number {
    return this.#texts.length
  }

  /** How many attributes there are. */
  get attributes(): number {
    return this.#names.length
  }

  /** The number of an attribute, or undefined when no product ever had it. */
  attribute(name: string): number | undefined {
    return this.#attributes.get(name)
  }

  /** The attribute's number of a value. */
  attributeOf(value: number): number {
    return this.#attributeOf[value] ?? 0
  }

  /** The name of an attribute. */
  name(attribute: number): string {
    return this.#names[attribute] ?? ''
  }

  /** A value as it is shown. */
  text(value: number): string {
    return this.#texts[value] ?? ''
  }

  /** The values of an attribute, as texts with their numbers. */
  valuesOf(attribute: string): ReadonlyMap<string, number> {
    const number = this.#attributes.get(attribute)
    return (number === undefined ? undefined : this.#values[number]) ?? new Map<string, number>()
  }

  #known(attribute: string): Map<string, number> {
    const number = this.#attributes.get(attribute)
    const known = number === undefined ? undefined : this.#values[number]
    if (known !== undefined) return known
    this.#attributes.set(attribute, this.#names.length)
    this.#names.push(attribute)
    const values = new Map<string, number>()
    this.#values.push(values)
    return values
  }
}
