import * as messages from '@hydrant/messages/compiled/storefront/offline.js'
import { OfflinePage } from '../offline/offline-page.tsx'
import { loadShopName } from '../seo/load-shop-name.ts'
import { ShopTitle } from '../seo/shop-title.tsx'
import { TOOL_PAGE } from '../shell/page-mode.ts'
import { shopContext } from '../shop-context.ts'
import type { Route } from './+types/offline.ts'

/** Loads the page that browsers store to show it offline; nothing on it depends on the visitor. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  return { shopName: await loadShopName(shop), sitePath: shop.sitePath, homePath: `${shop.basePath}/` }
}

export const handle = TOOL_PAGE

export default function Offline({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ShopTitle title={messages.offlineTitle()} />
      <meta name="robots" content="noindex" />
      <OfflinePage {...loaderData} />
    </>
  )
}
