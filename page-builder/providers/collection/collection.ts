import type { Scope } from '../../bindings/scope.ts'

/** One item of a collection: its id is unique in the collection, its name is what screen readers announce. */
export interface CollectionItem {
  readonly id: string
  readonly name: string
}

/** The value that a provider of items supplies under the name `Collection`. */
export interface Collection {
  /** The items on the current pages. */
  readonly items: readonly CollectionItem[]
  /** The items on the following pages; rendered at once for visitors without scripts, who cannot request them. */
  readonly later: readonly CollectionItem[]
  readonly total: number
  /** The last visible page, counted from 1. */
  readonly page: number
  readonly pageCount: number
  /** Whether the items could not be loaded. */
  readonly isFailed: boolean
  /** Set inside a repeated item: the collection can still be used in expressions but is not repeated again. */
  readonly isRepeated?: true
}

/** The properties of a collection that expressions can use. */
export const COLLECTION_PARTS = ['items', 'total', 'page', 'pageCount', 'isFailed'] as const

/** The properties of a collection item that expressions can use. */
export const ITEM_PARTS = [
  'id',
  'name',
  'text',
  'href',
  'image',
  'partNumber',
  'brand',
  'pack',
  'price',
  'unitPrice',
  'listPrice',
  'currency',
] as const

/**
 * Returns the nearest enclosing collection if a block can still be repeated for each of its items; null if there is
 * none, or if it is already being repeated.
 */
export function findRepeatableCollection(scope: Scope): Collection | null {
  const collection = scope['Collection']
  return isCollection(collection) && collection.isRepeated !== true ? collection : null
}

function isCollection(value: unknown): value is Collection {
  return (
    typeof value === 'object' &&
    value !== null &&
    'items' in value &&
    Array.isArray(value.items) &&
    'later' in value &&
    'isFailed' in value
  )
}
