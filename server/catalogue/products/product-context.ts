import type { Category } from '../categories/store.ts'
import type { TranslateLabel } from '../translations/labels.ts'
import type { ProductRecord } from './store.ts'
import type { AttributeDefinition, MediaRecord, SellingModel } from './detail-store.ts'
import type { VariationFamily } from './variation-body.ts'

/** What is loaded in addition to some products. Parts that were not requested are empty. */
export interface ProductContext {
  readonly media: ReadonlyMap<string, readonly MediaRecord[]>
  /** By the parent's id. */
  readonly families: ReadonlyMap<string, VariationFamily>
  readonly sellingModels: ReadonlyMap<string, readonly SellingModel[]>
  /** The path to a product's primary category, root first. */
  readonly paths: ReadonlyMap<string, readonly Category[]>
  readonly definitions: readonly AttributeDefinition[]
  /** For the labels that products share. Those in this context are translated. */
  readonly translateLabel: TranslateLabel
}

/** Which parts of the context to load. */
export interface ProductContextOptions {
  readonly media?: boolean
  readonly families?: boolean
  readonly sellingModels?: boolean
  readonly paths?: boolean
  readonly definitions?: boolean
}

/** Finds the variation family that a product belongs to, as parent or as variation. */
export function findFamily(product: ProductRecord, context: ProductContext): VariationFamily | null {
  const parentId = findFamilyParentId(product)
  return parentId === null ? null : (context.families.get(parentId) ?? null)
}

/** Returns the id of a product's variation parent, which may be the product itself; null outside of families. */
export function findFamilyParentId(product: ProductRecord): string | null {
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
