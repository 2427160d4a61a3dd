import { createRequestHandler, matchPath, RouterContextProvider } from 'react-router'
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { createBuilderClient } from '@hydrant/client/builder/create-builder-client.ts'
import { toPreviewHeaders } from '@hydrant/client/builder/preview-headers.ts'
import { createCachedRequester } from '@hydrant/client/cached-requester.ts'
import { createClient } from '@hydrant/client/create-client.ts'
import { createRequester, type SendRequest } from '@hydrant/client/request.ts'
import { createResourceCache } from '@hydrant/client/resource-cache.ts'
import { createStaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { createBuyerClient } from '@hydrant/client/buyer/create-buyer-client.ts'
import { createPeopleClient } from '@hydrant/client/people/create-people-client.ts'
import { mountBuild } from '@hydrant/rendering/mount-build.ts'
import { toLanguageCode } from '@hydrant/messages/locale.ts'
import { runWithLocale } from '@hydrant/messages/run-with-locale.ts'
import { toUnavailableResponseIfCausedBy } from '@hydrant/rendering/unavailable.ts'
import { builderLinks } from './builder/builder-links.ts'
import {
  type GuestCacheableCheck,
  type GuestCookies,
  createGuestCacheableCheck,
  createGuestCacheCookiesFinder,
} from './content/guest-cacheable.ts'
import { readPreviewAudience, findReferringPathOfPost } from './content/preview.ts'
import { loadAccountClientOrClearCookie, readEffectiveAccountId } from './session/effective-account.ts'
import { createShopCookies } from './session/cookies.ts'
import { links } from './links.ts'
import { hasSignInHint } from './session/sign-in-hint.ts'
import { shopContext } from './shop-context.ts'
import { createPreviewCheck } from './shell/preview-check.ts'

/**
 * The options of a shop: where it is mounted (an empty text, or `/shop`), and which store, site and community it shows.
 */
export interface ShopOptions {
  readonly basePath: string
  readonly webstoreId: string
  readonly siteId: string
  /** Empty when unknown: pages then have no SEO properties. */
  readonly communityId: string
  /** The prefix that the names of the API's cookies have in the browser. */
  readonly apiCookiePrefix: string
  /** The routes with the scripts of pages in the other languages that they are built in, by ISO 639 code. */
  readonly translatedAssets?: Readonly<Record<string, ServerBuild['assets']>>
}

/** What the server provides for rendering one request. */
export interface RenderOptions {
  /** Calls the API as the visitor: with their cookies, and passing on the cookies that it sets. */
  readonly fetch: SendRequest
  /** The nonce of every script tag, as in the response's content security policy. */
  readonly nonce: string
  /** The language of the page, as a BCP 47 locale. */
  readonly locale: string
  /** The segment of the language in the URL of the page, such as `/es-us`; empty for the default language. */
  readonly languagePrefix: string
  /** Scheme and host that the visitor sees, without a trailing slash. */
  readonly origin: string
  readonly reportError: (error: unknown) => void
  /** Reports a problem of a stored page. */
  readonly reportFlaw: (flaw: unknown) => void
}

/** All pages of a shop; paths include the base path, and not the language. */
export interface ShopHandler {
  /** Renders the response to one page request. Errors become the error page with their status; none are thrown. */
  readonly render: (request: Request, renderOptions: RenderOptions) => Promise<Response>
  readonly guestCookies: GuestCookies
  readonly isGuestCacheable: GuestCacheableCheck
  /** Whether the path shows a preview that visitors do not see. */
  readonly isPreview: (path: string) => boolean
}

/**
 * Creates the handler of all pages. This module is the entry of the server bundle: this code and the loaders share the
 * same module instances.
 */
export function createShopHandler({
  basePath: sitePath,
  webstoreId,
  siteId,
  communityId,
  apiCookiePrefix,
  translatedAssets = {},
}: ShopOptions): ShopHandler {
  const findLanguageMount = createLanguageMounts(sitePath, translatedAssets)
  const mountedBuild = mountBuild(build, sitePath)
  const isPreview = createPreviewCheck(mountedBuild)
  const render: ShopHandler['render'] = async (request, { fetch, locale, languagePrefix, ...renderOptions }) => {
    const { handle, cartScripts } = findLanguageMount(locale, languagePrefix)
    const basePath = sitePath + languagePrefix
    const cookies = createShopCookies(request, { sitePath, isSecure: renderOptions.origin.startsWith('https:') })
    const apiOptions = { fetch, baseUrl: renderOptions.origin + sitePath, webstoreId }
    const previewAudience = readPreviewAudience(request)
    // Data that several loaders of a page need is requested only once. Previews do not use this cache.
    const cache = createResourceCache()
    const userClient =
      previewAudience === null
        ? createClient({ ...apiOptions, siteId }, (options) => createCachedRequester(cache, options))
        : createClient({ ...apiOptions, siteId, headers: toPreviewHeaders(previewAudience) })
    const client = mustNotExtendSession(request, basePath)
      ? userClient
      : await loadAccountClientOrClearCookie(userClient, cookies)
    const builder = createBuilderClient(createRequester(apiOptions), apiOptions)
    const people = createPeopleClient(createRequester(apiOptions))
    // With the cache of the shop's client, so that a change of a list is in what is read after it.
    const buyer = createBuyerClient(
      createCachedRequester(cache, { ...apiOptions, effectiveAccountId: () => readEffectiveAccountId(cookies) }),
    )
    const { getOrderAsBuyer } = createStaffClient(createRequester(apiOptions))
    const createGuestClient = () => createClient({ ...apiOptions, siteId, headers: toPreviewHeaders('guest') })
    const referringPath = findReferringPathOfPost(request)
    const previewPath =
      referringPath !== null && isPreview(sitePath + referringPath.slice(basePath.length)) ? referringPath : null
    const thrownErrors: unknown[] = []
    const reportThrown = (error: unknown): void => {
      thrownErrors.push(error)
      renderOptions.reportError(error)
    }
    const context = new RouterContextProvider()
    context.set(shopContext, {
      ...renderOptions,
      reportThrown,
      client,
      builder,
      people,
      buyer,
      readOrderAsBuyer: getOrderAsBuyer,
      createGuestClient,
      cookies,
      previewPath,
      wasSignedIn: previewAudience === null && hasSignInHint(cookies),
      basePath,
      sitePath,
      webstoreId,
      siteId,
      communityId,
      apiCookiePrefix,
      cartScripts,
    })
    const renderedResponse = await runWithLocale(locale, () => handle(request, context))
    const response = toUnavailableResponseIfCausedBy(renderedResponse, thrownErrors)
    for (const setCookieHeader of cookies.setCookieHeaders()) response.headers.append('set-cookie', setCookieHeader)
    return response
  }
  return {
    render,
    guestCookies: createGuestCacheCookiesFinder(apiCookiePrefix),
    isGuestCacheable: createGuestCacheableCheck(mountedBuild),
    isPreview,
  }
}

/** A build with its scripts in one language, mounted at the path of that language. */
interface LanguageMount {
  readonly handle: ReturnType<typeof createRequestHandler>
  /** The scripts of the cart page. */
  readonly cartScripts: readonly string[]
}

/**
 * Creates the function that returns the build in the language of a locale, mounted below a segment such as `/es-us`. Each
 * is made when the first page in that language is requested.
 */
function createLanguageMounts(
  sitePath: string,
  translatedAssets: NonNullable<ShopOptions['translatedAssets']>,
): (locale: string, languagePrefix: string) => LanguageMount {
  const mounts = new Map<string, LanguageMount>()
  return (locale, languagePrefix) => {
    const key = locale + languagePrefix
    const existing = mounts.get(key)
    if (existing !== undefined) return existing
    const assets = translatedAssets[toLanguageCode(locale)] ?? build.assets
    const mountedBuild = mountBuild({ ...build, assets }, sitePath, languagePrefix)
    const cartRoute = mountedBuild.assets.routes['routes/cart']
    const mount = {
      handle: createRequestHandler(mountedBuild, 'production'),
      cartScripts: cartRoute === undefined ? [] : [cartRoute.module, ...(cartRoute.imports ?? [])],
    }
    mounts.set(key, mount)
    return mount
  }
}

/**
 * Whether a request must not extend the session: it polls the session's state, or comes from an editor that was left
 * open. For such requests the effective account is not checked, because that call would extend the session.
 */
function mustNotExtendSession({ method, url }: Request, basePath: string): boolean {
  const { pathname } = new URL(url)
  return method === 'GET'
    ? pathname === basePath + links.session()
    : matchPath(basePath + builderLinks.presence(':pageId'), pathname) !== null
}
