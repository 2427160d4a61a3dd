import type { DeliveryEstimate } from '@hydrant/contract/shop/delivery-estimate.ts'
import * as messages from '@hydrant/messages/compiled/storefront/cart.js'
import { toDeliveryMethodView } from '../checkout/method-view.ts'
import type { ShopContext } from '../shop-context.ts'
import type { EstimateResult, EstimateView } from './cart-view.ts'
import { formatPlace, loadPlaceEstimate, type PlaceRequest } from './load-place-estimate.ts'

/**
 * Loads the estimate of shipping and tax of the current cart: for the place in the query or the remembered one, otherwise
 * the form for it with the default delivery address of a buyer.
 */
export async function loadEstimate(shop: ShopContext, request: PlaceRequest): Promise<EstimateView> {
  const { form, result } = await loadPlaceEstimate(shop, request, {
    estimate: async (place) => toResult(await shop.buyer.estimateDelivery('current', place)),
    unavailable: messages.estimateUnavailable,
  })
  return { ...form, result }
}

function toResult({ totalTaxAmount, options, ...place }: DeliveryEstimate): EstimateResult {
  return {
    place: formatPlace(place),
    tax: totalTaxAmount,
    options: options.map(({ deliveryMethod, totalChargeAmount, grandTotalAmount }) => ({
      ...toDeliveryMethodView(deliveryMethod),
      fee: totalChargeAmount,
      total: grandTotalAmount,
    })),
  }
}
