import type { ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useHref,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import '@hydrant/design/tokens/tokens.css'
import '@hydrant/design/tokens/fonts.css'
import './shell/fonts.css'
import '@hydrant/design/tokens/base.css'
import type { Route } from './+types/root.ts'
import { loadBuyingAccounts } from './account/buying-accounts.ts'
import { requireSameAccount } from './account/require-same-account.ts'
import { loadConsent } from './consent/load-consent.ts'
import { onlyLook } from './content/only-look.ts'
import { FlashMessage } from './session/flash-message.tsx'
import { takeFlash } from './session/flash.ts'
import { pageHold } from './session/page-hold.ts'
import { markSignIn } from './session/sign-in-mark.ts'
import { BesidePage } from './shell/beside-page.tsx'
import { ErrorPage } from './shell/error-page.tsx'
import { loadMenu } from './shell/load-menu.ts'
import { orWithout } from './shell/refusals.ts'
import { Shell } from './shell/shell.tsx'
import { shopContext } from './shop-context.ts'
import { keepPage } from './submissions/keep-page.ts'
import { isStill } from './shell/scene.ts'
import { useScene } from './shell/use-scene.ts'
import { toVisitor } from './shell/visitor.ts'

/**
 * Forms that are sent from a preview change nothing, unless they sign out; neither do those of a page that was shown
 * for another account.
 */
export const middleware: Route.MiddlewareFunction[] = [
  ({ url, context }) => onlyLook(context.get(shopContext), url.pathname),
  ({ request, context }) => requireSameAccount(context.get(shopContext), request),
]

/** A form that is not answered leaves the page as it is. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage]

/**
 * What every page shows: categories, who is there, and how full the cart is. A page stands without any of it, an error
 * page too.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { client, cookies, wasSignedIn } = shop
  const [menu, settings, session, cart] = await Promise.all([
    loadMenu(shop, request),
    orWithout(shop, client.content.settings(), null),
    orWithout(shop, client.session.context(), null),
    orWithout(shop, client.carts.currentCompactSummary(), null),
  ])
  const isBuyer = session !== null && !session.guestUser
  const [accounts, times] = isBuyer
    ? await Promise.all([
        orWithout(shop, loadBuyingAccounts(client, session), []),
        orWithout(shop, client.session.state(), null),
      ])
    : [[], null]
  const hasTimedOut = session?.guestUser === true && wasSignedIn
  if (hasTimedOut) markSignIn(cookies, false)
  return {
    menu,
    settings,
    visitor: session && toVisitor(session, accounts),
    cart: cart && { pieces: cart.totalProductCount },
    flash: takeFlash(cookies),
    consent: loadConsent(cookies),
    session: times,
    userId: isBuyer ? session.userId : '',
    cartScripts: shop.cartScripts,
    timedOutId: hasTimedOut ? crypto.randomUUID() : null,
  }
}

/** A page whose session is over stays that of its person, until they are back or it is left. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ defaultShouldRevalidate }) =>
  pageHold.get().session === 'open' && defaultShouldRevalidate

/** The document around pages and error pages alike. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const basePath = useHref('/').replace(/\/$/, '')
  const { search } = useLocation()
  const scene = useScene()
  return (
    <html lang="en-US" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={`${basePath}/favicon.svg`} type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <Shell
          header={scene === 'tool' ? null : (data ?? { menu: [], settings: null, visitor: null, cart: null })}
          beside={data && <BesidePage {...data} scene={scene} />}
        >
          {scene !== 'tool' && <FlashMessage flash={data?.flash ?? null} />}
          {children}
        </Shell>
        {!isStill(scene, search) && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
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
