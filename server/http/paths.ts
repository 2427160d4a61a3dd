import { ADMIN_BASE, SITE_FILES_PREFIX, SITE_RUNTIME_PREFIX } from '@hydrant/contract/shared/paths.ts'

/** What a path outside the base path becomes: no route has it. */
const OUTSIDE = '/outside-base-path'

/** Prefix under which apps that are built for the platform reach the same API. */
const APP_PREFIX = '/sf/api'

const RUNTIME = new RegExp(
  `^(?:/[\\w-]+)?(?:${SITE_RUNTIME_PREFIX}(?=(?:/services|/apex|${ADMIN_BASE})/)|${APP_PREFIX}(?=/services/)|${SITE_FILES_PREFIX}(?=/(?:cms|services)/)|(?=/lwr/apex/))`,
)

/**
 * The path that routes are matched by: without the base path, without the prefixes of site runtime and apps in front of
 * API paths, and without that of site files in front of contents and media (`/my-site/webruntime/api/services/…` is
 * `/services/…`); server methods are a site's own (`/my-site/lwr/apex/…`). The probes of health answer with and without
 * the base path.
 */
export function toInnerPath(url: string, basePath: string): string {
  const inner = withoutBasePath(toPath(url), basePath)
  const prefix = RUNTIME.exec(inner)?.[0].length ?? 0
  // Server methods are called under the prefix itself.
  return inner.slice(prefix > 0 && inner.startsWith('/apex/', prefix) ? prefix - SITE_RUNTIME_PREFIX.length : prefix)
}

/**
 * The path of a request target, which may be a whole address, as proxies are sent; what is neither, such as `*`, is
 * outside of everything.
 */
function toPath(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '')
  if (path.startsWith('/')) return path
  return path === '' || path.startsWith('?') ? `/${path}` : OUTSIDE
}

function withoutBasePath(url: string, basePath: string): string {
  if (basePath === '' || url === '/healthz' || url === '/readyz') return url
  if (!url.startsWith(basePath)) return OUTSIDE
  const rest = url.slice(basePath.length)
  if (rest === '' || rest.startsWith('?')) return `/${rest}`
  return rest.startsWith('/') ? rest : OUTSIDE
}
