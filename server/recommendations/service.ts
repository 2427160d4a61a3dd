import { createHash } from 'node:crypto'
import { RECOMMENDED_PRODUCTS } from '@hydrant/contract/shared/limits.ts'
import type { AiConfiguration, Recommendations, Recommender } from '@hydrant/contract/shop/recommendations.ts'
import type { ProductSummary } from '@hydrant/contract/shop/search.ts'
import type { Database, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { findLines, loadAndRepriceCart } from '../cart/service.ts'
import { findVisibility, hasAnyProduct, loadProductSummaries } from '../catalogue/service.ts'
import { loadPricingRows } from '../pricing/service.ts'
import { toRecommendationSettings } from '../webstore/service.ts'
import { recommendationErrors } from './errors.ts'
import { type RecommendationContext, requiresAnchors, SOURCES } from './find-candidates.ts'
import {
  replaceVariationIdsByParents,
  findPrimaryCategoryIds,
  insertSales,
  type SoldProduct,
  upsertViewAndDeleteOld,
} from './store.ts'

/** The parameters of a recommendation request. Anchors are ids as the client sent them. */
export interface RecommendationRequest {
  /** Null: none was named, so nothing is recommended. */
  readonly recommender: Recommender | null
  readonly anchors: readonly string[]
  readonly anchorFromCurrentCart: boolean
  /** Whether to include prices and the fields that product lists show. */
  readonly includeInformation: boolean
  /** Whether to put the anchors themselves first. */
  readonly includeAnchors: boolean
}

const DEFAULT_FIELDS = [
  'Name',
  'Description',
  'StockKeepingUnit',
  'ProductCode',
  'Family',
  'Brand__c',
  'PackText__c',
  'QuantityUnitOfMeasure',
  'IsQuoteOnly__c',
]

/** How many products of a cart are used as anchors: those added last. */
const MAX_CART_ANCHORS = 20

/**
 * Loads whether the shop recommends products and records activities. There is no other host that activities are sent
 * to.
 */
export async function loadAiConfiguration(db: ReadOnlyDb, { webstore }: Shopper): Promise<AiConfiguration> {
  const { isDeployed, isTracking } = toRecommendationSettings(webstore)
  const catalogExists = await hasAnyProduct(db)
  return {
    activityTrackingEnabled: isTracking,
    catalogExists,
    isDeployed,
    deploymentEnabled: isDeployed,
    host: null,
    siteId: webstore.siteId,
    tenant: webstore.id,
  }
}

/** Recommends products that a shopper may see. */
export async function recommendProducts(
  database: Database,
  shopper: Shopper,
  request: RecommendationRequest,
): Promise<Result<Recommendations>> {
  const { recommender } = request
  if (recommender === null || !toRecommendationSettings(shopper.webstore).isDeployed)
    return ok(toRecommendations(shopper, recommender, []))
  const parsedAnchors = parseAnchors(request.anchors)
  if (parsedAnchors === null) return err(recommendationErrors.malformedAnchor)
  if (requiresAnchors(recommender) && parsedAnchors.productIds.length === 0 && !request.anchorFromCurrentCart)
    return err(recommendationErrors.noAnchors)
  const cartProductIds = request.anchorFromCurrentCart ? await repriceCartAndFindLastAddedIds(database, shopper) : []
  return database.query(async (db) => {
    const context = await loadRecommendationContext(db, shopper, {
      recommender,
      productIds: [...new Set([...parsedAnchors.productIds, ...cartProductIds])],
      categoryIds: parsedAnchors.categoryIds,
    })
    const lacksRequiredAnchors = requiresAnchors(recommender) && context.productIds.length === 0
    const selectedIds = lacksRequiredAnchors
      ? []
      : await selectRecommendedProducts(db, shopper, { recommender, context })
    const ids = [...new Set([...(request.includeAnchors ? context.productIds : []), ...selectedIds])]
    return ok(
      toRecommendations(
        shopper,
        recommender,
        await loadSummaries(db, shopper, { ids, withDetails: request.includeInformation }),
      ),
    )
  })
}

/** Finds the best-selling products that a shopper may see: their ids, best first. */
export function findTopSellingProductIds(db: ReadOnlyDb, shopper: Shopper, limit: number): Promise<string[]> {
  const context = { productIds: [], categoryIds: null, viewer: null, buyerId: null }
  return collectVisibleCandidates(db, shopper, { recommender: 'TopSelling', context, limit })
}

/** Records that a shopper views a product; returns whether it was recorded. */
export function recordProductView(database: Database, shopper: Shopper, productId: string): Promise<Result<boolean>> {
  return database.transaction(async (tx) => {
    const id = normalizeId(productId, '01t')
    if (id === null) return err(recommendationErrors.malformedProduct)
    if (!(await findVisibility(tx, shopper, [id])).has(id)) return err(recommendationErrors.unknownProduct)
    const viewer = toViewerKey(shopper)
    if (viewer === null || !toRecommendationSettings(shopper.webstore).isTracking) return ok(false)
    await upsertViewAndDeleteOld(tx, viewer, id)
    return ok(true)
  })
}

/**
 * Records the sales of an order with one statement, which waits for no locks. `buyerId` is an account, without one the
 * user, and for a guest the order.
 */
export async function recordSales(
  tx: Transaction,
  order: { readonly orderId: string; readonly buyerId: string; readonly products: readonly SoldProduct[] },
): Promise<void> {
  if (order.products.length > 0) await insertSales(tx, order)
}

/** Returns the key of a viewer: the user's id, or a hash of the secret in a guest's browser. */
function toViewerKey({ user, guestKey }: Shopper): string | null {
  if (user !== null) return user.id
  return guestKey === null ? null : createHash('sha256').update(guestKey).digest('base64url')
}

function parseAnchors(anchors: readonly string[]): { productIds: string[]; categoryIds: string[] } | null {
  const ids = anchors.map((anchor) => normalizeId(anchor, '01t') ?? normalizeId(anchor, '0ZG'))
  if (ids.includes(null)) return null
  const validIds = ids.flatMap((id) => id ?? [])
  return {
    productIds: validIds.filter((id) => id.startsWith('01t')),
    categoryIds: validIds.filter((id) => id.startsWith('0ZG')),
  }
}

async function repriceCartAndFindLastAddedIds(database: Database, shopper: Shopper): Promise<string[]> {
  const cartResult = await loadAndRepriceCart(database, shopper, 'current')
  const { value: loadedCart } = cartResult.ok ? cartResult : { value: null }
  const lines = loadedCart === null ? [] : await database.query((db) => findLines(db, loadedCart.cart.id))
  return [...new Set(lines.toReversed().map(({ productId }) => productId))].slice(0, MAX_CART_ANCHORS)
}

/**
 * Creates the context of a recommendation. Anchors that the shopper may not see are ignored. Recommenders by category
 * use the categories of anchor products.
 */
async function loadRecommendationContext(
  db: ReadOnlyDb,
  shopper: Shopper,
  input: { recommender: Recommender; productIds: readonly string[]; categoryIds: readonly string[] },
): Promise<RecommendationContext> {
  const visible = await findVisibility(db, shopper, input.productIds)
  const productIds = await replaceVariationIdsByParents(
    db,
    input.productIds.filter((id) => visible.has(id)),
  )
  const isByCategory = input.recommender === 'TopSellingByCategory' || input.recommender === 'MostViewedByCategory'
  const productCategoryIds =
    isByCategory && input.categoryIds.length === 0 && productIds.length > 0
      ? await findPrimaryCategoryIds(db, productIds)
      : []
  const categoryIds = [...input.categoryIds, ...productCategoryIds]
  return {
    productIds,
    categoryIds: categoryIds.length === 0 ? null : categoryIds,
    viewer: toViewerKey(shopper),
    buyerId: shopper.account?.id ?? null,
  }
}

async function selectRecommendedProducts(
  db: ReadOnlyDb,
  shopper: Shopper,
  input: { recommender: Recommender; context: RecommendationContext },
): Promise<string[]> {
  if (input.recommender !== 'Upsell')
    return collectVisibleCandidates(db, shopper, { ...input, limit: RECOMMENDED_PRODUCTS })
  const candidates = await collectVisibleCandidates(db, shopper, { ...input, limit: Number.POSITIVE_INFINITY })
  return selectMoreExpensive(db, shopper, { anchors: input.context.productIds, candidates })
}

/** Collects candidates from one source after another until there are enough products that the shopper may see. */
async function collectVisibleCandidates(
  db: ReadOnlyDb,
  shopper: Shopper,
  input: { recommender: Recommender; context: RecommendationContext; limit: number },
): Promise<string[]> {
  const selectedIds = new Set<string>()
  for (const source of SOURCES[input.recommender]) {
    if (selectedIds.size >= input.limit) break
    const newIds = (await source(db, input.context)).filter(
      (id) => !selectedIds.has(id) && !input.context.productIds.includes(id),
    )
    const visible = await findVisibility(db, shopper, newIds)
    for (const id of newIds)
      if (visible.get(id)?.isRetired === false && selectedIds.size < input.limit) selectedIds.add(id)
  }
  return [...selectedIds]
}

/** Selects candidates that cost this shopper more than the most expensive anchor, cheapest first. */
async function selectMoreExpensive(
  db: ReadOnlyDb,
  shopper: Shopper,
  { anchors, candidates }: { anchors: readonly string[]; candidates: readonly string[] },
): Promise<string[]> {
  const { rows } = await loadPricingRows(
    db,
    shopper,
    [...anchors, ...candidates].map((productId) => ({ productId, sellingModelId: null })),
  )
  const priced = rows.flatMap(({ productId, unitPrice }) =>
    unitPrice === null ? [] : [{ productId, price: decimal(unitPrice) }],
  )
  const [mostExpensive] = priced
    .filter(({ productId }) => anchors.includes(productId))
    .toSorted((one, other) => other.price.cmp(one.price))
  if (mostExpensive === undefined) return []
  const moreExpensive = priced.filter(
    ({ productId, price }) => !anchors.includes(productId) && price.gt(mostExpensive.price),
  )
  return moreExpensive
    .toSorted((one, other) => one.price.cmp(other.price))
    .slice(0, RECOMMENDED_PRODUCTS)
    .map(({ productId }) => productId)
}

async function loadSummaries(
  db: ReadOnlyDb,
  shopper: Shopper,
  { ids, withDetails }: { ids: readonly string[]; withDetails: boolean },
): Promise<ProductSummary[]> {
  const products = await loadProductSummaries(db, shopper, {
    ids,
    view: { fields: withDetails ? DEFAULT_FIELDS : ['Name'], quantityRule: withDetails },
  })
  if (!withDetails) return products
  const { rows } = await loadPricingRows(
    db,
    shopper,
    products.map(({ id }) => ({ productId: id, sellingModelId: null })),
  )
  return products.map((product, index) => ({ ...product, prices: rows[index] ?? null }))
}

function toRecommendations(
  shopper: Shopper,
  recommender: Recommender | null,
  products: ProductSummary[],
): Recommendations {
  return {
    recoUUID: crypto.randomUUID(),
    recommenderName: recommender,
    productPage: { currencyIsoCode: shopper.currency, total: products.length, products },
  }
}
