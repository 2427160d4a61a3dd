import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { setupToken } from '@hydrant/database/schema/session.ts'
import { desc, eq, notInArray } from 'drizzle-orm'

/** Stores the hash of a token, and deletes all others but the `otherTokens` newest. */
export async function insertToken(
  tx: Transaction,
  { tokenHash, otherTokens }: { readonly tokenHash: string; readonly otherTokens: number },
): Promise<void> {
  const newest = tx
    .select({ tokenHash: setupToken.tokenHash })
    .from(setupToken)
    .orderBy(desc(setupToken.createdAt), desc(setupToken.tokenHash))
    .limit(otherTokens)
  await tx.delete(setupToken).where(notInArray(setupToken.tokenHash, newest))
  await tx.insert(setupToken).values({ tokenHash })
}

/** Whether a token with this hash is stored. */
export async function hasToken(db: ReadOnlyDb, tokenHash: string): Promise<boolean> {
  const rows = await db
    .select({ tokenHash: setupToken.tokenHash })
    .from(setupToken)
    .where(eq(setupToken.tokenHash, tokenHash))
  return rows.length > 0
}

/** Deletes all tokens. */
export async function deleteTokens(tx: Transaction): Promise<void> {
  await tx.delete(setupToken)
}
