import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { credential, integration, session, signingSecret, user } from '@hydrant/database/schema/session.ts'
import { toPermissionSetId } from '@hydrant/kernel/identity/permission-sets.ts'
import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import { insertAssignment } from './rights/store.ts'

/** The permission set that comes with a role. */
const ROLE_SETS = { buyer: null, 'site-builder': 'SiteBuilder', admin: 'Administrator' } as const

/** A user to be stored with the hash of their password; null for one who has not chosen any yet. */
export interface NewUser {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string | null
  /** BCP 47; null or left out: that of the store. */
  readonly language?: string | null
  readonly role: 'buyer' | 'site-builder' | 'admin'
  readonly passwordHash: string | null
}

/**
 * Inserts a user, who can sign in if they have a password; returns false, and stores nothing, when the email address is taken.
 */
export async function insertUserUnlessEmailTaken(
  tx: Transaction,
  { passwordHash, ...person }: NewUser,
  { emailVerified }: { readonly emailVerified: boolean },
): Promise<boolean> {
  const values = {
    ...person,
    name: `${person.firstName} ${person.lastName}`,
    email: person.email.toLowerCase(),
    emailVerified,
  }
  const inserted = await tx
    .insert(user)
    .values(values)
    .onConflictDoNothing({ target: user.email })
    .returning({ id: user.id })
  if (inserted.length === 0) return false
  if (passwordHash !== null)
    await tx.insert(credential).values({
      id: crypto.randomUUID(),
      userId: person.id,
      accountId: person.id,
      providerId: 'credential',
      password: passwordHash,
    })
  const set = ROLE_SETS[person.role]
  if (set !== null) await insertAssignment(tx, person.id, toPermissionSetId(set))
  return true
}

/** Returns the email address of a user; null when there is none of that id. */
export async function findUserEmail(db: ReadOnlyDb, userId: string): Promise<string | null> {
  const [row] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId))
  return row?.email ?? null
}

/** Whether any user is an administrator. */
export async function hasAdministrator(db: ReadOnlyDb): Promise<boolean> {
  const rows = await db.select({ id: user.id }).from(user).where(eq(user.role, 'admin')).limit(1)
  return rows.length > 0
}

/** Finds the hash of a user's password; null when they have none. */
export async function findPasswordHash(db: ReadOnlyDb, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ hash: credential.password })
    .from(credential)
    .where(and(eq(credential.userId, userId), eq(credential.providerId, 'credential')))
  return row?.hash ?? null
}

/** Replaces the hash of a user's password; returns false when the current hash is not `from`. */
export async function replacePasswordHash(
  tx: Transaction,
  userId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const isCurrent = and(
    eq(credential.userId, userId),
    eq(credential.providerId, 'credential'),
    eq(credential.password, from),
  )
  const replaced = await tx
    .update(credential)
    .set({ password: to, updatedAt: new Date() })
    .where(isCurrent)
    .returning({ id: credential.id })
  return replaced.length > 0
}

/** Deletes all sessions of a user but one. */
export async function deleteOtherSessions(tx: Transaction, userId: string, sessionId: string): Promise<void> {
  await tx.delete(session).where(and(eq(session.userId, userId), ne(session.id, sessionId)))
}

/** Stores the current time as the last use of a session, and of its integration if it has one. */
export async function markSessionAndIntegrationUsed(
  tx: Transaction,
  { id, integrationId }: { readonly id: string; readonly integrationId: string | null },
): Promise<void> {
  const lastUsedAt = sql`clock_timestamp()`
  await tx.update(session).set({ lastUsedAt }).where(eq(session.id, id))
  if (integrationId !== null) await tx.update(integration).set({ lastUsedAt }).where(eq(integration.id, integrationId))
}

/** A program that acts as a user. */
export type Integration = typeof integration.$inferSelect

/** A program that acts as a user with a client id and a secret. */
export type ClientIntegration = Integration & { readonly clientId: string }

/** Finds the integrations of a user that have a client id and a secret, newest first. */
export async function findIntegrations(db: ReadOnlyDb, userId: string): Promise<ClientIntegration[]> {
  const rows = await db
    .select()
    .from(integration)
    .where(eq(integration.userId, userId))
    .orderBy(desc(integration.createdAt), asc(integration.id))
  return rows.flatMap(({ clientId, ...row }) => (clientId === null ? [] : { ...row, clientId }))
}

/** Counts the integrations of a user, of either kind. */
export async function countIntegrations(db: ReadOnlyDb, userId: string): Promise<number> {
  return db.$count(integration, eq(integration.userId, userId))
}

/** Finds the integration with a client id, or null. */
export async function findIntegrationByClientId(db: ReadOnlyDb, clientId: string): Promise<ClientIntegration | null> {
  const [row] = await db.select().from(integration).where(eq(integration.clientId, clientId))
  return row === undefined ? null : { ...row, clientId }
}

/** Stores an integration. */
export async function insertIntegration(
  tx: Transaction,
  values: typeof integration.$inferInsert,
): Promise<Integration> {
  const [stored] = await tx.insert(integration).values(values).returning()
  if (stored === undefined) throw new Error('An integration that was stored did not come back.')
  return stored
}

/** Deletes an integration of a user, and its sessions with it; false when they have none of that id. */
export async function deleteUserIntegration(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(integration)
    .where(and(eq(integration.id, id), eq(integration.userId, userId)))
    .returning({ id: integration.id })
  return deleted.length > 0
}

/** Locks a user until the transaction ends, and returns whether they may sign in. */
export async function lockUser(tx: Transaction, userId: string): Promise<boolean> {
  const [row] = await tx.select({ isActive: user.isActive }).from(user).where(eq(user.id, userId)).for('no key update')
  return row?.isActive === true
}

/** A session without its token, with the name of its integration. */
export interface StoredSession {
  readonly id: string
  readonly userAgent: string | null
  readonly integrationName: string | null
  readonly scope: 'api' | 'read'
  readonly createdAt: Date
  readonly lastUsedAt: Date
  readonly expiresAt: Date
}

/** Finds the sessions of a user that have not ended, newest first. */
export async function findOpenSessions(db: ReadOnlyDb, userId: string): Promise<StoredSession[]> {
  return db
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

/** Sets the scope of a session, and whether it is that of a program. */
export async function updateSessionUse(
  tx: Transaction,
  id: string,
  use: { readonly scope: 'api' | 'read'; readonly isOfProgram: boolean },
): Promise<void> {
  await tx.update(session).set(use).where(eq(session.id, id))
}

/** Sets the end of a session; returns false when the session no longer exists. */
export async function updateSessionExpiry(tx: Transaction, id: string, expiresAt: Date): Promise<boolean> {
  const updated = await tx
    .update(session)
    .set({ expiresAt, updatedAt: new Date(), lastUsedAt: sql`clock_timestamp()` })
    .where(eq(session.id, id))
    .returning({ id: session.id })
  return updated.length > 0
}

/** Deletes a session of a user; false when they have none of that id. */
export async function deleteUserSession(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(session)
    .where(and(eq(session.id, id), eq(session.userId, userId)))
    .returning({ id: session.id })
  return deleted.length > 0
}

/** Deletes a user's expired sessions. */
export async function deleteExpiredSessions(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(session).where(and(eq(session.userId, userId), lte(session.expiresAt, sql`clock_timestamp()`)))
}

/** Deletes an integration's expired sessions, and the oldest ones beyond a number of them. */
export async function deleteExpiredAndSurplusSessions(
  tx: Transaction,
  integrationId: string,
  limit: number,
): Promise<void> {
  const isOfIntegration = eq(session.integrationId, integrationId)
  await tx.delete(session).where(and(isOfIntegration, lte(session.expiresAt, sql`clock_timestamp()`)))
  const surplus = tx
    .select({ id: session.id })
    .from(session)
    .where(isOfIntegration)
    .orderBy(desc(session.createdAt), asc(session.id))
    .offset(limit)
  await tx.delete(session).where(inArray(session.id, surplus))
}

/**
 * Deletes the least recently used sessions of a person beyond a number of them; sessions of programs are not counted.
 */
export async function deleteSurplusPersonSessions(tx: Transaction, userId: string, limit: number): Promise<void> {
  const isPersonSession = and(eq(session.userId, userId), isNull(session.integrationId))
  const surplus = tx
    .select({ id: session.id })
    .from(session)
    .where(isPersonSession)
    .orderBy(desc(session.lastUsedAt), desc(session.createdAt), asc(session.id))
    .offset(limit)
  await tx.delete(session).where(inArray(session.id, surplus))
}

/** Finds the id of the user with an email address; null when there is none. */
export async function findUserIdByEmail(db: ReadOnlyDb, email: string): Promise<string | null> {
  const [row] = await db.select({ id: user.id }).from(user).where(eq(user.email, email))
  return row?.id ?? null
}

/** Whether there is an integration of this id. */
export async function hasIntegration(db: ReadOnlyDb, id: string): Promise<boolean> {
  const rows = await db.select({ id: integration.id }).from(integration).where(eq(integration.id, id))
  return rows.length > 0
}

/** Finds the name and the role of a user who may sign in; null when there is none. */
export async function findActiveUser(
  db: ReadOnlyDb,
  userId: string,
): Promise<{ readonly name: string; readonly role: string } | null> {
  const [row] = await db
    .select({ name: user.name, role: user.role })
    .from(user)
    .where(and(eq(user.id, userId), eq(user.isActive, true)))
  return row ?? null
}

/** Returns the secret that signs cookies and tokens; null before the first start. */
export async function findSigningSecret(db: ReadOnlyDb): Promise<string | null> {
  const [row] = await db.select({ secret: signingSecret.secret }).from(signingSecret)
  return row?.secret ?? null
}

/** Stores the secret that signs cookies and tokens, unless another process has stored one. */
export async function insertSigningSecretIfMissing(tx: Transaction, secret: string): Promise<void> {
  await tx.insert(signingSecret).values({ secret }).onConflictDoNothing()
}
