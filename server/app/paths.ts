import { ADMIN_BASE, SITE_FILES_PREFIX, SITE_RUNTIME_PREFIX } from '@hydrant/contract/shared/paths.ts'

/** The path for requests outside the base path: no route has it. */
const OUTSIDE_PATH = '/outside-base-path'

/** The prefix under which apps for the platform reach the same API. */
const APP_PREFIX = '/sf/api'

const RUNTIME_PREFIX = new RegExp(
  `^(?:/[\\w-]+)?(?:${SITE_RUNTIME_PREFIX}(?=(?:/services|/apex|${ADMIN_BASE})/)|${APP_PREFIX}(?=/services/)|${SITE_FILES_PREFIX}(?=/(?:cms|services)/)|(?=/lwr/apex/))`,
)

/**
 * Converts a request URL into the path that routes match: without the base path, without the prefixes of site runtime
 * and apps before API paths, and without that of site files before contents and media
 * (`/my-site/webruntime/api/services/…` is `/services/…`); server methods keep theirs (`/my-site/lwr/apex/…`). The
 * health probes work with and without the base path.
 */
export function toRoutePath(url: string, basePath: string): string {
  const innerPath = withoutBasePath(toTargetPath(url), basePath)
  const prefix = RUNTIME_PREFIX.exec(innerPath)?.[0].length ?? 0
  // Server methods are called under the prefix itself.
  return innerPath.slice(
    prefix > 0 && innerPath.startsWith('/apex/', prefix) ? prefix - SITE_RUNTIME_PREFIX.length : prefix,
  )
}

/**
 * Returns the path of a request target, which may be an absolute URL, as proxies receive it; anything else, such as
 * `*`, counts as outside.
 */
function toTargetPath(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '')
  if (path.startsWith('/')) return path
  return path === '' || path.startsWith('?') ? `/${path}` : OUTSIDE_PATH
}

function withoutBasePath(url: string, basePath: string): string {
  if (basePath === '' || url === '/healthz' || url === '/readyz') return url
  if (!url.startsWith(basePath)) return OUTSIDE_PATH
  const rest = url.slice(basePath.length)
  if (rest === '' || rest.startsWith('?')) return `/${rest}`
  return rest.startsWith('/') ? rest : OUTSIDE_PATH
}
