import { withFallback } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { toShopName } from './shop-name.ts'
import type { Organization } from './structured-data.ts'

/** Loads the name of the shop for a loader. */
export async function loadShopName(shop: ShopContext): Promise<string> {
  return (await loadOrganization(shop)).shopName
}

/** Loads what the settings say of the shop for a loader: its name, its logo and its contact. */
export async function loadOrganization(shop: ShopContext): Promise<Organization> {
  const settings = await withFallback(shop, shop.client.content.settings(), null)
  return { shopName: toShopName(settings), identity: settings?.identity }
}
