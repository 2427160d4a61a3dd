import { data, redirect } from 'react-router'
import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/session.js'
import { links } from '../links.ts'
import type { ShopContext } from '../shop-context.ts'
import { callAndCatchClientError } from './error-view.ts'
import { setFlash } from './flash.ts'
import { readTextField } from './form-text.ts'

/** The id of the field that an error can point to. */
export const FORGOT_PASSWORD_FIELD = 'forgot-password-email'

/** A request for a link that was not sent. */
export interface FailedResetRequest {
  readonly fieldErrors: readonly FormIssue[]
  readonly email: string
}

/** Asks for a link to choose a new password and redirects to the sign-in page, or returns the field error. */
export async function requestResetAndRedirectToSignIn(form: FormData, { client, cookies }: ShopContext) {
  const email = readTextField(form, 'email')
  const fail = (message: string, status: number) =>
    data<FailedResetRequest>({ fieldErrors: [{ fieldId: FORGOT_PASSWORD_FIELD, message }], email }, { status })
  if (email === '') return fail(messages.enterEmailAddress(), 422)
  const result = await callAndCatchClientError(() => client.requestPasswordReset({ username: email }))
  if (!result.ok) return fail(result.error.message, result.error.status)
  // The same whether or not there is such an account: the shop does not reveal who its customers are.
  setFlash(cookies, { tone: 'success', message: messages.resetLinkSent({ email }) })
  return redirect(links.login())
}
