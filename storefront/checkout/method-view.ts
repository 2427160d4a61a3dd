import type { DeliveryMethod } from '@hydrant/contract/shop/delivery.ts'
import { formatDays } from '@hydrant/kernel/locale/format-date.ts'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import type { MethodView } from './checkout-view.ts'

/** Converts a delivery method to its view. */
export function toDeliveryMethodView(method: DeliveryMethod): MethodView {
  return {
    id: method.id,
    name: method.name,
    fee: method.adjustedShippingFee ?? method.shippingFee,
    duration: formatArrival(method) || formatDuration(method),
    latestArrival: method.latestEstimatedDeliveryTime?.slice(0, 10) ?? '',
  }
}

/** Formats the days between which something arrives: `Arrives Tue, Dec 1 – Thu, Dec 3`; empty when they are not known. */
function formatArrival(method: DeliveryMethod): string {
  const days = formatArrivalDays(method)
  return days === '' ? '' : messages.arrives({ days })
}

/** Formats the days between which something arrives; empty when they are not known. */
export function formatArrivalDays({
  earliestEstimatedDeliveryTime: earliest,
  latestEstimatedDeliveryTime: latest,
}: DeliveryMethod): string {
  return earliest && latest ? formatDays(earliest, latest) : ''
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
