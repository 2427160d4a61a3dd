import type Stripe from 'stripe'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import * as messages from '@hydrant/messages/compiled/server/payments.js'
import { type CardSummary, type ChargeResult, GatewayConfigurationError } from '../payment-gateway.ts'
import { toMinorUnits } from './minor-units.ts'
import type { StoredIntent } from './store.ts'
import { toDeclined } from './stripe-errors.ts'

/** What is read with an intent, so that its card can be shown. */
export const WITH_CARD = { expand: ['payment_method'] }

/**
 * Returns the result of a charge by the status of its intent; null while there is none, also after a declined card
 * where the buyer's device can try another one. Throws a `GatewayConfigurationError` when the intent is not about the
 * amount that this shop has asked for.
 */
export function toChargeResult(intent: Stripe.PaymentIntent, stored: StoredIntent): ChargeResult | null {
  assertSameAmount(intent, stored)
  switch (intent.status) {
    case 'requires_capture':
    case 'succeeded':
      return {
        result: 'Approved',
        reference: intent.id,
        card: toCardSummary(intent),
        isCaptured: intent.status === 'succeeded',
      }
    case 'requires_action':
      return {
        result: 'ActionRequired',
        reference: intent.id,
        data: { clientSecret: intent.client_secret ?? '', gatewayReference: intent.id },
      }
    case 'requires_payment_method':
      return intent.last_payment_error === null || isConfirmedByDevice(intent)
        ? null
        : toDeclined(intent.last_payment_error)
    case 'canceled':
      return { result: 'Declined', declineCode: 'REVERSED', message: messages.paymentNotCompleted() }
    case 'processing':
    case 'requires_confirmation':
      return null
    default:
      return null
  }
}

/** Whether the buyer's device confirms an intent: as often as it likes, until a card is taken or the intent is cancelled. */
function isConfirmedByDevice({ confirmation_method: method }: Stripe.PaymentIntent): boolean {
  return method === 'automatic'
}

function assertSameAmount(intent: Stripe.PaymentIntent, { amount, currencyIsoCode }: StoredIntent): void {
  const expected = toMinorUnits(decimal(amount), currencyIsoCode)
  if (intent.amount === expected && intent.currency === currencyIsoCode.toLowerCase()) return
  throw new GatewayConfigurationError(
    `The intent ${intent.id} at Stripe is about ${intent.amount} ${intent.currency}, not ${expected} ${currencyIsoCode}.`,
  )
}

function toCardSummary({ payment_method: method }: Stripe.PaymentIntent): CardSummary {
  const card = typeof method === 'object' ? method?.card : undefined
  return card === undefined || card === null
    ? { brand: '', lastFour: '', expires: '' }
    : {
        brand: BRAND_NAMES[card.brand] ?? card.brand,
        lastFour: card.last4,
        expires: `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`,
      }
}

/** The names that buyers know, where capitals are not enough. */
const BRAND_NAMES: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}
