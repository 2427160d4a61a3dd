import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { type Authentication, orUnavailable } from './authentication.ts'
import { sessionRefusals } from './errors.ts'
import type { OpenSession } from './open-session.ts'
import { checkNewPassword } from './new-password.ts'
import { logSecurity } from './security-log.ts'
import { countAttempt, pauseAfterFailure, takeBackAttempt } from './sign-in-limit.ts'
import { deleteOtherSessions, findPasswordHash, replacePasswordHash } from './store.ts'

/** A password change that somebody asks for in a session. */
export interface PasswordChange {
  readonly session: OpenSession
  readonly currentPassword: string
  readonly newPassword: string
  readonly clientAddress: string
}

/**
 * Gives a user another password and ends their other sessions and all tokens of their programs. Refused when the
 * current password is wrong or was tried too often, for programs, and for a new password that is too short, too long,
 * published, or the current one.
 */
export function changePassword(authentication: Authentication, change: PasswordChange): Promise<Result<null>> {
  return orUnavailable(() => replace(authentication, change))
}

async function replace(
  authentication: Authentication,
  { session, currentPassword, newPassword, clientAddress }: PasswordChange,
): Promise<Result<null>> {
  const { user } = session
  if (session.integrationId !== null) return err(sessionRefusals.notForPrograms)
  const fault = checkNewPassword(authentication, 'newPassword', newPassword)
  if (fault !== null) return err(fault)
  if (newPassword === currentPassword) return err(sessionRefusals.samePassword)
  // Whoever is in a session has tries of their own: guesses of others do not keep them from a new password.
  const attempt = { clientAddress, name: user.email, deviceId: session.id }
  const counted = await countAttempt(authentication, attempt)
  if (!counted.ok) return counted
  const { database, log } = authentication
  const facts = { userId: user.id, address: clientAddress }
  const hash = await database.read((executor) => findPasswordHash(executor, user.id))
  if (hash === null || !(await verifyPassword({ hash, password: currentPassword }))) {
    await pauseAfterFailure(authentication, attempt)
    logSecurity(log, 'password-change-failed', facts)
    return err(sessionRefusals.wrongCurrentPassword)
  }
  const newHash = await hashPassword(newPassword)
  return database.transaction(async (executor) => {
    // Of two changes at once the second finds that the password it has proven is no longer the current one.
    const isReplaced = await replacePasswordHash(executor, user.id, { from: hash, to: newHash })
    if (!isReplaced) return err(sessionRefusals.wrongCurrentPassword)
    await deleteOtherSessions(executor, user.id, session.id)
    await takeBackAttempt(executor, attempt)
    logSecurity(log, 'password-changed', facts)
    return ok(null)
  })
}
