import { IN_ANY, IN_DESCRIPTION, IN_DETAILS, IN_NAME } from '../index/text-index.ts'

/** Where words are searched. */
export interface SearchScope {
  /** The fields that count, as a bit mask. */
  readonly fields: number
  /** The names of the attributes that are searched; null: all. */
  readonly attributes: readonly string[] | null
  readonly partNumbers: boolean
}

/** All fields. */
export const EVERYWHERE: SearchScope = { fields: IN_ANY, attributes: null, partNumbers: true }

/** Converts field names to a search scope; no names mean all fields. Null when one of them cannot be searched. */
export function toSearchScope(names: readonly string[], attributeNames: readonly string[]): SearchScope | null {
  if (names.length === 0) return EVERYWHERE
  const productFields = new Set(['Name', 'Description', 'StockKeepingUnit', 'ProductCode'])
  const attributeByName = new Map(
    [...attributeNames, 'Brand__c', 'Family'].flatMap((name) => [
      [name, name],
      [name.endsWith('__c') ? name : `${name}__c`, name],
    ]),
  )
  // An attribute that is named twice, such as with and without the ending `__c`, is searched once.
  const attributes = [
    ...new Set(names.filter((name) => !productFields.has(name)).map((name) => attributeByName.get(name))),
  ]
  if (attributes.includes(undefined)) return null
  const has = (name: string): boolean => names.includes(name)
  return {
    fields:
      (has('Name') ? IN_NAME : 0) |
      (has('Description') ? IN_DESCRIPTION : 0) |
      (attributes.length > 0 ? IN_DETAILS : 0),
    attributes: attributes.filter((name) => name !== undefined),
    partNumbers: has('StockKeepingUnit') || has('ProductCode'),
  }
}
