import type { CheckoutError } from '@hydrant/contract/shared/error.ts'
import type { FormFault } from '@hydrant/design/form/error-summary.tsx'
import { links } from '../links.ts'
import { FIELDS } from './checkout-fault.ts'

const UNEXPLAINED = 'The order could not be placed. Please try again.'

/** What the server says of an order that it does not place, in an answer or in a refusal. */
type OrderError = Pick<CheckoutError, 'type' | 'message'> & Partial<Pick<CheckoutError, 'title' | 'detail'>>

/**
 * Where what keeps an order from being placed is to be put right: at the payment only what is about the payment, which
 * is entered at `paymentFieldId`.
 */
export function orderFaults(errors: readonly OrderError[] | undefined, paymentFieldId: string): readonly FormFault[] {
  const faults = (errors ?? []).map((error): FormFault => ({
    ...placeOf(error, paymentFieldId),
    message: error.message ?? error.detail ?? error.title ?? UNEXPLAINED,
  }))
  return faults.length > 0 ? faults : [{ fieldId: FIELDS.place, message: UNEXPLAINED }]
}

function placeOf({ type, title }: OrderError, paymentFieldId: string): Omit<FormFault, 'message'> {
  const kind = type.split('/').at(-1)
  switch (kind) {
    case 'INSUFFICIENT_INVENTORY':
    case 'cart-failure':
      return { fieldId: 'review', href: links.cart() }
    case 'missing-contact':
      return { fieldId: 'contact', href: links.checkout('contact') }
    case 'shipping-failure':
      return /method/i.test(title ?? '')
        ? { fieldId: 'delivery-method', href: links.checkout('method') }
        : { fieldId: 'delivery-address', href: links.checkout('address') }
    case 'payment-failure':
      return { fieldId: paymentFieldId }
    default:
      return { fieldId: FIELDS.place }
  }
}
