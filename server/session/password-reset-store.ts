import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { credential, integration, session, user, verification } from '@hydrant/database/schema/session.ts'
import { and, eq, gt, lte, ne, sql } from 'drizzle-orm'

/** A password reset that somebody asked for, before it is used. */
export interface PasswordReset {
  readonly id: string
  readonly userId: string
  readonly userEmail: string
  readonly expiresAt: Date
}

const isOpen = gt(verification.expiresAt, sql`clock_timestamp()`)

const IDENTIFIER_PREFIX = 'password-reset '
const userIdOfReset = sql`substr(${verification.identifier}, ${sql.raw(String(IDENTIFIER_PREFIX.length + 1))})`

/** The text by which the resets of a user are found among other verifications. */
function toIdentifier(userId: string): string {
  return IDENTIFIER_PREFIX + userId
}

/** Stores a password reset for a number of seconds, and deletes those of the user that have expired. */
export async function insertPasswordReset(
  tx: Transaction,
  reset: { readonly id: string; readonly userId: string; readonly tokenHash: string; readonly seconds: number },
): Promise<void> {
  const identifier = toIdentifier(reset.userId)
  await tx
    .delete(verification)
    .where(and(eq(verification.identifier, identifier), lte(verification.expiresAt, sql`clock_timestamp()`)))
  await tx.insert(verification).values({
    id: reset.id,
    identifier,
    value: reset.tokenHash,
    expiresAt: sql`clock_timestamp() + make_interval(secs => ${reset.seconds})`,
  })
}

/** Finds an open password reset by its id, with the hash of its token if that is given; null when there is none. */
export async function findOpenReset(db: ReadOnlyDb, id: string, tokenHash?: string): Promise<PasswordReset | null> {
  const [row] = await db
    .select({ id: verification.id, userId: user.id, userEmail: user.email, expiresAt: verification.expiresAt })
    .from(verification)
    .innerJoin(user, and(eq(user.id, userIdOfReset), eq(user.isActive, true)))
    .where(
      and(eq(verification.id, id), isOpen, tokenHash === undefined ? undefined : eq(verification.value, tokenHash)),
    )
  return row ?? null
}

/** Deletes an open password reset, and the others of its user with it; false when it is not open any more. */
export async function deleteOpenReset(tx: Transaction, { id, userId }: PasswordReset): Promise<boolean> {
  const deleted = await tx
    .delete(verification)
    .where(and(eq(verification.id, id), isOpen))
    .returning({ id: verification.id })
  await deleteAllResets(tx, userId)
  return deleted.length > 0
}

/** Deletes all password resets of a user. */
export async function deleteAllResets(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(verification).where(eq(verification.identifier, toIdentifier(userId)))
}

/** Stores that mails to the address of a user reach them; false when that was known already. */
export async function markEmailVerified(tx: Transaction, userId: string): Promise<boolean> {
  const updated = await tx
    .update(user)
    .set({ emailVerified: true })
    .where(and(eq(user.id, userId), eq(user.emailVerified, false)))
    .returning({ id: user.id })
  return updated.length > 0
}

/** Deletes the programs and the links with company accounts that act as a user; returns which they were. */
export async function deleteAccessOfOthers(
  tx: Transaction,
  userId: string,
): Promise<{ readonly integrationIds: readonly string[]; readonly providerIds: readonly string[] }> {
  const integrations = await tx
    .delete(integration)
    .where(eq(integration.userId, userId))
    .returning({ id: integration.id })
  const links = await tx
    .delete(credential)
    .where(and(eq(credential.userId, userId), ne(credential.providerId, 'credential')))
    .returning({ providerId: credential.providerId })
  return { integrationIds: integrations.map(({ id }) => id), providerIds: links.map(({ providerId }) => providerId) }
}

/** Sets the hash of a user's password, also for a user who had none; true when there was one before. */
export async function setPasswordHash(tx: Transaction, userId: string, hash: string): Promise<boolean> {
  const updated = await tx
    .update(credential)
    .set({ password: hash, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(credential.userId, userId), eq(credential.providerId, 'credential')))
    .returning({ id: credential.id })
  if (updated.length === 0)
    await tx
      .insert(credential)
      .values({ id: crypto.randomUUID(), userId, accountId: userId, providerId: 'credential', password: hash })
  return updated.length > 0
}

/** Deletes all sessions of a user, those of programs included. */
export async function deleteAllSessions(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(session).where(eq(session.userId, userId))
}
