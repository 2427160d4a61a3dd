import type { ServerError } from '@hydrant/client/error-body.ts'
import type { CheckoutError } from '@hydrant/contract/shared/error.ts'
import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import { links } from '../links.ts'
import { FIELD_IDS } from './checkout-errors.ts'

/** An error of the server about an order that was not placed. */
type OrderError = Pick<CheckoutError, 'type' | 'message'> &
  Partial<Pick<CheckoutError, 'title' | 'detail' | 'invalidParameters'>> &
  Partial<Pick<ServerError, 'arguments'>>

/**
 * Converts the server's errors about an order to errors with the field to correct: only payment errors point to
 * `paymentFieldId`.
 */
export function toOrderErrors(errors: readonly OrderError[] | undefined, paymentFieldId: string): readonly FormIssue[] {
  const fieldErrors = (errors ?? []).map((error): FormIssue => ({
    ...getErrorFieldAndHref(error, paymentFieldId),
    message: error.message ?? error.detail ?? error.title ?? messages.orderCannotBePlaced(),
  }))
  return fieldErrors.length > 0
    ? fieldErrors
    : [{ fieldId: FIELD_IDS.placeOrder, message: messages.orderCannotBePlaced() }]
}

function getErrorFieldAndHref(error: OrderError, paymentFieldId: string): Omit<FormIssue, 'message'> {
  const { type, invalidParameters, arguments: names } = error
  const fields = invalidParameters?.map(({ name }) => name) ?? names ?? []
  const kind = type.split('/').at(-1)
  switch (kind) {
    case 'INSUFFICIENT_INVENTORY':
    case 'cart-failure':
      return { fieldId: 'review', href: links.cart() }
    case 'missing-contact':
      return { fieldId: 'contact', href: links.checkout('contact') }
    case 'shipping-failure':
      // A delivery date has its field in the form that places the order.
      if (fields.includes('desiredDeliveryDate')) return { fieldId: FIELD_IDS.placeOrder }
      return fields.includes('deliveryMethodId')
        ? { fieldId: 'delivery-method', href: links.checkout('method') }
        : { fieldId: 'delivery-address', href: links.checkout('address') }
    case 'payment-failure':
      return { fieldId: paymentFieldId }
    default:
      return { fieldId: FIELD_IDS.placeOrder }
  }
}
