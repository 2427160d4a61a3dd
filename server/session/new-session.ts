import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Authentication } from './authentication.ts'
import { sessionErrors } from './errors.ts'
import { type OpenSession, readAndExtendSessionIfDue } from './open-session.ts'
import { hasSecondFactor } from './second-factor/store.ts'
import { signSessionToken } from './session-token.ts'
import {
  deleteExpiredSessions,
  deleteSurplusPersonSessions,
  deleteUserSession,
  findPasswordHash,
  lockUser,
} from './store.ts'

/** The maximum number of sessions of one person; beyond it the least recently used ones end. */
export const MAX_SESSIONS_PER_USER = 100

/** A new session with its token. */
export interface IssuedSession extends OpenSession {
  /** The value of the session cookie, and of the Authorization header after `Bearer`. */
  readonly token: string
  /** The new value of the browser's `known_device` cookie. */
  readonly deviceCookie: string
}

/** A user who has proven who they are, and from where. */
export interface ProvenUser {
  readonly userId: string
  /** The hash of their password when they proved it; null for a user without a password. */
  readonly passwordHash: string | null
  /** Whether they have entered a code of their second factor, too. */
  readonly hasProvenSecondFactor: boolean
  readonly clientAddress: string
  /** The User-Agent header. */
  readonly userAgent: string | undefined
}

/**
 * Opens a session for a user who has proven who they are without the auth library. Returns an error when they were
 * deactivated, their password was replaced, or they turned a second factor on meanwhile, which ended the sessions that
 * were there then.
 */
export async function openSessionOfProvenUser(
  authentication: Authentication,
  { userId, passwordHash, hasProvenSecondFactor, clientAddress, userAgent = '' }: ProvenUser,
): Promise<Result<OpenSession & { readonly token: string }>> {
  const { internalAdapter } = await authentication.library.$context
  const stored = await internalAdapter.createSession(userId, false, { ipAddress: clientAddress, userAgent })
  const isAllowed = await authentication.database.transaction(async (tx) => {
    const isActive = await lockUser(tx, userId)
    const isProven = hasProvenSecondFactor || !(await hasSecondFactor(tx, userId))
    if (!isActive || !isProven || (await findPasswordHash(tx, userId)) !== passwordHash) {
      await deleteUserSession(tx, userId, stored.id)
      return false
    }
    await deleteExpiredSessions(tx, userId)
    await deleteSurplusPersonSessions(tx, userId, MAX_SESSIONS_PER_USER)
    return true
  })
  const token = signSessionToken(stored.token, authentication.secret)
  const session = isAllowed ? await readAndExtendSessionIfDue(authentication, token) : null
  return session === null ? err(sessionErrors.endedSignIn) : ok({ ...session, token })
}
