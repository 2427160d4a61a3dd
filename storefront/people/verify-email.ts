import { data, redirect } from 'react-router'
import * as messages from '@hydrant/messages/compiled/storefront/people.js'
import { links } from '../links.ts'
import { peopleLinks } from './people-links.ts'
import { callAndCatchClientError } from '../session/error-view.ts'
import { setFlash } from '../session/flash.ts'
import { readTextField } from '../session/form-text.ts'
import type { ShopContext } from '../shop-context.ts'

/** A form about confirming an email address that was not accepted. */
export interface FailedVerification {
  readonly error: string
  readonly email: string
}

/**
 * Confirms an email address by the token of the form, or asks for another link when it has none, and redirects to the
 * sign-in page; or returns the error.
 */
export async function verifyEmailOrAskForLink(form: FormData, { people, cookies }: ShopContext) {
  const token = readTextField(form, 'token').slice(0, 200)
  const email = readTextField(form, 'email')
  const fail = (error: string, status: number) => data<FailedVerification>({ error, email }, { status })
  if (token === '' && email === '') return fail(messages.enterEmail(), 422)
  const result = await callAndCatchClientError(() =>
    token === '' ? people.requestEmailVerification({ username: email.slice(0, 320) }) : people.verifyEmail({ token }),
  )
  if (!result.ok && result.error.status === 401)
    return redirect(links.login(`${peopleLinks.verifyEmail()}?${new URLSearchParams({ token }).toString()}`))
  if (!result.ok) return fail(result.error.message, result.error.status)
  setFlash(cookies, {
    tone: 'success',
    message: token === '' ? messages.linkSent({ email }) : messages.emailConfirmed(),
  })
  return redirect(links.login())
}
