/** Catalogue pages are counted individually: their paths identify no person. */
const CATALOGUE_PATH = /^\/(?:product|category)\/[^/]+/

const MAX_SEGMENTS = 4

/**
 * Returns the path under which a page view is counted, without anything that could identify the visitor:
 * `/product/01t…` without the readable name after it, and for any other page only the segments before the first one
 * with a digit, which may be the number of an order or a request.
 */
export function toAnalyticsPath(pathname: string): string {
  const cataloguePath = CATALOGUE_PATH.exec(pathname)?.[0]
  if (cataloguePath !== undefined) return cataloguePath
  const segments = pathname.split('/').filter((segment) => segment !== '')
  const firstNumberedIndex = segments.findIndex((segment) => /\d|%/.test(segment))
  return `/${segments.slice(0, firstNumberedIndex === -1 ? MAX_SEGMENTS : Math.min(firstNumberedIndex, MAX_SEGMENTS)).join('/')}`
}
