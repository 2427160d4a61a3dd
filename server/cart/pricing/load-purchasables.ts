import { ZERO } from '@hydrant/kernel/money/decimal.ts'
import { toPriceKey } from '../../pricing/service.ts'
import { findTaxation, type Taxation } from '../../tax/service.ts'
import type { DeliveryGroup } from '../cart.ts'
import { findSellableProductsCached, priceProductsCached } from './purchasable-cache.ts'
import type { LoadedCart } from '../loaded-cart.ts'
import type { Purchasable } from './purchasable.ts'
import type { ReadOnlyDb } from '../store.ts'
import { toDestination } from '../delivery/destination.ts'

/** The product to load, its selling model (null: the default one) and its delivery group. */
export interface PurchasableRequest {
  readonly productId: string
  readonly sellingModelId: string | null
  readonly deliveryGroupId: string
}

/** Creates the key of a purchasable in the result of `loadPurchasables`. */
export function toPurchasableKey({ productId, sellingModelId, deliveryGroupId }: PurchasableRequest): string {
  return `${toPriceKey(productId, sellingModelId)}|${deliveryGroupId}`
}

/**
 * Loads products with price and tax for the shopper and the destination of each delivery group, by `toPurchasableKey`.
 * Products that are not available to the shopper are missing.
 */
export async function loadPurchasables(
  db: ReadOnlyDb,
  { shopper, groups, priceBooks }: LoadedCart,
  requests: readonly PurchasableRequest[],
): Promise<Map<string, Purchasable>> {
  const products = await findSellableProductsCached(
    db,
    shopper,
    requests.map(({ productId }) => productId),
  )
  const availableRequests = requests.filter(({ productId }) => products.has(productId))
  const prices = await priceProductsCached(db, shopper, { requests: availableRequests, priceBooks })
  const treatments = [...new Set([...products.values()].map(({ taxTreatment }) => taxTreatment))]
  const localeCountry = groups.flatMap(({ group }) => toDestination(group)?.country ?? [])[0] ?? null
  const taxationByDestination = new Map<string, Taxation>()
  const requestedGroupIds = new Set(requests.map(({ deliveryGroupId }) => deliveryGroupId))
  for (const { group } of groups) {
    const destinationKey = toDestinationKey(group)
    if (requestedGroupIds.has(group.id) && !taxationByDestination.has(destinationKey))
      taxationByDestination.set(
        destinationKey,
        await findTaxation(db, shopper, { destination: toDestination(group), treatments, localeCountry }),
      )
  }
  const destinationKeys = new Map(groups.map(({ group }) => [group.id, toDestinationKey(group)]))
  const purchasables = new Map<string, Purchasable>()
  for (const request of availableRequests) {
    const product = products.get(request.productId)
    if (product === undefined) continue
    const groupTaxation = taxationByDestination.get(destinationKeys.get(request.deliveryGroupId) ?? '')
    const pricing = prices.get(toPriceKey(request.productId, request.sellingModelId)) ?? null
    purchasables.set(toPurchasableKey(request), {
      product,
      pricing,
      ratePercent: groupTaxation?.rates.get(product.taxTreatment) ?? ZERO,
      isTaxIncluded: groupTaxation?.isIncluded ?? false,
    })
  }
  return purchasables
}

function toDestinationKey(group: DeliveryGroup): string {
  const destination = toDestination(group)
  return destination === null ? '' : `${destination.country}|${destination.state ?? ''}`
}

/** Finds the purchasable of a line among the loaded ones. */
export function findPurchasable(
  purchasables: ReadonlyMap<string, Purchasable>,
  line: PurchasableRequest,
): Purchasable | undefined {
  return purchasables.get(toPurchasableKey(line))
}
