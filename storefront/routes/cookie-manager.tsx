import type { Route } from './+types/cookie-manager.ts'
import { chooseCookies, readReferrer } from '../consent/choose-cookies.ts'
import { CookiePage } from '../consent/cookie-page.tsx'
import { essentialThings } from '../consent/kept-things.ts'
import { loadConsent } from '../consent/load-consent.ts'
import { keepingOf, toChoice } from '../consent/preferences.ts'
import { readForm } from '../session/read-form.ts'
import { orWithout } from '../shell/refusals.ts'
import { shopContext } from '../shop-context.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const { cookies, apiCookiePrefix } = context.get(shopContext)
  return {
    choice: toChoice(loadConsent(cookies).preferences),
    kept: essentialThings(apiCookiePrefix),
    returnTo: readReferrer(request, cookies),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const { cookies } = shop
  const settings = await orWithout(shop, shop.client.content.settings(), null)
  return chooseCookies(await readForm(request), cookies, {
    now: new Date(),
    keeping: keepingOf(settings?.cookieBanner),
  })
}

export default function CookieManagerPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>Cookies | Hydrant</title>
      <meta name="description" content="What the shop keeps in your browser, and what it may." />
      <meta name="robots" content="noindex" />
      <CookiePage {...loaderData} />
    </>
  )
}
