import { APEX_REST_BASE } from './shared/paths.ts'
import { addRouteIds, defineDelete, defineGet, definePost, definePut } from './shared/route.ts'

const SECOND_FACTOR = `${APEX_REST_BASE}/auth/second-factor` as const

/** Calls by which people prove who they are: only the shop's pages make them, on the server, so no browser loads them. */
export const PEOPLE_ROUTES = addRouteIds({
  finishSignIn: definePost(`${APEX_REST_BASE}/auth/login/code`),
  getSecondFactor: defineGet(SECOND_FACTOR),
  startSecondFactor: definePost(SECOND_FACTOR),
  confirmSecondFactor: definePost(`${SECOND_FACTOR}/actions/confirm`),
  turnOffSecondFactor: definePost(`${SECOND_FACTOR}/actions/turn-off`),
  getCompanySignIn: defineGet(`${APEX_REST_BASE}/auth/company`),
  startCompanySignIn: definePost(`${APEX_REST_BASE}/auth/company`),
  finishCompanySignIn: definePost(`${APEX_REST_BASE}/auth/company/actions/finish`),
  listCompanyAccounts: defineGet(`${APEX_REST_BASE}/auth/company-accounts`),
  unlinkCompanyAccount: defineDelete(`${APEX_REST_BASE}/auth/company-accounts/:companyAccountId`),
  requestEmailVerification: definePost(`${APEX_REST_BASE}/auth/verify-email/actions/resend`),
  verifyEmail: definePost(`${APEX_REST_BASE}/auth/verify-email`),
  requestEmailChange: definePost(`${APEX_REST_BASE}/auth/email`),
  chooseLanguage: definePost(`${APEX_REST_BASE}/auth/language`),
  getMailSettings: defineGet(`${APEX_REST_BASE}/auth/mail-settings`),
  changeMailSettings: definePut(`${APEX_REST_BASE}/auth/mail-settings`),
})
