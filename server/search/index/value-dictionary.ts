import { DEFAULT_LOCALE } from '@hydrant/messages/locale.ts'
import { insertSorted } from './sorted-numbers.ts'

/** The attribute name under which brands are indexed. */
export const BRAND = 'Brand__c'

/** The attribute name under which product families are indexed. */
export const FAMILY = 'Family'

const naturalCollator = new Intl.Collator(DEFAULT_LOCALE, { numeric: true, sensitivity: 'base' })

/** Assigns numbers to all attribute values that some product has. */
export class ValueDictionary {
  readonly #attributes = new Map<string, number>()
  readonly #names: string[] = []
  readonly #values: Array<Map<string, number>> = []
  readonly #attributeOf: number[] = []
  readonly #texts: string[] = []
  readonly #sorted = new Map<string, Int32Array>()

  /** Returns the number of a value, and assigns one if it is new. */
  intern(attribute: string, text: string): number {
    const numberByText = this.#getOrAddValues(attribute)
    const existingNumber = numberByText.get(text)
    if (existingNumber !== undefined) return existingNumber
    const value = this.#texts.length
    numberByText.set(text, value)
    this.#texts.push(text)
    this.#attributeOf.push(this.#attributes.get(attribute) ?? 0)
    return value
  }

  /** The number of values. */
  get size(): number {
    return this.#texts.length
  }

  /** The number of attributes. */
  get attributeCount(): number {
    return this.#names.length
  }

  /** Returns the number of an attribute, or undefined if no product ever had it. */
  findAttributeNumber(name: string): number | undefined {
    return this.#attributes.get(name)
  }

  /** Returns the attribute number of a value. */
  attributeOf(value: number): number {
    return this.#attributeOf[value] ?? 0
  }

  /** Returns the name of an attribute. */
  attributeName(attribute: number): string {
    return this.#names[attribute] ?? ''
  }

  /** Returns the text of a value. */
  text(value: number): string {
    return this.#texts[value] ?? ''
  }

  /** Returns the values of an attribute with their numbers. */
  valuesOf(attribute: string): ReadonlyMap<string, number> {
    const number = this.#attributes.get(attribute)
    return (number === undefined ? undefined : this.#values[number]) ?? new Map<string, number>()
  }

  /** Returns the numbers of an attribute's values in natural order: 2 before 10. */
  sortedValuesOf(attribute: string): Int32Array {
    const numberByText = this.valuesOf(attribute)
    const sorted = this.#sorted.get(attribute) ?? new Int32Array(0)
    if (sorted.length === numberByText.size) return sorted
    // Values are never removed, and new ones are appended to the map.
    const added = numberByText.values().drop(sorted.length).toArray()
    const merged = insertSorted(
      sorted,
      added,
      (one, other) => naturalCollator.compare(this.text(one), this.text(other)) || one - other,
    )
    this.#sorted.set(attribute, merged)
    return merged
  }

  #getOrAddValues(attribute: string): Map<string, number> {
    const number = this.#attributes.get(attribute)
    const existing = number === undefined ? undefined : this.#values[number]
    if (existing !== undefined) return existing
    this.#attributes.set(attribute, this.#names.length)
    this.#names.push(attribute)
    const values = new Map<string, number>()
    this.#values.push(values)
    return values
  }
}
