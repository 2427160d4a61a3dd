import { verifyPassword } from 'better-auth/crypto'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { Authentication } from './authentication.ts'
import { sessionErrors } from './errors.ts'
import type { OpenSession } from './open-session.ts'
import { countSignInAttemptWithinLimit, pauseSignInAfterFailure, subtractSignInAttempt } from './sign-in-limit.ts'
import { findPasswordHash } from './store.ts'

/** A password that the user of a session enters once more. */
export interface EnteredPassword {
  readonly session: OpenSession
  readonly password: string
  readonly clientAddress: string
}

/**
 * Verifies that the password is that of the session's user, and returns its hash; null for a user who has none and signs
 * in with their company's account. Returns an error when it is wrong or was tried too often.
 */
export async function verifyPasswordOfSession(
  authentication: Authentication,
  { session, password, clientAddress }: EnteredPassword,
): Promise<Result<string | null>> {
  const { database } = authentication
  const { user } = session
  // Attempts within a session are counted separately: guesses of others do not block the user.
  const attempt = { clientAddress, name: user.email, deviceId: session.id }
  const attemptResult = await countSignInAttemptWithinLimit(authentication, attempt)
  if (!attemptResult.ok) return attemptResult
  const hash = await database.query((db) => findPasswordHash(db, user.id))
  if (hash !== null && !(await verifyPassword({ hash, password }))) {
    await pauseSignInAfterFailure(authentication, attempt)
    return err(sessionErrors.wrongPassword)
  }
  await database.transaction((tx) => subtractSignInAttempt(tx, attempt))
  return ok(hash)
}
