import { currentLocale } from '@hydrant/messages/locale.ts'
import type { ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import '@hydrant/design/tokens/tokens.css'
import '@hydrant/design/tokens/fonts.css'
import '@hydrant/rendering/fonts.css'
import '@hydrant/design/tokens/base.css'
import type { Route } from './+types/root.ts'
import { createActingNotice } from './account/acting-notice.ts'
import { loadAvailableAccounts } from './account/available-accounts.ts'
import { requireSameAccountAndCart } from './account/require-same-account-and-cart.ts'
import { loadCartCount } from './cart/load-cart-count.ts'
import { readConsentState } from './consent/consent-state.ts'
import { redirectPreviewFormBack } from './content/reject-preview-writes.ts'
import { isCopyRequest } from './offline/copy-request.ts'
import { isInstallablePage } from './offline/installable-page.ts'
import { createVisitorMarker, visitorMarkerContext } from './offline/visitor-marker.server.ts'
import { FlashMessage } from './session/flash-message.tsx'
import { readAndClearFlash } from './session/flash.ts'
import { pageState } from './session/page-state.ts'
import { toShownFlash } from './session/shown-flash.ts'
import { setSignInHint } from './session/sign-in-hint.ts'
import { headElementsContext } from './shell/head-elements.server.ts'
import { PageScripts } from './shell/page-scripts.tsx'
import { PageOverlays } from './shell/page-overlays.tsx'
import { ErrorPage } from './shell/error-page.tsx'
import { LinkFollowingBody } from './shell/link-following-body.tsx'
import type { HeaderProps } from './shell/header.tsx'
import { loadMenuOrRedirectGuest } from './shell/load-menu.ts'
import { loadShownTheme } from './shell/load-theme.server.ts'
import { withFallback } from './shell/page-errors.ts'
import { menuHtmlContext, renderMenu } from './shell/render-menu.server.tsx'
import { Shell } from './shell/shell.tsx'
import { toShownSettings } from './shell/shown-settings.ts'
import { shopContext } from './shop-context.ts'
import { keepPageOnFailure } from '@hydrant/rendering/submissions/keep-page-on-failure.ts'
import { lockAdditionsToCart } from './submissions/add-to-cart-lock.ts'
import { hasNoScripts } from './shell/page-mode.ts'
import { usePageMode } from './shell/use-page-mode.ts'
import { toVisitor } from './shell/visitor.ts'

/**
 * Rejects forms that were sent from a preview, except to sign out, and forms whose page was shown for another account
 * or cart.
 */
export const middleware: Route.MiddlewareFunction[] = [
  ({ url, context }) => redirectPreviewFormBack(context.get(shopContext), url.pathname),
  ({ request, context }) => requireSameAccountAndCart(context.get(shopContext), request),
]

/** Keeps the page when a form gets no response. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPageOnFailure, lockAdditionsToCart]

/**
 * The data that every page shows: menu, settings, visitor, cart and session. Each part may fail without failing the
 * page.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { client, cookies, wasSignedIn } = shop
  const isCopy = isCopyRequest(request)
  const [menu, siteSettings, session, cart, theme] = await Promise.all([
    loadMenuOrRedirectGuest(shop, request),
    withFallback(shop, client.content.settings(), null),
    withFallback(shop, client.getSessionContext(), null),
    isCopy ? null : loadCartCount(shop),
    loadShownTheme(shop, request),
  ])
  const isBuyer = session !== null && !session.guestUser
  const [accounts, sessionTimes] = isBuyer
    ? await Promise.all([
        withFallback(shop, loadAvailableAccounts(client, session), []),
        withFallback(shop, client.getSession(), null),
      ])
    : [[], null]
  const hasTimedOut = session?.guestUser === true && wasSignedIn && !isCopy
  if (hasTimedOut) setSignInHint(cookies, false)
  const settings = siteSettings && toShownSettings(siteSettings, shop)
  context.set(headElementsContext, {
    logo: settings?.logo ?? null,
    theme,
    isInstallable: isInstallablePage(shop, request),
  })
  const visitorMarker = session && createVisitorMarker(session, shop.siteId)
  context.set(visitorMarkerContext, visitorMarker)
  const menuMarkup = renderMenu({ items: menu, links: settings?.navigation.links ?? [] }, shop)
  context.set(menuHtmlContext, menuMarkup.html)
  return {
    menu: menu.map(({ label, href }) => ({ label, href })),
    menuRevision: menuMarkup.revision,
    sitePath: shop.sitePath,
    settings,
    visitor: session && toVisitor(session, { accounts, sitePath: shop.sitePath }),
    cart,
    flash: isCopy ? null : toShownFlash(readAndClearFlash(cookies), createActingNotice(accounts)),
    consent: readConsentState(cookies),
    session: sessionTimes,
    userId: isBuyer ? session.userId : '',
    cartScripts: shop.cartScripts,
    timedOutId: hasTimedOut ? crypto.randomUUID() : null,
    visitorMarker,
    copiedAt: isCopy ? new Date().toISOString() : null,
  }
}

/** While the session is over, the page's data is not reloaded, until the user signs in again or leaves. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ defaultShouldRevalidate }) =>
  pageState.get().session === 'open' && defaultShouldRevalidate

/** What the header shows when the data of the root could not be loaded. */
const NO_DATA: HeaderProps = { menu: [], menuRevision: '', settings: null, visitor: null, cart: null }

/** The document around pages and error pages alike. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const { search } = useLocation()
  const pageMode = usePageMode()
  // A count that was not loaded in time is fetched by the script of the header.
  const needsScriptsAtOnce = pageMode !== 'shop' || data?.cart?.quantity === null
  return (
    <html
      lang={currentLocale()}
      dir="ltr"
      data-hydrate={needsScriptsAtOnce ? '' : undefined}
      data-copy={data?.copiedAt ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <LinkFollowingBody>
        <Shell
          sitePath={data?.sitePath}
          header={pageMode === 'tool' ? null : (data ?? NO_DATA)}
          overlays={data && <PageOverlays {...data} pageMode={pageMode} />}
        >
          {pageMode !== 'tool' && <FlashMessage flash={data?.flash ?? null} />}
          {children}
        </Shell>
        {!hasNoScripts(pageMode, search) && (
          <>
            <ScrollRestoration />
            <PageScripts areImmediate={pageMode !== 'shop'} />
          </>
        )}
      </LinkFollowingBody>
    </html>
  )
}

export default function Shop() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('root')
  return <ErrorPage error={error} menu={data?.menu ?? []} />
}
