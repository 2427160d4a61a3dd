import Stripe from 'stripe'
import type { GatewayEvent } from '../payment-gateway.ts'
import { listRefunds } from './list-refunds.ts'
import { PAYMENT_ID, REFUND_ID } from './metadata.ts'
import { findKeyOfIntent, type Database } from './store.ts'

/**
 * Reads an event that Stripe has sent: checks its signature on the bytes as they came, and finds the payment that it is
 * about. Null when the signature is wrong or too old.
 */
export async function readStripeEvent(
  { database, stripe }: { readonly database: Database; readonly stripe: Stripe },
  {
    body,
    headers,
    secret,
  }: { readonly body: Buffer; readonly headers: Readonly<Record<string, unknown>>; readonly secret: string },
): Promise<GatewayEvent | null> {
  const event = verifyEvent(stripe, { body, signature: headers['stripe-signature'], secret })
  if (event === null) return null
  const { id, type } = event
  const findPayment = async (intent: string | { readonly id: string } | null) => {
    const intentId = typeof intent === 'string' ? intent : (intent?.id ?? '')
    return database.query((db) => findKeyOfIntent(db, intentId))
  }
  switch (event.type) {
    case 'payment_intent.amount_capturable_updated':
    case 'payment_intent.canceled':
    case 'payment_intent.payment_failed':
    case 'payment_intent.requires_action':
    case 'payment_intent.succeeded':
      return { id, type, kind: 'Changed', paymentId: await findPayment(event.data.object) }
    case 'charge.refunded': {
      const { payment_intent: intent, amount_refunded: amount, currency } = event.data.object
      const paymentId = await findPayment(intent)
      // The shop's own refunds are reported, too.
      if (paymentId === null || (await hasOnlyOwnRefunds(stripe, intent))) return { id, type, kind: 'Ignored' }
      const reason = `${amount} ${currency}, in the smallest unit of the currency, were refunded at Stripe, not all of it by this shop.`
      return { id, type, kind: 'NeedsAttention', paymentId, reason }
    }
    case 'refund.failed': {
      const { payment_intent: intent, id: refundId, failure_reason: cause, metadata } = event.data.object
      const reason = `The refund ${refundId} has failed at Stripe: ${cause ?? 'unknown'}.`
      const paymentId = await findPayment(intent)
      // Somebody has made the refund at Stripe.
      if (metadata?.[PAYMENT_ID] === undefined) return { id, type, kind: 'NeedsAttention', paymentId, reason }
      return { id, type, kind: 'RefundFailed', paymentId, refundKey: metadata[REFUND_ID] ?? null, reason }
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const { payment_intent: intent, reason: cause, status, id: disputeId } = event.data.object
      const reason = `The buyer disputes this payment at Stripe: ${disputeId}, ${cause}, ${status}.`
      return { id, type, kind: 'NeedsAttention', paymentId: await findPayment(intent), reason }
    }
    default:
      return { id, type, kind: 'Ignored' }
  }
}

async function hasOnlyOwnRefunds(stripe: Stripe, intent: string | { readonly id: string } | null): Promise<boolean> {
  const intentId = typeof intent === 'string' ? intent : (intent?.id ?? '')
  return (await listRefunds(stripe, intentId)).every(({ metadata }) => metadata?.[PAYMENT_ID] !== undefined)
}

function verifyEvent(
  stripe: Stripe,
  { body, signature, secret }: { readonly body: Buffer; readonly signature: unknown; readonly secret: string },
): Stripe.Event | null {
  if (typeof signature !== 'string') return null
  try {
    return stripe.webhooks.constructEvent(body, signature, secret)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return null
    throw error
  }
}
