/** Which state of a page is shown: its draft, or what will be published at a moment. */
type PageChoice = { readonly publishStatus: 'Draft' } | { readonly at: string }

/**
 * Which state of a page an address asks for: `?preview=draft` for its draft, `?at=2026-01-31T08:00:00Z` for what
 * visitors will see then. The server shows either to site builders alone (ROLE-07).
 */
export function readPreview(request: Request): PageChoice | undefined {
  return choiceOf(new URL(request.url).searchParams)
}

/** As `readPreview`, of the query of an address. */
export function choiceOf(query: URLSearchParams): PageChoice | undefined {
  const at = query.get('at')
  if (at !== null && at !== '') return { at }
  return query.get('preview') === 'draft' ? { publishStatus: 'Draft' } : undefined
}

/**
 * As whom a page is shown that is looked at beforehand, from `as` in its address: `guest`, or the id of an account;
 * null: as whoever asks.
 */
export function readPreviewed(request: Request): string | null {
  const as = new URL(request.url).searchParams.get('as') ?? ''
  return request.method === 'GET' && readPreview(request) !== undefined && /^[A-Za-z0-9]+$/.test(as) ? as : null
}

/**
 * The address inside this site, with its query, of the page that a form was sent from; null for what is no form, and
 * for a browser that does not say. Our pages ask it to by their referrer policy. The host tells the site: a proxy may
 * have ended an encryption that nothing here knows of.
 */
export function readSender({ method, url, headers }: Request): string | null {
  const sender = headers.get('referer') ?? ''
  if (method !== 'POST' || !URL.canParse(sender)) return null
  const { host, pathname, search } = new URL(sender)
  return host === new URL(url).host ? pathname + search : null
}
