import type { Shopper } from '../accounts/service.ts'
import { findSellableProducts, type SellableProduct } from '../catalogue/service.ts'
import { type OpenBook, priceKey, priceProductsBy, type PriceRequest, type ProductPricing } from '../pricing/service.ts'
import type { Executor } from './store.ts'

/** Products, and prices, that are remembered at once. */
const LIMIT = 5_000

interface Known {
  readonly products: Map<string, SellableProduct>
  readonly prices: Map<string, ProductPricing>
}

/**
 * What was read for one state of the web store. A write to the catalogue moves the store's version, which makes another
 * object of it for every request that follows: nothing here outlives what it was read from.
 */
const knownOf = new WeakMap<Shopper['webstore'], Known>()

/** What products are for a shopper now, as `findSellableProducts` says it. */
export async function findKnownProducts(
  executor: Executor,
  shopper: Shopper,
  productIds: readonly string[],
): Promise<Map<string, SellableProduct>> {
  const keyOf = (productId: string): string => `${productId} ${groupsKey(shopper)}`
  return remembered(
    knownFor(shopper).products,
    { wanted: [...new Set(productIds)], keyOf, nameOf: (id) => id },
    (missing) => findSellableProducts(executor, shopper, missing),
  )
}

/** What products cost a shopper by these books, as `priceProductsBy` says it. */
export async function priceKnownProducts(
  executor: Executor,
  shopper: Shopper,
  asked: { readonly requests: readonly PriceRequest[]; readonly books: readonly OpenBook[] },
): Promise<Map<string, ProductPricing>> {
  const { requests, books } = asked
  const nameOf = ({ productId, sellingModelId }: PriceRequest): string => priceKey(productId, sellingModelId)
  const profile = JSON.stringify([shopper.currency, groupsKey(shopper), books])
  return remembered(
    knownFor(shopper).prices,
    { wanted: requests, keyOf: (request) => `${nameOf(request)} ${profile}`, nameOf },
    (missing) => priceProductsBy(executor, shopper, { requests: missing, books }),
  )
}

interface Question<Asked> {
  readonly wanted: readonly Asked[]
  /** Where an answer is remembered. */
  readonly keyOf: (asked: Asked) => string
  /** Where an answer is found among those that are given. */
  readonly nameOf: (asked: Asked) => string
}

async function remembered<Asked, Answer>(
  known: Map<string, Answer>,
  { wanted, keyOf, nameOf }: Question<Asked>,
  read: (missing: Asked[]) => Promise<Map<string, Answer>>,
): Promise<Map<string, Answer>> {
  const missing = wanted.filter((asked) => !known.has(keyOf(asked)))
  const found = new Map(
    wanted.flatMap((asked) => {
      const answer = known.get(keyOf(asked))
      return answer === undefined ? [] : [[nameOf(asked), answer] as const]
    }),
  )
  if (missing.length === 0) return found
  const answers = await read(missing)
  if (known.size + answers.size > LIMIT) known.clear()
  for (const asked of missing) {
    const answer = answers.get(nameOf(asked))
    if (answer === undefined) continue
    found.set(nameOf(asked), answer)
    if (known.size < LIMIT) known.set(keyOf(asked), answer)
  }
  return found
}

function knownFor({ webstore }: Shopper): Known {
  const known = knownOf.get(webstore)
  if (known !== undefined) return known
  const empty: Known = { products: new Map(), prices: new Map() }
  knownOf.set(webstore, empty)
  return empty
}

function groupsKey({ buyerGroups }: Shopper): string {
  return buyerGroups.map(({ id }) => id).join(' ')
}
