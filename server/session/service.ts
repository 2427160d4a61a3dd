import { hashPassword } from 'better-auth/crypto'
import type { Transaction } from '@hydrant/database/connection/database.ts'
import { insertUserUnlessEmailTaken, type NewUser } from './store.ts'

export { sessionErrors } from './errors.ts'
export { hashPassword } from 'better-auth/crypto'
export { type Authentication, createAuthentication, SESSION_COOKIE } from './authentication.ts'
export { DEVICE_COOKIE } from './known-device.ts'
export { logSecurityEvent, type SecurityLog } from './security-log.ts'
export { changePassword } from './change-password.ts'
export {
  inviteUser,
  mailEmailVerification,
  mailInvitation,
  requestPasswordReset,
  resetPassword,
} from './password-reset.ts'
export {
  composeKnownAddressMail,
  composePasswordChangedMail,
  createEmailVerificationComposer,
  createInvitationComposer,
  createPasswordResetComposer,
} from './password-mails.ts'
export type { CompanySignIn } from './company/provider.ts'
export { beginCompanySignIn, finishCompanySignIn } from './company/service.ts'
export { createEmailComposers } from './email/mails.ts'
export { mailRegistrationOfKnownAddress } from './email/known-address.ts'
export { loadOrCreateSigningSecret } from './signing-secret.ts'
export { findNewPasswordError } from './new-password.ts'
export { createIntegration, deleteIntegration, type Integration, listIntegrations } from './integrations.ts'
export {
  endSession,
  endSessionById,
  endSessionOfUser,
  extendSession,
  listOpenTokens,
  listTokensOfUser,
  findSessionWithoutExtending,
  recordSessionUseIfDue,
  type OpenSession,
  type OpenToken,
  readAndExtendSessionIfDue,
  type SessionUser,
  canUseCachedSession,
} from './open-session.ts'
export type { IssuedSession } from './new-session.ts'
export { beginSession, beginSignIn } from './sign-in.ts'
export { finishSignIn } from './second-step.ts'
export { lacksDemandedSecondFactor } from './second-factor/demand.ts'
export { composeSecondFactorMails, createSecondFactorSetUpComposer } from './second-factor/mails.ts'
export { toClientAddressKey } from './sign-in-limit.ts'
export { findUserIdByEmail, hasAdministrator } from './store.ts'
export { findUserWithRights } from './rights/service.ts'
export { logRightsChanges } from './rights/rights-routes.ts'
export { changeUser, createUserWithoutPassword, type UserChanges } from './writing/service.ts'
export { countAttemptWithinLimit, findKeysWithAttempts, subtractAttempt, pauseAttempts } from './attempt-store.ts'
export { countAttempt } from './attempt-limit.ts'
export { createOneTimeToken, verifyOneTimeToken } from './one-time-token.ts'
export { countAttemptOfAddress } from './address-limit.ts'

/** Creates users who can sign in, all with the same password. Throws when an email address is taken. */
export async function createUsers(
  tx: Transaction,
  users: ReadonlyArray<Omit<NewUser, 'passwordHash'>>,
  password: string,
): Promise<void> {
  const hashes = await Promise.all(users.map(() => hashPassword(password)))
  for (const [index, passwordHash] of hashes.entries()) {
    const person = users[index]
    if (
      person !== undefined &&
      !(await insertUserUnlessEmailTaken(tx, { ...person, passwordHash }, { emailVerified: true }))
    )
      throw new Error(`There is a user ${person.email} already.`)
  }
}

/**
 * Inserts a user who has registered, with an unverified email address; returns false, and stores nothing, when the
 * address is taken.
 */
export function registerUserUnlessEmailTaken(tx: Transaction, person: NewUser): Promise<boolean> {
  return insertUserUnlessEmailTaken(tx, person, { emailVerified: false })
}

/** Inserts an administrator who can sign in; returns false, and stores nothing, when the email address is taken. */
export function createAdministratorUnlessEmailTaken(tx: Transaction, person: Omit<NewUser, 'role'>): Promise<boolean> {
  return insertUserUnlessEmailTaken(tx, { ...person, role: 'admin' }, { emailVerified: true })
}
