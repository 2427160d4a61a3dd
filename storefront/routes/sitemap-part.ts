import { data } from 'react-router'
import { streamSitemapFile, parseSitemapFileUrl } from '../seo/sitemap/stream-file.ts'
import { SITEMAP_HEADERS } from '../seo/sitemap/xml.ts'
import { getPathInShop } from '../session/return-path.ts'
import { awaitOrThrow404OrSignIn } from '../shell/page-errors.ts'
import { shopContext } from '../shop-context.ts'
import type { Route } from './+types/sitemap-part.ts'

/** Streams one file of the sitemap: stored pages, categories or a range of products. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const shop = context.get(shopContext)
  const part = parseSitemapFileUrl(params.part, new URL(request.url).searchParams)
  if (part === null) throw data(null, { status: 404 })
  return new Response(
    await awaitOrThrow404OrSignIn(streamSitemapFile(shop, part), getPathInShop(request, shop.basePath)),
    {
      headers: SITEMAP_HEADERS,
    },
  )
}
