import type { BuilderProduct } from '@hydrant/contract/admin/products.ts'
import { SEARCH_WINDOW } from '@hydrant/contract/shared/limits.ts'
import { partNumberKey } from '@hydrant/kernel/identity/part-number-key.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { findDefaultImages, findIdsOfSkus } from '../catalogue/service.ts'
import type { Finder } from './finding/finder.ts'
import type { SearchIndex } from './index/search-index.ts'
import { prepareSearch, type SearchParts } from './service.ts'
import { sortRuleIdOf } from './sort-rules.ts'

/** What a site builder looks for. */
export interface AskedProducts {
  /** Words, a part number or an id; empty for the whole catalogue. */
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

/**
 * Products for site builders to choose from, whichever buyers may see them: for words the best match first, without
 * words all by name.
 */
export async function listProducts(
  { database, search }: SearchParts,
  shopper: Shopper,
  asked: AskedProducts,
): Promise<Result<FoundProducts>> {
  const finder = await search.at(shopper.webstore.catalogVersion)
  const found = await findSlots({ database, finder }, shopper, asked)
  if (!found.ok) return found
  const { slots, total } = found.value
  const next = (asked.page + 1) * asked.pageSize
  return ok({
    products: await describe({ database, finder }, slots),
    total,
    hasMore: next < total && next <= SEARCH_WINDOW,
  })
}

/** The products of some part numbers, in any case and with any punctuation, whichever buyers may see them. */
export async function listProductsOfSkus(
  { database, search }: SearchParts,
  shopper: Shopper,
  skus: readonly string[],
): Promise<FoundProducts> {
  const finder = await search.at(shopper.webstore.catalogVersion)
  const keys = skus.map(partNumberKey).filter((key) => key !== '')
  const ids = await database.read((executor) => findIdsOfSkus(executor, { skus, keys }))
  const products = await describe(
    { database, finder },
    ids.flatMap((id) => finder.index.slotOf(id) ?? []),
  )
  return { products, total: products.length, hasMore: false }
}

async function describe(
  { database, finder }: Pick<SearchParts, 'database'> & { readonly finder: Finder },
  slots: readonly number[],
): Promise<BuilderProduct[]> {
  const named = slots.map((slot) => nameOf(finder.index, slot))
  const images = await database.read((executor) =>
    findDefaultImages(
      executor,
      named.map(({ productId }) => productId),
    ),
  )
  return named.map((product) => ({ ...product, imageUrl: images.get(product.productId)?.url ?? '' }))
}

interface FoundSlots {
  readonly slots: readonly number[]
  readonly total: number
}

async function findSlots(
  { database, finder }: Pick<SearchParts, 'database'> & { readonly finder: Finder },
  shopper: Shopper,
  { query, page, pageSize }: AskedProducts,
): Promise<Result<FoundSlots>> {
  const id = normalizeId(query, '01t')
  if (id !== null) return ok(slotOf(finder.index, id))
  const prepared = await prepareSearch({ database, finder }, shopper, {
    searchTerm: query,
    categoryId: null,
    findsAll: true,
    refinements: [],
    sortRuleId: query === '' ? sortRuleIdOf('name-asc') : null,
    grouping: 'VariationParent',
    page,
    pageSize,
    searchFields: [],
  })
  // A page is made for all buyers: the groups of whoever makes it, mostly none but the guests', decide nothing.
  return prepared.ok ? ok(finder.find({ ...prepared.value.query, buyerGroupIds: null, counts: false })) : prepared
}

function slotOf(index: SearchIndex, id: string): FoundSlots {
  const slot = index.slotOf(id)
  return slot === undefined ? { slots: [], total: 0 } : { slots: [slot], total: 1 }
}

function nameOf(index: SearchIndex, slot: number): Omit<BuilderProduct, 'imageUrl'> {
  return { productId: index.id(slot), name: index.name(slot), stockKeepingUnit: index.sku(slot) }
}
