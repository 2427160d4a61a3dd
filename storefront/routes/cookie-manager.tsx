import * as messages from '@hydrant/messages/compiled/storefront/consent.js'
import type { Route } from './+types/cookie-manager.ts'
import { handleCookieForm, getCookieManagerReturnPath } from '../consent/handle-cookie-form.ts'
import { CookiePage } from '../consent/cookie-page.tsx'
import { listBrowserStorage } from '../consent/storage-entries.ts'
import { readConsentState } from '../consent/consent-state.ts'
import { toConsentLifetimes, toChoiceOrDeclined } from '../consent/preferences.ts'
import { ShopTitle } from '../seo/shop-title.tsx'
import { readForm } from '../session/read-form.ts'
import { withFallback } from '../shell/page-errors.ts'
import { shopContext } from '../shop-context.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const { cookies, apiCookiePrefix } = context.get(shopContext)
  return {
    choice: toChoiceOrDeclined(readConsentState(cookies).preferences),
    storageEntries: listBrowserStorage(apiCookiePrefix),
    returnTo: getCookieManagerReturnPath(request, cookies),
  }
}

/** Handles the forms of the cookie banner and of the cookie manager. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const { cookies } = shop
  const settings = await withFallback(shop, shop.client.content.settings(), null)
  return handleCookieForm(await readForm(request), cookies, {
    now: new Date(),
    lifetimes: toConsentLifetimes(settings?.cookieBanner),
  })
}

export default function CookieManagerPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ShopTitle title={messages.cookies()} />
      <meta name="description" content={messages.cookiesDescription()} />
      <meta name="robots" content="noindex" />
      <CookiePage {...loaderData} />
    </>
  )
}
