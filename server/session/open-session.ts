import type { Scope } from '@hydrant/contract/shop/scope.ts'
import type { Database, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import type { PermissionSetName } from '@hydrant/kernel/identity/permission-sets.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { recordChange } from '../records/service.ts'
import { type Authentication, callAuthOrThrowUnavailable, runOrThrowUnavailable } from './authentication.ts'
import { sessionErrors } from './errors.ts'
import { describeUserAgent } from './describe-user-agent.ts'
import { fromPlatformToken } from './platform-token.ts'
import { hashProgramToken } from './programs/program-token.ts'
import { deleteTokenOfUser, findLiveToken, findLiveTokensOfUser, markTokenUsed } from './programs/store.ts'
import { findPermissionSets } from './rights/store.ts'
import {
  deleteUserSession,
  findOpenSessions,
  findUserEmail,
  markSessionAndIntegrationUsed,
  type StoredSession,
  updateSessionExpiry,
} from './store.ts'

/** The roles of users. */
type Role = 'buyer' | 'site-builder' | 'admin'

/** A user who has signed in. */
export interface SessionUser {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly phoneNumber: string | null
  /** BCP 47; null: that of the store. */
  readonly language: string | null
  readonly role: Role
  /** Whether they sign in with a code besides the password. */
  readonly hasSecondFactor: boolean
  /** The permission sets that they have; none for a buyer. */
  readonly permissionSets: readonly PermissionSetName[]
}

/** A session that has not ended. */
export interface OpenSession {
  readonly id: string
  readonly user: SessionUser
  /** The integration that it was issued to; null for a person's session. */
  readonly integrationId: string | null
  /** The scope of its token. */
  readonly scope: Scope
  readonly expiresAt: Date
  /** The time at which it ends even when it is in use. */
  readonly latestExpiresAt: Date
  readonly lastUsedAt: Date
  /** Until when a cached copy may be used; after that the session has ended or has to be extended. */
  readonly freshUntil: Date
}

/** The maximum lifetime of a session, even when it is in use. */
const MAX_SESSION_MS = 7 * 24 * 60 * 60 * 1000

/** The minimum time between two updates of the time of last use. */
const USE_RECORD_INTERVAL_MS = 5 * 60 * 1000

/**
 * Finds the session of a token, and deletes it if it has ended; null when there is no open one. Extends a person's
 * session when that is due.
 */
export async function readAndExtendSessionIfDue(
  authentication: Authentication,
  token: string,
): Promise<OpenSession | null> {
  const tokenHash = hashProgramToken(token)
  if (tokenHash !== null) return findSessionOfProgramToken(authentication, tokenHash)
  const librarySession = await findSessionOrDeleteExpired(authentication, token)
  if (librarySession === null) return null
  // The library would extend every session; a program's session must end when its token expires.
  const isExtensionDue =
    !authentication.database.isReadOnly && getExtensionDueTimeMs(authentication, librarySession.session) <= Date.now()
  const extended = isExtensionDue
    ? await callAuthOrThrowUnavailable(() => authentication.library.api.getSession({ headers: toBearerHeaders(token) }))
    : librarySession
  return extended === null ? null : toOpenSession(authentication, extended)
}

/** Finds the session of a token without extending it; null when there is no open one. */
export async function findSessionWithoutExtending(
  authentication: Authentication,
  token: string,
): Promise<OpenSession | null> {
  const tokenHash = hashProgramToken(token)
  if (tokenHash !== null) return findSessionOfProgramToken(authentication, tokenHash)
  const librarySession = await findSessionOrDeleteExpired(authentication, token)
  return librarySession === null ? null : toOpenSession(authentication, librarySession)
}

/**
 * Extends a session by the idle time from now, up to its maximum lifetime. The session of a program is returned
 * unchanged. Returns an error when the session no longer exists.
 */
export async function extendSession(
  { database, idleSeconds }: Authentication,
  session: OpenSession,
): Promise<Result<OpenSession>> {
  if (session.integrationId !== null) return ok(session)
  const expiresAt = toEarliestDate(Date.now() + idleSeconds * 1000, session.latestExpiresAt.valueOf())
  const isOpen = await database.transaction((tx) => updateSessionExpiry(tx, session.id, expiresAt))
  return isOpen ? ok({ ...session, expiresAt }) : err(sessionErrors.endedSession)
}

/**
 * Ends the session of a token, which is the value of the session cookie or a bearer token; the one token of a program
 * ends for good. Does nothing when there is no such session.
 */
export async function endSession(authentication: Authentication, token: string): Promise<void> {
  const tokenHash = hashProgramToken(token)
  if (tokenHash !== null) {
    const session = await findSessionOfProgramToken(authentication, tokenHash)
    if (session !== null)
      await authentication.database.transaction((tx) => endTokenOfUser(tx, session.user.id, session.id))
    return
  }
  const librarySession = await fetchLibrarySession(authentication, token)
  if (librarySession !== null) await deleteSession(authentication, librarySession)
}

/** Ends a session of a user, or the token of a program of theirs, by its id. */
export function endSessionById(database: Database, userId: string, sessionId: string): Promise<Result<null>> {
  return database.transaction(async (tx) =>
    (await deleteUserSession(tx, userId, sessionId)) || (await endTokenOfUser(tx, userId, sessionId))
      ? ok(null)
      : err(sessionErrors.unknownToken),
  )
}

/** Ends the one token of a program of a user, and records that; false when they have none of this id. */
async function endTokenOfUser(tx: Transaction, userId: string, id: string): Promise<boolean> {
  if (!(await deleteTokenOfUser(tx, userId, id))) return false
  await recordChange(tx, { objectName: 'Integration', recordId: id, operation: 'delete', oldValues: { userId } })
  return true
}

/** Ends a session of a user for staff; an error when the user has no open one of that id. */
export function endSessionOfUser(database: Database, userId: string, sessionId: string): Promise<Result<null>> {
  return database.transaction(async (tx) => {
    if (await endTokenOfUser(tx, userId, sessionId)) return ok(null)
    if (!(await deleteUserSession(tx, userId, sessionId))) return err(sessionErrors.unknownUserSession)
    await recordChange(tx, { objectName: 'User', recordId: userId, operation: 'end-session' })
    return ok(null)
  })
}

/** Lists the open sessions of a user for staff, newest first; an error when there is no such user. */
export async function listTokensOfUser(db: ReadOnlyDb, userId: string): Promise<Result<OpenToken[]>> {
  const email = await findUserEmail(db, userId)
  return email === null ? err(sessionErrors.unknownUser) : ok(await listOpenTokens(db, userId))
}

/** An open session, or the one token of a program, as its user sees it in the list of tokens. */
export interface OpenToken extends Pick<StoredSession, 'id' | 'scope' | 'createdAt'> {
  /** Null for a token that was never used. */
  readonly lastUsedAt: Date | null
  /** Null for a token that does not expire. */
  readonly expiresAt: Date | null
  readonly isIntegration: boolean
  /** The name of the integration or a description of the browser. */
  readonly name: string
}

/** Lists the open sessions of a user and the tokens of their programs, newest first. */
export async function listOpenTokens(db: ReadOnlyDb, userId: string): Promise<OpenToken[]> {
  const sessions = await findOpenSessions(db, userId)
  const tokens = await findLiveTokensOfUser(db, userId)
  return [
    ...sessions.map(({ userAgent, integrationName, ...session }) => ({
      ...session,
      isIntegration: integrationName !== null,
      name: integrationName ?? describeUserAgent(userAgent ?? ''),
    })),
    ...tokens.map(({ integrationName, ...token }) => ({ ...token, isIntegration: true, name: integrationName })),
  ].toSorted((one, other) => other.createdAt.valueOf() - one.createdAt.valueOf())
}

/** Whether a cached session can be used without reading it again, and without recording its use. */
export function canUseCachedSession({ freshUntil, lastUsedAt }: OpenSession): boolean {
  const now = Date.now()
  return now < freshUntil.valueOf() && now < lastUsedAt.valueOf() + USE_RECORD_INTERVAL_MS
}

/**
 * Stores the time of last use of a session, unless that was done a few minutes ago; of the one token of a program the
 * client address, too. Returns the session with that time.
 */
export async function recordSessionUseIfDue(
  database: Database,
  session: OpenSession,
  clientAddress: string | null,
): Promise<OpenSession> {
  if (database.isReadOnly || Date.now() < session.lastUsedAt.valueOf() + USE_RECORD_INTERVAL_MS) return session
  await database.transaction((tx) =>
    session.id === session.integrationId
      ? markTokenUsed(tx, session.id, clientAddress)
      : markSessionAndIntegrationUsed(tx, session),
  )
  return { ...session, lastUsedAt: new Date() }
}

type LibrarySession = NonNullable<Awaited<ReturnType<Authentication['library']['api']['getSession']>>>

async function findSessionOrDeleteExpired(
  authentication: Authentication,
  token: string,
): Promise<LibrarySession | null> {
  const librarySession = await fetchLibrarySession(authentication, token)
  if (librarySession === null || getLatestExpiryMs(librarySession.session) > Date.now()) return librarySession
  // The session has ended in any case; the row is deleted only to save space.
  if (!authentication.database.isReadOnly) await deleteSession(authentication, librarySession)
  return null
}

/** When a token ends that does not expire, for what has to name a time. */
const END_OF_TIME = new Date('9999-12-31T23:59:59Z')

/** Finds the one token of a program by its hash, as a session that has the id of the program. */
async function findSessionOfProgramToken({ database }: Authentication, tokenHash: string): Promise<OpenSession | null> {
  return runOrThrowUnavailable(() =>
    database.query(async (db) => {
      const found = await findLiveToken(db, tokenHash)
      if (found === null) return null
      const { program, user } = found
      const expiresAt = program.expiresAt ?? END_OF_TIME
      return {
        id: program.id,
        integrationId: program.id,
        scope: program.scope,
        expiresAt,
        latestExpiresAt: expiresAt,
        // Of one that was never used, the first use is stored at once.
        lastUsedAt: program.lastUsedAt ?? new Date(0),
        freshUntil: expiresAt,
        user: await toSessionUser(db, user),
      }
    }),
  )
}

async function fetchLibrarySession({ library }: Authentication, token: string): Promise<LibrarySession | null> {
  if (!isPrintableToken(token)) return null
  return callAuthOrThrowUnavailable(() =>
    library.api.getSession({ headers: toBearerHeaders(token), query: { disableRefresh: true } }),
  )
}

// The library's own sign-out also reports success when the session still exists.
async function deleteSession({ database }: Authentication, { user, session }: LibrarySession): Promise<void> {
  await database.transaction((tx) => deleteUserSession(tx, user.id, session.id))
}

async function toOpenSession(authentication: Authentication, { user, session }: LibrarySession): Promise<OpenSession> {
  const lastUsedAt = session.lastUsedAt ?? session.updatedAt
  const expiresAt = toEarliestDate(session.expiresAt.valueOf(), getLatestExpiryMs(session))
  return {
    id: session.id,
    integrationId: session.integrationId ?? null,
    scope: session.scope === 'read' ? 'read' : 'api',
    expiresAt,
    latestExpiresAt: new Date(getLatestExpiryMs(session)),
    lastUsedAt,
    freshUntil: toEarliestDate(expiresAt.valueOf(), getExtensionDueTimeMs(authentication, session)),
    user: await authentication.database.query((db) => toSessionUser(db, user)),
  }
}

/** Adds the permission sets of a user to what is stored of them. */
async function toSessionUser(
  db: ReadOnlyDb,
  user: Pick<LibrarySession['user'], 'id' | 'name' | 'email'> & {
    readonly [Name in 'firstName' | 'lastName' | 'phoneNumber' | 'language' | 'role']?: string | null | undefined
  } & { readonly hasSecondFactor?: boolean | null | undefined },
): Promise<SessionUser> {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    firstName: user.firstName ?? null,
    lastName: user.lastName ?? null,
    phoneNumber: user.phoneNumber ?? null,
    language: user.language ?? null,
    role: parseRoleOrBuyer(user.role),
    hasSecondFactor: user.hasSecondFactor === true,
    permissionSets: await findPermissionSets(db, user.id, user.role ?? 'buyer'),
  }
}

function getLatestExpiryMs({ createdAt }: LibrarySession['session']): number {
  return createdAt.valueOf() + MAX_SESSION_MS
}

function getExtensionDueTimeMs(
  { idleSeconds, refreshSeconds }: Authentication,
  { expiresAt, integrationId }: LibrarySession['session'],
): number {
  return typeof integrationId === 'string'
    ? Number.POSITIVE_INFINITY
    : expiresAt.valueOf() - (idleSeconds - refreshSeconds) * 1000
}

function toEarliestDate(one: number, other: number): Date {
  return new Date(Math.min(one, other))
}

/**
 * Whether a token is printable, as all issued tokens are; a cookie may contain characters that are invalid in a header.
 */
function isPrintableToken(token: string): boolean {
  return /^[\x21-\x7e]+$/.test(token)
}

/** Returns the headers by which the auth library finds a session. */
function toBearerHeaders(token: string): Headers {
  return new Headers({ authorization: `Bearer ${fromPlatformToken(token)}` })
}

function parseRoleOrBuyer(text: string | null | undefined): Role {
  return text === 'site-builder' || text === 'admin' ? text : 'buyer'
}
