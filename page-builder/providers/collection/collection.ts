import type { Scope } from '../../bindings/scope.ts'

/** One thing in a collection: its id is its own among the others, its name is what it is called aloud. */
export interface CollectionItem {
  readonly id: string
  readonly name: string
}

/** What a provider of things gives under the name `Collection`. */
export interface Collection {
  /** What is shown now. */
  readonly items: readonly CollectionItem[]
  /** What can be shown after it; shown at once where no script runs that could be asked for it. */
  readonly later: readonly CollectionItem[]
  readonly total: number
  /** The last page that is shown, counted from 1. */
  readonly page: number
  readonly pageCount: number
  /** Whether the things could not be had. */
  readonly isFailed: boolean
  /** Whether this is one of its items already: it can be asked for, and is repeated no more. */
  readonly isRepeated?: true
}

/** The parts of a collection that settings can ask for. */
export const COLLECTION_PARTS = ['items', 'total', 'page', 'pageCount', 'isFailed'] as const

/** The parts of a thing in a collection that settings can ask for. */
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

/** The nearest collection around a block that it can repeat; null without one. */
export function collectionIn(scope: Scope): Collection | null {
  const found = scope['Collection']
  return isCollection(found) && found.isRepeated !== true ? found : null
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
