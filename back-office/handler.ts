import { createRequestHandler, matchRoutes, RouterContextProvider, type RouteObject } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { createBuilderClient } from '@hydrant/client/builder/create-builder-client.ts'
import { createClient } from '@hydrant/client/create-client.ts'
import { createCachedRequester } from '@hydrant/client/cached-requester.ts'
import { createRequester, type SendRequest } from '@hydrant/client/request.ts'
import { createResourceCache } from '@hydrant/client/resource-cache.ts'
import { createStaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { mountBuild } from '@hydrant/rendering/mount-build.ts'
import { runWithLocale } from '@hydrant/messages/run-with-locale.ts'
import { toUnavailableResponseIfCausedBy } from '@hydrant/rendering/unavailable.ts'
import { officeContext } from './office-context.ts'

/** Where the back office is mounted (below the shop, at `/admin`), and which store and site it is for. */
export interface OfficeOptions {
  /** The path of the shop: an empty text, or `/shop`. */
  readonly basePath: string
  readonly webstoreId: string
  readonly siteId: string
}

/** What the server provides for rendering one request. */
export interface OfficeRenderOptions {
  /** Calls the API as the user: with their cookies, and passing on the cookies that it sets. */
  readonly fetch: SendRequest
  readonly nonce: string
  /** The language of the page, as a BCP 47 locale. */
  readonly locale: string
  /** Scheme and host that the user sees, without a trailing slash. */
  readonly origin: string
  readonly reportError: (error: unknown) => void
}

/** All pages of a back office; paths include the base path. */
export interface OfficeHandler {
  /** Renders the response to one page request. Errors become the error page with their status; none are thrown. */
  readonly render: (request: Request, renderOptions: OfficeRenderOptions) => Promise<Response>
  /** Whether a page of the back office has this path. */
  readonly isPage: (path: string) => boolean
}

/**
 * Creates the handler of all pages of the back office. This module is the entry of the server bundle: this code and the
 * loaders share the same module instances.
 */
export function createOfficeHandler({ basePath, webstoreId, siteId }: OfficeOptions): OfficeHandler {
  const mountedBuild = mountBuild(build, basePath)
  const handle = createRequestHandler(mountedBuild, 'production')
  const routes = toRouteObjects(Object.values(mountedBuild.routes).flatMap((route) => route ?? []))
  return {
    isPage(path) {
      const { pathname } = new URL(path, 'http://shop.invalid')
      // Below a base path, scripts ask for the routes that they do not know yet.
      if (pathname === `${mountedBuild.basename ?? ''}/__manifest`) return true
      return matchRoutes(routes, pathname.replace(DATA_SUFFIX, ''), mountedBuild.basename) !== null
    },
    async render(request, { fetch, locale, origin, nonce, reportError }) {
      const apiOptions = { fetch, baseUrl: origin + basePath, webstoreId }
      const thrownErrors: unknown[] = []
      const context = new RouterContextProvider()
      context.set(officeContext, {
        client: createClient({ ...apiOptions, siteId }),
        // Descriptions of objects that several loaders of a page need are requested only once.
        staff: createStaffClient(createCachedRequester(createResourceCache(), apiOptions)),
        library: createBuilderClient(createRequester(apiOptions), apiOptions),
        basePath,
        nonce,
        reportError,
        reportThrown(error) {
          thrownErrors.push(error)
          reportError(error)
        },
      })
      const response = await runWithLocale(locale, () => handle(request, context))
      return toUnavailableResponseIfCausedBy(response, thrownErrors)
    },
  }
}

/** The suffixes of the router's data requests. */
const DATA_SUFFIX = /(?:\/_(?:root)?)?\.data$/

/** Returns the paths of the routes for matching; none is nested in another one but the root. */
function toRouteObjects(routes: readonly { readonly path?: string; readonly id: string }[]): RouteObject[] {
  return routes.flatMap(({ id, path }) => (id === 'root' ? [] : [{ id, path: path ?? '/' }]))
}
