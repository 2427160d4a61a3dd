import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { parseInstant } from '@hydrant/kernel/time/timestamp.ts'
import * as messages from '@hydrant/messages/compiled/server/settings.js'
import { integrityError } from '../../records/service.ts'
import { isTimeOfDay, WEEKDAYS } from '../shipping-calendar.ts'
import type { ShippingChanges } from './store.ts'

/**
 * Checks changes of when the store sends. Returns an error, which names the field, for what is no weekday, no day and no
 * time of day. The lists come back in their order, each entry once.
 */
export function parseShipping(requested: ShippingChanges): Result<ShippingChanges> {
  const { shippingCutOff } = requested
  const shippingDays = toEntries(requested.shippingDays)
  const unknown = shippingDays?.find((day) => !WEEKDAYS.includes(day))
  const days = { field: 'ShippingDays__c', weekdays: WEEKDAYS.join(';') }
  if (unknown !== undefined)
    return err(integrityError(days.field, () => messages.unknownWeekday({ ...days, text: unknown })))
  if (typeof shippingCutOff === 'string' && !isTimeOfDay(shippingCutOff)) {
    const cutOff = { field: 'ShippingCutOff__c', text: shippingCutOff }
    return err(integrityError(cutOff.field, () => messages.notTimeOfDay(cutOff)))
  }
  const shippingHolidays = toEntries(requested.shippingHolidays)
  const wrong = shippingHolidays?.find((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day) || parseInstant(day) === null)
  const field = 'ShippingHolidays__c'
  if (wrong !== undefined) return err(integrityError(field, () => messages.notDay({ field, text: wrong })))
  return ok({
    shippingDays: shippingDays && WEEKDAYS.filter((weekday) => shippingDays.includes(weekday)),
    shippingCutOff,
    shippingHolidays: shippingHolidays && [...new Set(shippingHolidays)].toSorted(),
  })
}

/** The entries of a list without blank ones; null when there are none, undefined when they stay as they are. */
function toEntries(list: readonly string[] | null | undefined): string[] | null | undefined {
  if (list === undefined || list === null) return list
  const entries = list.map((entry) => entry.trim()).filter((entry) => entry !== '')
  return entries.length === 0 ? null : entries
}
