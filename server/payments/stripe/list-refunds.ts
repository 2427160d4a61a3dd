import type Stripe from 'stripe'

/** The statuses of a refund that gave nothing back. */
export const FAILED_REFUNDS: ReadonlySet<string> = new Set(['failed', 'canceled'])

/** More refunds than any charge has. */
const MAX_REFUNDS = 1000

/** Lists the refunds of an intent, also those that failed. */
export function listRefunds({ refunds }: Stripe, intentId: string): Promise<Stripe.Refund[]> {
  return refunds.list({ payment_intent: intentId, limit: 100 }).autoPagingToArray({ limit: MAX_REFUNDS })
}
