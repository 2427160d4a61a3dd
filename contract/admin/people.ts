import Type, { type Static } from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { RecordIdParam } from '../shared/request.ts'
import { NoContent, Timestamp } from '../shared/schema.ts'
import { OpenToken } from '../shop/access.ts'
import { CompanyAccountIdParam, CompanyAccounts } from '../shop/company-sign-in.ts'

const STAFF_CALL = { guests: 'refused', role: 'admin' } as const
const ERRORS = ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'INVALID_ID_FIELD', 'ITEM_NOT_FOUND'] as const

/** An invitation that is mailed. */
export const Invitation = Type.Object({
  /** The address that it is mailed to, which is the sign-in name. */
  email: Type.String(),
  /** Until when its link works. */
  expiresDate: Timestamp,
})
export type Invitation = Static<typeof Invitation>

/** Mails a user who has no password yet a link by which they choose one; earlier links do not work any more. */
export const inviteUser = defineEndpoint({
  ...PROGRAM_ROUTES.inviteUser,
  summary: 'Invite a user by mail',
  params: Type.Object({ userId: RecordIdParam }),
  responses: { 202: Invitation },
  ...STAFF_CALL,
  errors: [...ERRORS, 'INVALID_OPERATION'],
})

/** Lists the open sessions and tokens of a user, newest first. */
export const listUserSessions = defineEndpoint({
  ...PROGRAM_ROUTES.listUserSessions,
  summary: 'Open sessions and tokens of a user',
  params: Type.Object({ userId: RecordIdParam }),
  responses: { 200: Type.Object({ tokens: Type.Array(OpenToken) }) },
  ...STAFF_CALL,
  errors: ERRORS,
})

/** Ends a session or token of a user at once. */
export const endUserSession = defineEndpoint({
  ...PROGRAM_ROUTES.endUserSession,
  summary: 'End a session or token of a user',
  params: Type.Object({ userId: RecordIdParam, sessionId: Type.String({ minLength: 1, maxLength: 64 }) }),
  responses: { 204: NoContent },
  ...STAFF_CALL,
  errors: ERRORS,
})

/** Lists the accounts of companies by which a user signs in. */
export const listUserCompanyAccounts = defineEndpoint({
  ...PROGRAM_ROUTES.listUserCompanyAccounts,
  summary: 'Accounts of companies of a user',
  params: Type.Object({ userId: RecordIdParam }),
  responses: { 200: CompanyAccounts },
  ...STAFF_CALL,
  errors: ERRORS,
})

/** Unlinks an account of a company from a user, and ends all their sessions. */
export const unlinkUserCompanyAccount = defineEndpoint({
  ...PROGRAM_ROUTES.unlinkUserCompanyAccount,
  summary: 'Unlink an account of a company from a user',
  params: Type.Object({ userId: RecordIdParam, companyAccountId: CompanyAccountIdParam }),
  responses: { 204: NoContent },
  ...STAFF_CALL,
  errors: ERRORS,
})

/** Takes the second factor from a user who has lost it; a mail tells them. */
export const resetSecondFactor = defineEndpoint({
  ...PROGRAM_ROUTES.resetSecondFactor,
  summary: 'Reset the second factor of a user',
  params: Type.Object({ userId: RecordIdParam }),
  responses: { 204: NoContent },
  ...STAFF_CALL,
  errors: [...ERRORS, 'INVALID_OPERATION'],
})
