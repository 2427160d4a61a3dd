import { createRequestHandler, matchPath, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { createBuilderClient } from '@hydrant/client/builder/create-builder-client.ts'
import { previewHeaders } from '@hydrant/client/builder/preview-headers.ts'
import { createClient } from '@hydrant/client/create-client.ts'
import { hasStatus, isNetworkError } from '@hydrant/client/errors.ts'
import { createRequester } from '@hydrant/client/request.ts'
import { mountBuild } from './mount-build.ts'
import { builderLinks } from './builder/builder-links.ts'
import { type GuestCookies, tellGuestCookies } from './content/for-all-guests.ts'
import { readPreviewed, readSender } from './content/preview.ts'
import { actForChosenAccount } from './session/acting-account.ts'
import { openCookies } from './session/cookies.ts'
import { links } from './links.ts'
import { hasSignInMark } from './session/sign-in-mark.ts'
import { shopContext } from './shop-context.ts'
import { tellPreviews } from './shell/tell-previews.ts'

/** Where the shop is mounted (an empty text, or `/shop`), and which store, site and community it shows. */
export interface ShopPlace {
  readonly basePath: string
  readonly webstoreId: string
  readonly siteId: string
  /** Empty when it is not known: pages then have no SEO properties. */
  readonly communityId: string
  /** What the names of the API's cookies begin with in the browser, beside what the API calls them. */
  readonly apiCookiePrefix: string
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
  /** Told of what is wrong with a page as it is stored. */
  readonly reportFlaw: (flaw: unknown) => void
}

/** All pages of a shop; paths include the base path. */
export interface ShopHandler {
  /** Answers one request to a page. Errors become the error page with their status; none escape. */
  readonly render: (request: Request, visit: ShopVisit) => Promise<Response>
  readonly guestCookies: GuestCookies
  /** Whether the page at a path shows site builders what visitors do not see. */
  readonly isPreview: (path: string) => boolean
}

/**
 * Makes the handler of all pages. This module is the entry of the server bundle, which holds everything that the pages
 * use: what is made here and what loaders read are the same objects, and nothing is loaded twice.
 */
export function createShopHandler({
  basePath,
  webstoreId,
  siteId,
  communityId,
  apiCookiePrefix,
}: ShopPlace): ShopHandler {
  const mounted = mountBuild(build, basePath)
  const handle = createRequestHandler(mounted, 'production')
  const isPreview = tellPreviews(mounted)
  const cart = mounted.assets.routes['routes/cart']
  const cartScripts = cart === undefined ? [] : [cart.module, ...(cart.imports ?? [])]
  const render: ShopHandler['render'] = async (request, { fetch, ...visit }) => {
    const cookies = openCookies(request, { basePath, isSecure: visit.origin.startsWith('https:') })
    const api = { fetch, baseUrl: visit.origin + basePath, webstoreId }
    const previewed = readPreviewed(request)
    const own = createClient({ ...api, siteId, ...(previewed !== null && { headers: previewHeaders(previewed) }) })
    const client = isNoUse(request, basePath) ? own : await actForChosenAccount(own, cookies)
    const builder = createBuilderClient(createRequester(api), api)
    const asGuest = () => createClient({ ...api, siteId, headers: previewHeaders('guest') })
    const sender = readSender(request)
    const previewAddress = sender !== null && isPreview(sender) ? sender : null
    const unavailable: unknown[] = []
    const reportThrown = (error: unknown): void => {
      if (isUnavailable(error)) unavailable.push(error)
      visit.reportError(error)
    }
    const context = new RouterContextProvider()
    context.set(shopContext, {
      ...visit,
      reportThrown,
      client,
      builder,
      asGuest,
      cookies,
      previewAddress,
      wasSignedIn: previewed === null && hasSignInMark(cookies),
      basePath,
      webstoreId,
      siteId,
      communityId,
      apiCookiePrefix,
      cartScripts,
    })
    const answered = await handle(request, context)
    const response = answered.status === 500 && unavailable.length > 0 ? unavailableAnswer(answered) : answered
    for (const change of cookies.changes()) response.headers.append('set-cookie', change)
    return response
  }
  return { render, guestCookies: tellGuestCookies(mounted, apiCookiePrefix), isPreview }
}

/** Whether an error of the client says that the server cannot answer at the moment. */
function isUnavailable(error: unknown): boolean {
  return isNetworkError(error) || hasStatus(error, 502) || hasStatus(error, 503) || hasStatus(error, 504)
}

/** The error page with the status of a shop that may answer soon; whatever is thrown is 500 to the router. */
function unavailableAnswer({ body, headers }: Response): Response {
  const answer = new Response(body, { status: 503, headers })
  answer.headers.set('retry-after', '5')
  return answer
}

/**
 * Whether a request must not use the session, as any call for an account does: it only looks whether that goes on, or
 * comes from an editor that was left open.
 */
function isNoUse({ method, url }: Request, basePath: string): boolean {
  const { pathname } = new URL(url)
  return method === 'GET'
    ? pathname === basePath + links.session()
    : matchPath(basePath + builderLinks.presence(':pageId'), pathname) !== null
}
