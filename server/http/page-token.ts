/** A window of a list. */
export interface PageWindow {
  readonly pageSize: number
  readonly offset: number
}

/**
 * The window that a page token names, or null when the text is no token: base64 of `{"p":<page size>,"o":<offset>}`.
 */
export function readPageToken(token: string, maximumPageSize: number): PageWindow | null {
  let value: unknown
  try {
    value = JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null || !('p' in value) || !('o' in value)) return null
  const { p, o } = value
  if (typeof p !== 'number' || typeof o !== 'number' || !Number.isSafeInteger(p) || !Number.isSafeInteger(o))
    return null
  return p >= 1 && p <= maximumPageSize && o >= 0 && o <= 1e9 ? { pageSize: p, offset: o } : null
}

/** The token of a window. */
export function pageTokenOf({ pageSize, offset }: PageWindow): string {
  return Buffer.from(JSON.stringify({ p: pageSize, o: offset })).toString('base64')
}

/** The tokens and addresses around a window of a list of `total` entries. `url` is the request's own address. */
export function tokenPage(window: PageWindow, total: number, url: string) {
  const { pageSize, offset } = window
  const next = offset + pageSize < total ? pageTokenOf({ pageSize, offset: offset + pageSize }) : null
  const previous = offset > 0 ? pageTokenOf({ pageSize, offset: Math.max(0, offset - pageSize) }) : null
  const current = pageTokenOf(window)
  return {
    currentPageToken: current,
    currentPageUrl: withToken(url, current),
    nextPageToken: next,
    nextPageUrl: next === null ? null : withToken(url, next),
    previousPageToken: previous,
    previousPageUrl: previous === null ? null : withToken(url, previous),
  }
}

function withToken(url: string, token: string): string {
  const [path = '', search = ''] = url.split('?')
  const query = new URLSearchParams(search)
  query.set('pageToken', token)
  return `${path}?${query.toString()}`
}
