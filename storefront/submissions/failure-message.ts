import * as messages from '@hydrant/messages/compiled/storefront/submissions.js'
import type { FailedSubmission } from './failed-submission.ts'

const ADD_TO_CART_INTENTS: readonly unknown[] = ['add', 'add-featured']

/** Gets the message of a failed submission; null when the page shows its own. */
export function findFailureMessage({
  fields,
  reason,
  arrival,
  isStale,
  unreachedPage,
}: Pick<FailedSubmission, 'fields' | 'reason' | 'arrival' | 'isStale' | 'unreachedPage'>): string | null {
  if (unreachedPage !== null) return messages.unreachable()
  if (isStale) return reason === 'network' ? messages.outdatedForNetwork() : messages.outdatedAfterFailure()
  if (isPlaceOrderForm(fields)) return null
  if (isAddToCartForm(fields))
    return reason === 'network' && arrival === 'unknown'
      ? messages.notAddedToCartUnlessArrived()
      : messages.notAddedToCart()
  return reason === 'network' ? messages.notSentForNetwork() : messages.notSentAfterFailure()
}

/** Whether the fields are those of a form that adds a product to the cart. */
export function isAddToCartForm(fields: FormData | null): boolean {
  return ADD_TO_CART_INTENTS.includes(fields?.get('intent'))
}

/** Whether the fields are those of the form that places an order. */
export function isPlaceOrderForm(fields: FormData | null): boolean {
  return fields?.get('intent') === 'place' && fields.has('checkoutId')
}
