import { createHash } from 'node:crypto'
import type { Transaction } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { type Authentication, runOrThrowUnavailable } from './authentication.ts'
import { sessionErrors } from './errors.ts'
import { createDeviceCookie } from './known-device.ts'
import { type IssuedSession, openSessionOfProvenUser } from './new-session.ts'
import { createOneTimeToken, verifyOneTimeToken } from './one-time-token.ts'
import { deleteTokenRow, findTokenRow, insertTokenRow } from './one-time-token-store.ts'
import { verifyCodeAndRun } from './second-factor/verify-code.ts'
import { logSecurityEvent } from './security-log.ts'
import { findPasswordHash } from './store.ts'

/** How long the code can be entered after the first step. */
const STEP_SECONDS = 10 * 60

/** The first step of a sign-in that takes a code: the token opens no session by itself. */
export interface SecondStep {
  readonly stepToken: string
  readonly expiresAt: Date
}

/** Lets a user who has proven the first step of a sign-in go on to the second one. */
export async function beginSecondStep(tx: Transaction, userId: string, secret: string): Promise<SecondStep> {
  const id = newId('0OT')
  const value = toFingerprint(await findPasswordHash(tx, userId))
  await insertTokenRow(tx, { id, purpose: 'sign-in step', userId, value, seconds: STEP_SECONDS })
  return {
    stepToken: createOneTimeToken('sign-in step', id, secret),
    expiresAt: new Date(Date.now() + STEP_SECONDS * 1000),
  }
}

/** The second step of a sign-in. */
export interface SecondStepInput {
  readonly stepToken: string
  /** A code of the authenticator app, or a recovery code. */
  readonly code: string
  readonly clientAddress: string
  readonly userAgent: string | undefined
  /** The value of the browser's `known_device` cookie. */
  readonly deviceCookie?: string | undefined
}

/**
 * Finishes a sign-in with a code and opens the session. Returns an error for a token that is expired or used, and for a
 * code that is wrong or used, or after too many of them; the token can be used again then.
 */
export function finishSignIn(authentication: Authentication, input: SecondStepInput): Promise<Result<IssuedSession>> {
  return runOrThrowUnavailable(() => verifyCodeAndOpenSession(authentication, input))
}

async function verifyCodeAndOpenSession(
  authentication: Authentication,
  { stepToken, code, clientAddress, userAgent, deviceCookie }: SecondStepInput,
): Promise<Result<IssuedSession>> {
  const { database, secret, log } = authentication
  const id = verifyOneTimeToken('sign-in step', stepToken, secret)
  const row = id === null ? null : await database.query((db) => findTokenRow(db, { id, purpose: 'sign-in step' }))
  if (row === null) return err(sessionErrors.endedSignIn)
  const { userId } = row
  const verified = await verifyCodeAndRun(authentication, { userId, code, clientAddress }, async (tx, isActive) => {
    const passwordHash = await findPasswordHash(tx, userId)
    const isUsed = await deleteTokenRow(tx, row.id)
    return isActive && isUsed && toFingerprint(passwordHash) === row.value
      ? ok(passwordHash)
      : err(sessionErrors.endedSignIn)
  })
  if (!verified.ok) return verified
  const opened = await openSessionOfProvenUser(authentication, {
    userId,
    passwordHash: verified.value,
    hasProvenSecondFactor: true,
    clientAddress,
    userAgent,
  })
  if (!opened.ok) return opened
  logSecurityEvent(log, 'sign-in', { userId, address: clientAddress })
  return ok({ ...opened.value, deviceCookie: createDeviceCookie(deviceCookie, opened.value.user.email, secret) })
}

/** Returns what a later password does not have in common: a new one ends the sign-ins that began with the former one. */
function toFingerprint(passwordHash: string | null): string {
  return createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url')
}
