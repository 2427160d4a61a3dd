import type { FailedSubmission } from './failed-submission.ts'

const ADD_TO_CART_INTENTS: readonly unknown[] = ['add', 'add-featured']

/** Gets the message of a failed submission; null when the page shows its own. */
export function getFailureMessage({
  fields,
  reason,
  arrival,
  isStale,
  unreachedPage,
}: Pick<FailedSubmission, 'fields' | 'reason' | 'arrival' | 'isStale' | 'unreachedPage'>): string | null {
  if (unreachedPage !== null) return 'The shop could not be reached.'
  if (isStale)
    return `${reason === 'network' ? 'The shop could not be reached.' : 'Something went wrong on our side.'} What this page shows may be out of date.`
  if (isPlaceOrderForm(fields)) return null
  if (isAddToCartForm(fields))
    return `The product was not added to the cart. Try again later.${reason === 'network' && arrival === 'unknown' ? ' Should it have arrived after all, trying again does not add it twice.' : ''}`
  return reason === 'network'
    ? 'The shop could not be reached. What you entered is still here.'
    : 'Something went wrong on our side. What you entered is still here.'
}

/** Whether the fields are those of a form that adds a product to the cart. */
export function isAddToCartForm(fields: FormData | null): boolean {
  return ADD_TO_CART_INTENTS.includes(fields?.get('intent'))
}

/** Whether the fields are those of the form that places an order. */
export function isPlaceOrderForm(fields: FormData | null): boolean {
  return fields?.get('intent') === 'place' && fields.has('checkoutId')
}
