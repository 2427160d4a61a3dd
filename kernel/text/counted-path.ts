/** Pages of the catalogue are counted one by one: what follows their first word names no person. */
const CATALOGUE = /^\/(?:product|category)\/[^/]+/

const MOST_SEGMENTS = 4

/**
 * The path under which a view of a page is counted, so that nothing in it can tell who looked: `/product/01t…` without
 * the readable name behind it, and of any other page what stands before the first segment with a digit, which may be
 * the number of an order or a request.
 */
export function countedPath(pathname: string): string {
  const catalogue = CATALOGUE.exec(pathname)?.[0]
  if (catalogue !== undefined) return catalogue
  const segments = pathname.split('/').filter((segment) => segment !== '')
  const firstNumbered = segments.findIndex((segment) => /\d|%/.test(segment))
  return `/${segments.slice(0, firstNumbered === -1 ? MOST_SEGMENTS : Math.min(firstNumbered, MOST_SEGMENTS)).join('/')}`
}
