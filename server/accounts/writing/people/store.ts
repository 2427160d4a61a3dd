import type { Transaction } from '@hydrant/database/connection/database.ts'
import { accountMember, managedAccount } from '@hydrant/database/schema/accounts.ts'
import { user } from '@hydrant/database/schema/session.ts'
import { eq, sql } from 'drizzle-orm'

/** Saves the account that a user belongs to. */
export async function saveOwnAccount(tx: Transaction, userId: string, accountId: string): Promise<void> {
  await tx
    .insert(accountMember)
    .values({ userId, accountId })
    .onConflictDoUpdate({ target: accountMember.userId, set: { accountId } })
}

/** Marks a user as changed now, as their account is one of their fields to clients. */
export async function touchUser(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(user)
    .set({ updatedAt: sql`clock_timestamp()` })
    .where(eq(user.id, userId))
}

/** Takes a user out of the account that they belong to. */
export async function deleteOwnAccount(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(accountMember).where(eq(accountMember.userId, userId))
}

/** Inserts an account that a user may act for, and returns the id of the row. */
export async function insertManagedAccount(
  tx: Transaction,
  managed: { readonly userId: string; readonly accountId: string },
): Promise<string> {
  const [row] = await tx.insert(managedAccount).values(managed).returning({ id: managedAccount.id })
  return row?.id ?? ''
}

/** Deletes an account that a user may act for. */
export async function deleteManagedAccount(tx: Transaction, id: string): Promise<void> {
  await tx.delete(managedAccount).where(eq(managedAccount.id, id))
}
