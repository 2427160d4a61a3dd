import { createContext } from 'react-router'
import type { BuilderClient } from '@hydrant/client/builder/create-builder-client.ts'
import type { BuyerCalls, PeopleCalls } from '@hydrant/client/call-arguments.ts'
import type { OrderDetail } from '@hydrant/contract/shop/order.ts'
import type { ShopClient } from '@hydrant/client/create-client.ts'
import type { ShopCookies } from './session/cookies.ts'

/** The context of the current request for loaders and actions. */
export interface ShopContext {
  /**
   * The client of the webstore API as the visitor, for their effective account; cookies are passed in both directions.
   */
  readonly client: ShopClient
  /** The client of the page builder API as the visitor; the server rejects calls of other users. */
  readonly builder: BuilderClient
  /** The client of the calls by which people prove who they are, as the visitor. */
  readonly people: PeopleCalls
  /** The client of the calls that only pages of buyers make, as the visitor for their effective account. */
  readonly buyer: BuyerCalls
  /** Reads an order as its buyer sees it; the server rejects calls of others than staff. */
  readonly readOrderAsBuyer: (orderSummaryId: string) => Promise<OrderDetail>
  /** Creates a client that reads as a guest, for site builders' previews; the server rejects calls of other users. */
  readonly createGuestClient: () => ShopClient
  readonly cookies: ShopCookies
  /** The path and query (with the base path) of the preview that a form was sent from; null for any other request. */
  readonly previewPath: string | null
  /**
   * Whether a user has signed in with this browser and not signed out since: if they are a guest now, their session has
   * timed out.
   */
  readonly wasSignedIn: boolean
  readonly webstoreId: string
  /** The site whose content is shown. */
  readonly siteId: string
  /** The community whose SEO properties are used; empty for none. */
  readonly communityId: string
  /**
   * The prefix that the names of the API's cookies have in the browser; empty when pages and API have the same origin.
   */
  readonly apiCookiePrefix: string
  /** The nonce of every script tag, as in the response's content security policy. */
  readonly nonce: string
  /** The path of all pages in this language, such as `/shop/es-us`, without a slash at its end; empty at the root. */
  readonly basePath: string
  /** The path below which API and files are in every language, without a slash at its end; empty at the root. */
  readonly sitePath: string
  /** The scripts of the cart page, with the base path. */
  readonly cartScripts: readonly string[]
  /** Scheme and host that visitors see, without a trailing slash; canonical links are made from it. */
  readonly origin: string
  /** Reports an error that is not the visitor's; the visitor only sees the error page. */
  readonly reportError: (error: unknown) => void
  /** Records what a loader or action has thrown, so that the response gets its status, and reports it. */
  readonly reportThrown: (error: unknown) => void
  /** Reports a problem of a stored page that occurs whenever it is shown. */
  readonly reportFlaw: (flaw: unknown) => void
}

/** The context key of the shop for loaders and actions: `context.get(shopContext)`. */
export const shopContext = createContext<ShopContext>()
