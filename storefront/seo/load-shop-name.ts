import { withFallback } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { toShopName } from './shop-name.ts'

/** Loads the name of the shop for a loader. */
export async function loadShopName(shop: ShopContext): Promise<string> {
  return toShopName(await withFallback(shop, shop.client.content.settings(), null))
}
