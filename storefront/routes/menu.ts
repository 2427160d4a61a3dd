import { loadMenuOrRedirectGuest } from '../shell/load-menu.ts'
import { withFallback } from '../shell/page-errors.ts'
import { renderMenu } from '../shell/render-menu.server.tsx'
import { shopContext } from '../shop-context.ts'
import type { Route } from './+types/menu.ts'

/** Returns the visitor's category menu as HTML, for an open page whose visitor has got another menu. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const shop = context.get(shopContext)
  const [items, settings] = await Promise.all([
    loadMenuOrRedirectGuest(shop, request),
    withFallback(shop, shop.client.content.settings(), null),
  ])
  const { html } = renderMenu({ items, links: settings?.navigation.links ?? [] }, shop)
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } })
}
