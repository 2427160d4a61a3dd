import { DEFAULT_THEME, parseTheme } from '@hydrant/page-model/theme/theme.ts'
import { currentLocale } from '@hydrant/messages/locale.ts'
import { toWebManifest } from '../offline/web-manifest.ts'
import { loadOrganization } from '../seo/load-shop-name.ts'
import { withFallback } from '../shell/page-errors.ts'
import { shopContext } from '../shop-context.ts'
import type { Route } from './+types/web-manifest.ts'

/** Returns the web app manifest, with which browsers offer to install the shop. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const shop = context.get(shopContext)
  const { basePath, sitePath } = shop
  const [{ shopName, identity }, stored] = await Promise.all([
    loadOrganization(shop),
    withFallback(shop, shop.builder.getTheme(shop.siteId), null),
  ])
  const theme = stored?.theme ? parseTheme(stored.theme) : DEFAULT_THEME
  const manifest = toWebManifest({
    name: shopName,
    language: currentLocale(),
    basePath,
    sitePath,
    theme,
    logo: identity?.logo ?? null,
  })
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=600' },
  })
}
