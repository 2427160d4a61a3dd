import type { DeliveryMethod } from '@hydrant/contract/shop/delivery.ts'
import type { MethodView } from './checkout-view.ts'

/** Converts a delivery method to its view. */
export function toMethodView(method: DeliveryMethod): MethodView {
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
  const unitLabel = unit === 'Days' ? 'business day' : unit.toLowerCase().replace(/s$/, '')
  const plural = maximum === 1 ? unitLabel : `${unitLabel}s`
  return typeof minimum === 'number' && minimum !== maximum
    ? `${minimum} to ${maximum} ${plural}`
    : `${maximum} ${plural}`
}
