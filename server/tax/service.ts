import type { StoreTaxesInfo, TaxRateInfo } from '@hydrant/contract/shop/tax.ts'
import type { Executor } from '@hydrant/database/connection/database.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { findSellableProducts } from '../catalogue/service.ts'
import { moveCatalogVersion } from '../webstore/service.ts'
import { type Destination, type Rate, taxLocaleOf, totalRates } from './applicable-rates.ts'
import { taxRefusals, unknownPlaceInQuery } from './errors.ts'
import { readPlace } from './read-place.ts'
import { findRates, findTaxLocale, insertRates, type PlacedRate, upsertTaxCountries } from './store.ts'

export { taxOf } from './applicable-rates.ts'
export type { Destination } from './applicable-rates.ts'

/** How a shopper's goods are taxed at a place. */
export interface Taxation {
  /** Whether the prices contain the tax, so that it is told but not added. */
  readonly isIncluded: boolean
  /** Tax treatment → percent; what is not taxed there is missing. */
  readonly rates: ReadonlyMap<string, Decimal>
}

/** Goods whose taxes are asked for. */
export interface TaxQuestion {
  /** Null: it is not known yet, and nothing is taxed. */
  readonly destination: Destination | null
  readonly treatments: readonly string[]
  /**
   * The country by which a store that decides by destination tells whether prices contain the tax: the same for all of
   * an order.
   */
  readonly localeCountry: string | null
}

/** How goods are taxed for a shopper at a destination. */
export async function findTaxation(executor: Executor, shopper: Shopper, asked: TaxQuestion): Promise<Taxation> {
  const { taxType } = shopper.webstore
  const untaxed = { isIncluded: taxType === 'Gross', rates: new Map<string, Decimal>() }
  if (asked.destination === null || shopper.account?.isTaxExempt === true || asked.treatments.length === 0)
    return untaxed
  const place = inCapitals(asked.destination)
  const rates = await findKnownRates(executor, shopper, {
    place,
    treatments: [...new Set(asked.treatments)].toSorted(),
    localeCountry: asked.localeCountry?.trim().toUpperCase() ?? place.country,
  })
  return { isIncluded: taxLocaleOf(taxType, rates[0]?.localeType ?? null) === 'Gross', rates: totalRates(rates) }
}

/** Answers that are remembered at once: anybody may name any place. */
const KNOWN_RATES = 1000

const ratesOf = new WeakMap<Shopper['webstore'], Map<string, PlacedRate[]>>()

/** `findRates`, remembered for this state of the web store: whatever changes a rate makes another object of it. */
async function findKnownRates(
  executor: Executor,
  { webstore }: Shopper,
  asked: { readonly place: Destination; readonly treatments: readonly string[]; readonly localeCountry: string },
): Promise<PlacedRate[]> {
  const known = ratesOf.get(webstore) ?? new Map<string, PlacedRate[]>()
  const key = JSON.stringify(asked)
  const rates = known.get(key) ?? (await findRates(executor, asked.place, asked))
  if (known.size < KNOWN_RATES) ratesOf.set(webstore, known.set(key, rates))
  return rates
}

/**
 * How one product is taxed at a place, by default the store's own country. Refused when the shopper may not see it, or
 * when there is no such place.
 */
export async function readProductTaxes(
  executor: Executor,
  shopper: Shopper,
  asked: { readonly productId: string; readonly country?: string | undefined; readonly state?: string | undefined },
): Promise<Result<StoreTaxesInfo>> {
  const productId = normalizeId(asked.productId, '01t')
  const product =
    productId === null ? undefined : (await findSellableProducts(executor, shopper, [productId])).get(productId)
  if (product === undefined) return err(taxRefusals.unknownProduct)
  const read = readPlace(
    { country: asked.country ?? shopper.webstore.country, state: asked.state ?? null },
    unknownPlaceInQuery,
  )
  if (!read.ok) return read
  const place = read.value
  const ofCountry = shopper.webstore.taxType === 'Automatic' ? await findTaxLocale(executor, place.country) : null
  const rates =
    shopper.account?.isTaxExempt === true
      ? []
      : await findRates(executor, place, { treatments: [product.taxTreatment], localeCountry: place.country })
  return ok({
    taxLocaleType: taxLocaleOf(shopper.webstore.taxType, ofCountry),
    taxesInfo: { [product.id]: { taxesInfoList: rates.map(rateInfo), success: true, error: null } },
  })
}

/** Stores tax rates; country and state in capital letters. Carts are priced anew. */
export async function createTaxRates(executor: Executor, rates: Parameters<typeof insertRates>[1]): Promise<void> {
  await insertRates(executor, rates)
  await moveCatalogVersion(executor)
}

/**
 * Says for countries whether prices contain their tax, for a store that decides by destination. Carts are priced anew.
 */
export async function saveTaxCountries(
  executor: Executor,
  countries: Parameters<typeof upsertTaxCountries>[1],
): Promise<void> {
  await upsertTaxCountries(executor, countries)
  await moveCatalogVersion(executor)
}

function inCapitals({ country, state }: Destination): Destination {
  return { country: country.trim().toUpperCase(), state: state?.trim().toUpperCase() || null }
}

function rateInfo(rate: Rate): TaxRateInfo {
  const { name, description, country, state, ratePercent, priority } = rate
  const percentage = ratePercent.round(2).eq(ratePercent) ? ratePercent.toFixed(2) : toText(ratePercent)
  return {
    taxRatePercentage: percentage,
    taxTreatmentName: name,
    taxTreatmentDescription: description,
    countryIsoCode: country,
    stateIsoCode: state,
    priority,
  }
}
