import type { Executor } from '@hydrant/database/connection/database.ts'
import { taxRate } from '@hydrant/database/schema/tax.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Destination, Rate } from './applicable-rates.ts'

/** The rates of treatments in the destination's country: those of its state and those of the whole country. */
export async function findRates(executor: Executor, { country, state }: Destination, treatments: readonly string[]): Promise<Rate[]> {
  const rows = await executor
    .select()
    .from(taxRate)
    .where(
      and(
        eq(taxRate.country, country),
        state === null ? isNull(taxRate.state) : or(isNull(taxRate.state), eq(taxRate.state, state)),
        inArray(taxRate.treatment, [...treatments]),
      ),
    )
    .orderBy(asc(taxRate.priority), asc(taxRate.id))
  return rows.map((row) => ({ ...row, ratePercent: decimal(row.ratePercent) }))
}

/** Stores rates. */
export async function insertRates(executor: Executor, rates: Array<typeof taxRate.$inferInsert>): Promise<void> {
  if (rates.length > 0) await executor.insert(taxRate).values(rates)
}
