import * as messages from '@hydrant/messages/compiled/storefront/seo.js'
import { useRouteLoaderData } from 'react-router'

/** The name of a shop whose server says none. */
const DEFAULT_SHOP_NAME = 'Shop'

/** Returns the name of the shop, or the default one when its settings say none or are missing. */
export function toShopName(settings: { readonly shopName?: string | undefined } | null | undefined): string {
  return settings?.shopName ?? DEFAULT_SHOP_NAME
}

/** Returns the name of the shop for a component, from the data that every page has. */
export function useShopName(): string {
  return toShopName(useRouteLoaderData<{ settings: { shopName?: string } | null }>('root')?.settings)
}

/** Adds the shop's name to a page's title, unless the title begins with it. */
export function withShopName(title: string, shop: string): string {
  return title.startsWith(shop) ? title : messages.titleWithShopName({ title, shop })
}
