import type { FailedSubmission } from './failed-submission.ts'

const ADDING_INTENTS: readonly unknown[] = ['add', 'add-featured']

/** What a visitor is told of a submission that failed; null where the page itself tells it. */
export function failureMessage({
  fields,
  reason,
  isStale,
  unreachedPage,
}: Pick<FailedSubmission, 'fields' | 'reason' | 'isStale' | 'unreachedPage'>): string | null {
  if (unreachedPage !== null) return 'The shop could not be reached.'
  if (isStale)
    return `${reason === 'network' ? 'The shop could not be reached.' : 'Something went wrong on our side.'} What this page shows may be out of date.`
  if (isOrder(fields)) return null
  if (isAddition(fields))
    return `The product was not added to the cart. Try again later.${reason === 'network' ? ' Should it have arrived after all, trying again does not add it twice.' : ''}`
  return reason === 'network'
    ? 'The shop could not be reached. What you entered is still here.'
    : 'Something went wrong on our side. What you entered is still here.'
}

/** Whether the fields are those of a form that adds a product to the cart. */
export function isAddition(fields: FormData | null): boolean {
  return ADDING_INTENTS.includes(fields?.get('intent'))
}

/** Whether the fields are those of the form that places an order. */
export function isOrder(fields: FormData | null): boolean {
  return fields?.get('intent') === 'place' && fields.has('checkoutId')
}
