import type { Scope } from '@hydrant/contract/shop/scope.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import {
  type Authentication,
  callAuthOrThrowUnavailable,
  CLIENT_ADDRESS_HEADER,
  runOrThrowUnavailable,
} from './authentication.ts'
import { sessionErrors } from './errors.ts'
import { type OpenSession, readAndExtendSessionIfDue } from './open-session.ts'
import { findKnownDeviceId, createDeviceCookie } from './known-device.ts'
import { logSecurityEvent } from './security-log.ts'
import { countSignInAttemptWithinLimit, pauseSignInAfterFailure, subtractSignInAttempt } from './sign-in-limit.ts'
import {
  deleteExpiredSessions,
  deleteSurplusPersonSessions,
  deleteUserSession,
  findPasswordHash,
  findUserIdByEmail,
  lockUser,
  updateSessionScope,
} from './store.ts'

/** A new session with its token. */
export interface IssuedSession extends OpenSession {
  /** The value of the session cookie, and of the Authorization header after `Bearer`. */
  readonly token: string
  /** The new value of the browser's `known_device` cookie. */
  readonly deviceCookie: string
}

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
  /** The value of the browser's `known_device` cookie. */
  readonly deviceCookie?: string | undefined
}

/** The maximum number of sessions of one person; beyond it the least recently used ones end. */
const MAX_SESSIONS_PER_USER = 100

/**
 * Starts a session for a name and a password, and counts the attempt. Returns an error when they are wrong, or were
 * tried too often from this address or for this name.
 */
export function beginSession(authentication: Authentication, credentials: Credentials): Promise<Result<IssuedSession>> {
  return runOrThrowUnavailable(() => verifyAndBeginSession(authentication, credentials))
}

async function verifyAndBeginSession(
  authentication: Authentication,
  credentials: Credentials,
): Promise<Result<IssuedSession>> {
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
  const { scope = 'api' } = credentials
  const isAllowed = await database.transaction(async (tx) => {
    // Whoever replaces the password or deactivates the user locks them, too, and ends the sessions that are there then.
    const isActive = await lockUser(tx, session.user.id)
    if (!isActive || (await findPasswordHash(tx, session.user.id)) !== hash) {
      await deleteUserSession(tx, session.user.id, session.id)
      return false
    }
    if (scope !== 'api') await updateSessionScope(tx, session.id, scope)
    await subtractSignInAttempt(tx, attempt)
    await deleteExpiredSessions(tx, session.user.id)
    await deleteSurplusPersonSessions(tx, session.user.id, MAX_SESSIONS_PER_USER)
    return true
  })
  if (!isAllowed) return err(sessionErrors.wrongCredentials)
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
