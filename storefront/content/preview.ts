/** The state of a page to show: its draft, or what will be published at a time. */
type PreviewSelection = { readonly publishStatus: 'Draft' } | { readonly at: string }

/**
 * Reads from the URL which state of a page is requested: `?preview=draft` for its draft, `?at=2026-01-31T08:00:00Z` for
 * what visitors will see then. The server shows either only to site builders (ROLE-07).
 */
export function readPreviewSelection(request: Request): PreviewSelection | undefined {
  return parsePreviewSelection(new URL(request.url).searchParams)
}

/** Like `readPreviewSelection`, from the URL's query. */
export function parsePreviewSelection(query: URLSearchParams): PreviewSelection | undefined {
  const at = query.get('at')
  if (at !== null && at !== '') return { at }
  return query.get('preview') === 'draft' ? { publishStatus: 'Draft' } : undefined
}

/**
 * Reads from the query parameter `as` of a preview for whom the page is shown: `guest`, or the id of an account; null
 * when it is shown as the site builder sees it, and for requests that are no preview.
 */
export function readPreviewAudience(request: Request): string | null {
  const audience = new URL(request.url).searchParams.get('as') ?? ''
  return request.method === 'GET' && readPreviewSelection(request) !== undefined && /^[A-Za-z0-9]+$/.test(audience)
    ? audience
    : null
}

/**
 * Gets the path and query of the page on this site that a form was sent from, from the Referer header; null for
 * requests other than POST, for pages of other sites, and when the header is missing. Only the host is compared,
 * because a proxy may terminate TLS.
 */
export function findReferringPathOfPost({ method, url, headers }: Request): string | null {
  const referrer = headers.get('referer') ?? ''
  if (method !== 'POST' || !URL.canParse(referrer)) return null
  const { host, pathname, search } = new URL(referrer)
  return host === new URL(url).host ? pathname + search : null
}
