import { isClientError, isResponseError } from '@hydrant/client/errors.ts'
import { getCountryName } from '@hydrant/kernel/locale/country-name.ts'
import { formatAddressLines } from '@hydrant/kernel/locale/format-address.ts'
import { toDestinations } from '../checkout/destinations.ts'
import { findDestinationErrors } from '../checkout/new-address.ts'
import { toErrorViewOrThrow } from '../session/error-view.ts'
import { toFieldErrors } from '../session/field-errors.ts'
import { withFallback } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import type { PlaceFormView } from './cart-view.ts'
import { type EstimateQuery, forgetEstimate, readEstimateQuery, rememberEstimate } from './estimate-query.ts'
import { ESTIMATE_FIELD_IDS } from './estimate-fields.ts'

/** The query of a page with a form for a place, and whether a guest looks at it. */
export interface PlaceRequest {
  readonly params: URLSearchParams
  readonly isGuest: boolean
}

/** A place as the API takes it; the region is empty where there is none. */
export interface Place {
  readonly country: string
  readonly region: string
  readonly postalCode: string
}

/** How something is estimated for a place. */
interface PlaceEstimator<Result> {
  readonly estimate: (place: Place) => Promise<Result>
  /** Says that there is no estimate at present. */
  readonly unavailable: () => string
  /** Whether the default delivery address is estimated for, too; otherwise the form only has it. */
  readonly estimatesDefaultAddress?: boolean
}

interface PlaceEstimate<Result> {
  readonly form: PlaceFormView
  /** Null while nothing was estimated. */
  readonly result: Result | null
}

/**
 * Loads the form for a place, and what is estimated for the one in the query or the remembered one. Without them the form
 * has the default delivery address of a buyer.
 */
export async function loadPlaceEstimate<Result>(
  shop: ShopContext,
  { params, isGuest }: PlaceRequest,
  estimator: PlaceEstimator<Result>,
): Promise<PlaceEstimate<Result>> {
  const { shippingCountries, country } = await shop.client.getApplicationContext()
  const destinations = toDestinations(shippingCountries).map((destination) => ({
    ...destination,
    regions: destination.regions.filter(({ code }) => code.includes('-')),
  }))
  const form = { destinations, fieldErrors: [], problem: null }
  const entered = readEstimateQuery(shop, params)
  if (entered !== null) {
    const { result, ...problems } = await estimateFor(shop, entered, estimator)
    const isEntered = params.has('country')
    if (isEntered || problems.fieldErrors.length === 0) {
      if (result !== null) rememberEstimate(shop, entered)
      return { form: { ...form, values: entered, ...problems }, result }
    }
    // Nobody has entered it now: a place that the shop delivers to no more is no mistake of the visitor.
    forgetEstimate(shop)
  }
  const address = isGuest ? null : await loadDefaultAddress(shop)
  const ownCountry = shippingCountries.includes(country) ? country : (shippingCountries[0] ?? '')
  const values = address ?? { country: ownCountry, region: '', postalCode: '' }
  if (address === null || estimator.estimatesDefaultAddress !== true) return { form: { ...form, values }, result: null }
  const { result, problem } = await estimateFor(shop, address, estimator)
  return { form: { ...form, values, problem }, result }
}

/** Formats a place for a sentence, such as `WA 98501, United States`. */
export function formatPlace({
  country,
  ...place
}: Parameters<typeof formatAddressLines>[0] & { country: string }): string {
  return [...formatAddressLines({ country, ...place }), getCountryName(country)].join(', ')
}

async function estimateFor<Result>(
  shop: ShopContext,
  query: EstimateQuery,
  { estimate, unavailable }: PlaceEstimator<Result>,
): Promise<Pick<PlaceFormView, 'fieldErrors' | 'problem'> & Pick<PlaceEstimate<Result>, 'result'>> {
  const none = { fieldErrors: [], problem: null, result: null }
  const { country, postalCode } = query
  const [regionCountry, region = ''] = query.region.split('-')
  // The state of another country is none.
  const place = { country, postalCode, region: regionCountry === country ? region : '' }
  const fieldErrors = findDestinationErrors(place, ESTIMATE_FIELD_IDS)
  if (fieldErrors.length > 0) return { ...none, fieldErrors }
  try {
    return { ...none, result: await estimate(place) }
  } catch (error) {
    if (!isClientError(error)) throw error
    if (isResponseError(error) && error.status === 400)
      return {
        ...none,
        fieldErrors: toFieldErrors(toErrorViewOrThrow(error), ESTIMATE_FIELD_IDS, ESTIMATE_FIELD_IDS.country),
      }
    // Another server than this shop's has no such call.
    if (!isResponseError(error) || error.status >= 500) shop.reportError(error)
    return { ...none, problem: unavailable() }
  }
}

/** Loads the default delivery address of the effective account, if the shop delivers there. */
async function loadDefaultAddress(shop: ShopContext): Promise<EstimateQuery | null> {
  const query = {
    addressType: 'Shipping',
    excludeUnsupportedCountries: true,
    shouldShowDefaultAddrFirst: true,
  } as const
  const page = await withFallback(shop, shop.client.listAddresses('current', { ...query, pageSize: 1 }), null)
  const address = page?.items[0]
  if (address === undefined || !address.isDefault || address.country === null) return null
  const { country, region, postalCode } = address
  return { country, region: region === null ? '' : `${country}-${region}`, postalCode: postalCode ?? '' }
}
