import type { Database, Executor } from '@hydrant/database/connection/database.ts'
import { testGatewayCard, testGatewayCharge } from '@hydrant/database/schema/payments.ts'
import { type Decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'

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

/** One row of the books. */
export type Charge = typeof testGatewayCharge.$inferSelect
type State = Charge['state']

/** Stores a card. */
export async function insertCard(executor: Executor, card: StoredCard): Promise<void> {
  await executor.insert(testGatewayCard).values(card)
}

/** The card of a token, or null. */
export async function findCard(executor: Executor, token: string): Promise<StoredCard | null> {
  const [row] = await executor.select().from(testGatewayCard).where(eq(testGatewayCard.token, token))
  return row ?? null
}

/** Enters a charge, or answers the one that was entered under its key before; an open one is carried on. */
export async function insertCharge(
  executor: Executor,
  charge: Omit<typeof testGatewayCharge.$inferInsert, 'amount'> & { readonly amount: Decimal },
): Promise<Charge> {
  const { state, declineCode, brand, lastFour, expires } = charge
  const [row] = await executor
    .insert(testGatewayCharge)
    .values({ ...charge, amount: toText(charge.amount) })
    .onConflictDoUpdate({
      target: testGatewayCharge.key,
      set: { state, declineCode: declineCode ?? null, brand, lastFour, expires, updatedAt: new Date() },
      setWhere: eq(testGatewayCharge.state, 'Open'),
    })
    .returning()
  const entered = row ?? (await findCharge(executor, charge.key))
  if (entered === null) throw new Error(`The charge ${charge.key} was not entered.`)
  return entered
}

/** The charge of a key, or null. */
export async function findCharge(executor: Executor, key: string): Promise<Charge | null> {
  const [row] = await executor.select().from(testGatewayCharge).where(eq(testGatewayCharge.key, key))
  return row ?? null
}

/** Moves a charge on; false when it is in none of the states. */
export async function moveCharge(
  executor: Executor,
  key: string,
  { from, to }: { from: State[]; to: State },
): Promise<boolean> {
  const moved = await executor
    .update(testGatewayCharge)
    .set({
      state: to,
      ...(to === 'Refunded' && { refundedAmount: sql`${testGatewayCharge.amount}` }),
      updatedAt: new Date(),
    })
    .where(and(eq(testGatewayCharge.key, key), inArray(testGatewayCharge.state, from)))
    .returning({ key: testGatewayCharge.key })
  return moved.length === 1
}

/** Reverses a charge, or bars a key that was never charged. What was captured stays. */
export async function reverseCharge(
  executor: Executor,
  barred: { readonly key: string; readonly reference: string },
): Promise<void> {
  await executor
    .insert(testGatewayCharge)
    .values({ ...barred, state: 'Reversed', amount: '0', currencyIsoCode: '', brand: '', lastFour: '', expires: '' })
    .onConflictDoUpdate({
      target: testGatewayCharge.key,
      set: { state: 'Reversed', updatedAt: new Date() },
      setWhere: and(ne(testGatewayCharge.state, 'Captured'), ne(testGatewayCharge.state, 'Refunded')),
    })
}
