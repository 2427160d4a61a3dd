import { DEFAULT_LOCALE } from '@hydrant/messages/locale.ts'
import type { Section, SectionReader } from './sections.ts'
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
  #attributeOf: number[] = []
  #texts: string[] = []
  readonly #sorted = new Map<string, Int32Array<ArrayBuffer>>()

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
  attribute(name: string): number | undefined {
    return this.#attributes.get(name)
  }

  /** Returns the attribute number of a value. */
  attributeOf(value: number): number {
    return this.#attributeOf[value] ?? 0
  }

  /** Returns the name of an attribute. */
  name(attribute: number): string {
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

  /** The dictionary as sections of a file. */
  *sections(name: string): Generator<Section> {
    const sorted = [...this.#sorted]
    const attributeOf = Uint32Array.from(this.#attributeOf)
    yield { name: `${name}.sorted`, texts: sorted.map(([attribute]) => attribute) }
    for (const [, numbers] of sorted) yield { name: `${name}.sortedValues`, numbers }
    yield { name: `${name}.attributes`, texts: this.#names }
    yield { name: `${name}.attributeOf`, numbers: attributeOf }
    yield { name: `${name}.texts`, texts: this.#texts.slice(0, attributeOf.length) }
  }

  /** Restores an empty dictionary from a file. */
  async restore(reader: SectionReader, name: string): Promise<void> {
    for (const attribute of await reader.readTexts(`${name}.sorted`))
      this.#sorted.set(attribute, await reader.readNumbers(`${name}.sortedValues`, Int32Array))
    for (const attribute of await reader.readTexts(`${name}.attributes`)) this.#getOrAddValues(attribute)
    this.#attributeOf = Array.from(await reader.readNumbers(`${name}.attributeOf`, Uint32Array))
    this.#texts = await reader.readTexts(`${name}.texts`)
    for (const [value, text] of this.#texts.entries()) this.#values[this.attributeOf(value)]?.set(text, value)
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
