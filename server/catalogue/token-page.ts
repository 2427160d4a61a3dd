/** Where a page begins and how long it is. */
export interface PageWindow {
  readonly offset: number
  readonly size: number
}

/** The page that a token names, the first of `size` without one; null when the text is no token. */
export function readPageToken(token: string | undefined, size: number): PageWindow | null {
  if (token === undefined || token === '') return { offset: 0, size }
  try {
    const value: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
    if (typeof value !== 'object' || value === null || !('p' in value) || !('o' in value)) return null
    return isPlace(value.p) && isPlace(value.o) && value.p >= 1 && value.p <= 100 ? { offset: value.o, size: value.p } : null
  } catch {
    return null
  }
}

/** A page with the number of all items; `url` makes the address of a page from its token. */
export interface TokenPageFacts extends PageWindow {
  readonly total: number
  readonly url: (token: string) => string
}

/** The members that lead from one page to its neighbours; null where there is none. */
export function tokenPage({ offset, size, total, url }: TokenPageFacts) {
  const current = pageToken(offset, size)
  const next = offset + size < total ? pageToken(offset + size, size) : null
  const previous = offset > 0 ? pageToken(Math.max(0, offset - size), size) : null
  return {
    currentPageToken: current,
    currentPageUrl: url(current),
    nextPageToken: next,
    nextPageUrl: next === null ? null : url(next),
    previousPageToken: previous,
    previousPageUrl: previous === null ? null : url(previous),
  }
}

/** The address of another page of the list that a request asked for. */
export function pageUrl(requestUrl: string, token: string): string {
  const url = new URL(requestUrl, 'http://shop.invalid')
  url.searchParams.set('pageToken', token)
  return `${url.pathname}${url.search}`
}

function pageToken(offset: number, size: number): string {
  return Buffer.from(JSON.stringify({ p: size, o: offset })).toString('base64')
}

function isPlace(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
