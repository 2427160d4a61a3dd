const UNKNOWN_REASONS = ['signed out', 'other account', 'unreadable'] as const

/** Why it cannot be found out whether an order was placed: `unreadable` when the checkout is gone, or is not theirs. */
export type UnknownReason = (typeof UNKNOWN_REASONS)[number]

/** What the shop knows about an order whose request got no response. */
export type FoundOutcome =
  | { readonly state: 'placed'; readonly reference: string }
  /** The checkout can be read, nothing is being placed, and there is no order. */
  | { readonly state: 'open' }
  /** The server is placing the order, or waits for a payment. */
  | { readonly state: 'in progress' }
  | { readonly state: 'unknown'; readonly reason: UnknownReason }

/** Reads an outcome from a response body; null when it is none, such as that of a proxy. */
export function parseOutcome(body: unknown): FoundOutcome | null {
  if (typeof body !== 'object' || body === null || !('state' in body)) return null
  if (body.state === 'open' || body.state === 'in progress') return { state: body.state }
  if (body.state === 'placed')
    return 'reference' in body && typeof body.reference === 'string'
      ? { state: 'placed', reference: body.reference }
      : null
  if (body.state !== 'unknown' || !('reason' in body)) return null
  const reason = UNKNOWN_REASONS.find((known) => known === body.reason)
  return reason === undefined ? null : { state: 'unknown', reason }
}
