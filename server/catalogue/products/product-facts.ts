import type { Category } from '../categories/store.ts'
import type { AttributeDefinition, MediaRecord, ProductRecord, SellingModel } from './store.ts'
import type { Family } from './variation-body.ts'

/** What was read beside some products. Parts that were not asked for are empty. */
export interface ProductFacts {
  readonly media: ReadonlyMap<string, readonly MediaRecord[]>
  /** By the parent's id. */
  readonly families: ReadonlyMap<string, Family>
  readonly sellingModels: ReadonlyMap<string, readonly SellingModel[]>
  /** The way to a product's primary category, root first. */
  readonly paths: ReadonlyMap<string, readonly Category[]>
  readonly definitions: readonly AttributeDefinition[]
}

/** Which facts are wanted. */
export interface WantedFacts {
  readonly media?: boolean
  readonly families?: boolean
  readonly sellingModels?: boolean
  readonly paths?: boolean
  readonly definitions?: boolean
}

/** The family that a product belongs to, as parent or as variation. */
export function familyOf(product: ProductRecord, facts: ProductFacts): Family | null {
  const parentId = parentIdOf(product)
  return parentId === null ? null : (facts.families.get(parentId) ?? null)
}

/** The id of a product's variation parent, which may be itself; null outside families. */
export function parentIdOf(product: ProductRecord): string | null {
  switch (product.productClass) {
    case 'VariationParent':
      return product.id
    case 'Variation':
      return product.parentId
    case 'Simple':
    case 'Set':
    case 'Bundle':
      return null
    default:
      return product.productClass satisfies never
  }
}
