import type { Database, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { stripePaymentIntent } from '@hydrant/database/schema/payments.ts'
import { type Decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { and, eq, isNull, or } from 'drizzle-orm'

export type { Database }

/** The intent of a payment as this shop has stored it. */
export type StoredIntent = typeof stripePaymentIntent.$inferSelect

/** Stores that an intent for a key is about to be created, unless it or its block is stored already; returns the row. */
export async function insertOrFindIntent(
  tx: Transaction,
  {
    key,
    amount,
    currencyIsoCode,
  }: { readonly key: string; readonly amount: Decimal; readonly currencyIsoCode: string },
): Promise<StoredIntent> {
  const [row] = await tx
    .insert(stripePaymentIntent)
    .values({ key, amount: toText(amount), currencyIsoCode })
    .onConflictDoNothing()
    .returning()
  const stored = row ?? (await findIntent(tx, key))
  if (stored === null) throw new Error(`The payment intent of ${key} was not stored.`)
  return stored
}

/** Finds the intent of a key, or null. */
export async function findIntent(db: ReadOnlyDb, key: string): Promise<StoredIntent | null> {
  const [row] = await db.select().from(stripePaymentIntent).where(eq(stripePaymentIntent.key, key))
  return row ?? null
}

/** Finds the key of the payment that an intent belongs to, or null. */
export async function findKeyOfIntent(db: ReadOnlyDb, intentId: string): Promise<string | null> {
  const [row] = await db
    .select({ key: stripePaymentIntent.key })
    .from(stripePaymentIntent)
    .where(eq(stripePaymentIntent.intentId, intentId))
  return row?.key ?? null
}

/** Stores the id of an intent; returns whether it may be charged, which it may not when its key was blocked meanwhile. */
export async function setIntentId(tx: Transaction, key: string, intentId: string): Promise<boolean> {
  const [row] = await tx
    .update(stripePaymentIntent)
    .set({ intentId })
    .where(
      and(
        eq(stripePaymentIntent.key, key),
        or(isNull(stripePaymentIntent.intentId), eq(stripePaymentIntent.intentId, intentId)),
      ),
    )
    .returning({ isBlocked: stripePaymentIntent.isBlocked })
  return row?.isBlocked === false
}

/** Blocks a key, whether or not it has an intent; returns the row. */
export async function blockKey(tx: Transaction, key: string): Promise<StoredIntent> {
  const [row] = await tx
    .insert(stripePaymentIntent)
    .values({ key, isBlocked: true, amount: '0', currencyIsoCode: '' })
    .onConflictDoUpdate({ target: stripePaymentIntent.key, set: { isBlocked: true } })
    .returning()
  if (row === undefined) throw new Error(`The key ${key} was not blocked.`)
  return row
}
