import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { recordChange } from '../records/service.ts'
import { insertMail } from '../mail/service.ts'
import { type Authentication, runOrThrowUnavailable } from './authentication.ts'
import { sessionErrors } from './errors.ts'
import type { OpenSession } from './open-session.ts'
import { findNewPasswordError } from './new-password.ts'
import { logSecurityEvent } from './security-log.ts'
import { countSignInAttemptWithinLimit, pauseSignInAfterFailure, subtractSignInAttempt } from './sign-in-limit.ts'
import { deleteTokenRowsOfUser } from './one-time-token-store.ts'
import { deleteAllResets } from './password-reset-store.ts'
import { deleteOtherSessions, findPasswordHash, lockUser, replacePasswordHash } from './store.ts'

/** A password change in a session. */
export interface PasswordChange {
  readonly session: OpenSession
  readonly currentPassword: string
  readonly newPassword: string
  readonly clientAddress: string
}

/**
 * Changes a user's password and ends their other sessions and all tokens of their programs. Returns an error when the
 * current password is wrong or was tried too often, for programs, and for a new password that is too short, too long,
 * published, or the current one.
 */
export function changePassword(authentication: Authentication, change: PasswordChange): Promise<Result<null>> {
  return runOrThrowUnavailable(() => verifyAndReplacePassword(authentication, change))
}

async function verifyAndReplacePassword(
  authentication: Authentication,
  { session, currentPassword, newPassword, clientAddress }: PasswordChange,
): Promise<Result<null>> {
  const { user } = session
  if (session.integrationId !== null) return err(sessionErrors.notForPrograms)
  const passwordError = await findNewPasswordError(authentication, 'newPassword', newPassword)
  if (passwordError !== null) return err(passwordError)
  if (newPassword === currentPassword) return err(sessionErrors.samePassword)
  // Attempts within a session are counted separately: guesses of others do not block the user.
  const attempt = { clientAddress, name: user.email, deviceId: session.id }
  const attemptResult = await countSignInAttemptWithinLimit(authentication, attempt)
  if (!attemptResult.ok) return attemptResult
  const { database, log } = authentication
  const details = { userId: user.id, address: clientAddress }
  const hash = await database.query((db) => findPasswordHash(db, user.id))
  if (hash === null || !(await verifyPassword({ hash, password: currentPassword }))) {
    await pauseSignInAfterFailure(authentication, attempt)
    logSecurityEvent(log, 'password-change-failed', details)
    return err(sessionErrors.wrongCurrentPassword)
  }
  const newHash = await hashPassword(newPassword)
  return database.transaction(async (tx) => {
    await lockUser(tx, user.id)
    // Of two concurrent changes the second one fails: its current password is no longer the stored one.
    const isReplaced = await replacePasswordHash(tx, user.id, { from: hash, to: newHash })
    if (!isReplaced) return err(sessionErrors.wrongCurrentPassword)
    await recordChange(tx, { objectName: 'User', recordId: user.id, operation: 'change-password' })
    await deleteOtherSessions(tx, user.id, session.id)
    await deleteAllResets(tx, user.id)
    await deleteTokenRowsOfUser(tx, { purpose: 'email change', userId: user.id })
    await insertMail(tx, { kind: 'PasswordChanged', recordId: user.id, to: user.email })
    await subtractSignInAttempt(tx, attempt)
    logSecurityEvent(log, 'password-changed', details)
    return ok(null)
  })
}
