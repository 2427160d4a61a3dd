import Stripe from 'stripe'
import * as messages from '@hydrant/messages/compiled/server/payments.js'
import { type ChargeResult, GatewayConfigurationError, GatewayError } from '../payment-gateway.ts'

/** The error code of a call that the current status of the intent does not allow. */
export const UNEXPECTED_STATE = 'payment_intent_unexpected_state'

/** What Stripe says about a declined charge, in an error or as the last error of an intent. */
type DeclineDetails = Readonly<Partial<Record<'code' | 'decline_code', string | undefined>>>

/** Returns the result of a declined charge, with a sentence for its buyer. */
export function toDeclined({ code, decline_code: declineCode }: DeclineDetails): ChargeResult {
  // The library has an empty text where Stripe sends none.
  const reason = [declineCode, code].find((text) => text !== undefined && text !== '') ?? 'card_declined'
  return { result: 'Declined', declineCode: toDeclineCode(reason), message: describeDecline(reason) }
}

/** The code of a wrong security code is the one that clients know from other gateways. */
function toDeclineCode(reason: string): string {
  return reason === 'incorrect_cvc' ? 'INCORRECT_CVV' : reason.toUpperCase()
}

function describeDecline(reason: string): string {
  switch (reason) {
    case 'insufficient_funds':
      return messages.insufficientFunds()
    case 'expired_card':
      return messages.cardExpired()
    case 'incorrect_cvc':
    case 'invalid_cvc':
      return messages.wrongSecurityCode()
    case 'authentication_required':
    case 'payment_intent_authentication_failure':
      return messages.notAuthenticated()
    case 'withdrawal_count_limit_exceeded':
    case 'card_velocity_exceeded':
      return messages.cardLimitReached()
    default:
      return messages.declinedByBank()
  }
}

/**
 * Returns the result of a charge that Stripe refused because of its card or its amount; null for every other error.
 */
export function findRejection(error: unknown): ChargeResult | null {
  if (error instanceof Stripe.errors.StripeCardError) return toDeclined(error)
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return null
  switch (error.code) {
    case 'resource_missing':
      return error.param === 'payment_method' ? { result: 'Invalid', message: messages.unknownCardToken() } : null
    case 'amount_too_small':
    case 'amount_too_large':
      return { result: 'Invalid', message: messages.amountNotCharged() }
    default:
      return null
  }
}

/** Whether Stripe refused a call with this code. */
export function hasStripeCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code
}

/**
 * Converts an error of Stripe's library to a `GatewayError`, or to a `GatewayConfigurationError` when only an operator
 * can end it; returns any other error as it is. The text has codes and the id of the request, never a message of
 * Stripe, which may contain values of the call.
 */
export function toGatewayError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const details = [error.type, error.code, error.param, error.requestId].filter((part) => part !== undefined).join(', ')
  if (error instanceof Stripe.errors.StripeAuthenticationError || error instanceof Stripe.errors.StripePermissionError)
    return new GatewayConfigurationError(`Stripe does not accept the secret key (${details}).`)
  if (error instanceof Stripe.errors.StripeConnectionError)
    return new GatewayError(`Stripe cannot be reached, or its response was lost (${details}).`)
  if (error instanceof Stripe.errors.StripeInvalidRequestError)
    return new GatewayConfigurationError(`Stripe refused the call (${details}).`)
  return new GatewayError(`Stripe could not process the call (${details}).`)
}
