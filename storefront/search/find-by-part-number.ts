import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'
import { loadNamed } from '../catalogue/load-products.ts'
import { orElse } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'

const PART_NUMBER = /^[\w./+-]{3,40}$/

/** The product whose part number a term is, letter for letter; null when it is none. */
export async function findByPartNumber(shop: Pick<ShopContext, 'client' | 'reportError'>, term: string): Promise<ProductCardModel | null> {
  if (!PART_NUMBER.test(term) || !/\d/.test(term)) return null
  const found = await orElse(loadNamed(shop, { skus: term }), [])
  return found[0] ?? null
}
