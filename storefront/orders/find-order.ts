import { data, redirect } from 'react-router'
import type { FormFault } from '@hydrant/design/form/error-summary.tsx'
import { links } from '../links.ts'
import { textOf } from '../session/form-text.ts'
import { noteGuestEmail } from '../session/guest-email.ts'
import { tryCall } from '../session/refusal.ts'
import type { ShopContext } from '../shop-context.ts'

/** Ids of the fields that a fault can point to. */
export const FIND_FIELDS = { reference: 'order-reference', email: 'order-email' } as const

/** An order that was not found, and what had been typed. */
export interface OrderNotFound {
  readonly faults: readonly FormFault[]
  readonly reference: string
  readonly email: string
}

/**
 * Shows a guest the order that the fields `reference` and `email` belong to. It is never told which of the two was
 * wrong.
 */
export async function findOrder(form: FormData, { client, cookies }: ShopContext) {
  const reference = textOf(form, 'reference')
  const email = textOf(form, 'email')
  const refuse = (faults: readonly FormFault[], status: number) =>
    data<OrderNotFound>({ faults, reference, email }, { status })
  const missing = [
    ...(reference === '' ? [{ fieldId: FIND_FIELDS.reference, message: 'Enter the reference of your order.' }] : []),
    ...(email === ''
      ? [{ fieldId: FIND_FIELDS.email, message: 'Enter the email address that you gave at checkout.' }]
      : []),
  ]
  if (missing.length > 0) return refuse(missing, 422)
  const found = await tryCall(() => client.orders.lookUp({ orderSummaryIdOrRefNumber: reference, email }))
  if (found.ok) {
    noteGuestEmail(cookies, email)
    return redirect(links.order(found.value.id))
  }
  const { status, message } = found.refusal
  return refuse(
    [
      {
        fieldId: FIND_FIELDS.reference,
        message:
          status === 429
            ? message
            : 'No order was found for this reference and email address. Check both; the order number alone is not enough.',
      },
    ],
    status === 429 ? 429 : 422,
  )
}
