import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import '@hydrant/design/tokens/tokens.css'
import '@hydrant/design/tokens/fonts.css'
import '@hydrant/rendering/fonts.css'
import '@hydrant/design/tokens/base.css'
import { currentLocale } from '@hydrant/messages/locale.ts'
import { keepPageOnFailure } from '@hydrant/rendering/submissions/keep-page-on-failure.ts'
import type { Route } from './+types/root.ts'
import { officeContext } from './office-context.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { Frame } from './shell/frame.tsx'
import { listSections } from './shell/sections.ts'
import { useNonce } from './shell/nonce.ts'
import { requireStaff, staffContext } from './shell/require-staff.ts'

/** Lets staff in; guests are asked to sign in, and buyers are told that this is not for them. */
export const middleware: Route.MiddlewareFunction[] = [({ request, context }) => requireStaff(request, context)]

/** Keeps the page and what was typed when a form gets no response. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPageOnFailure]

/** The data of the frame: who the user is, and what they may see. */
export function loader({ context }: Route.LoaderArgs) {
  const { basePath } = context.get(officeContext)
  const { userName, objects, isAdministrator } = context.get(staffContext)
  return { basePath, userName, sections: listSections(objects, isAdministrator) }
}

/** The document around pages and error pages alike. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const nonce = useNonce()
  return (
    <html lang={currentLocale()} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href={`${data?.basePath ?? ''}/favicon.svg`} type="image/svg+xml" />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {data === undefined ? <main>{children}</main> : <Frame {...data}>{children}</Frame>}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Office() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
