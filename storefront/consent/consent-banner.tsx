import { useFetcher, useLocation } from 'react-router'
import type { SiteSettings } from '@hydrant/contract/shared/site-settings.ts'
import { CookieBanner } from '@hydrant/design/consent/cookie-banner.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { links } from '../links.ts'
import { useIsHydrated } from '../session/use-is-hydrated.ts'

/** Asks for consent on every page but the one where it can be chosen. Without JavaScript its buttons send a form. */
export function ConsentBanner({
  asks,
  banner,
}: {
  readonly asks: boolean
  readonly banner: SiteSettings['cookieBanner'] | null
}) {
  const { pathname, search } = useLocation()
  const fetcher = useFetcher()
  const staysHere = useIsHydrated()
  // What was pressed counts at once; should it fail, the banner is back.
  const isAnswered = fetcher.formData !== undefined && fetcher.formData.get('cookies') !== 'manage'
  if (!asks || isAnswered || pathname === links.cookieManager()) return null
  return (
    <fetcher.Form method="post" action={links.cookieManager()}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      {staysHere && <input type="hidden" name="stays" value="yes" />}
      <CookieBanner {...(banner !== null && looksOf(banner))}>
        <p>
          {banner?.text ??
            'We use cookies that the shop needs. If you agree, we also count which pages are used, to make them better.'}{' '}
          <Link href={links.cookieManager(pathname + search)}>What we keep</Link>
        </p>
      </CookieBanner>
    </fetcher.Form>
  )
}

/** What is left empty is the design's own. */
function looksOf({
  title,
  acceptAllLabel,
  managePreferencesLabel,
  alignment,
  containerMaxWidth,
  ...colours
}: SiteSettings['cookieBanner']) {
  const { backgroundColor, textColor, buttonColor, buttonTextColor } = colours
  return {
    title,
    acceptAllLabel,
    managePreferencesLabel,
    alignment,
    maxWidth: `${containerMaxWidth}px`,
    colours: {
      background: backgroundColor || undefined,
      text: textColor || undefined,
      button: buttonColor || undefined,
      'button-text': buttonTextColor || undefined,
    },
  }
}
