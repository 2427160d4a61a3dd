const UNKNOWN_REASONS = ['signed out', 'other account', 'unreadable'] as const

/** Why it is unknown whether an order was placed; `unreadable`: the checkout was deleted or is somebody else's. */
export type UnknownReason = (typeof UNKNOWN_REASONS)[number]

/** What the shop knows about an order whose request got no response. */
export type FoundOutcome =
  | { readonly state: 'placed'; readonly reference: string }
  /** The checkout can be read, nothing is being placed, and there is no order. */
  | { readonly state: 'open' }
  /** The server is placing the order, or waits for a payment. */
  | { readonly state: 'in progress' }
  | { readonly state: 'unknown'; readonly reason: UnknownReason }

/** Parses the outcome in a response body; null for another body, such as that of a proxy. */
export function parseOrderOutcome(body: unknown): FoundOutcome | null {
  if (typeof body !== 'object' || body === null || !('state' in body)) return null
  if (body.state === 'open' || body.state === 'in progress') return { state: body.state }
  if (body.state === 'placed')
    return 'reference' in body && typeof body.reference === 'string'
      ? { state: 'placed', reference: body.reference }
      : null
  if (body.state !== 'unknown' || !('reason' in body)) return null
  const reason = UNKNOWN_REASONS.find((candidate) => candidate === body.reason)
  return reason === undefined ? null : { state: 'unknown', reason }
}
