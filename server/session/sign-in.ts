import type { Scope } from '@hydrant/contract/shop/scope.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { type Authentication, callLibrary, CLIENT_ADDRESS_HEADER, orUnavailable } from './authentication.ts'
import { sessionRefusals } from './errors.ts'
import { type OpenSession, readSession } from './open-session.ts'
import { knownDeviceOf, rememberDevice } from './known-device.ts'
import { logSecurity } from './security-log.ts'
import { countAttempt, pauseAfterFailure, takeBackAttempt } from './sign-in-limit.ts'
import { deleteEndedSessions, deleteSurplusSessions, findUserId, storeSessionScope } from './store.ts'

/** A session that has begun. */
export interface BegunSession extends OpenSession {
  /** Goes into the session cookie or after `Bearer`. */
  readonly token: string
  /** What the browser is to keep as its cookie of known devices. */
  readonly deviceCookie: string
}

/** Somebody who wants in. */
export interface Credentials {
  readonly email: string
  readonly password: string
  /** Of the connection, or what a proxy that we trust says of it. */
  readonly clientAddress: string
  /** What the browser or program calls itself. */
  readonly userAgent: string | undefined
  /** What may be done with the session: everything that the user may, unless it is given. */
  readonly scope?: Scope
  /** The browser's cookie of known devices. */
  readonly deviceCookie?: string | undefined
}

/** Beyond so many sessions of one person the one that was not used for longest ends. */
const SESSIONS_PER_USER = 100

/**
 * Begins a session for a name and a password. Refused when they are wrong, or were tried too often for this address or
 * this name.
 */
export function beginSession(authentication: Authentication, credentials: Credentials): Promise<Result<BegunSession>> {
  return orUnavailable(() => begin(authentication, credentials))
}

async function begin(authentication: Authentication, credentials: Credentials): Promise<Result<BegunSession>> {
  const { database, log, publishedPasswords, secret } = authentication
  const { password, clientAddress: address, deviceCookie } = credentials
  const name = credentials.email.trim().toLowerCase()
  const attempt = { clientAddress: address, name, deviceId: knownDeviceOf(deviceCookie, name, secret) }
  const counted = await countAttempt(authentication, attempt)
  const userId = await database.read((executor) => findUserId(executor, name))
  if (!counted.ok) {
    logSecurity(log, 'sign-in-limited', { userId, address })
    return counted
  }
  if (publishedPasswords.includes(password)) {
    logSecurity(log, 'sign-in-failed', { userId, address })
    return err(sessionRefusals.publishedPassword)
  }
  const found = await openSession(authentication, name, credentials)
  if (found === null) {
    await pauseAfterFailure(authentication, attempt)
    logSecurity(log, 'sign-in-failed', { userId, address })
    return err(sessionRefusals.wrongCredentials)
  }
  const { scope = 'api' } = credentials
  await database.transaction(async (executor) => {
    if (scope !== 'api') await storeSessionScope(executor, found.id, scope)
    await takeBackAttempt(executor, attempt)
    await deleteEndedSessions(executor, found.user.id)
    await deleteSurplusSessions(executor, found.user.id, SESSIONS_PER_USER)
  })
  logSecurity(log, 'sign-in', { userId: found.user.id, address })
  return ok({ ...found, scope, deviceCookie: rememberDevice(deviceCookie, name, secret) })
}

/** The new session of a name and a password; null when they are wrong. */
async function openSession(
  authentication: Authentication,
  email: string,
  { password, clientAddress, userAgent }: Credentials,
): Promise<(OpenSession & { readonly token: string }) | null> {
  const headers = new Headers({ [CLIENT_ADDRESS_HEADER]: clientAddress, 'user-agent': userAgent ?? '' })
  const response = await callLibrary(() =>
    authentication.library.api.signInEmail({ headers, body: { email, password }, asResponse: true }),
  )
  const token = response.headers.get('set-auth-token')
  const found = response.ok && token !== null ? await readSession(authentication, token) : null
  return found === null || token === null ? null : { ...found, token }
}
