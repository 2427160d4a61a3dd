import { ShopPageView } from '../content/stored-page-view.tsx'
import { loadBlocks } from '../content/load-stored-page.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { pathInShop } from '../session/return-path.ts'
import { orNotFound } from '../shell/refusals.ts'
import { shopContext } from '../shop-context.ts'
import type { Route } from './+types/stored-page.ts'

/** Any path that is no page of its own: a page that site builders have stored there, or the 404 page. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const path = `/${params['*']}`
  const page = await orNotFound(shop.client.content.page(path), pathInShop(request, shop.basePath))
  return { page: await loadBlocks(shop, page), canonical: shop.origin + shop.basePath + path }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta({ ...loaderData.page, canonical: loaderData.canonical }) : []
}

export default function StoredPage({ loaderData }: Route.ComponentProps) {
  return <ShopPageView page={loaderData.page} />
}
