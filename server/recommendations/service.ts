import { createHash } from 'node:crypto'
import { RECOMMENDED_PRODUCTS } from '@hydrant/contract/shared/limits.ts'
import type { AiConfiguration, Recommendations, Recommender } from '@hydrant/contract/shop/recommendations.ts'
import type { ProductSummary } from '@hydrant/contract/shop/search.ts'
import type { Database, Executor } from '@hydrant/database/connection/database.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { findLines, readCart } from '../cart/service.ts'
import { findVisibility, hasProducts, summarizeProducts } from '../catalogue/service.ts'
import { priceRows } from '../pricing/service.ts'
import { recommendingOf } from '../webstore/service.ts'
import { recommendationRefusals } from './errors.ts'
import { type Grounds, needsProducts, sourcesOf } from './find-candidates.ts'
import { findListed, findPrimaryCategories, insertSales, type SoldProduct, upsertView } from './store.ts'

/** What recommendations are asked for. Anchors are ids as sent. */
export interface RecommendationRequest {
  /** Null: none was named, and none is used. */
  readonly recommender: Recommender | null
  readonly anchors: readonly string[]
  readonly anchorFromCurrentCart: boolean
  /** With prices and all fields of lists. */
  readonly includeInformation: boolean
  /** Puts the anchors themselves first. */
  readonly includeAnchors: boolean
}

const USUAL_FIELDS = [
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

/** How many products of a cart recommendations start from: those added last. */
const CART_ANCHORS = 20

/** Whether the shop recommends products, and learns from what shoppers do. Activities are told to the shop itself. */
export async function readAiConfiguration(executor: Executor, { webstore }: Shopper): Promise<AiConfiguration> {
  const { isDeployed, isTracking } = recommendingOf(webstore)
  const catalogExists = await hasProducts(executor)
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

/** Recommends products to a shopper, from what they may see. */
export async function recommend(
  database: Database,
  shopper: Shopper,
  request: RecommendationRequest,
): Promise<Result<Recommendations>> {
  const { recommender } = request
  if (recommender === null || !recommendingOf(shopper.webstore).isDeployed) return ok(pageOf(shopper, recommender, []))
  const sent = readAnchors(request.anchors)
  if (sent === null) return err(recommendationRefusals.unreadableAnchor)
  if (needsProducts(recommender) && sent.productIds.length === 0 && !request.anchorFromCurrentCart)
    return err(recommendationRefusals.noAnchors)
  const inCart = request.anchorFromCurrentCart ? await productsInCart(database, shopper) : []
  return database.read(async (executor) => {
    const grounds = await groundsOf(executor, shopper, {
      recommender,
      productIds: [...new Set([...sent.productIds, ...inCart])],
      categoryIds: sent.categoryIds,
    })
    const nothing = needsProducts(recommender) && grounds.productIds.length === 0
    const chosen = nothing ? [] : await choose(executor, shopper, { recommender, grounds })
    const ids = [...new Set([...(request.includeAnchors ? grounds.productIds : []), ...chosen])]
    return ok(
      pageOf(shopper, recommender, await describe(executor, shopper, { ids, full: request.includeInformation })),
    )
  })
}

/** The products that sell best among those that a shopper may see: their ids, the best first. */
export function findTopSelling(executor: Executor, shopper: Shopper, limit: number): Promise<string[]> {
  const grounds = { productIds: [], categoryIds: null, viewer: null, buyerId: null }
  return fill(executor, shopper, { recommender: 'TopSelling', grounds, limit })
}

/** Notes that a shopper looks at a product; whether it was noted. */
export async function recordView(executor: Executor, shopper: Shopper, productId: string): Promise<Result<boolean>> {
  const id = normalizeId(productId, '01t')
  if (id === null) return err(recommendationRefusals.malformedProduct)
  if (!(await findVisibility(executor, shopper, [id])).has(id)) return err(recommendationRefusals.unknownProduct)
  const viewer = viewerOf(shopper)
  if (viewer === null || !recommendingOf(shopper.webstore).isTracking) return ok(false)
  await upsertView(executor, viewer, id)
  return ok(true)
}

/**
 * Notes what an order sold, in the caller's transaction: one statement, which waits for nobody. `buyerId` is an
 * account, or a person of none.
 */
export async function recordSales(
  executor: Executor,
  order: { readonly orderId: string; readonly buyerId: string; readonly products: readonly SoldProduct[] },
): Promise<void> {
  if (order.products.length > 0) await insertSales(executor, order)
}

/** What a shopper is known by: their user's id, or a hash of the secret that a guest's browser holds. */
function viewerOf({ user, guestKey }: Shopper): string | null {
  if (user !== null) return user.id
  return guestKey === null ? null : createHash('sha256').update(guestKey).digest('base64url')
}

function readAnchors(anchors: readonly string[]): { productIds: string[]; categoryIds: string[] } | null {
  const ids = anchors.map((anchor) => normalizeId(anchor, '01t') ?? normalizeId(anchor, '0ZG'))
  if (ids.includes(null)) return null
  const known = ids.flatMap((id) => id ?? [])
  return {
    productIds: known.filter((id) => id.startsWith('01t')),
    categoryIds: known.filter((id) => id.startsWith('0ZG')),
  }
}

async function productsInCart(database: Database, shopper: Shopper): Promise<string[]> {
  const found = await readCart(database, shopper, 'current')
  const { value: open } = found.ok ? found : { value: null }
  const lines = open === null ? [] : await database.read((executor) => findLines(executor, open.cart.id))
  return [...new Set(lines.toReversed().map(({ productId }) => productId))].slice(0, CART_ANCHORS)
}

/**
 * Anchors that the shopper may not see count for nothing. A recommender by category takes products for their
 * categories.
 */
async function groundsOf(
  executor: Executor,
  shopper: Shopper,
  asked: { recommender: Recommender; productIds: readonly string[]; categoryIds: readonly string[] },
): Promise<Grounds> {
  const visible = await findVisibility(executor, shopper, asked.productIds)
  const productIds = await findListed(
    executor,
    asked.productIds.filter((id) => visible.has(id)),
  )
  const isByCategory = asked.recommender === 'TopSellingByCategory' || asked.recommender === 'MostViewedByCategory'
  const ofProducts =
    isByCategory && asked.categoryIds.length === 0 && productIds.length > 0
      ? await findPrimaryCategories(executor, productIds)
      : []
  const categoryIds = [...asked.categoryIds, ...ofProducts]
  return {
    productIds,
    categoryIds: categoryIds.length === 0 ? null : categoryIds,
    viewer: viewerOf(shopper),
    buyerId: shopper.account?.id ?? null,
  }
}

async function choose(
  executor: Executor,
  shopper: Shopper,
  asked: { recommender: Recommender; grounds: Grounds },
): Promise<string[]> {
  if (asked.recommender !== 'Upsell') return fill(executor, shopper, { ...asked, limit: RECOMMENDED_PRODUCTS })
  const candidates = await fill(executor, shopper, { ...asked, limit: Number.POSITIVE_INFINITY })
  return dearerOnes(executor, shopper, { anchors: asked.grounds.productIds, candidates })
}

/** Goes from source to source until there are enough products that the shopper may see. */
async function fill(
  executor: Executor,
  shopper: Shopper,
  asked: { recommender: Recommender; grounds: Grounds; limit: number },
): Promise<string[]> {
  const chosen = new Set<string>()
  for (const source of sourcesOf[asked.recommender]) {
    if (chosen.size >= asked.limit) break
    const fresh = (await source(executor, asked.grounds)).filter(
      (id) => !chosen.has(id) && !asked.grounds.productIds.includes(id),
    )
    const visible = await findVisibility(executor, shopper, fresh)
    for (const id of fresh) if (visible.has(id) && chosen.size < asked.limit) chosen.add(id)
  }
  return [...chosen]
}

/** Of similar products those that cost this shopper more than the dearest anchor, the next dearer first. */
async function dearerOnes(
  executor: Executor,
  shopper: Shopper,
  { anchors, candidates }: { anchors: readonly string[]; candidates: readonly string[] },
): Promise<string[]> {
  const rows = await priceRows(
    executor,
    shopper,
    [...anchors, ...candidates].map((productId) => ({ productId, sellingModelId: null })),
  )
  const priced = rows.flatMap(({ productId, unitPrice }) =>
    unitPrice === null ? [] : [{ productId, price: decimal(unitPrice) }],
  )
  const [dearest] = priced
    .filter(({ productId }) => anchors.includes(productId))
    .toSorted((one, other) => other.price.cmp(one.price))
  if (dearest === undefined) return []
  const dearer = priced.filter(({ productId, price }) => !anchors.includes(productId) && price.gt(dearest.price))
  return dearer
    .toSorted((one, other) => one.price.cmp(other.price))
    .slice(0, RECOMMENDED_PRODUCTS)
    .map(({ productId }) => productId)
}

async function describe(
  executor: Executor,
  shopper: Shopper,
  { ids, full }: { ids: readonly string[]; full: boolean },
): Promise<ProductSummary[]> {
  const products = await summarizeProducts(executor, shopper, {
    ids,
    view: { fields: full ? USUAL_FIELDS : ['Name'], quantityRule: full },
  })
  if (!full) return products
  const rows = await priceRows(
    executor,
    shopper,
    products.map(({ id }) => ({ productId: id, sellingModelId: null })),
  )
  return products.map((product, index) => ({ ...product, prices: rows[index] ?? null }))
}

function pageOf(shopper: Shopper, recommender: Recommender | null, products: ProductSummary[]): Recommendations {
  return {
    recoUUID: crypto.randomUUID(),
    recommenderName: recommender,
    productPage: { currencyIsoCode: shopper.currency, total: products.length, products },
  }
}
