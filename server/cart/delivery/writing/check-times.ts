import type { DeliveryTimes, TimeUnit } from '@hydrant/kernel/time/arrival.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/cart.js'
import { integrityError } from '../../../records/service.ts'

/** The longest time of each unit: about a year, from which a promise is a slip of the keyboard. */
const MAXIMUM: Readonly<Record<TimeUnit, number>> = { Hours: 999, Days: 365, Weeks: 52 }

/**
 * Checks how long a delivery method takes. Returns an error, which names the field, for a time without a unit or of more
 * than a year, and for a shortest transit time without a longest one or above it.
 */
export function checkDeliveryTimes(times: DeliveryTimes): Result<null> {
  const { processTime, processTimeUnit, transitTimeMin, transitTimeMax, transitTimeUnit } = times
  if (transitTimeMin !== null && (transitTimeMax === null || transitTimeMin > transitTimeMax))
    return err(integrityError('TransitTimeMax', messages.methodTransitTimes))
  for (const [field, time, unit] of [
    ['ProcessTime', processTime, processTimeUnit],
    ['TransitTimeMax', transitTimeMax, transitTimeUnit],
  ] as const) {
    const unitField = `${field.replace(/Max$/, '')}Unit`
    if (time === null) continue
    if (unit === null) return err(integrityError(unitField, () => messages.methodTimeUnit({ field: unitField })))
    const limit = { field, maximum: String(MAXIMUM[unit]), unit: unit === 'Days' ? 'other' : unit } as const
    if (time > MAXIMUM[unit]) return err(integrityError(field, () => messages.methodLongTime(limit)))
  }
  return ok(null)
}
