import { data } from 'react-router'
import { openSitemapPart, readSitemapPart } from '../seo/sitemap/open-part.ts'
import { SITEMAP_HEADERS } from '../seo/sitemap/xml.ts'
import { pathInShop } from '../session/return-path.ts'
import { orNotFound } from '../shell/refusals.ts'
import { shopContext } from '../shop-context.ts'
import type { Route } from './+types/sitemap-part.ts'

/** One file of the site map: the pages of the site builders, categories, or some of the products. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const shop = context.get(shopContext)
  const part = readSitemapPart(params.part, new URL(request.url).searchParams)
  if (part === null) throw data(null, { status: 404 })
  return new Response(await orNotFound(openSitemapPart(shop, part), pathInShop(request, shop.basePath)), {
    headers: SITEMAP_HEADERS,
  })
}
