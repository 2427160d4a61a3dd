import { data, redirect } from 'react-router'
import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/orders.js'
import { links } from '../links.ts'
import { readTextField } from '../session/form-text.ts'
import { setGuestEmail } from '../session/guest-email.ts'
import { callAndCatchClientError } from '../session/error-view.ts'
import type { ShopContext } from '../shop-context.ts'

/** Ids of the fields that an error can point to. */
export const FIND_ORDER_FIELDS = { reference: 'order-reference', email: 'order-email' } as const

/** The errors of a search for an order, and what had been typed. */
export interface FailedOrderSearch {
  readonly fieldErrors: readonly FormIssue[]
  readonly reference: string
  readonly email: string
}

/**
 * Finds a guest's order by the fields `reference` and `email`, stores the email address in the cookie that gives access
 * to the order, and redirects to it; otherwise returns the field errors. They never say which of the two was wrong.
 */
export async function findGuestOrderAndRedirect(form: FormData, { client, cookies }: ShopContext) {
  const reference = readTextField(form, 'reference')
  const email = readTextField(form, 'email')
  const respondWithErrors = (fieldErrors: readonly FormIssue[], status: number) =>
    data<FailedOrderSearch>({ fieldErrors, reference, email }, { status })
  const missingFieldErrors = [
    ...(reference === '' ? [{ fieldId: FIND_ORDER_FIELDS.reference, message: messages.enterReference() }] : []),
    ...(email === '' ? [{ fieldId: FIND_ORDER_FIELDS.email, message: messages.enterEmail() }] : []),
  ]
  if (missingFieldErrors.length > 0) return respondWithErrors(missingFieldErrors, 422)
  const result = await callAndCatchClientError(() =>
    client.lookUpOrder({ orderSummaryIdOrRefNumber: reference, email }),
  )
  if (result.ok) {
    setGuestEmail(cookies, email)
    return redirect(links.order(result.value.id))
  }
  const { status, message } = result.error
  return respondWithErrors(
    [
      {
        fieldId: FIND_ORDER_FIELDS.reference,
        message: status === 429 ? message : messages.checkBothOrderFields(),
      },
    ],
    status === 429 ? 429 : 422,
  )
}
