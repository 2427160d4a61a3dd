import type { BuilderProduct } from '@hydrant/contract/admin/products.ts'
import { SEARCH_WINDOW } from '@hydrant/contract/shared/limits.ts'
import { done, type Outcome } from '@hydrant/kernel/outcome/outcome.ts'
import type { Shopper } from '../accounts/service.ts'
import { findProducts, type SearchParts } from './service.ts'
import { sortRuleIdOf } from './sort-rules.ts'

/** What a site builder looks for. */
export interface AskedProducts {
  /** Empty for the whole catalogue. */
  readonly query: string
  /** Counted from 0. */
  readonly page: number
  readonly pageSize: number
}

/** Some of the products that were found. */
export interface FoundProducts {
  readonly products: BuilderProduct[]
  readonly total: number
  /** Whether others follow that a search can be paged to. */
  readonly hasMore: boolean
}

/** Products for site builders to choose from: for words the best match first, without words all by name. */
export async function listProducts(parts: SearchParts, shopper: Shopper, { query, page, pageSize }: AskedProducts): Promise<Outcome<FoundProducts>> {
  const found = await findProducts(parts, shopper, {
    searchTerm: query,
    categoryId: null,
    findsAll: true,
    refinements: [],
    sortRuleId: query === '' ? sortRuleIdOf('name-asc') : null,
    grouping: 'VariationParent',
    page,
    pageSize,
    searchFields: [],
    buyerGroupIds: [],
    fields: ['Name', 'StockKeepingUnit'],
    includePrices: false,
    includeQuantityRule: false,
    includeVariationInfo: false,
  })
  if (!found.ok) return found
  const { products, total } = found.value.productsPage
  const next = (page + 1) * pageSize
  return done({
    products: products.map(({ id, name, fields, defaultImage }) => ({ productId: id, name, stockKeepingUnit: fields['StockKeepingUnit']?.value ?? null, imageUrl: defaultImage.url })),
    total,
    hasMore: next < total && next <= SEARCH_WINDOW,
  })
}
