import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { taxCountry, taxRate } from '@hydrant/database/schema/tax.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { and, asc, eq, getTableColumns, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Destination, TaxRate, TaxLocaleType } from './tax-rates.ts'

export type { ReadOnlyDb, Transaction }

/** A rate with the setting of the country that decides whether prices include tax; null: no setting. */
export type RateWithLocale = TaxRate & { readonly localeType: TaxLocaleType | null }

/**
 * Finds the rates of tax treatments at a destination: those of its state and those of the whole country, by priority.
 */
export async function findRates(
  db: ReadOnlyDb,
  { country, state }: Destination,
  query: { readonly treatments: readonly string[]; readonly localeCountry: string },
): Promise<RateWithLocale[]> {
  const rows = await db
    .select({ ...getTableColumns(taxRate), localeType: taxCountry.localeType })
    .from(taxRate)
    .leftJoin(taxCountry, eq(taxCountry.country, query.localeCountry))
    .where(
      and(
        eq(taxRate.country, country),
        state === null ? isNull(taxRate.state) : or(isNull(taxRate.state), eq(taxRate.state, state)),
        inArray(taxRate.treatment, [...query.treatments]),
      ),
    )
    .orderBy(asc(taxRate.priority), asc(taxRate.id))
  return rows.map((row) => ({ ...row, ratePercent: decimal(row.ratePercent) }))
}

/** Finds whether prices of a country include tax; null: no setting. */
export async function findTaxLocaleType(db: ReadOnlyDb, country: string): Promise<TaxLocaleType | null> {
  const [row] = await db.select().from(taxCountry).where(eq(taxCountry.country, country))
  return row?.localeType ?? null
}

/** The values of a rate, its percentage as decimal text. */
export type RateValues = Omit<typeof taxRate.$inferSelect, 'id' | 'createdAt' | 'updatedAt'>

/** Finds a rate; null when there is none of this id. */
export async function findRate(db: ReadOnlyDb, id: string): Promise<RateValues | null> {
  const [row] = await db.select().from(taxRate).where(eq(taxRate.id, id))
  return row ?? null
}

/** Finds another rate of the same treatment and place, and returns its id; null when there is none. */
export async function findEquivalentRate(
  db: ReadOnlyDb,
  { treatment, country, state }: Destination & Pick<RateValues, 'treatment'>,
  ownId: string | null,
): Promise<string | null> {
  const [row] = await db
    .select({ id: taxRate.id })
    .from(taxRate)
    .where(
      and(
        eq(sql`upper(${taxRate.treatment})`, treatment.toUpperCase()),
        eq(taxRate.country, country),
        state === null ? isNull(taxRate.state) : eq(taxRate.state, state),
        ownId === null ? undefined : ne(taxRate.id, ownId),
      ),
    )
    .limit(1)
  return row?.id ?? null
}

/** Updates a rate; undefined values stay as they are. */
export async function updateRate(
  tx: Transaction,
  id: string,
  changes: { readonly [Name in keyof RateValues]?: RateValues[Name] | undefined },
): Promise<void> {
  await tx.update(taxRate).set(changes).where(eq(taxRate.id, id))
}

/** Deletes a rate. */
export async function deleteRate(tx: Transaction, id: string): Promise<void> {
  await tx.delete(taxRate).where(eq(taxRate.id, id))
}

/** Inserts rates. */
export async function insertRates(tx: Transaction, rates: Array<typeof taxRate.$inferInsert>): Promise<void> {
  if (rates.length > 0) await tx.insert(taxRate).values(rates)
}
