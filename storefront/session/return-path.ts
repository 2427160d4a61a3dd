import { parseSitePath } from '@hydrant/kernel/text/parse-site-path.ts'

/** Reads the path inside the shop to return to, or `fallback` when the value is not one. */
export function readReturnPath(value: unknown, fallback = '/'): string {
  return parseSitePath(value) ?? fallback
}

/** Gets the path and query of a request's page inside the shop, also for the router's data requests. */
export function getPathInShop(request: Request, basePath: string): string {
  const url = new URL(request.url)
  if (url.searchParams.has('_routes')) url.searchParams.delete('_routes')
  const pathname = url.pathname.replace(ROOT_DATA_SUFFIX, '/').replace(PAGE_DATA_SUFFIX, '')
  const pathBelowBase = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname
  return (pathBelowBase === '' ? '/' : pathBelowBase) + url.search
}

/** The suffixes that the router adds to a page's path in its data requests. */
const ROOT_DATA_SUFFIX = /\/_(?:root)?\.data$/
const PAGE_DATA_SUFFIX = /\.data$/
