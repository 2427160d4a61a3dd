import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useHref, useRouteLoaderData } from 'react-router'
import '@hydrant/design/tokens/tokens.css'
import '@hydrant/design/tokens/fonts.css'
import './shell/fonts.css'
import '@hydrant/design/tokens/base.css'
import type { Route } from './+types/root.ts'
import { loadBuyingAccounts } from './account/buying-accounts.ts'
import { FlashMessage } from './session/flash-message.tsx'
import { takeFlash } from './session/flash.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { loadMenu } from './shell/load-menu.ts'
import { orElse } from './shell/refusals.ts'
import { Shell } from './shell/shell.tsx'
import { shopContext } from './shop-context.ts'
import { toVisitor } from './shell/visitor.ts'

/** What every page shows: categories, who is there, and how full the cart is. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { client, cookies } = shop
  const [menu, session, cart] = await Promise.all([
    loadMenu(shop, request),
    orElse(client.session.context(), null),
    orElse(client.carts.currentCompactSummary(), null),
  ])
  const accounts = session === null || session.guestUser ? [] : await loadBuyingAccounts(client, session)
  return {
    menu,
    visitor: session && toVisitor(session, accounts),
    cartCount: cart?.totalProductCount ?? null,
    flash: takeFlash(cookies),
  }
}

/** The document around pages and error pages alike. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const basePath = useHref('/').replace(/\/$/, '')
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
        <Shell header={data ?? { menu: [], visitor: null, cartCount: null }}>
          <FlashMessage flash={data?.flash ?? null} />
          {children}
        </Shell>
        <ScrollRestoration />
        <Scripts />
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
