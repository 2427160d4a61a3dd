import { readPathInSite } from '@hydrant/kernel/site/path-in-site.ts'

/** The path inside the shop that a visitor was heading for, or `fallback` when what they sent is none. */
export function readReturnPath(value: unknown, fallback = '/'): string {
  return readPathInSite(value) ?? fallback
}

/**
 * The path inside the shop of the page that a request is for, with its query; also when scripts request the data of the
 * page alone.
 */
export function pathInShop(request: Request, basePath: string): string {
  const url = new URL(request.url)
  if (url.searchParams.has('_routes')) url.searchParams.delete('_routes')
  const pathname = url.pathname.replace(DATA_OF_ROOT, '/').replace(DATA_OF_PAGE, '')
  const inner = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname
  return (inner === '' ? '/' : inner) + url.search
}

/** What the router adds to the address of a page when it requests its data. */
const DATA_OF_ROOT = /\/_(?:root)?\.data$/
const DATA_OF_PAGE = /\.data$/
