import type { Scope } from '@hydrant/contract/shop/scope.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import {
  type Authentication,
  callAuthOrThrowUnavailable,
  CLIENT_ADDRESS_HEADER,
  runOrThrowUnavailable,
} from './authentication.ts'
import { isEmailVerified } from './email/store.ts'
import { sessionErrors } from './errors.ts'
import { type IssuedSession, MAX_SESSIONS_PER_USER } from './new-session.ts'
import { type OpenSession, readAndExtendSessionIfDue } from './open-session.ts'
import { findKnownDeviceId, createDeviceCookie } from './known-device.ts'
import { hasSecondFactor } from './second-factor/store.ts'
import { beginSecondStep, type SecondStep } from './second-step.ts'
import { logSecurityEvent } from './security-log.ts'
import { countSignInAttemptWithinLimit, pauseSignInAfterFailure, subtractSignInAttempt } from './sign-in-limit.ts'
import {
  deleteExpiredSessions,
  deleteSurplusPersonSessions,
  deleteUserSession,
  findPasswordHash,
  findUserIdByEmail,
  lockUser,
  updateSessionUse,
} from './store.ts'

/** The input of a sign-in. */
export interface Credentials {
  readonly email: string
  readonly password: string
  /** The address of the connection, or the one that a trusted proxy reports. */
  readonly clientAddress: string
  /** The User-Agent header. */
  readonly userAgent: string | undefined
  /** The scope of the session; defaults to everything that the user may do. */
  readonly scope?: Scope
  /** Whether a program signs in, and no browser. */
  readonly isOfProgram?: boolean
  /** The value of the browser's `known_device` cookie. */
  readonly deviceCookie?: string | undefined
}

/**
 * Starts a session for a name and a password, and counts the attempt. Returns an error when they are wrong, or were
 * tried too often from this address or for this name, and for a user who has a second factor: a program cannot enter a
 * code.
 */
export async function beginSession(
  authentication: Authentication,
  credentials: Credentials,
): Promise<Result<IssuedSession>> {
  const result = await beginSignIn(authentication, credentials)
  if (!result.ok) return result
  return 'stepToken' in result.value ? err(sessionErrors.secondFactorNeeded) : ok(result.value)
}

/**
 * Starts a session for a name and a password as `beginSession` does; a user who has a second factor gets the token for
 * the second step of the sign-in instead of a session.
 */
export function beginSignIn(
  authentication: Authentication,
  credentials: Credentials,
): Promise<Result<IssuedSession | SecondStep>> {
  return runOrThrowUnavailable(() => verifyAndBeginSession(authentication, credentials))
}

async function verifyAndBeginSession(
  authentication: Authentication,
  credentials: Credentials,
): Promise<Result<IssuedSession | SecondStep>> {
  const { database, log, publishedPasswords, secret } = authentication
  const { password, clientAddress: address, deviceCookie } = credentials
  const name = credentials.email.trim().toLowerCase()
  const attempt = { clientAddress: address, name, deviceId: findKnownDeviceId(deviceCookie, name, secret) }
  const attemptResult = await countSignInAttemptWithinLimit(authentication, attempt)
  const userId = await database.query((db) => findUserIdByEmail(db, name))
  if (!attemptResult.ok) {
    logSecurityEvent(log, 'sign-in-limited', { userId, address })
    return attemptResult
  }
  if (publishedPasswords.includes(password)) {
    logSecurityEvent(log, 'sign-in-failed', { userId, address })
    return err(sessionErrors.publishedPassword)
  }
  const hash = userId === null ? null : await database.query((db) => findPasswordHash(db, userId))
  const session = await openSessionForPassword(authentication, name, credentials)
  if (session === null) {
    await pauseSignInAfterFailure(authentication, attempt)
    logSecurityEvent(log, 'sign-in-failed', { userId, address })
    return err(sessionErrors.wrongCredentials)
  }
  const { scope = 'api', isOfProgram = false } = credentials
  const outcome = await database.transaction(async (tx): Promise<SecondStep | 'refused' | 'unverified' | 'open'> => {
    // Whoever replaces the password or deactivates the user locks them, too, and ends the sessions that are there then.
    const isActive = await lockUser(tx, session.user.id)
    if (!isActive || (await findPasswordHash(tx, session.user.id)) !== hash) {
      await deleteUserSession(tx, session.user.id, session.id)
      return 'refused'
    }
    await subtractSignInAttempt(tx, attempt)
    if (authentication.hasMailServer && !(await isEmailVerified(tx, session.user.id))) {
      await deleteUserSession(tx, session.user.id, session.id)
      return 'unverified'
    }
    if (await hasSecondFactor(tx, session.user.id)) {
      await deleteUserSession(tx, session.user.id, session.id)
      return beginSecondStep(tx, session.user.id, secret)
    }
    if (scope !== 'api' || isOfProgram) await updateSessionUse(tx, session.id, { scope, isOfProgram })
    await deleteExpiredSessions(tx, session.user.id)
    await deleteSurplusPersonSessions(tx, session.user.id, MAX_SESSIONS_PER_USER)
    return 'open'
  })
  if (outcome === 'refused') return err(sessionErrors.wrongCredentials)
  if (outcome === 'unverified') return err(sessionErrors.unverifiedEmail)
  if (outcome !== 'open') return ok(outcome)
  logSecurityEvent(log, 'sign-in', { userId: session.user.id, address })
  return ok({ ...session, scope, deviceCookie: createDeviceCookie(deviceCookie, name, secret) })
}

/** Opens a session with the auth library; null when name or password is wrong. */
async function openSessionForPassword(
  authentication: Authentication,
  email: string,
  { password, clientAddress, userAgent }: Credentials,
): Promise<(OpenSession & { readonly token: string }) | null> {
  const headers = new Headers({ [CLIENT_ADDRESS_HEADER]: clientAddress, 'user-agent': userAgent ?? '' })
  const response = await callAuthOrThrowUnavailable(() =>
    authentication.library.api.signInEmail({ headers, body: { email, password }, asResponse: true }),
  )
  const token = response.headers.get('set-auth-token')
  const session = response.ok && token !== null ? await readAndExtendSessionIfDue(authentication, token) : null
  return session === null || token === null ? null : { ...session, token }
}
