import type { Scope } from '@hydrant/contract/shop/scope.ts'
import type { Database, Executor } from '@hydrant/database/connection/database.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { type Authentication, callLibrary } from './authentication.ts'
import { sessionRefusals } from './errors.ts'
import { nameOfAgent } from './name-of-agent.ts'
import { deleteSessionOf, findOpenSessions, markSessionUsed, type StoredSession, storeSessionEnd } from './store.ts'

/** What a user may do beyond buying. */
type Role = 'buyer' | 'site-builder' | 'admin'

/** Someone who has signed in. */
export interface SessionUser {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly phoneNumber: string | null
  readonly role: Role
}

/** A session that has not ended. */
export interface OpenSession {
  readonly id: string
  readonly user: SessionUser
  /** The program that it was given to; null for a person's. */
  readonly integrationId: string | null
  /** What may be done with it. */
  readonly scope: Scope
  readonly expiresAt: Date
  /** However much it is used, it ends then. */
  readonly endsBy: Date
  readonly lastUsedAt: Date
  /**
   * From then on it is to be read anew, though nobody has changed it: it will have ended or be due for an extension.
   */
  readonly holdsUntil: Date
}

/** However much it is used, a session ends after this long. */
const LONGEST_SESSION = 7 * 24 * 60 * 60 * 1000

/** How exactly it is kept when a session was last used. */
const USE_NOTED_EVERY = 5 * 60 * 1000

/**
 * What a token stands for, or null when it stands for nothing (any more). A person's session that is used is extended
 * now and then.
 */
export async function readSession(authentication: Authentication, token: string): Promise<OpenSession | null> {
  const found = await findSession(authentication, token)
  if (found === null) return null
  // The library extends every session alike; that of a program has the end that its token was given out with.
  const isDue = !authentication.database.isReadOnly && extensionDueAt(authentication, found.session) <= Date.now()
  const extended = isDue
    ? await callLibrary(() => authentication.library.api.getSession({ headers: bearer(token) }))
    : found
  return extended === null ? null : toOpenSession(authentication, extended)
}

/** What a token stands for, or null; looking is no use of it, and leaves its end where it is. */
export async function lookAtSession(authentication: Authentication, token: string): Promise<OpenSession | null> {
  const found = await findSession(authentication, token)
  return found === null ? null : toOpenSession(authentication, found)
}

/**
 * Begins the idle time of a session anew, at once. That of a program keeps its end, and none outlasts its last moment.
 */
export async function extendSession(
  { database, idleSeconds }: Authentication,
  session: OpenSession,
): Promise<Result<OpenSession>> {
  if (session.integrationId !== null) return ok(session)
  const expiresAt = earliest(Date.now() + idleSeconds * 1000, session.endsBy.valueOf())
  const isOpen = await database.read((executor) => storeSessionEnd(executor, session.id, expiresAt))
  return isOpen ? ok({ ...session, expiresAt }) : err(sessionRefusals.endedSession)
}

/**
 * Ends the session of a token at once, for the cookie and the bearer token alike. A token of no session changes
 * nothing.
 */
export async function endSession(authentication: Authentication, token: string): Promise<void> {
  const found = await lookUpSession(authentication, token)
  if (found !== null) await deleteSession(authentication, found)
}

/** Ends a session of a user by its id. */
export async function endSessionOf(executor: Executor, userId: string, sessionId: string): Promise<Result<null>> {
  return (await deleteSessionOf(executor, userId, sessionId)) ? ok(null) : err(sessionRefusals.unknownToken)
}

/** A session that is open, as its user is told of it. */
export interface OpenToken extends Omit<StoredSession, 'userAgent' | 'integrationName'> {
  readonly isIntegration: boolean
  /** The integration's, or what the browser is. */
  readonly name: string
}

/** The open sessions of a user, newest first. */
export async function listOpenTokens(executor: Executor, userId: string): Promise<OpenToken[]> {
  const sessions = await findOpenSessions(executor, userId)
  return sessions.map(({ userAgent, integrationName, ...session }) => ({
    ...session,
    isIntegration: integrationName !== null,
    name: integrationName ?? nameOfAgent(userAgent ?? ''),
  }))
}

/** Whether what was read of a session at some time still tells the truth, so far as time decides it. */
export function stillHolds({ holdsUntil, lastUsedAt }: OpenSession): boolean {
  const now = Date.now()
  return now < holdsUntil.valueOf() && now < lastUsedAt.valueOf() + USE_NOTED_EVERY
}

/** Keeps when a session was last used, to within a few minutes. */
export async function noteUse(database: Database, session: OpenSession): Promise<OpenSession> {
  if (database.isReadOnly || Date.now() < session.lastUsedAt.valueOf() + USE_NOTED_EVERY) return session
  await database.read((executor) => markSessionUsed(executor, session))
  return { ...session, lastUsedAt: new Date() }
}

type Found = NonNullable<Awaited<ReturnType<Authentication['library']['api']['getSession']>>>

async function findSession(authentication: Authentication, token: string): Promise<Found | null> {
  const found = await lookUpSession(authentication, token)
  if (found === null || lastMomentOf(found.session) > Date.now()) return found
  // Removing it is tidiness alone.
  if (!authentication.database.isReadOnly) await deleteSession(authentication, found)
  return null
}

async function lookUpSession({ library }: Authentication, token: string): Promise<Found | null> {
  if (!isSendable(token)) return null
  return callLibrary(() => library.api.getSession({ headers: bearer(token), query: { disableRefresh: true } }))
}

// The library's own way of signing out reports success also when the session is still there.
async function deleteSession({ database }: Authentication, { user, session }: Found): Promise<void> {
  await database.read((executor) => deleteSessionOf(executor, user.id, session.id))
}

function toOpenSession(authentication: Authentication, { user, session }: Found): OpenSession {
  const lastUsedAt = session.lastUsedAt ?? session.updatedAt
  const expiresAt = earliest(session.expiresAt.valueOf(), lastMomentOf(session))
  return {
    id: session.id,
    integrationId: session.integrationId ?? null,
    scope: session.scope === 'read' ? 'read' : 'api',
    expiresAt,
    endsBy: new Date(lastMomentOf(session)),
    lastUsedAt,
    holdsUntil: earliest(expiresAt.valueOf(), extensionDueAt(authentication, session)),
    user: {
      id: user.id,
      name: user.name,
      email: user.email,
      firstName: user.firstName ?? null,
      lastName: user.lastName ?? null,
      phoneNumber: user.phoneNumber ?? null,
      role: readRole(user.role),
    },
  }
}

function lastMomentOf({ createdAt }: Found['session']): number {
  return createdAt.valueOf() + LONGEST_SESSION
}

function extensionDueAt(
  { idleSeconds, refreshSeconds }: Authentication,
  { expiresAt, integrationId }: Found['session'],
): number {
  return typeof integrationId === 'string'
    ? Number.POSITIVE_INFINITY
    : expiresAt.valueOf() - (idleSeconds - refreshSeconds) * 1000
}

function earliest(one: number, other: number): Date {
  return new Date(Math.min(one, other))
}

/** Tokens that we give out are printable; a cookie may hold anything, also what no header can carry. */
function isSendable(token: string): boolean {
  return /^[\x21-\x7e]+$/.test(token)
}

/** The headers by which the auth library knows a session. */
function bearer(token: string): Headers {
  return new Headers({ authorization: `Bearer ${token}` })
}

function readRole(text: string | null | undefined): Role {
  return text === 'site-builder' || text === 'admin' ? text : 'buyer'
}
