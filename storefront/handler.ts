import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { createClient } from '@hydrant/client/create-client.ts'
import { mountBuild } from './mount-build.ts'
import { actForChosenAccount } from './session/acting-account.ts'
import { openCookies } from './session/cookies.ts'
import { shopContext } from './shop-context.ts'

/** Where the shop is mounted (an empty text, or `/shop`), and which store and site it shows. */
export interface ShopPlace {
  readonly basePath: string
  readonly webstoreId: string
  readonly siteId: string
}

/** What the server says about one request. */
export interface ShopVisit {
  /** Reaches the API as the visitor: their cookies go along, and cookies that it sets reach their browser. */
  readonly fetch: typeof fetch
  /** For every script tag, as the response's content security policy names it. */
  readonly nonce: string
  /** Scheme and host that the visitor sees, without a trailing slash. */
  readonly origin: string
  readonly reportError: (error: unknown) => void
}

/** Answers one request to a page; its path includes the base path. Errors become the error page with their status; none escape. */
export type ShopHandler = (request: Request, visit: ShopVisit) => Promise<Response>

/**
 * Makes the handler of all pages. This module is the entry of the server bundle, which holds everything that the pages use:
 * what is made here and what loaders read are the same objects, and nothing is loaded twice.
 */
export function createShopHandler({ basePath, webstoreId, siteId }: ShopPlace): ShopHandler {
  const handle = createRequestHandler(mountBuild(build, basePath), 'production')
  return async (request, { fetch, ...visit }) => {
    const cookies = openCookies(request, { basePath, isSecure: visit.origin.startsWith('https:') })
    const client = await actForChosenAccount(createClient({ fetch, baseUrl: visit.origin + basePath, webstoreId, siteId }), cookies)
    const context = new RouterContextProvider()
    context.set(shopContext, { ...visit, client, cookies, basePath, webstoreId })
    const response = await handle(request, context)
    for (const change of cookies.changes()) response.headers.append('set-cookie', change)
    return response
  }
}
