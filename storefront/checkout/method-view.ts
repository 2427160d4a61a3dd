import type { DeliveryMethod } from '@hydrant/contract/shop/delivery.ts'
import type { MethodView } from './checkout-view.ts'

/** A way to deliver as buyers compare it. */
export function methodView(method: DeliveryMethod): MethodView {
  return {
    id: method.id,
    name: method.name,
    fee: method.adjustedShippingFee ?? method.shippingFee,
    duration: durationOf(method),
  }
}

function durationOf({ transitTimeMin: least, transitTimeMax: most, transitTimeUnit: unit }: DeliveryMethod): string {
  if (typeof most !== 'number' || !unit) return ''
  const words = unit === 'Days' ? 'business day' : unit.toLowerCase().replace(/s$/, '')
  const plural = most === 1 ? words : `${words}s`
  return typeof least === 'number' && least !== most ? `${least} to ${most} ${plural}` : `${most} ${plural}`
}
