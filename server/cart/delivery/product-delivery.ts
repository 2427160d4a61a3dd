import type { ProductDeliveryEstimate } from '@hydrant/contract/shop/delivery-estimate.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { toMoneyText } from '@hydrant/kernel/money/rounding.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../../accounts/service.ts'
import { findSellableProducts } from '../../catalogue/service.ts'
import { findReadyDates } from '../../inventory/service.ts'
import type { DeliveryAddress } from '../cart.ts'
import { cartErrors } from '../errors.ts'
import { type ScheduledMethod, scheduleMethods } from './arrivals.ts'
import { findMethodsForCountry } from './cart-delivery.ts'
import { toUnpricedMethodBody } from './delivery-body.ts'
import { resolveDestination } from './resolve-address.ts'
import type { ReadOnlyDb } from '../store.ts'

/** A place, and the delivery methods that would deliver one unit of a product there. */
export interface ProductDelivery {
  readonly destination: DeliveryAddress
  readonly methods: readonly ScheduledMethod[]
}

/**
 * Finds with which delivery methods, and when, one unit of a product would arrive at a place. Nothing is delivered of a
 * product that is not sold any more, or as one of its variations only. Returns an error for a product that the shopper does
 * not see, and one that names the fields when the place is incomplete, contradictory or not delivered to.
 */
export async function estimateProductDelivery(
  db: ReadOnlyDb,
  shopper: Shopper,
  request: { readonly productId: string; readonly destination: Parameters<typeof resolveDestination>[1] },
): Promise<Result<ProductDelivery>> {
  const id = normalizeId(request.productId, '01t')
  if (id === null) return err(cartErrors.malformedProduct)
  const addressResult = resolveDestination(shopper, request.destination)
  if (!addressResult.ok) return addressResult
  const destination = addressResult.value
  const product = (await findSellableProducts(db, shopper, [id])).get(id)
  if (product === undefined) return err(cartErrors.unknownProduct)
  if (product.isRetired || product.productClass === 'VariationParent') return ok({ destination, methods: [] })
  const country = String(destination['country'])
  const methods = await findMethodsForCountry(db, shopper, { country, currencyIsoCode: shopper.currency })
  const readyDates = await findReadyDates(db, new Map([[id, [{ productId: id, quantity: decimal(1) }]]]))
  return ok({ destination, methods: scheduleMethods(shopper.webstore, methods, readyDates.get(id) ?? null) })
}

/** Converts what would deliver a product to its response body. */
export function toProductDeliveryEstimate({ destination, methods }: ProductDelivery): ProductDeliveryEstimate {
  const { country, region, postalCode } = destination
  return {
    country: String(country),
    region: typeof region === 'string' ? region : null,
    postalCode: typeof postalCode === 'string' ? postalCode : null,
    deliveryMethods: methods.map((method) => ({
      ...toUnpricedMethodBody(method),
      currencyIsoCode: method.currencyIsoCode,
      shippingFee: toMoneyText(method.baseFee, method.currencyIsoCode),
    })),
  }
}
