import { useFetcher, useLocation } from 'react-router'
import type { SiteSettings } from '@hydrant/contract/shared/site-settings.ts'
import { CookieBanner } from '@hydrant/design/consent/cookie-banner.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/consent.js'
import { links } from '../links.ts'
import { useIsHydrated } from '@hydrant/design/format/use-is-hydrated.ts'

/** Shows the consent banner on every page except the cookie manager. Without JavaScript its buttons send a form. */
export function ConsentBanner({ banner }: { readonly banner: SiteSettings['cookieBanner'] | null }) {
  const { pathname, search } = useLocation()
  const fetcher = useFetcher()
  const isHydrated = useIsHydrated()
  // The decision counts immediately; if the request fails, the banner is shown again.
  const isDecided = fetcher.formData !== undefined && fetcher.formData.get('cookies') !== 'manage'
  if (isDecided || pathname === links.cookieManager()) return null
  return (
    <fetcher.Form method="post" action={links.cookieManager()}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      {isHydrated && <input type="hidden" name="stays" value="yes" />}
      <CookieBanner {...(banner !== null && toBannerProps(banner))}>
        <p>
          {banner?.text ?? messages.whyWeUseCookies()}{' '}
          <Link href={links.cookieManager(pathname + search)}>{messages.whatWeKeep()}</Link>
        </p>
      </CookieBanner>
    </fetcher.Form>
  )
}

/** Converts the settings to banner props; empty ones use the design's defaults. */
function toBannerProps({
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
