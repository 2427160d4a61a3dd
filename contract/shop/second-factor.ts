import Type, { type Static } from 'typebox'
import { PEOPLE_ROUTES } from '../people-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { STRICT } from '../shared/request.ts'
import { NoContent } from '../shared/schema.ts'
import { SignedIn } from './session.ts'

const Password = Type.String({ maxLength: 1000 })
/** Six digits of the authenticator app, or a recovery code. */
const Code = Type.String({ minLength: 1, maxLength: 50 })
const SESSION_CALL = { guests: 'refused', admitsStaffBeforeSecondFactor: true } as const
const ERRORS = [
  'INVALID_SESSION_ID',
  'INSUFFICIENT_ACCESS',
  'INVALID_API_INPUT',
  'INVALID_OPERATION',
  'REQUEST_LIMIT_EXCEEDED',
  'JSON_PARSER_ERROR',
] as const

/** The token of a sign-in's first step, and the code that finishes it. */
export const SignInCode = Type.Object({ stepToken: Type.String({ minLength: 1, maxLength: 200 }), code: Code }, STRICT)
export type SignInCode = Static<typeof SignInCode>

/** Finishes a sign-in of somebody who has a second factor. */
export const finishSignIn = defineEndpoint({
  ...PEOPLE_ROUTES.finishSignIn,
  scope: 'read',
  summary: 'Finish a sign-in with a code',
  body: SignInCode,
  responses: { 200: SignedIn },
  guests: 'allowed',
  errors: ['INVALID_LOGIN', 'REQUEST_LIMIT_EXCEEDED', 'INVALID_API_INPUT', 'JSON_PARSER_ERROR'],
})

/** Whether the user has a second factor. */
export const SecondFactorState = Type.Object({
  isOn: Type.Boolean(),
  recoveryCodesLeft: Type.Integer({ minimum: 0 }),
  /** Whether the store demands one of this user, so that they can do nothing else before it is on. */
  isDemanded: Type.Boolean(),
})
export type SecondFactorState = Static<typeof SecondFactorState>

/** Reads whether the user has a second factor. */
export const getSecondFactor = defineEndpoint({
  ...PEOPLE_ROUTES.getSecondFactor,
  summary: 'Whether the user has a second factor',
  responses: { 200: SecondFactorState },
  ...SESSION_CALL,
  errors: ['INVALID_SESSION_ID'],
  showsNoPrices: true,
})

/** A key for an authenticator app, in base 32, and the same as the address that a QR code has. */
export const NewSecondFactor = Type.Object({ key: Type.String(), uri: Type.String() })
export type NewSecondFactor = Static<typeof NewSecondFactor>

/** The user's password, and for staff the token of the link that they were mailed. */
export const SecondFactorStart = Type.Object(
  { password: Password, confirmation: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })) },
  STRICT,
)
export type SecondFactorStart = Static<typeof SecondFactorStart>

/** The address that a link was mailed to, by which staff go on: a password alone does not set up their second factor. */
export const MailedConfirmation = Type.Object({ mailedTo: Type.String() })
export type MailedConfirmation = Static<typeof MailedConfirmation>

/**
 * Makes a key for an authenticator app; it counts once a code confirms it. While a mail server sends mails, staff are
 * mailed a link first, whose token they send with their password.
 */
export const startSecondFactor = defineEndpoint({
  ...PEOPLE_ROUTES.startSecondFactor,
  summary: 'Begin to set up a second factor',
  body: SecondFactorStart,
  responses: { 200: NewSecondFactor, 202: MailedConfirmation },
  ...SESSION_CALL,
  errors: ERRORS,
})

/** A code that the app shows. */
export const CodeEntry = Type.Object({ code: Code }, STRICT)
export type CodeEntry = Static<typeof CodeEntry>

/** The codes that let the user in without the app, once each; they are never shown again. */
export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) })
export type RecoveryCodes = Static<typeof RecoveryCodes>

/** Turns the second factor on; the user's other sessions end, and all tokens of their programs. */
export const confirmSecondFactor = defineEndpoint({
  ...PEOPLE_ROUTES.confirmSecondFactor,
  summary: 'Turn the second factor on',
  body: CodeEntry,
  responses: { 200: RecoveryCodes },
  ...SESSION_CALL,
  errors: ERRORS,
})

/** The password and a code of the app, or a recovery code. */
export const PasswordAndCode = Type.Object({ password: Password, code: Code }, STRICT)
export type PasswordAndCode = Static<typeof PasswordAndCode>

/** Turns the second factor off. */
export const turnOffSecondFactor = defineEndpoint({
  ...PEOPLE_ROUTES.turnOffSecondFactor,
  summary: 'Turn the second factor off',
  body: PasswordAndCode,
  responses: { 204: NoContent },
  guests: 'refused',
  errors: ERRORS,
})
