import Type, { type Static } from 'typebox'
import { PEOPLE_ROUTES } from '../people-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { STRICT } from '../shared/request.ts'
import { NoContent } from '../shared/schema.ts'

const ERRORS = ['REQUEST_LIMIT_EXCEEDED', 'INVALID_API_INPUT', 'JSON_PARSER_ERROR'] as const

/** The sign-in name of somebody who has not confirmed it. */
export const EmailVerificationRequest = Type.Object({ username: Type.String({ minLength: 1, maxLength: 320 }) }, STRICT)
export type EmailVerificationRequest = Static<typeof EmailVerificationRequest>

/**
 * Mails another link to confirm an email address. The answer is the same whether or not there is such a user: nobody
 * learns from it who is a customer.
 */
export const requestEmailVerification = defineEndpoint({
  ...PEOPLE_ROUTES.requestEmailVerification,
  scope: 'read',
  summary: 'Ask for another link to confirm an email address',
  body: EmailVerificationRequest,
  responses: { 204: NoContent },
  guests: 'allowed',
  errors: ERRORS,
})

/** The token of the link in a mail. */
export const EmailVerification = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) }, STRICT)
export type EmailVerification = Static<typeof EmailVerification>

/**
 * Confirms an email address by the link of a mail, or replaces it by the new one that the mail went to: for that its user
 * has to be signed in.
 */
export const verifyEmail = defineEndpoint({
  ...PEOPLE_ROUTES.verifyEmail,
  scope: 'read',
  summary: 'Confirm an email address by the link of a mail',
  body: EmailVerification,
  responses: { 204: NoContent },
  guests: 'allowed',
  errors: ['INVALID_SESSION_ID', ...ERRORS],
})

/** A new email address, and the password of whoever wants it. */
export const EmailChange = Type.Object(
  {
    newEmail: Type.String({ minLength: 1, maxLength: 254 }),
    password: Type.String({ maxLength: 1000 }),
  },
  STRICT,
)
export type EmailChange = Static<typeof EmailChange>

/** Mails a link to a new email address, which counts once the link was used. */
export const requestEmailChange = defineEndpoint({
  ...PEOPLE_ROUTES.requestEmailChange,
  summary: 'Change the email address',
  body: EmailChange,
  responses: { 204: NoContent },
  guests: 'refused',
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', ...ERRORS],
})
