import type { DeliveryMethod } from '@hydrant/contract/shop/delivery.ts'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import type { MethodView } from './checkout-view.ts'

/** Converts a delivery method to its view. */
export function toDeliveryMethodView(method: DeliveryMethod): MethodView {
  return {
    id: method.id,
    name: method.name,
    fee: method.adjustedShippingFee ?? method.shippingFee,
    duration: formatDuration(method),
  }
}

function formatDuration({
  transitTimeMin: minimum,
  transitTimeMax: maximum,
  transitTimeUnit: unit,
}: DeliveryMethod): string {
  if (typeof maximum !== 'number' || !unit) return ''
  const durationArguments = { unit: unit === 'Days' ? 'other' : unit, maximum } as const
  return typeof minimum === 'number' && minimum !== maximum
    ? messages.durationRange({ ...durationArguments, minimum: formatQuantity(String(minimum)) })
    : messages.duration(durationArguments)
}
