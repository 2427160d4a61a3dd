import type { Executor } from '@hydrant/database/connection/database.ts'
import { credential, integration, session, signInTry, user } from '@hydrant/database/schema/session.ts'
import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'

/** A person to be stored with the hash of their password. */
export interface NewUser {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string | null
  readonly role: 'buyer' | 'site-builder' | 'admin'
  readonly passwordHash: string
}

/** Stores a person who can sign in with a password. */
export async function insertUser(executor: Executor, person: NewUser): Promise<void> {
  const { passwordHash, ...columns } = person
  await executor.insert(user).values({ ...columns, name: `${person.firstName} ${person.lastName}`, email: person.email.toLowerCase(), emailVerified: true })
  await executor.insert(credential).values({ id: crypto.randomUUID(), userId: person.id, accountId: person.id, providerId: 'credential', password: passwordHash })
}

/** Keeps that a session, and the integration that it was given to, is used now. */
export async function markSessionUsed(executor: Executor, { id, integrationId }: { readonly id: string; readonly integrationId: string | null }): Promise<void> {
  const lastUsedAt = sql`clock_timestamp()`
  await executor.update(session).set({ lastUsedAt }).where(eq(session.id, id))
  if (integrationId !== null) await executor.update(integration).set({ lastUsedAt }).where(eq(integration.id, integrationId))
}

/** A program that acts as a user. */
export type Integration = typeof integration.$inferSelect

/** The integrations of a user, newest first. */
export async function findIntegrations(executor: Executor, userId: string): Promise<Integration[]> {
  return executor.select().from(integration).where(eq(integration.userId, userId)).orderBy(desc(integration.createdAt), asc(integration.id))
}

/** The integration that a client id names, or null. */
export async function findIntegrationByClient(executor: Executor, clientId: string): Promise<Integration | null> {
  const [found] = await executor.select().from(integration).where(eq(integration.clientId, clientId))
  return found ?? null
}

/** Stores an integration. */
export async function insertIntegration(executor: Executor, values: typeof integration.$inferInsert): Promise<Integration> {
  const [stored] = await executor.insert(integration).values(values).returning()
  if (stored === undefined) throw new Error('An integration that was stored did not come back.')
  return stored
}

/** Deletes an integration of a user, and its sessions with it; false when they have none of that id. */
export async function deleteIntegrationOf(executor: Executor, userId: string, id: string): Promise<boolean> {
  const deleted = await executor.delete(integration).where(and(eq(integration.id, id), eq(integration.userId, userId))).returning({ id: integration.id })
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
      createdAt: session.createdAt,
      lastUsedAt: session.lastUsedAt,
      expiresAt: session.expiresAt,
    })
    .from(session)
    .leftJoin(integration, eq(integration.id, session.integrationId))
    .where(and(eq(session.userId, userId), gt(session.expiresAt, sql`clock_timestamp()`)))
    .orderBy(desc(session.createdAt), asc(session.id))
}

/** Moves the end of a session; false when it is gone. */
export async function storeSessionEnd(executor: Executor, id: string, expiresAt: Date): Promise<boolean> {
  const moved = await executor.update(session).set({ expiresAt, updatedAt: new Date(), lastUsedAt: sql`clock_timestamp()` }).where(eq(session.id, id)).returning({ id: session.id })
  return moved.length > 0
}

/** Deletes a session of a user; false when they have none of that id. */
export async function deleteSessionOf(executor: Executor, userId: string, id: string): Promise<boolean> {
  const deleted = await executor.delete(session).where(and(eq(session.id, id), eq(session.userId, userId))).returning({ id: session.id })
  return deleted.length > 0
}

/** Deletes a user's sessions whose time is over. */
export async function deleteEndedSessions(executor: Executor, userId: string): Promise<void> {
  await executor.delete(session).where(and(eq(session.userId, userId), lte(session.expiresAt, sql`clock_timestamp()`)))
}

/** Deletes an integration's sessions whose time is over, and the oldest beyond a number of them. */
export async function deleteSurplusTokens(executor: Executor, integrationId: string, kept: number): Promise<void> {
  const ofIntegration = eq(session.integrationId, integrationId)
  await executor.delete(session).where(and(ofIntegration, lte(session.expiresAt, sql`clock_timestamp()`)))
  const surplus = executor.select({ id: session.id }).from(session).where(ofIntegration).orderBy(desc(session.createdAt), asc(session.id)).offset(kept)
  await executor.delete(session).where(inArray(session.id, surplus))
}

/** Counts one try for each key, and answers how many each has had since its window of some seconds began, in the order of the keys. */
export async function countTries(executor: Executor, keys: readonly string[], windowSeconds: number): Promise<number[]> {
  const hasEnded = sql`${signInTry.windowEndsAt} <= clock_timestamp()`
  const windowEndsAt = sql`clock_timestamp() + make_interval(secs => ${windowSeconds})`
  const counted = await executor
    .insert(signInTry)
    .values(keys.map((key) => ({ key, tries: 1, windowEndsAt })))
    .onConflictDoUpdate({
      target: signInTry.key,
      set: {
        tries: sql`case when ${hasEnded} then 1 else ${signInTry.tries} + 1 end`,
        windowEndsAt: sql`case when ${hasEnded} then excluded.window_ends_at else ${signInTry.windowEndsAt} end`,
      },
    })
    .returning({ key: signInTry.key, tries: signInTry.tries })
  if (counted.some(({ tries }) => tries === 1)) await deleteOldTries(executor)
  return keys.map((key) => counted.find((row) => row.key === key)?.tries ?? 0)
}

/** Rows that somebody is counting in are left for another time. */
async function deleteOldTries(executor: Executor): Promise<void> {
  const old = executor.select({ key: signInTry.key }).from(signInTry).where(lte(signInTry.windowEndsAt, sql`clock_timestamp() - interval '1 hour'`)).limit(100).for('update', { skipLocked: true })
  await executor.delete(signInTry).where(inArray(signInTry.key, old))
}

/** Forgets the tries of a key. */
export async function deleteTries(executor: Executor, key: string): Promise<void> {
  await executor.delete(signInTry).where(eq(signInTry.key, key))
}

/** Counts one try of a key less. */
export async function giveBackTry(executor: Executor, key: string): Promise<void> {
  await executor
    .update(signInTry)
    .set({ tries: sql`${signInTry.tries} - 1` })
    .where(and(eq(signInTry.key, key), gt(signInTry.tries, 0)))
}
