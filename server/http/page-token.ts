/** A part of a list: how many entries, from which offset. */
export interface PageWindow {
  readonly pageSize: number
  readonly offset: number
}

/** Parses a page token, base64 of `{"p":<page size>,"o":<offset>}`; null when the text is not a valid token. */
export function parsePageToken(token: string, maxPageSize: number): PageWindow | null {
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
  return p >= 1 && p <= maxPageSize && o >= 0 && o <= 1e9 ? { pageSize: p, offset: o } : null
}

/** Encodes a part of a list as a page token. */
export function toPageToken({ pageSize, offset }: PageWindow): string {
  return Buffer.from(JSON.stringify({ p: pageSize, o: offset })).toString('base64')
}

/**
 * Returns the page tokens and URLs of the current, next and previous page of a list of `total` entries. `url` is the
 * URL of the request.
 */
export function toPageLinksAndTokens(window: PageWindow, total: number, url: string) {
  const { pageSize, offset } = window
  const next = offset + pageSize < total ? toPageToken({ pageSize, offset: offset + pageSize }) : null
  const previous = offset > 0 ? toPageToken({ pageSize, offset: Math.max(0, offset - pageSize) }) : null
  const current = toPageToken(window)
  return {
    currentPageToken: current,
    currentPageUrl: withPageToken(url, current),
    nextPageToken: next,
    nextPageUrl: next === null ? null : withPageToken(url, next),
    previousPageToken: previous,
    previousPageUrl: previous === null ? null : withPageToken(url, previous),
  }
}

function withPageToken(url: string, token: string): string {
  const [path = '', search = ''] = url.split('?')
  const query = new URLSearchParams(search)
  query.set('pageToken', token)
  return `${path}?${query.toString()}`
}
