import { IN_ANY, IN_DESCRIPTION, IN_FACTS, IN_NAME } from '../index/text-index.ts'

/** Where words are looked for. */
export interface SearchScope {
  /** The places of words that count. */
  readonly fields: number
  /** Where facts count only of some attributes: their names. Null: all facts. */
  readonly attributes: readonly string[] | null
  readonly partNumbers: boolean
}

/** Everywhere. */
export const EVERYWHERE: SearchScope = { fields: IN_ANY, attributes: null, partNumbers: true }

/**
 * The scope that names of fields stand for, everywhere without any; null when one of them is no field that can be
 * searched.
 */
export function searchScope(names: readonly string[], attributeNames: readonly string[]): SearchScope | null {
  if (names.length === 0) return EVERYWHERE
  const own = new Set(['Name', 'Description', 'StockKeepingUnit', 'ProductCode'])
  const facts = new Map(
    [...attributeNames, 'Brand__c', 'Family'].flatMap((name) => [
      [name, name],
      [name.endsWith('__c') ? name : `${name}__c`, name],
    ]),
  )
  // Named twice, with and without the ending or not, is not searched twice.
  const attributes = [...new Set(names.filter((name) => !own.has(name)).map((name) => facts.get(name)))]
  if (attributes.includes(undefined)) return null
  const has = (name: string): boolean => names.includes(name)
  return {
    fields:
      (has('Name') ? IN_NAME : 0) | (has('Description') ? IN_DESCRIPTION : 0) | (attributes.length > 0 ? IN_FACTS : 0),
    attributes: attributes.filter((name) => name !== undefined),
    partNumbers: has('StockKeepingUnit') || has('ProductCode'),
  }
}
