import { ZERO } from '@hydrant/kernel/money/decimal.ts'
import { priceKey } from '../pricing/service.ts'
import { findTaxation, type Taxation } from '../tax/service.ts'
import type { DeliveryGroup } from './cart.ts'
import { findKnownProducts, priceKnownProducts } from './known-goods.ts'
import type { OpenCart } from './open-cart.ts'
import type { Goods } from './purchasable.ts'
import type { Executor } from './store.ts'

/** A product, the way it is to be sold (null: its usual one) and the delivery group that it goes to. */
export interface WantedGoods {
  readonly productId: string
  readonly sellingModelId: string | null
  readonly deliveryGroupId: string
}

/** Where goods are kept among those that were loaded. */
export function goodsKey({ productId, sellingModelId, deliveryGroupId }: WantedGoods): string {
  return `${priceKey(productId, sellingModelId)}|${deliveryGroupId}`
}

/**
 * Finds goods as they are sold to the cart's shopper at their group's destination, under `goodsKey`. Products that the
 * shopper may not have are missing.
 */
export async function loadGoods(
  executor: Executor,
  { shopper, groups, books }: OpenCart,
  wanted: readonly WantedGoods[],
): Promise<Map<string, Goods>> {
  const products = await findKnownProducts(
    executor,
    shopper,
    wanted.map(({ productId }) => productId),
  )
  const found = wanted.filter(({ productId }) => products.has(productId))
  const prices = await priceKnownProducts(executor, shopper, { requests: found, books })
  const treatments = [...new Set([...products.values()].map(({ taxTreatment }) => taxTreatment))]
  const localeCountry = groups.flatMap(({ group }) => destinationOf(group)?.country ?? [])[0] ?? null
  const taxation = new Map<string, Taxation>()
  const used = new Set(wanted.map(({ deliveryGroupId }) => deliveryGroupId))
  for (const { group } of groups) {
    const place = placeKey(group)
    if (used.has(group.id) && !taxation.has(place))
      taxation.set(
        place,
        await findTaxation(executor, shopper, { destination: destinationOf(group), treatments, localeCountry }),
      )
  }
  const places = new Map(groups.map(({ group }) => [group.id, placeKey(group)]))
  const goods = new Map<string, Goods>()
  for (const one of found) {
    const product = products.get(one.productId)
    if (product === undefined) continue
    const taxed = taxation.get(places.get(one.deliveryGroupId) ?? '')
    const pricing = prices.get(priceKey(one.productId, one.sellingModelId)) ?? null
    goods.set(goodsKey(one), {
      product,
      pricing,
      ratePercent: taxed?.rates.get(product.taxTreatment) ?? ZERO,
      isTaxIncluded: taxed?.isIncluded ?? false,
    })
  }
  return goods
}

/** Where a delivery group goes, as far as taxes and delivery methods ask; null without an address. */
export function destinationOf({ deliveryAddress }: DeliveryGroup): { country: string; state: string | null } | null {
  const country = deliveryAddress?.['country']
  const region = deliveryAddress?.['region']
  return typeof country === 'string' && country !== ''
    ? { country, state: typeof region === 'string' && region !== '' ? region : null }
    : null
}

function placeKey(group: DeliveryGroup): string {
  const destination = destinationOf(group)
  return destination === null ? '' : `${destination.country}|${destination.state ?? ''}`
}
