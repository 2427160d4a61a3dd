import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { user } from '@hydrant/database/schema/session.ts'
import { eq } from 'drizzle-orm'

/** Whether a user has shown that mails to their address reach them. */
export async function isEmailVerified(db: ReadOnlyDb, userId: string): Promise<boolean> {
  const [row] = await db.select({ isVerified: user.emailVerified }).from(user).where(eq(user.id, userId))
  return row?.isVerified === true
}

/** Replaces the email address of a user by one that is verified. */
export async function replaceEmail(tx: Transaction, userId: string, email: string): Promise<void> {
  await tx.update(user).set({ email, emailVerified: true }).where(eq(user.id, userId))
}
