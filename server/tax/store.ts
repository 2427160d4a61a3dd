import type { Executor } from '@hydrant/database/connection/database.ts'
import { taxCountry, taxRate } from '@hydrant/database/schema/tax.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { and, asc, eq, getTableColumns, inArray, isNull, or } from 'drizzle-orm'
import type { Destination, Rate, TaxLocale } from './applicable-rates.ts'

export type { Executor }

/** A rate with what is said about prices in the country that decides it; null: nothing. */
export type PlacedRate = Rate & { readonly localeType: TaxLocale | null }

/**
 * The rates of treatments in the destination's country: those of its state and those of the whole country, the first in
 * priority first.
 */
export async function findRates(
  executor: Executor,
  { country, state }: Destination,
  asked: { readonly treatments: readonly string[]; readonly localeCountry: string },
): Promise<PlacedRate[]> {
  const rows = await executor
    .select({ ...getTableColumns(taxRate), localeType: taxCountry.localeType })
    .from(taxRate)
    .leftJoin(taxCountry, eq(taxCountry.country, asked.localeCountry))
    .where(
      and(
        eq(taxRate.country, country),
        state === null ? isNull(taxRate.state) : or(isNull(taxRate.state), eq(taxRate.state, state)),
        inArray(taxRate.treatment, [...asked.treatments]),
      ),
    )
    .orderBy(asc(taxRate.priority), asc(taxRate.id))
  return rows.map((row) => ({ ...row, ratePercent: decimal(row.ratePercent) }))
}

/** What is said about the prices of a country; null: nothing. */
export async function findTaxLocale(executor: Executor, country: string): Promise<TaxLocale | null> {
  const [row] = await executor.select().from(taxCountry).where(eq(taxCountry.country, country))
  return row?.localeType ?? null
}

/** Stores rates. */
export async function insertRates(executor: Executor, rates: Array<typeof taxRate.$inferInsert>): Promise<void> {
  if (rates.length > 0) await executor.insert(taxRate).values(rates)
}

/** Stores whether the prices of countries contain their tax, or changes it. */
export async function upsertTaxCountries(
  executor: Executor,
  countries: ReadonlyArray<typeof taxCountry.$inferInsert>,
): Promise<void> {
  for (const one of countries)
    await executor
      .insert(taxCountry)
      .values(one)
      .onConflictDoUpdate({ target: taxCountry.country, set: { localeType: one.localeType } })
}
