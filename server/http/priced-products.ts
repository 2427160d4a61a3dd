import type { PricedProducts } from '../webstore/service.ts'

/** The products whose prices a sent response depends on, by the response object of Node. */
const pricedProducts = new WeakMap<object, PricedProducts>()

/** Records the products whose prices the response depends on that is sent with a response object. */
export function recordPricedProducts(raw: object, products: PricedProducts): void {
  pricedProducts.set(raw, products)
}

/** Returns the products whose prices the response of a response object depends on: all of them unless recorded. */
export function getPricedProducts(raw: object): PricedProducts {
  return pricedProducts.get(raw) ?? 'all'
}
