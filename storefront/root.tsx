import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunction, useHref, useLocation, useRouteLoaderData } from 'react-router'
import '@hydrant/design/tokens/tokens.css'
import '@hydrant/design/tokens/fonts.css'
import './shell/fonts.css'
import '@hydrant/design/tokens/base.css'
import type { Route } from './+types/root.ts'
import { loadBuyingAccounts } from './account/buying-accounts.ts'
import { loadConsent } from './consent/load-consent.ts'
import { onlyLook } from './content/only-look.ts'
import { FlashMessage } from './session/flash-message.tsx'
import { takeFlash } from './session/flash.ts'
import { pageHold } from './session/page-hold.ts'
import { markSignIn } from './session/sign-in-mark.ts'
import { BesidePage } from './shell/beside-page.tsx'
import { ErrorPage } from './shell/error-page.tsx'
import { loadMenu } from './shell/load-menu.ts'
import { orElse } from './shell/refusals.ts'
import { Shell } from './shell/shell.tsx'
import { shopContext } from './shop-context.ts'
import { isStill } from './shell/scene.ts'
import { useScene } from './shell/use-scene.ts'
import { toVisitor } from './shell/visitor.ts'

/** Forms that are sent from a preview change nothing, unless they sign out. */
export const middleware: Route.MiddlewareFunction[] = [({ url, context }) => onlyLook(context.get(shopContext), url.pathname)]

/** What every page shows: categories, who is there, and how full the cart is. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { client, cookies, wasSignedIn } = shop
  const [menu, settings, session, cart] = await Promise.all([
    loadMenu(shop, request),
    orElse(client.content.settings(), null),
    orElse(client.session.context(), null),
    orElse(client.carts.currentCompactSummary(), null),
  ])
  const isBuyer = session !== null && !session.guestUser
  const [accounts, times] = isBuyer ? await Promise.all([loadBuyingAccounts(client, session), orElse(client.session.state(), null)]) : [[], null]
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
    timedOutId: hasTimedOut ? crypto.randomUUID() : null,
  }
}

/** A page whose session is over stays that of its person, until they are back or it is left. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ defaultShouldRevalidate }) => pageHold.get().session === 'open' && defaultShouldRevalidate

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
        <Shell header={scene === 'tool' ? null : (data ?? { menu: [], settings: null, visitor: null, cart: null })} beside={data && <BesidePage {...data} scene={scene} />}>
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
