const PLACEHOLDER = 'http://shop.invalid'

/**
 * The path inside the shop that a visitor was heading for, or `fallback` when what they sent is none.
 * Only a path on this site counts: an absolute or scheme-relative address would let another site send people away from here.
 */
export function readReturnPath(value: unknown, fallback = '/'): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value) || /[\\\p{Cc}]/u.test(value)) return fallback
  if (!URL.canParse(value, PLACEHOLDER)) return fallback
  const url = new URL(value, PLACEHOLDER)
  return url.origin === PLACEHOLDER && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : fallback
}

/** The path inside the shop that a request asks for, with its query. */
export function pathInShop(request: Request, basePath: string): string {
  const { pathname, search } = new URL(request.url)
  const inner = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname
  return (inner === '' ? '/' : inner) + search
}
