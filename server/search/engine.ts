import type { CategoryNode, Structure } from './index/document.ts'
import type { CategoryHits, FacetHits } from './query/count-facets.ts'
import type { NameOptions } from './query/category-names.ts'
import type { SearchQuery } from './query/finder.ts'

/** A product that a search has found, with what its loading and caching depend on. */
export interface FoundProduct {
  readonly id: string
  readonly name: string
  readonly sku: string
  /** Another one after every change of the product. */
  readonly revision: string
  readonly canViewPrice: boolean
  /** Whether it is a variation whose parent is indexed. */
  readonly hasParent: boolean
  /** Whether it is a parent with variations. */
  readonly hasVariations: boolean
  /** For a parent: the variations whose prices the searching buyer groups may see. */
  readonly pricedVariationIds: readonly string[]
}

/** The products of one page, and counts over all hits. A variation group counts once. */
export interface FoundProducts {
  readonly total: number
  readonly products: readonly FoundProduct[]
  readonly facets: FacetHits
  readonly categories: CategoryHits
}

/** What searches run on: the index of this process, or an engine outside of it. */
export interface SearchEngine {
  /** The categories, attributes and entitlement policies that the engine uses. */
  readonly structure: Structure
  /** Increases with every change; whatever was computed at another epoch is stale. */
  readonly epoch: number
  find(query: SearchQuery): Promise<FoundProducts>
  /** Counts what these buyer groups see in a category and below it; a variation group counts once. */
  countProducts(buyerGroupIds: readonly string[], category: CategoryNode): Promise<number>
  /**
   * Finds the names that have a word beginning with the typed text: of navigational categories, in the first of these
   * languages that they have a name in, and of brands of products that these buyer groups may see.
   */
  findCategoryAndBrandNames(text: string, options: NameOptions): Promise<readonly string[]>
  /** Finds the indexed products with these ids, regardless of entitlement, in their order. */
  findByIds(ids: readonly string[]): Promise<ReadonlyArray<Pick<FoundProduct, 'id' | 'name' | 'sku'>>>
}
