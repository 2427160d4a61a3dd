import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { secondFactor, user } from '@hydrant/database/schema/session.ts'
import { and, arrayContains, eq, lt, sql } from 'drizzle-orm'

/** Whether signing in as a user takes a code. */
export async function hasSecondFactor(db: ReadOnlyDb, userId: string): Promise<boolean> {
  const [row] = await db.select({ isOn: user.hasSecondFactor }).from(user).where(eq(user.id, userId))
  return row?.isOn === true
}

/** Finds the encrypted key of a user's authenticator app, also of one that is not confirmed; null without one. */
export async function findEncryptedKey(db: ReadOnlyDb, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ encryptedKey: secondFactor.encryptedKey })
    .from(secondFactor)
    .where(eq(secondFactor.userId, userId))
  return row?.encryptedKey ?? null
}

/** Counts the recovery codes that a user has left. */
export async function countRecoveryCodes(db: ReadOnlyDb, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`cardinality(${secondFactor.recoveryCodeHashes})` })
    .from(secondFactor)
    .where(eq(secondFactor.userId, userId))
  return row?.count ?? 0
}

/** Stores the key of an app that is not confirmed yet, in place of an earlier one. */
export async function saveUnconfirmedKey(tx: Transaction, userId: string, encryptedKey: string): Promise<void> {
  await tx.delete(secondFactor).where(eq(secondFactor.userId, userId))
  await tx.insert(secondFactor).values({ userId, encryptedKey })
}

/** Turns the second factor of a user on, with the hashes of their recovery codes. */
export async function confirmKey(tx: Transaction, userId: string, hashes: readonly string[]): Promise<void> {
  await tx
    .update(secondFactor)
    .set({ recoveryCodeHashes: [...hashes] })
    .where(eq(secondFactor.userId, userId))
  await tx.update(user).set({ hasSecondFactor: true }).where(eq(user.id, userId))
}

/** Uses the time step of a code up, and all before it; false when it is used already. */
export async function takeStep(tx: Transaction, userId: string, step: number): Promise<boolean> {
  const used = await tx
    .update(secondFactor)
    .set({ lastUsedStep: step })
    .where(and(eq(secondFactor.userId, userId), lt(secondFactor.lastUsedStep, step)))
    .returning({ userId: secondFactor.userId })
  return used.length > 0
}

/** Uses a recovery code up by its hash; false when the user has none of this hash left. */
export async function takeRecoveryCode(tx: Transaction, userId: string, hash: string): Promise<boolean> {
  const used = await tx
    .update(secondFactor)
    .set({ recoveryCodeHashes: sql`array_remove(${secondFactor.recoveryCodeHashes}, ${hash})` })
    .where(and(eq(secondFactor.userId, userId), arrayContains(secondFactor.recoveryCodeHashes, [hash])))
    .returning({ userId: secondFactor.userId })
  return used.length > 0
}

/** Deletes the second factor of a user; false when they have none. */
export async function deleteSecondFactor(tx: Transaction, userId: string): Promise<boolean> {
  await tx.delete(secondFactor).where(eq(secondFactor.userId, userId))
  const changed = await tx
    .update(user)
    .set({ hasSecondFactor: false })
    .where(and(eq(user.id, userId), eq(user.hasSecondFactor, true)))
    .returning({ id: user.id })
  return changed.length > 0
}
