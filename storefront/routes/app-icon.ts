import { DEFAULT_THEME, parseTheme } from '@hydrant/page-model/theme/theme.ts'
import { toAppIcon } from '../offline/app-icon.ts'
import { withFallback } from '../shell/page-errors.ts'
import { shopContext } from '../shop-context.ts'
import type { Route } from './+types/app-icon.ts'

/** Returns the icon of the installed shop: a bag in the colours of its theme. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const shop = context.get(shopContext)
  const stored = await withFallback(shop, shop.builder.getTheme(shop.siteId), null)
  return new Response(toAppIcon(stored?.theme ? parseTheme(stored.theme) : DEFAULT_THEME), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=600' },
  })
}
