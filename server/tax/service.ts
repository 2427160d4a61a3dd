import type { Executor } from '@hydrant/database/connection/database.ts'
import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import { type Destination, totalRates } from './applicable-rates.ts'
import { findRates, insertRates } from './store.ts'

export type { Destination } from './applicable-rates.ts'

/** The percentage that each tax treatment has at a destination. A treatment that is not taxed there is missing from the answer. */
export async function findTaxRates(executor: Executor, destination: Destination, treatments: readonly string[]): Promise<Map<string, Decimal>> {
  if (treatments.length === 0) return new Map()
  const { country, state } = destination
  const rates = await findRates(executor, { country: country.trim().toUpperCase(), state: state?.trim().toUpperCase() || null }, [...new Set(treatments)])
  return totalRates(rates)
}

/** Stores tax rates; country and state in capital letters. */
export async function createTaxRates(executor: Executor, rates: Parameters<typeof insertRates>[1]): Promise<void> {
  await insertRates(executor, rates)
}
