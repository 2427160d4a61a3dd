import { readConsentState } from '../consent/consent-state.ts'
import { PREFERENCES_LIFETIME_SECONDS } from '../consent/preferences.ts'
import type { ShopContext } from '../shop-context.ts'
import { LAYOUTS, type ListingQuery, readLayout } from './listing-query.ts'

/** The cookie with the layout that a visitor has chosen last. */
const LAYOUT_COOKIE = 'listing_view'

/**
 * Remembers the layout in the URL, or where it names none uses the one that was chosen last. Only visitors who let the
 * shop keep preferences have one remembered.
 */
export function rememberLayout(
  { cookies }: Pick<ShopContext, 'cookies'>,
  query: ListingQuery,
  params: URLSearchParams,
): ListingQuery {
  const stored = cookies.read(LAYOUT_COOKIE)
  if (readConsentState(cookies).preferences?.functional !== true) {
    if (stored !== null) cookies.clear(LAYOUT_COOKIE)
    return query
  }
  const chosen = readLayout(params)
  if (chosen === null) return { ...query, layout: LAYOUTS.find((layout) => layout === stored) ?? query.layout }
  if (chosen !== (stored ?? 'grid')) cookies.set(LAYOUT_COOKIE, chosen, { seconds: PREFERENCES_LIFETIME_SECONDS })
  return query
}
