/** The version that this shop speaks and that its own client sends. */
export const API_VERSION = 'v65.0'

/** Versions that callers may name in the path; all of them get the behaviour of `API_VERSION`. */
export const API_VERSION_PATTERN = '^v\\d+\\.0$'

/** Base of every call that does not belong to one web store. */
export const DATA_BASE = '/services/data/:apiVersion'

/** Base of every call that belongs to one web store. */
export const WEBSTORE_BASE = `${DATA_BASE}/commerce/webstores/:webstoreId` as const

/** Base of the calls that exist outside the versioned API, such as sign-in. */
export const APEX_REST_BASE = '/services/apexrest'

/** Base of the calls by which programs obtain and revoke bearer tokens. */
export const OAUTH_BASE = '/services/oauth2'

/** Prefix under which pages of the site call the same API; it is removed before routing. */
export const SITE_RUNTIME_PREFIX = '/webruntime/api'

/** Base of the calls of server methods: `/{class}/{method}` follow. */
export const LWR_APEX_BASE = '/lwr/apex/:apiVersion'

/** The older way to call server methods, with class and method in the query or the body. */
export const APEX_EXECUTE_PATH = `${SITE_RUNTIME_PREFIX}/apex/execute` as const

/** Sent as `true` with calls that concern carts of very many lines, and with reads of a fixed catalogue version. */
export const HIGH_SCALE_HEADER = 'x-high-scale'

/**
 * A header that site builders send with reads to see the response for somebody else: `guest`, or the id of a buyer's
 * account.
 */
export const PREVIEW_HEADER = 'x-preview-as'

/** Prefix under which a site's files are reached, contents and media among them; it is dropped before routing. */
export const SITE_FILES_PREFIX = '/sfsites/c'

/** Base of media bytes, followed by the content key. */
export const MEDIA_BASE = '/cms/delivery/media'

/** Base of the back office's own calls. */
export const ADMIN_BASE = '/admin'

/** The names of the parameters in a path such as `/carts/:cartId/items/:itemId`. */
export type PathParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters that a path needs, as strings. */
export type PathParams<Path extends string> = Readonly<Record<PathParamName<Path>, string>>

/** The path of a route with its parameters filled in and URL-encoded; throws when one is missing or empty. */
export function pathOf<const Path extends string>(route: { readonly path: Path }, params: PathParams<Path>): string {
  const valuesByName: Readonly<Record<string, string | undefined>> = params
  return route.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = valuesByName[name]
    if (value === undefined || value === '') throw new TypeError(`The path ${route.path} needs a value for '${name}'.`)
    return encodeURIComponent(value)
  })
}
