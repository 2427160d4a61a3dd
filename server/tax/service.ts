import type { StoreTaxesInfo, TaxRateInfo } from '@hydrant/contract/shop/tax.ts'
import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { isExemptFromTax, type Shopper } from '../accounts/service.ts'
import { Cache } from '../cache/cache.ts'
import { findSellableProducts } from '../catalogue/service.ts'
import { incrementCatalogVersion } from '../webstore/service.ts'
import { type Destination, type TaxRate, resolveTaxLocaleType, sumRatesByTreatment } from './tax-rates.ts'
import { taxErrors, unknownDestinationInQueryError } from './errors.ts'
import { parseDestination } from './parse-destination.ts'
import { findRates, findTaxLocaleType, insertRates, type RateWithLocale } from './store.ts'

export { calculateTax } from './tax-rates.ts'
export type { Destination } from './tax-rates.ts'

/** How products are taxed for a shopper at a destination. */
export interface Taxation {
  /** Whether prices include the tax, so that it is stated but not added. */
  readonly isIncluded: boolean
  /** Tax treatment → percentage; treatments that are not taxed there are missing. */
  readonly rates: ReadonlyMap<string, Decimal>
}

/** The tax treatments to find rates for, and the destination. */
export interface TaxQuery {
  /** Null: not known yet, so nothing is taxed. */
  readonly destination: Destination | null
  readonly treatments: readonly string[]
  /**
   * For a store that decides by destination whether prices include tax: the country whose setting counts, the same for
   * all deliveries of an order.
   */
  readonly localeCountry: string | null
}

/** Finds the tax rates for a shopper at a destination. */
export async function findTaxation(db: ReadOnlyDb, shopper: Shopper, query: TaxQuery): Promise<Taxation> {
  const { taxType } = shopper.webstore
  const untaxed = { isIncluded: taxType === 'Gross', rates: new Map<string, Decimal>() }
  if (query.destination === null || isExemptFromTax(shopper.account) || query.treatments.length === 0) return untaxed
  const taxDestination = toUpperCaseCodes(query.destination)
  const rates = await findRatesCached(db, shopper, {
    taxDestination,
    treatments: [...new Set(query.treatments)].toSorted(),
    localeCountry: query.localeCountry?.trim().toUpperCase() ?? taxDestination.country,
  })
  return {
    isIncluded: resolveTaxLocaleType(taxType, rates[0]?.localeType ?? null) === 'Gross',
    rates: sumRatesByTreatment(rates),
  }
}

/** The maximum number of cached results: a client may name any destination. */
const MAX_CACHED_RATES = 1000

const rateCache = new Cache<RateWithLocale[]>({ name: 'tax rates', maxEntries: MAX_CACHED_RATES, sharesLoads: false })

/**
 * Finds rates as `findRates` does, through a cache that belongs to the price revisions of the web store: a change of a
 * rate leads to another instance.
 */
function findRatesCached(
  db: ReadOnlyDb,
  { webstore }: Shopper,
  query: {
    readonly taxDestination: Destination
    readonly treatments: readonly string[]
    readonly localeCountry: string
  },
): Promise<RateWithLocale[]> {
  return rateCache
    .switchToVersion(webstore.prices)
    .getOrLoad(JSON.stringify(query), () => findRates(db, query.taxDestination, query))
}

/**
 * Loads the tax rates of a product at a destination, by default the store's own country. Returns an error when the
 * shopper may not see the product, the destination is unknown, or a country is named without the state that its taxes
 * depend on.
 */
export async function loadProductTaxes(
  db: ReadOnlyDb,
  shopper: Shopper,
  query: { readonly productId: string; readonly country?: string | undefined; readonly state?: string | undefined },
): Promise<Result<StoreTaxesInfo>> {
  const productId = normalizeId(query.productId, '01t')
  const product = productId === null ? undefined : (await findSellableProducts(db, shopper, [productId])).get(productId)
  if (product === undefined) return err(taxErrors.unknownProduct)
  // Without country and state the store's own country is used, without a state.
  const destinationResult =
    query.country === undefined && query.state === undefined
      ? ok({ country: shopper.webstore.country, state: null })
      : parseDestination(
          { country: query.country ?? shopper.webstore.country, state: query.state ?? null },
          unknownDestinationInQueryError,
        )
  if (!destinationResult.ok) return destinationResult
  const taxDestination = destinationResult.value
  const countryLocaleType =
    shopper.webstore.taxType === 'Automatic' ? await findTaxLocaleType(db, taxDestination.country) : null
  const rates = isExemptFromTax(shopper.account)
    ? []
    : await findRates(db, taxDestination, {
        treatments: [product.taxTreatment],
        localeCountry: taxDestination.country,
      })
  return ok({
    taxLocaleType: resolveTaxLocaleType(shopper.webstore.taxType, countryLocaleType),
    taxesInfo: { [product.id]: { taxesInfoList: rates.map(toRateInfo), success: true, error: null } },
  })
}

/**
 * Inserts tax rates, with country and state in capital letters, and increments the catalogue version, so that carts are
 * repriced.
 */
export async function addTaxRates(tx: Transaction, rates: Parameters<typeof insertRates>[1]): Promise<void> {
  await insertRates(tx, rates)
  await incrementCatalogVersion(tx)
}

function toUpperCaseCodes({ country, state }: Destination): Destination {
  return { country: country.trim().toUpperCase(), state: state?.trim().toUpperCase() || null }
}

function toRateInfo(rate: TaxRate): TaxRateInfo {
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
