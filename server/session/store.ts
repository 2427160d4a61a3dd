import type { Executor } from '@hydrant/database/connection/database.ts'
import { credential, integration, session, signInTry, user } from '@hydrant/database/schema/session.ts'
import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm'

/** A user to be stored with the hash of their password. */
export interface NewUser {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string | null
  readonly role: 'buyer' | 'site-builder' | 'admin'
  readonly passwordHash: string
}

/**
 * Inserts a user who can sign in with a password; returns false, and stores nothing, when the email address is taken.
 */
export async function insertUser(
  executor: Executor,
  { passwordHash, ...person }: NewUser,
  { emailVerified }: { readonly emailVerified: boolean },
): Promise<boolean> {
  const values = {
    ...person,
    name: `${person.firstName} ${person.lastName}`,
    email: person.email.toLowerCase(),
    emailVerified,
  }
  const inserted = await executor
    .insert(user)
    .values(values)
    .onConflictDoNothing({ target: user.email })
    .returning({ id: user.id })
  if (inserted.length === 0) return false
  await executor.insert(credential).values({
    id: crypto.randomUUID(),
    userId: person.id,
    accountId: person.id,
    providerId: 'credential',
    password: passwordHash,
  })
  return true
}

/** The hash of a user's password; null when they have none. */
export async function findPasswordHash(executor: Executor, userId: string): Promise<string | null> {
  const [row] = await executor
    .select({ hash: credential.password })
    .from(credential)
    .where(and(eq(credential.userId, userId), eq(credential.providerId, 'credential')))
  return row?.hash ?? null
}

/** Replaces the hash of a user's password; returns false when the current hash is not `from`. */
export async function replacePasswordHash(
  executor: Executor,
  userId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const isCurrent = and(
    eq(credential.userId, userId),
    eq(credential.providerId, 'credential'),
    eq(credential.password, from),
  )
  const replaced = await executor
    .update(credential)
    .set({ password: to, updatedAt: new Date() })
    .where(isCurrent)
    .returning({ id: credential.id })
  return replaced.length > 0
}

/** Deletes all sessions of a user but one. */
export async function deleteOtherSessions(executor: Executor, userId: string, sessionId: string): Promise<void> {
  await executor.delete(session).where(and(eq(session.userId, userId), ne(session.id, sessionId)))
}

/** Stores that a session, and its integration, is used now. */
export async function markSessionUsed(
  executor: Executor,
  { id, integrationId }: { readonly id: string; readonly integrationId: string | null },
): Promise<void> {
  const lastUsedAt = sql`clock_timestamp()`
  await executor.update(session).set({ lastUsedAt }).where(eq(session.id, id))
  if (integrationId !== null)
    await executor.update(integration).set({ lastUsedAt }).where(eq(integration.id, integrationId))
}

/** A program that acts as a user. */
export type Integration = typeof integration.$inferSelect

/** The integrations of a user, newest first. */
export async function findIntegrations(executor: Executor, userId: string): Promise<Integration[]> {
  return executor
    .select()
    .from(integration)
    .where(eq(integration.userId, userId))
    .orderBy(desc(integration.createdAt), asc(integration.id))
}

/** The integration that a client id names, or null. */
export async function findIntegrationByClient(executor: Executor, clientId: string): Promise<Integration | null> {
  const [row] = await executor.select().from(integration).where(eq(integration.clientId, clientId))
  return row ?? null
}

/** Stores an integration. */
export async function insertIntegration(
  executor: Executor,
  values: typeof integration.$inferInsert,
): Promise<Integration> {
  const [stored] = await executor.insert(integration).values(values).returning()
  if (stored === undefined) throw new Error('An integration that was stored did not come back.')
  return stored
}

/** Deletes an integration of a user, and its sessions with it; false when they have none of that id. */
export async function deleteUserIntegration(executor: Executor, userId: string, id: string): Promise<boolean> {
  const deleted = await executor
    .delete(integration)
    .where(and(eq(integration.id, id), eq(integration.userId, userId)))
    .returning({ id: integration.id })
  return deleted.length > 0
}

/** Locks a user until the transaction ends. */
export async function lockUser(executor: Executor, userId: string): Promise<void> {
  await executor.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('no key update')
}

/** A session with the name of its integration; without its token. */
export interface StoredSession {
  readonly id: string
  readonly userAgent: string | null
  readonly integrationName: string | null
  readonly scope: 'api' | 'read'
  readonly createdAt: Date
  readonly lastUsedAt: Date
  readonly expiresAt: Date
}

/** The sessions of a user that have not ended, newest first. */
export async function findOpenSessions(executor: Executor, userId: string): Promise<StoredSession[]> {
  return executor
    .select({
      id: session.id,
      userAgent: session.userAgent,
      integrationName: integration.name,
      scope: session.scope,
      createdAt: session.createdAt,
      lastUsedAt: session.lastUsedAt,
      expiresAt: session.expiresAt,
    })
    .from(session)
    .leftJoin(integration, eq(integration.id, session.integrationId))
    .where(and(eq(session.userId, userId), gt(session.expiresAt, sql`clock_timestamp()`)))
    .orderBy(desc(session.createdAt), asc(session.id))
}

/** Sets the scope of a session. */
export async function updateSessionScope(executor: Executor, id: string, scope: 'api' | 'read'): Promise<void> {
  await executor.update(session).set({ scope }).where(eq(session.id, id))
}

/** Sets the end of a session; returns false when the session no longer exists. */
export async function updateSessionExpiry(executor: Executor, id: string, expiresAt: Date): Promise<boolean> {
  const updated = await executor
    .update(session)
    .set({ expiresAt, updatedAt: new Date(), lastUsedAt: sql`clock_timestamp()` })
    .where(eq(session.id, id))
    .returning({ id: session.id })
  return updated.length > 0
}

/** Deletes a session of a user; false when they have none of that id. */
export async function deleteUserSession(executor: Executor, userId: string, id: string): Promise<boolean> {
  const deleted = await executor
    .delete(session)
    .where(and(eq(session.id, id), eq(session.userId, userId)))
    .returning({ id: session.id })
  return deleted.length > 0
}

/** Deletes a user's expired sessions. */
export async function deleteExpiredSessions(executor: Executor, userId: string): Promise<void> {
  await executor.delete(session).where(and(eq(session.userId, userId), lte(session.expiresAt, sql`clock_timestamp()`)))
}

/** Deletes an integration's expired sessions, and the oldest ones beyond a number of them. */
export async function deleteSurplusTokens(executor: Executor, integrationId: string, limit: number): Promise<void> {
  const isOfIntegration = eq(session.integrationId, integrationId)
  await executor.delete(session).where(and(isOfIntegration, lte(session.expiresAt, sql`clock_timestamp()`)))
  const surplus = executor
    .select({ id: session.id })
    .from(session)
    .where(isOfIntegration)
    .orderBy(desc(session.createdAt), asc(session.id))
    .offset(limit)
  await executor.delete(session).where(inArray(session.id, surplus))
}

/** How many attempts a key has in a time window. */
export interface AttemptLimit {
  readonly key: string
  readonly limit: number
  readonly windowSeconds: number
}

/**
 * Counts one attempt of a key; returns false, and counts nothing, when the key has used up its limit in the current
 * window or is paused after failures.
 */
export async function recordAttempt(executor: Executor, { key, limit, windowSeconds }: AttemptLimit): Promise<boolean> {
  const hasEnded = sql`${signInTry.windowEndsAt} <= clock_timestamp()`
  const recorded = await executor
    .insert(signInTry)
    .values({ key, tries: 1, windowEndsAt: sql`clock_timestamp() + make_interval(secs => ${windowSeconds})` })
    .onConflictDoUpdate({
      target: signInTry.key,
      set: {
        tries: sql`case when ${hasEnded} then 1 else ${signInTry.tries} + 1 end`,
        windowEndsAt: sql`case when ${hasEnded} then excluded.window_ends_at else ${signInTry.windowEndsAt} end`,
        pausedUntil: null,
      },
      setWhere: sql`${hasEnded} or (${signInTry.tries} < ${limit} and coalesce(${signInTry.pausedUntil} <= clock_timestamp(), true))`,
    })
    .returning({ tries: signInTry.tries })
  if (recorded[0]?.tries === 1) await deleteOldAttempts(executor)
  return recorded.length > 0
}

/** Seconds until the window of a key ends, rounded up and at least one. */
export async function secondsToWindowEnd(executor: Executor, key: string): Promise<number> {
  const seconds = sql<number>`greatest(1, ceil(extract(epoch from ${signInTry.windowEndsAt} - clock_timestamp())))::integer`
  const [row] = await executor.select({ seconds }).from(signInTry).where(eq(signInTry.key, key))
  return row?.seconds ?? 1
}

/**
 * Pauses a key after a failure: after the free attempts for one second, and twice as long each time, up to a maximum.
 */
export async function pauseAttempts(
  executor: Executor,
  {
    key,
    freeTries,
    longestSeconds,
  }: { readonly key: string; readonly freeTries: number; readonly longestSeconds: number },
): Promise<void> {
  const seconds = sql`least(${longestSeconds}, power(2, least(${signInTry.tries} - ${freeTries} - 1, 20)))`
  await executor
    .update(signInTry)
    .set({ pausedUntil: sql`clock_timestamp() + make_interval(secs => ${seconds})` })
    .where(and(eq(signInTry.key, key), gt(signInTry.tries, freeTries)))
}

/** Skips rows that another transaction is counting in. */
async function deleteOldAttempts(executor: Executor): Promise<void> {
  const old = executor
    .select({ key: signInTry.key })
    .from(signInTry)
    .where(lte(signInTry.windowEndsAt, sql`clock_timestamp() - interval '1 hour'`))
    .limit(100)
    .for('update', { skipLocked: true })
  await executor.delete(signInTry).where(inArray(signInTry.key, old))
}

/** Takes back one attempt of a key. */
export async function refundAttempt(executor: Executor, key: string): Promise<void> {
  await executor
    .update(signInTry)
    .set({ tries: sql`${signInTry.tries} - 1` })
    .where(and(eq(signInTry.key, key), gt(signInTry.tries, 0)))
}

/**
 * Deletes the least recently used sessions of a person beyond a number of them; sessions of programs are not counted.
 */
export async function deleteSurplusSessions(executor: Executor, userId: string, limit: number): Promise<void> {
  const isPersonSession = and(eq(session.userId, userId), isNull(session.integrationId))
  const surplus = executor
    .select({ id: session.id })
    .from(session)
    .where(isPersonSession)
    .orderBy(desc(session.lastUsedAt), desc(session.createdAt), asc(session.id))
    .offset(limit)
  await executor.delete(session).where(inArray(session.id, surplus))
}

/** The id of the user with a sign-in name; null when there is none. */
export async function findUserIdByEmail(executor: Executor, email: string): Promise<string | null> {
  const [row] = await executor.select({ id: user.id }).from(user).where(eq(user.email, email))
  return row?.id ?? null
}
