import { parseSitePath } from '@hydrant/kernel/text/parse-site-path.ts'

/** Reads the path inside the shop to return to, or `fallback` when the value is not one. */
export function readReturnPath(value: unknown, fallback = '/'): string {
  return parseSitePath(value) ?? fallback
}

/** Gets the path and query of a request's page inside the shop, also for the router's data requests. */
export function getPathInShop(request: Request, basePath: string): string {
  const url = new URL(request.url)
  if (url.searchParams.has('_routes')) url.searchParams.delete('_routes')
  const pathname = url.pathname.replace(DATA_OF_ROOT, '/').replace(DATA_OF_PAGE, '')
  const pathBelowBase = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname
  return (pathBelowBase === '' ? '/' : pathBelowBase) + url.search
}

/** What the router adds to a page's path for its data requests. */
const DATA_OF_ROOT = /\/_(?:root)?\.data$/
const DATA_OF_PAGE = /\.data$/
