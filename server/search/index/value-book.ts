import { insertSorted } from './sorted-numbers.ts'

/** The name that brands go by among the values that products are narrowed by. */
export const BRAND = 'Brand__c'

/** The name that families go by. */
export const FAMILY = 'Family'

const naturally = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' })

/** Every value that some product has of some attribute, numbered. */
export class ValueBook {
  readonly #attributes = new Map<string, number>()
  readonly #names: string[] = []
  readonly #values: Array<Map<string, number>> = []
  readonly #attributeOf: number[] = []
  readonly #texts: string[] = []
  readonly #sorted = new Map<string, Int32Array>()

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

  /** The numbers of an attribute's values, in the order in which people sort them: 2 before 10. */
  sortedValuesOf(attribute: string): Int32Array {
    const known = this.valuesOf(attribute)
    const sorted = this.#sorted.get(attribute) ?? new Int32Array(0)
    if (sorted.length === known.size) return sorted
    // Values are never taken out, and new ones come behind those that are there.
    const added = known.values().drop(sorted.length).toArray()
    const longer = insertSorted(
      sorted,
      added,
      (one, other) => naturally.compare(this.text(one), this.text(other)) || one - other,
    )
    this.#sorted.set(attribute, longer)
    return longer
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
