import * as messages from '@hydrant/messages/compiled/storefront/seo.js'

/** The shop's name in titles and structured data. */
export const SHOP_NAME = 'Hydrant'

/** Adds the shop's name to a page's title, unless the title begins with it. */
export function withShopName(title: string): string {
  return title.startsWith(SHOP_NAME) ? title : messages.titleWithShopName({ title, shop: SHOP_NAME })
}
