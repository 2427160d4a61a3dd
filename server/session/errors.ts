import { invalidFieldError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/session.js'

/** Errors of sign-in and sessions. They never tell whether the name or the password was wrong. */
export const sessionErrors = {
  wrongCredentials: { code: 'INVALID_LOGIN', message: messages.wrongCredentials },
  publishedPassword: {
    code: 'INSUFFICIENT_ACCESS',
    message: messages.publishedPassword,
  },
  wrongCurrentPassword: { code: 'INVALID_LOGIN', message: messages.wrongCurrentPassword },
  samePassword: invalidFieldError('newPassword', messages.samePassword),
  wrongPassword: invalidFieldError('password', messages.wrongPassword),
  wrongCode: invalidFieldError('code', messages.wrongCode),
  tooManyCodes: { code: 'REQUEST_LIMIT_EXCEEDED', message: messages.tooManyCodes },
  endedSignIn: { code: 'INVALID_LOGIN', message: messages.endedSignIn },
  secondFactorOn: { code: 'INVALID_OPERATION', message: messages.secondFactorOn },
  secondFactorOff: { code: 'INVALID_OPERATION', message: messages.secondFactorOff },
  secondFactorNotStarted: { code: 'INVALID_OPERATION', message: messages.secondFactorNotStarted },
  secondFactorNeeded: { code: 'INSUFFICIENT_ACCESS', message: messages.secondFactorNeeded },
  secondFactorDemanded: { code: 'INSUFFICIENT_ACCESS', message: messages.secondFactorDemanded },
  unverifiedEmail: {
    code: 'INSUFFICIENT_ACCESS',
    message: messages.unverifiedEmail,
    arguments: ['emailVerified'],
  },
  unreachableProvider: { code: 'INVALID_OPERATION', message: messages.unreachableProvider },
  refusedByProvider: { code: 'INVALID_LOGIN', message: messages.refusedByProvider },
  unverifiedCompanyEmail: { code: 'INVALID_LOGIN', message: messages.unverifiedCompanyEmail },
  unknownCompanyAccount: { code: 'INVALID_LOGIN', message: messages.unknownCompanyAccount },
  noCompanyAccounts: { code: 'ITEM_NOT_FOUND', message: messages.noCompanyAccounts },
  sameEmail: invalidFieldError('newEmail', messages.sameEmail),
  invalidNewEmail: invalidFieldError('newEmail', messages.invalidNewEmail),
  noPassword: invalidFieldError('password', messages.noPassword),
  unusableResetLink: invalidFieldError('token', messages.unusableResetLink),
  tooManyResets: { code: 'REQUEST_LIMIT_EXCEEDED', message: messages.tooManyResets },
  foreignStartUrl: {
    code: 'INVALID_API_INPUT',
    message: messages.foreignStartUrl,
  },
  endedSession: { code: 'INVALID_SESSION_ID', message: messages.endedSession },
  wrongClient: { code: 'INVALID_LOGIN', message: messages.wrongClient },
  scopeTooWide: {
    code: 'INVALID_API_INPUT',
    message: messages.scopeTooWide,
  },
  tooManyAttempts: {
    code: 'REQUEST_LIMIT_EXCEEDED',
    message: messages.tooManyAttempts,
  },
  tooManyAttemptsForName: {
    code: 'REQUEST_LIMIT_EXCEEDED',
    message: messages.tooManyAttemptsForName,
  },
  missingIntegrationName: { code: 'INVALID_API_INPUT', message: messages.missingIntegrationName },
  tooManyIntegrations: {
    code: 'LIMIT_EXCEEDED',
    message: messages.tooManyIntegrations,
  },
  unknownIntegration: { code: 'ITEM_NOT_FOUND', message: messages.unknownIntegration },
  notForPrograms: {
    code: 'INSUFFICIENT_ACCESS',
    message: messages.notForPrograms,
  },
  unknownIdentity: { code: 'NOT_FOUND', message: messages.unknownIdentity },
  inactiveUser: { code: 'INVALID_OPERATION', message: messages.inactiveUser },
  unknownUser: { code: 'ITEM_NOT_FOUND', message: messages.unknownUser },
  invitedAlready: { code: 'INVALID_OPERATION', message: messages.invitedAlready },
  ownSecondFactor: { code: 'INVALID_OPERATION', message: messages.ownSecondFactor },
  unknownCompanyLink: { code: 'ITEM_NOT_FOUND', message: messages.unknownCompanyLink },
  unknownUserSession: { code: 'ITEM_NOT_FOUND', message: messages.unknownUserSession },
  unknownToken: { code: 'ITEM_NOT_FOUND', message: messages.unknownToken },
} as const
