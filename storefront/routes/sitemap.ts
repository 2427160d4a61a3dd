import { loadSitemapIndex } from '../seo/sitemap/load-index.ts'
import { SITEMAP_HEADERS } from '../seo/sitemap/xml.ts'
import { shopContext } from '../shop-context.ts'
import type { Route } from './+types/sitemap.ts'

/** Returns the index of the sitemap. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return new Response(await loadSitemapIndex(context.get(shopContext)), { headers: SITEMAP_HEADERS })
}
