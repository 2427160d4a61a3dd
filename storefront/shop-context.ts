import { createContext } from 'react-router'
import type { BuilderClient } from '@hydrant/client/builder/create-builder-client.ts'
import type { ShopClient } from '@hydrant/client/create-client.ts'
import type { ShopCookies } from './session/cookies.ts'

/** What every loader and action knows about the request it serves. */
export interface ShopContext {
  /**
   * Speaks the webstore API on behalf of the visitor, for the account they have chosen to buy for: their cookies travel
   * with it, and cookies it is given travel back.
   */
  readonly client: ShopClient
  /** Makes the calls of site builders, as the visitor; everybody else is refused them. */
  readonly builder: BuilderClient
  /** Makes calls that read as a guest would, for site builders who look at pages; everybody else is refused them. */
  readonly asGuest: () => ShopClient
  readonly cookies: ShopCookies
  /**
   * The address of the preview that a form was sent from, with the path that the shop is mounted under, if it is one
   * for whoever sends it; null for anything else.
   */
  readonly previewAddress: string | null
  /**
   * Whether somebody has signed in with this browser and not signed out since: if they are a guest now, their session
   * has timed out.
   */
  readonly wasSignedIn: boolean
  readonly webstoreId: string
  /** Whose contents pages show. */
  readonly siteId: string
  /** Whose SEO properties pages have; empty for none. */
  readonly communityId: string
  /**
   * What the names of the API's cookies begin with in the browser, beside what the API calls them; empty where pages
   * and API are one.
   */
  readonly apiCookiePrefix: string
  /** Goes into every script tag; matches the response's content security policy. */
  readonly nonce: string
  /** Where the shop is mounted, without a trailing slash; empty at the root. */
  readonly basePath: string
  /** The scripts of the cart's page, with the path that the shop is mounted under. */
  readonly cartScripts: readonly string[]
  /** Scheme and host that visitors see, without a trailing slash; canonical links are made from it. */
  readonly origin: string
  /** Told of every error that is not a refusal; the visitor only sees the error page. */
  readonly reportError: (error: unknown) => void
  /** Told of what a loader or an action has thrown, so that the answer gets its status; reports it, too. */
  readonly reportThrown: (error: unknown) => void
  /** Told of what is wrong with a stored page, and will be the same whenever it is shown. */
  readonly reportFlaw: (flaw: unknown) => void
}

/** The key under which loaders and actions find their shop: `context.get(shopContext)`. */
export const shopContext = createContext<ShopContext>()
