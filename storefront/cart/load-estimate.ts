import { isClientError, isResponseError } from '@hydrant/client/errors.ts'
import type { DeliveryEstimate } from '@hydrant/contract/shop/delivery-estimate.ts'
import { getCountryName } from '@hydrant/kernel/locale/country-name.ts'
import { formatAddressLines } from '@hydrant/kernel/locale/format-address.ts'
import * as messages from '@hydrant/messages/compiled/storefront/cart.js'
import { toDestinations } from '../checkout/destinations.ts'
import { toDeliveryMethodView } from '../checkout/method-view.ts'
import { findDestinationErrors } from '../checkout/new-address.ts'
import { toErrorViewOrThrow } from '../session/error-view.ts'
import { toFieldErrors } from '../session/field-errors.ts'
import { withFallback } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import type { EstimateResult, EstimateView } from './cart-view.ts'
import { type EstimateQuery, forgetEstimate, readEstimateQuery, rememberEstimate } from './estimate-query.ts'
import { ESTIMATE_FIELD_IDS } from './estimate-fields.ts'

/**
 * Loads the estimate of shipping and tax of the current cart: for the place in the query or the remembered one, otherwise
 * the form for it with the default delivery address of a buyer.
 */
export async function loadEstimate(
  shop: ShopContext,
  { params, isGuest }: { readonly params: URLSearchParams; readonly isGuest: boolean },
): Promise<EstimateView> {
  const { shippingCountries, country } = await shop.client.getApplicationContext()
  const destinations = toDestinations(shippingCountries).map((destination) => ({
    ...destination,
    regions: destination.regions.filter(({ code }) => code.includes('-')),
  }))
  const form = { destinations, fieldErrors: [], problem: null, result: null }
  const entered = readEstimateQuery(shop, params)
  if (entered !== null) {
    const estimated = await estimate(shop, entered)
    const isEntered = params.has('country')
    if (isEntered || (estimated.fieldErrors ?? []).length === 0) return { ...form, values: entered, ...estimated }
    // Nobody has entered it now: a place that the shop delivers to no more is no mistake of the visitor.
    forgetEstimate(shop)
  }
  const address = isGuest ? null : await loadDefaultAddress(shop)
  const ownCountry = shippingCountries.includes(country) ? country : (shippingCountries[0] ?? '')
  return { ...form, values: address ?? { country: ownCountry, region: '', postalCode: '' } }
}

type Estimated = Partial<Pick<EstimateView, 'fieldErrors' | 'problem' | 'result'>>

async function estimate(shop: ShopContext, query: EstimateQuery): Promise<Estimated> {
  const { country, postalCode } = query
  const [regionCountry, region = ''] = query.region.split('-')
  // The state of another country is none.
  const destination = { country, postalCode, region: regionCountry === country ? region : '' }
  const fieldErrors = findDestinationErrors(destination, ESTIMATE_FIELD_IDS)
  if (fieldErrors.length > 0) return { fieldErrors }
  try {
    const result = await shop.buyer.estimateDelivery('current', destination)
    rememberEstimate(shop, query)
    return { result: toResult(result) }
  } catch (error) {
    if (!isClientError(error)) throw error
    if (isResponseError(error) && error.status === 400)
      return { fieldErrors: toFieldErrors(toErrorViewOrThrow(error), ESTIMATE_FIELD_IDS, ESTIMATE_FIELD_IDS.country) }
    // Another server than this shop's has no such call.
    if (!isResponseError(error) || error.status >= 500) shop.reportError(error)
    return { problem: messages.estimateUnavailable() }
  }
}

function toResult({ country, region, postalCode, totalTaxAmount, options }: DeliveryEstimate): EstimateResult {
  return {
    place: [...formatAddressLines({ country, region, postalCode }), getCountryName(country)].join(', '),
    tax: totalTaxAmount,
    options: options.map(({ deliveryMethod, totalChargeAmount, grandTotalAmount }) => ({
      ...toDeliveryMethodView(deliveryMethod),
      fee: totalChargeAmount,
      total: grandTotalAmount,
    })),
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
