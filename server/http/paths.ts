import { SITE_RUNTIME_PREFIX } from '@hydrant/contract/shared/paths.ts'

/** What a path outside the base path becomes: no route has it. */
const OUTSIDE = '/outside-base-path'

const RUNTIME = new RegExp(`${SITE_RUNTIME_PREFIX}/(?:services|apex)/`)

/**
 * The path that routes are matched by: without the base path, and without the site runtime's prefix in front of API paths
 * (`/my-site/webruntime/api/services/…` is `/services/…`). The health check answers with and without the base path.
 */
export function toInnerPath(url: string, basePath: string): string {
  const inner = withoutBasePath(url, basePath)
  const runtime = inner.search(RUNTIME)
  if (runtime < 0 || !/^(?:\/[\w-]+)?$/.test(inner.slice(0, runtime))) return inner
  // Server methods are called under the prefix itself.
  return inner.slice(inner.startsWith('/apex/', runtime + SITE_RUNTIME_PREFIX.length) ? runtime : runtime + SITE_RUNTIME_PREFIX.length)
}

function withoutBasePath(url: string, basePath: string): string {
  if (basePath === '' || url === '/healthz') return url
  if (!url.startsWith(basePath)) return OUTSIDE
  const rest = url.slice(basePath.length)
  if (rest === '' || rest.startsWith('?')) return `/${rest}`
  return rest.startsWith('/') ? rest : OUTSIDE
}
