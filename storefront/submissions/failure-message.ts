import * as messages from '@hydrant/messages/compiled/storefront/submissions.js'
import type { FailedSubmission } from '@hydrant/rendering/submissions/failed-submission.ts'
import { getFailureMessage } from '@hydrant/rendering/submissions/failure-message.ts'

const ADD_TO_CART_INTENTS: readonly unknown[] = ['add', 'add-featured']

/** Gets the message of a failed submission; null when the page shows its own. */
export function findFailureMessage(
  failure: Pick<FailedSubmission, 'fields' | 'reason' | 'arrival' | 'isStale' | 'unreachedPage'>,
): string | null {
  const { fields, reason, arrival, isStale } = failure
  if (!isStale && isPlaceOrderForm(fields)) return null
  if (!isStale && isAddToCartForm(fields))
    return reason === 'network' && arrival === 'unknown'
      ? messages.notAddedToCartUnlessArrived()
      : messages.notAddedToCart()
  return getFailureMessage(failure)
}

/** Whether the fields are those of a form that adds a product to the cart. */
export function isAddToCartForm(fields: FormData | null): boolean {
  return ADD_TO_CART_INTENTS.includes(fields?.get('intent'))
}

/** Whether the fields are those of the form that places an order. */
export function isPlaceOrderForm(fields: FormData | null): boolean {
  return fields?.get('intent') === 'place' && fields.has('checkoutId')
}
