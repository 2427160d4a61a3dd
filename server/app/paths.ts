import { ADMIN_BASE, SITE_FILES_PREFIX, SITE_RUNTIME_PREFIX } from '@hydrant/contract/shared/paths.ts'

/** A path that no route has, for requests outside of the base path. */
const OUTSIDE_PATH = '/outside-base-path'

/** The prefix under which apps for the platform reach the same API. */
const APP_PREFIX = '/sf/api'

const SURPLUS_SLASHES = /^\/{2,}(?=services\/)/

const RUNTIME_PREFIX = new RegExp(
  `^(?:/[\\w-]+)?(?:${SITE_RUNTIME_PREFIX}(?=(?:/services|/apex|${ADMIN_BASE})/)|${APP_PREFIX}(?=/services/)|${SITE_FILES_PREFIX}(?=/(?:cms|services)/)|(?=/lwr/apex/))`,
)

/**
 * Converts a request URL into the path that routes match. Removes the base path, then by `removeLanguage` the segment of
 * a language, then the prefixes under which the site
 * runtime and apps call the API, or the prefix of site files: `/my-site/webruntime/api/services/…` becomes
 * `/services/…`. Of server methods only the name of the site is removed: `/my-site/lwr/apex/…` becomes `/lwr/apex/…`.
 * Clients that store the URL of the shop with a slash at its end send `//services/…`. The health probes work with and
 * without the base path.
 */
export function toRoutePath(
  url: string,
  basePath: string,
  removeLanguage: (path: string) => string = (path) => path,
): string {
  const innerPath = removeLanguage(toPathInsideBase(toTargetPath(url), basePath)).replace(SURPLUS_SLASHES, '/')
  const prefix = RUNTIME_PREFIX.exec(innerPath)?.[0].length ?? 0
  // The routes of server methods begin with this prefix, so it stays.
  return innerPath.slice(
    prefix > 0 && innerPath.startsWith('/apex/', prefix) ? prefix - SITE_RUNTIME_PREFIX.length : prefix,
  )
}

/**
 * Returns the path of a request target, which may be an absolute URL, as proxies receive it. Anything else, such as
 * `*`, becomes a path that no route has.
 */
function toTargetPath(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '')
  if (path.startsWith('/')) return path
  return path === '' || path.startsWith('?') ? `/${path}` : OUTSIDE_PATH
}

function toPathInsideBase(url: string, basePath: string): string {
  if (basePath === '' || url === '/healthz' || url === '/readyz') return url
  return removePathPrefix(url, basePath) ?? OUTSIDE_PATH
}

/** Removes a prefix such as `/shop` from a path with its query; null when the path is not below it. */
export function removePathPrefix(path: string, prefix: string): string | null {
  if (!path.startsWith(prefix)) return null
  const rest = path.slice(prefix.length)
  if (rest === '' || rest.startsWith('?')) return `/${rest}`
  // Scripts ask for the data of the home page by this URL when a redirect led to it.
  if (/^\.data(?:\?|$)/.test(rest)) return `/_${rest}`
  return rest.startsWith('/') ? rest : null
}
