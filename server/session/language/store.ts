import type { Transaction } from '@hydrant/database/connection/database.ts'
import { user } from '@hydrant/database/schema/session.ts'
import { eq, sql } from 'drizzle-orm'

/** Stores the language of a user (BCP 47); null is that of the store. */
export async function updateLanguage(tx: Transaction, userId: string, language: string | null): Promise<void> {
  await tx
    .update(user)
    .set({ language, updatedAt: sql`clock_timestamp()` })
    .where(eq(user.id, userId))
}
