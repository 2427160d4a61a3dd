import { LOOKS } from '@hydrant/kernel/colour/contrast.ts'
import { DEFAULT_THEME, parseTheme } from '@hydrant/page-model/theme/theme.ts'
import { readPreviewSelection } from '../content/preview.ts'
import type { ShopContext } from '../shop-context.ts'
import type { ShownTheme } from './head-elements.server.ts'
import { withFallback } from './page-errors.ts'

/**
 * Loads the theme that a page is shown in: the published one, in a preview the one of that state; null for that of the
 * design, and when it cannot be loaded, which is reported. Whoever may see no previews gets the published one: pages
 * that have none ignore that part of their URL.
 */
export async function loadShownTheme(
  shop: Pick<ShopContext, 'builder' | 'siteId' | 'reportError'>,
  request: Request,
): Promise<ShownTheme | null> {
  const preview = readPreviewSelection(request)
  const previewed = preview && (await withFallback(shop, shop.builder.getTheme(shop.siteId, preview), null))
  const stored = previewed ?? (await withFallback(shop, shop.builder.getTheme(shop.siteId), null))
  const requestedLook = new URL(request.url).searchParams.get('look')
  const look = (previewed && LOOKS.find((name) => name === requestedLook)) ?? null
  if (stored === null || (stored.theme === null && look === null)) return null
  // What another server returns is validated, too: it comes into a style sheet.
  return { theme: stored.theme === null ? DEFAULT_THEME : parseTheme(stored.theme), look }
}
