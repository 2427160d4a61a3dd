import { decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { findSellableProducts } from '../catalogue/service.ts'
import { priceKey, priceProducts } from '../pricing/service.ts'
import { findTaxRates } from '../tax/service.ts'
import type { DeliveryGroup } from './cart.ts'
import type { OpenCart } from './open-cart.ts'
import type { Goods } from './purchasable.ts'
import type { Executor } from './store.ts'

/** A product and the way it is to be sold; null: its usual one. */
export interface WantedGoods {
  readonly productId: string
  readonly sellingModelId: string | null
}

/** Finds goods as they are sold to the cart's shopper at its destination, under `priceKey`. Products that the shopper may not have are missing. */
export async function loadGoods(executor: Executor, { shopper, group }: OpenCart, wanted: readonly WantedGoods[]): Promise<Map<string, Goods>> {
  const products = await findSellableProducts(executor, shopper, [...new Set(wanted.map(({ productId }) => productId))])
  const found = wanted.filter(({ productId }) => products.has(productId))
  const prices = await priceProducts(executor, shopper, found)
  const destination = destinationOf(group)
  const isTaxed = destination !== null && shopper.account?.isTaxExempt !== true
  const rates = isTaxed ? await findTaxRates(executor, destination, [...new Set([...products.values()].map(({ taxTreatment }) => taxTreatment))]) : null
  const goods = new Map<string, Goods>()
  for (const { productId, sellingModelId } of found) {
    const product = products.get(productId)
    if (product === undefined) continue
    const key = priceKey(productId, sellingModelId)
    goods.set(key, { product, pricing: prices.get(key) ?? null, ratePercent: decimal(rates?.get(product.taxTreatment) ?? ZERO) })
  }
  return goods
}

/** Where a delivery group goes, as far as taxes and delivery methods ask; null without an address. */
export function destinationOf({ deliveryAddress }: DeliveryGroup): { country: string; state: string | null } | null {
  const country = deliveryAddress?.['country']
  const region = deliveryAddress?.['region']
  return typeof country === 'string' && country !== '' ? { country, state: typeof region === 'string' && region !== '' ? region : null } : null
}
