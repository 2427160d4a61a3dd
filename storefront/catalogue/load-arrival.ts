import type { ProductDeliveryEstimate } from '@hydrant/contract/shop/delivery-estimate.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/catalogue.js'
import type { PlaceFormView } from '../cart/cart-view.ts'
import { formatPlace, loadPlaceEstimate } from '../cart/load-place-estimate.ts'
import { readEstimateQuery } from '../cart/estimate-query.ts'
import { formatArrivalDays } from '../checkout/method-view.ts'
import { ARRIVAL_FORM_PARAM } from '../links.ts'
import type { ShopContext } from '../shop-context.ts'

/** When a product would arrive, on its page. */
export interface ArrivalView {
  /** The sentences, and the place that they are about; null while there is none. */
  readonly estimated: { readonly place: string; readonly sentences: readonly string[] } | null
  /** The form for another place; null while it was not asked for. */
  readonly form: PlaceFormView | null
}

interface ArrivalRequest {
  readonly productId: string
  readonly params: URLSearchParams
}

/**
 * Loads when a product would arrive at the place in the query, at the remembered one or at a buyer's default delivery
 * address; null when that fails, which is reported.
 */
export async function loadArrival(
  shop: ShopContext,
  { productId, params }: ArrivalRequest,
): Promise<ArrivalView | null> {
  try {
    const { guestUser: isGuest } = await shop.client.getSessionContext()
    const isFormOpen = params.has(ARRIVAL_FORM_PARAM)
    if (isGuest && !isFormOpen && readEstimateQuery(shop, params) === null) return { estimated: null, form: null }
    const { form, result } = await loadPlaceEstimate(
      shop,
      { params, isGuest },
      {
        estimate: async (place) => toEstimated(await shop.buyer.estimateProductDelivery(productId, place)),
        unavailable: messages.arrivalUnavailable,
        estimatesDefaultAddress: true,
      },
    )
    const hasProblem = params.has('country') && result === null
    return { estimated: result, form: isFormOpen || hasProblem ? form : null }
  } catch (error) {
    shop.reportError(error)
    return null
  }
}

function toEstimated({ deliveryMethods, ...address }: ProductDeliveryEstimate): ArrivalView['estimated'] {
  const place = formatPlace(address)
  const dated = deliveryMethods.filter((method) => formatArrivalDays(method) !== '')
  const say = (sentence: typeof messages.arrivesBy, method: (typeof dated)[number]) =>
    sentence({ days: formatArrivalDays(method), method: method.name })
  // The lowest fee counts among all methods: one without dates may have it, and is not in the sentences then.
  const lowestFee = deliveryMethods.map(({ shippingFee }) => decimal(shippingFee)).toSorted((a, b) => a.cmp(b))[0]
  const cheapest = dated.find(({ shippingFee }) => lowestFee !== undefined && decimal(shippingFee).eq(lowestFee))
  const fastest = dated.toSorted((left, right) => toLatest(left).localeCompare(toLatest(right)))[0]
  if (fastest === undefined)
    return { place, sentences: [deliveryMethods.length === 0 ? messages.notDelivered() : messages.arrivalUnknown()] }
  return {
    place,
    sentences:
      cheapest === undefined || toLatest(cheapest) === toLatest(fastest)
        ? [say(messages.arrivesBy, cheapest ?? fastest)]
        : [say(messages.arrivesCheapest, cheapest), say(messages.arrivesFastest, fastest)],
  }
}

function toLatest({ latestEstimatedDeliveryTime }: ProductDeliveryEstimate['deliveryMethods'][number]): string {
  return latestEstimatedDeliveryTime ?? ''
}
