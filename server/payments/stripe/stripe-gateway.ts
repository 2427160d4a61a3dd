import Stripe from 'stripe'
import { err } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/payments.js'
import { cardErrors } from '../errors.ts'
import {
  type ChargeRequest,
  type ChargeResult,
  GatewayConfigurationError,
  GatewayError,
  type PartialRefundRequest,
  type PaymentGateway,
} from '../payment-gateway.ts'
import { toChargeResult, WITH_CARD } from './charge-result.ts'
import { FAILED_REFUNDS, listRefunds } from './list-refunds.ts'
import { createStripePage } from './page.ts'
import { PAYMENT_ID, REFUND_ID } from './metadata.ts'
import { toMinorUnits } from './minor-units.ts'
import { readStripeEvent } from './read-event.ts'
import * as store from './store.ts'
import { findRejection, hasStripeCode, toDeclined, toGatewayError, UNEXPECTED_STATE } from './stripe-errors.ts'
import type { StripeSettings } from './stripe-settings.ts'

/** What the calls of this gateway work with. */
interface StripeDeps {
  readonly database: store.Database
  readonly stripe: Stripe
}

/**
 * Creates the gateway that charges cards with Stripe. An intent is created and stored before it is confirmed with a
 * card, so that whatever happens to a response, the intent that may have been charged is known and can be looked up.
 */
export function createStripeGateway(database: store.Database, settings: StripeSettings): PaymentGateway {
  const stripe = createClient(settings)
  const deps = { database, stripe }
  const call = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work()
    } catch (error) {
      throw toGatewayError(error)
    }
  }
  return {
    page: createStripePage(settings),
    readEvent: (body, headers) => call(() => readStripeEvent(deps, { body, headers, secret: settings.webhookSecret })),
    tokenize: async () => err(cardErrors.cardOfGatewayPage),
    authorize: (request) => call(() => authorize(deps, request)),
    openClientCharge: (request) => call(() => openClientCharge(deps, request)),
    confirmClientCharge: ({ key }) => call(() => confirmAuthenticated(deps, key)),
    find: (key) => call(() => find(deps, key)),
    capture: (key) => call(() => capture(deps, key)),
    reverse: (key) => call(() => reverse(deps, key)),
    refund: (key) => call(() => refund(deps, key)),
    refundPart: (request) => call(() => refundPart(deps, request)),
  }
}

/**
 * The timeout of one request and the one retry that the library makes leave a call enough of the payment's own timeout.
 */
const TIMEOUT_MS = 6000

function createClient({ secretKey, apiUrl }: StripeSettings): Stripe {
  const url = apiUrl === null ? null : new URL(apiUrl)
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(url !== null && { protocol: 'http', host: url.hostname, port: Number(url.port) }),
  })
}

async function authorize(
  deps: StripeDeps,
  { token, ...request }: ChargeRequest & { readonly token: string },
): Promise<ChargeResult> {
  try {
    const stored = await createAndStoreIntent(deps, request, 'manual')
    if (stored === null) return REVERSED()
    const intent = await deps.stripe.paymentIntents.confirm(
      stored.intentId,
      { payment_method: token, use_stripe_sdk: true, ...WITH_CARD },
      { idempotencyKey: `${request.key}-confirm` },
    )
    return requireResult(toChargeResult(intent, stored))
  } catch (error) {
    return resolveRejection(deps, request.key, error)
  }
}

async function openClientCharge(deps: StripeDeps, request: ChargeRequest) {
  const stored = await createAndStoreIntent(deps, request, 'automatic')
  if (stored === null) throw new GatewayError('The payment was cancelled before it was opened at Stripe.')
  const { client_secret: clientSecret } = await deps.stripe.paymentIntents.retrieve(stored.intentId)
  return { reference: stored.intentId, data: { gateway: 'Stripe', clientSecret: clientSecret ?? '' } }
}

/** Completes a charge whose buyer has proved who they are, or which their device has confirmed. */
async function confirmAuthenticated(deps: StripeDeps, key: string): Promise<ChargeResult> {
  const stored = await findStoredIntent(deps, key)
  if (stored === null) throw new GatewayError('There is no payment intent for this payment.')
  try {
    const intent = await deps.stripe.paymentIntents.retrieve(stored.intentId, WITH_CARD)
    const result = toChargeResult(intent, stored)
    if (result !== null) return result
    if (intent.status === 'requires_payment_method') return await endUnpaidIntent(deps, intent)
    if (intent.status !== 'requires_confirmation') return { result: 'Invalid', message: messages.paymentNotCompleted() }
    const confirmed = await deps.stripe.paymentIntents.confirm(stored.intentId, { use_stripe_sdk: true, ...WITH_CARD })
    return requireResult(toChargeResult(confirmed, stored))
  } catch (error) {
    return resolveRejection(deps, key, error)
  }
}

/** Cancels an intent without a card that was taken, so that the buyer's device cannot pay it later; returns its result. */
async function endUnpaidIntent(deps: StripeDeps, { id, last_payment_error: decline }: Stripe.PaymentIntent) {
  await cancelIntent(deps, id)
  return decline === null
    ? { result: 'Invalid' as const, message: messages.paymentNotCompleted() }
    : toDeclined(decline)
}

async function find(deps: StripeDeps, key: string): Promise<ChargeResult | null> {
  const row = await deps.database.query((db) => store.findIntent(db, key))
  if (row === null) return null
  // Only an intent whose id is stored has ever been confirmed.
  if (row.intentId === null) return row.isBlocked ? REVERSED() : null
  return toChargeResult(await deps.stripe.paymentIntents.retrieve(row.intentId, WITH_CARD), row)
}

/** The codes of a capture that was made before, or that comes too late: the intent says which. */
const CAPTURE_ERRORS = [UNEXPECTED_STATE, 'charge_already_captured', 'charge_expired_for_capture']

async function capture(deps: StripeDeps, key: string): Promise<void> {
  const stored = await findStoredIntent(deps, key)
  if (stored === null) throw new GatewayError('There is no such authorization.')
  try {
    await deps.stripe.paymentIntents.capture(stored.intentId)
  } catch (error) {
    if (!CAPTURE_ERRORS.some((code) => hasStripeCode(error, code))) throw error
    const { status } = await deps.stripe.paymentIntents.retrieve(stored.intentId)
    if (status === 'canceled')
      throw new GatewayConfigurationError(
        'The authorization has expired, or was cancelled at Stripe: nothing was captured, and nothing can be.',
      )
    if (status !== 'succeeded') throw new GatewayError(`The intent at Stripe cannot be captured: it is ${status}.`)
  }
}

async function reverse(deps: StripeDeps, key: string): Promise<void> {
  const { intentId } = await deps.database.transaction((tx) => store.blockKey(tx, key))
  if (intentId !== null) await cancelIntent(deps, intentId)
}

async function cancelIntent({ stripe }: StripeDeps, intentId: string): Promise<void> {
  try {
    await stripe.paymentIntents.cancel(intentId)
  } catch (error) {
    if (!hasStripeCode(error, UNEXPECTED_STATE)) throw error
    const { status } = await stripe.paymentIntents.retrieve(intentId)
    if (status !== 'canceled') throw new GatewayError(`The intent at Stripe cannot be cancelled: it is ${status}.`)
  }
}

async function refund(deps: StripeDeps, key: string): Promise<void> {
  await refundOnce(deps, { key, idempotencyKey: `${key}-refund` })
}

async function refundPart(
  deps: StripeDeps,
  { key, refundKey, amount, currencyIsoCode }: PartialRefundRequest,
): Promise<void> {
  await refundOnce(deps, {
    key,
    refundKey,
    idempotencyKey: refundKey,
    amount: toMinorUnits(amount, currencyIsoCode),
  })
}

interface RefundRequest {
  readonly key: string
  /** Absent for the refund of what is left. */
  readonly refundKey?: string
  readonly idempotencyKey: string
  /** In minor units; absent: what is left. */
  readonly amount?: number
}

/** Makes a refund, unless it was made before or all of the charge was refunded. */
async function refundOnce(deps: StripeDeps, { key, refundKey, idempotencyKey, amount }: RefundRequest): Promise<void> {
  const stored = await findStoredIntent(deps, key)
  if (stored === null) throw new GatewayError('Nothing was captured under this key.')
  // Stripe forgets idempotency keys after a day; the refunds of an intent stay.
  const earlier = (await listRefunds(deps.stripe, stored.intentId)).filter(
    ({ metadata }) => metadata?.[PAYMENT_ID] === key && metadata[REFUND_ID] === refundKey,
  )
  const failed = earlier.filter(({ status }) => FAILED_REFUNDS.has(status ?? ''))
  if (failed.length < earlier.length && refundKey !== undefined) return
  const metadata = { [PAYMENT_ID]: key, ...(refundKey !== undefined && { [REFUND_ID]: refundKey }) }
  try {
    const { status } = await deps.stripe.refunds.create(
      { payment_intent: stored.intentId, metadata, ...(amount !== undefined && { amount }) },
      // Until Stripe forgets a key, it answers with the refund of that key again, also with a failed one.
      { idempotencyKey: failed.length === 0 ? idempotencyKey : `${idempotencyKey}-${failed.length}` },
    )
    if (FAILED_REFUNDS.has(status ?? '')) throw new GatewayError(`The refund at Stripe is ${status}.`)
  } catch (error) {
    // Nothing is left of the charge: somebody has refunded all of it at Stripe.
    if (!hasStripeCode(error, 'charge_already_refunded')) throw error
  }
}

/** A stored intent whose id Stripe has told. */
type IntentWithId = store.StoredIntent & { readonly intentId: string }

/**
 * Stores that an intent is created, creates it with the payment's id as the idempotency key, and stores its id. Returns
 * null when the payment was reversed meanwhile: nothing may be charged then.
 */
async function createAndStoreIntent(
  deps: StripeDeps,
  request: ChargeRequest,
  confirmationMethod: 'manual' | 'automatic',
): Promise<IntentWithId | null> {
  const { key, amount, currencyIsoCode } = request
  const minorUnits = toMinorUnits(amount, currencyIsoCode)
  const stored = await deps.database.transaction((tx) => store.insertOrFindIntent(tx, request))
  if (stored.isBlocked) return null
  if (stored.intentId !== null) return { ...stored, intentId: stored.intentId }
  const { id } = await deps.stripe.paymentIntents.create(
    {
      amount: minorUnits,
      currency: currencyIsoCode.toLowerCase(),
      capture_method: 'manual',
      confirmation_method: confirmationMethod,
      allowed_payment_method_types: ['card'],
      metadata: { [PAYMENT_ID]: key },
    },
    { idempotencyKey: key },
  )
  if (await deps.database.transaction((tx) => store.setIntentId(tx, key, id))) return { ...stored, intentId: id }
  await cancelIntent(deps, id)
  return null
}

async function findStoredIntent({ database }: StripeDeps, key: string): Promise<IntentWithId | null> {
  const row = await database.query((db) => store.findIntent(db, key))
  return row?.intentId ? { ...row, intentId: row.intentId } : null
}

/**
 * Returns the result of a charge after an error: a rejection of the card, or what the intent says when it was charged or
 * cancelled by somebody else. Throws any other error.
 */
async function resolveRejection(deps: StripeDeps, key: string, error: unknown): Promise<ChargeResult> {
  const rejection = findRejection(error)
  if (rejection !== null) return rejection
  if (!hasStripeCode(error, UNEXPECTED_STATE)) throw error
  return requireResult(await find(deps, key))
}

/** Returns a result, or throws a `GatewayError` when there is none yet: it is looked up later. */
function requireResult(result: ChargeResult | null): ChargeResult {
  if (result === null) throw new GatewayError('Stripe is still processing the payment.')
  return result
}

const REVERSED = (): ChargeResult => ({
  result: 'Declined',
  declineCode: 'REVERSED',
  message: messages.paymentNotCompleted(),
})
