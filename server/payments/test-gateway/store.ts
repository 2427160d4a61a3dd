import type { Database, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { testGatewayCard, testGatewayCharge } from '@hydrant/database/schema/payments.ts'
import { type Decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { and, eq, inArray, lte, ne, sql } from 'drizzle-orm'

export type { Database }

/** A card behind a token. */
export interface StoredCard {
  readonly token: string
  readonly brand: string
  readonly lastFour: string
  readonly expiryMonth: number
  readonly expiryYear: number
  readonly behavior: string
}

/** A charge of the test gateway. */
export type Charge = typeof testGatewayCharge.$inferSelect
type State = Charge['state']

/** Inserts a card. */
export async function insertCard(tx: Transaction, card: StoredCard): Promise<void> {
  await tx.insert(testGatewayCard).values(card)
}

/** Finds the card of a token, or null. */
export async function findCard(db: ReadOnlyDb, token: string): Promise<StoredCard | null> {
  const [row] = await db.select().from(testGatewayCard).where(eq(testGatewayCard.token, token))
  return row ?? null
}

/** Inserts a charge, updates it when it is still open, or returns the existing one of its key unchanged. */
export async function insertOrUpdateOpenCharge(
  tx: Transaction,
  charge: Omit<typeof testGatewayCharge.$inferInsert, 'amount'> & { readonly amount: Decimal },
): Promise<Charge> {
  const { state, declineCode, brand, lastFour, expires } = charge
  const [row] = await tx
    .insert(testGatewayCharge)
    .values({ ...charge, amount: toText(charge.amount) })
    .onConflictDoUpdate({
      target: testGatewayCharge.key,
      set: { state, declineCode: declineCode ?? null, brand, lastFour, expires, updatedAt: new Date() },
      setWhere: eq(testGatewayCharge.state, 'Open'),
    })
    .returning()
  const storedCharge = row ?? (await findCharge(tx, charge.key))
  if (storedCharge === null) throw new Error(`The charge ${charge.key} was not entered.`)
  return storedCharge
}

/** Finds the charge of a key, or null. */
export async function findCharge(db: ReadOnlyDb, key: string): Promise<Charge | null> {
  const [row] = await db.select().from(testGatewayCharge).where(eq(testGatewayCharge.key, key))
  return row ?? null
}

/** Changes the state of a charge if it has one of the `from` states; false if it has none of them. */
export async function updateChargeState(
  tx: Transaction,
  key: string,
  { from, to }: { from: State[]; to: State },
): Promise<boolean> {
  const updatedRows = await tx
    .update(testGatewayCharge)
    .set({
      state: to,
      ...(to === 'Refunded' && { refundedAmount: sql`${testGatewayCharge.amount}` }),
      updatedAt: new Date(),
    })
    .where(and(eq(testGatewayCharge.key, key), inArray(testGatewayCharge.state, from)))
    .returning({ key: testGatewayCharge.key })
  return updatedRows.length === 1
}

/**
 * Inserts a refund of a part of a charge as a row of its own, whose key is that of the refund; false if there is one with
 * this key.
 */
export async function insertRefundIfNew(
  tx: Transaction,
  refund: Pick<Charge, 'key' | 'reference' | 'currencyIsoCode'> & { readonly amount: Decimal },
): Promise<boolean> {
  const amount = toText(refund.amount)
  const insertedRows = await tx
    .insert(testGatewayCharge)
    .values({ ...refund, amount, refundedAmount: amount, state: 'Refunded', brand: '', lastFour: '', expires: '' })
    .onConflictDoNothing({ target: testGatewayCharge.key })
    .returning({ key: testGatewayCharge.key })
  return insertedRows.length === 1
}

/** Adds to what was refunded of a captured charge; false if there is none, or if less than the amount is left of it. */
export async function addRefundedAmount(tx: Transaction, key: string, amount: Decimal): Promise<boolean> {
  const refundedAmount = sql`${testGatewayCharge.refundedAmount} + ${toText(amount)}::numeric`
  const updatedRows = await tx
    .update(testGatewayCharge)
    .set({
      refundedAmount,
      state: sql`case when ${refundedAmount} = ${testGatewayCharge.amount} then 'Refunded' else 'Captured' end`,
      updatedAt: new Date(),
    })
    .where(
      and(
        eq(testGatewayCharge.key, key),
        eq(testGatewayCharge.state, 'Captured'),
        lte(refundedAmount, testGatewayCharge.amount),
      ),
    )
    .returning({ key: testGatewayCharge.key })
  return updatedRows.length === 1
}

/**
 * Reverses a charge, or blocks a key that was never charged. A captured or refunded charge stays unchanged; false if it
 * was captured.
 */
export async function reverseOrBlockCharge(
  tx: Transaction,
  reversal: { readonly key: string; readonly reference: string },
): Promise<boolean> {
  await tx
    .insert(testGatewayCharge)
    .values({ ...reversal, state: 'Reversed', amount: '0', currencyIsoCode: '', brand: '', lastFour: '', expires: '' })
    .onConflictDoUpdate({
      target: testGatewayCharge.key,
      set: { state: 'Reversed', updatedAt: new Date() },
      setWhere: and(ne(testGatewayCharge.state, 'Captured'), ne(testGatewayCharge.state, 'Refunded')),
    })
  return (await findCharge(tx, reversal.key))?.state !== 'Captured'
}
