import type { Transaction } from '@hydrant/database/connection/database.ts'
import { taxCountry } from '@hydrant/database/schema/tax.ts'
import { incrementCatalogVersion } from '../../webstore/service.ts'

/**
 * Saves for countries whether prices include tax, for a store that decides this by destination, and increments the
 * catalogue version, so that carts are repriced.
 */
export async function saveTaxCountries(
  tx: Transaction,
  countries: ReadonlyArray<typeof taxCountry.$inferInsert>,
): Promise<void> {
  for (const row of countries)
    await tx
      .insert(taxCountry)
      .values(row)
      .onConflictDoUpdate({ target: taxCountry.country, set: { localeType: row.localeType } })
  await incrementCatalogVersion(tx)
}
