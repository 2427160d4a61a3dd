import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { defineStatement } from '@hydrant/database/connection/statement.ts'
import { signInTry } from '@hydrant/database/schema/session.ts'
import { and, eq, gt, inArray, lte, not, sql } from 'drizzle-orm'

/** The maximum number of attempts that are counted under a key in a time window. */
export interface AttemptLimit {
  readonly key: string
  readonly limit: number
  readonly windowSeconds: number
}

/**
 * Counts one attempt of a key; returns false, and counts nothing, when the key has used up its limit in the current
 * window or is paused after failures.
 */
export async function countAttemptWithinLimit(tx: Transaction, attempt: AttemptLimit): Promise<boolean> {
  const recorded = await countAttemptStatement(tx, attempt)
  if (recorded[0]?.tries === 1) await deleteOldAttempts(tx)
  return recorded.length > 0
}

const hasWindowEnded = sql`${signInTry.windowEndsAt} <= clock_timestamp()`
const countAttemptStatement = defineStatement<AttemptLimit>()((tx: Transaction, { key, limit, windowSeconds }) =>
  tx
    .insert(signInTry)
    .values({ key, tries: 1, windowEndsAt: sql`clock_timestamp() + make_interval(secs => ${windowSeconds})` })
    .onConflictDoUpdate({
      target: signInTry.key,
      set: {
        tries: sql`case when ${hasWindowEnded} then 1 else ${signInTry.tries} + 1 end`,
        windowEndsAt: sql`case when ${hasWindowEnded} then excluded.window_ends_at else ${signInTry.windowEndsAt} end`,
        pausedUntil: null,
      },
      setWhere: sql`${hasWindowEnded} or (${signInTry.tries} < ${limit} and coalesce(${signInTry.pausedUntil} <= clock_timestamp(), true))`,
    })
    .returning({ tries: signInTry.tries }),
)

/**
 * Returns how many seconds remain until a key's pause ends, or its window when its limit is used up; rounded up, and at
 * least 1, also for an unknown key.
 */
export async function getSecondsToNextAttempt(
  db: ReadOnlyDb,
  { key, limit }: Pick<AttemptLimit, 'key' | 'limit'>,
): Promise<number> {
  const nextAt = sql`case when ${signInTry.tries} < ${limit} then ${signInTry.pausedUntil} else ${signInTry.windowEndsAt} end`
  const seconds = sql<number>`greatest(1, ceil(extract(epoch from ${nextAt} - clock_timestamp())))::integer`
  const [row] = await db.select({ seconds }).from(signInTry).where(eq(signInTry.key, key))
  return row?.seconds ?? 1
}

/**
 * Pauses a key after a failure, once its free attempts are used: for one second, then twice as long each time, up to a
 * maximum.
 */
export async function pauseAttempts(
  tx: Transaction,
  {
    key,
    freeTries,
    longestSeconds,
  }: { readonly key: string; readonly freeTries: number; readonly longestSeconds: number },
): Promise<void> {
  const seconds = sql`least(${longestSeconds}, power(2, least(${signInTry.tries} - ${freeTries} - 1, 20)))`
  await tx
    .update(signInTry)
    .set({ pausedUntil: sql`clock_timestamp() + make_interval(secs => ${seconds})` })
    .where(and(eq(signInTry.key, key), gt(signInTry.tries, freeTries)))
}

/**
 * Deletes up to 100 counts of attempts whose window ended at least an hour ago; skips those that another transaction
 * has locked.
 */
async function deleteOldAttempts(tx: Transaction): Promise<void> {
  const old = tx
    .select({ key: signInTry.key })
    .from(signInTry)
    .where(lte(signInTry.windowEndsAt, sql`clock_timestamp() - interval '1 hour'`))
    .limit(100)
    .for('update', { skipLocked: true })
  await tx.delete(signInTry).where(inArray(signInTry.key, old))
}

/** Finds those of the keys that have attempts in their current window. */
export async function findKeysWithAttempts(db: ReadOnlyDb, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ key: signInTry.key })
    .from(signInTry)
    .where(and(inArray(signInTry.key, [...keys]), gt(signInTry.tries, 0), not(hasWindowEnded)))
  return new Set(rows.map(({ key }) => key))
}

/** Subtracts one attempt from the count of a key. */
export async function subtractAttempt(tx: Transaction, key: string): Promise<void> {
  await tx
    .update(signInTry)
    .set({ tries: sql`${signInTry.tries} - 1` })
    .where(and(eq(signInTry.key, key), gt(signInTry.tries, 0)))
}
