import Type, { type Static } from 'typebox'
import { PEOPLE_ROUTES } from '../people-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { STRICT } from '../shared/request.ts'
import { NoContent, Nullable, Timestamp } from '../shared/schema.ts'
import { SecondStep, SignedIn } from './session.ts'

/** How else than with a password people may sign in. */
export const CompanySignInWay = Type.Object({
  /** What the accounts of the company are called; null where nobody signs in with one. */
  label: Nullable(Type.String()),
})
export type CompanySignInWay = Static<typeof CompanySignInWay>

/** Reads whether people sign in with accounts of their company. */
export const getCompanySignIn = defineEndpoint({
  ...PEOPLE_ROUTES.getCompanySignIn,
  summary: 'Whether people sign in with accounts of their company',
  responses: { 200: CompanySignInWay },
  guests: 'allowed',
  errors: [],
  showsNoPrices: true,
})

/** A sign-in at the provider that has begun. */
export const CompanySignInStart = Type.Object({
  /** Where the person signs in. */
  authorizationUrl: Type.String(),
  /** What finishes the sign-in, together with what the provider sends back; no other browser may have it. */
  flowToken: Type.String(),
})
export type CompanySignInStart = Static<typeof CompanySignInStart>

/** Begins a sign-in with an account of the company; the provider sends the person back to `/login/company`. */
export const startCompanySignIn = defineEndpoint({
  ...PEOPLE_ROUTES.startCompanySignIn,
  scope: 'read',
  summary: 'Begin to sign in with an account of the company',
  responses: { 200: CompanySignInStart },
  guests: 'allowed',
  errors: ['ITEM_NOT_FOUND', 'REQUEST_LIMIT_EXCEEDED', 'INVALID_OPERATION'],
})

/** What the provider has sent back. */
export const CompanySignInReturn = Type.Object(
  {
    flowToken: Type.String({ minLength: 1, maxLength: 200 }),
    /** The query of the address, as it is. */
    query: Type.String({ maxLength: 8000 }),
  },
  STRICT,
)
export type CompanySignInReturn = Static<typeof CompanySignInReturn>

/** Finishes a sign-in with an account of the company. */
export const finishCompanySignIn = defineEndpoint({
  ...PEOPLE_ROUTES.finishCompanySignIn,
  scope: 'read',
  summary: 'Finish a sign-in with an account of the company',
  body: CompanySignInReturn,
  responses: { 200: SignedIn, 202: SecondStep },
  guests: 'allowed',
  errors: ['INVALID_LOGIN', 'ITEM_NOT_FOUND', 'INVALID_API_INPUT', 'JSON_PARSER_ERROR'],
})

/** An account at an OpenID provider by which a user signs in. */
export const CompanyAccount = Type.Object({
  companyAccountId: Type.String(),
  /** The address of the provider. */
  issuer: Type.String(),
  /** When the account was used for the first time. */
  linkedDate: Timestamp,
})
export type CompanyAccount = Static<typeof CompanyAccount>

export const CompanyAccounts = Type.Object({ companyAccounts: Type.Array(CompanyAccount) })
export type CompanyAccounts = Static<typeof CompanyAccounts>

export const CompanyAccountIdParam = Type.String({ minLength: 1, maxLength: 64 })

/** Lists the accounts of companies by which the user signs in. */
export const listCompanyAccounts = defineEndpoint({
  ...PEOPLE_ROUTES.listCompanyAccounts,
  summary: 'Accounts of companies by which the user signs in',
  responses: { 200: CompanyAccounts },
  guests: 'refused',
  errors: ['INVALID_SESSION_ID'],
  showsNoPrices: true,
})

/** Unlinks an account of a company, and ends the user's other sessions; for users who have a password as well. */
export const unlinkCompanyAccount = defineEndpoint({
  ...PEOPLE_ROUTES.unlinkCompanyAccount,
  summary: 'Unlink an account of a company',
  params: Type.Object({ companyAccountId: CompanyAccountIdParam }),
  responses: { 204: NoContent },
  guests: 'refused',
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'INVALID_API_INPUT', 'ITEM_NOT_FOUND'],
})
