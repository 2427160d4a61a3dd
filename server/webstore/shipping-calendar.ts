import type { ShippingCalendar } from '@hydrant/kernel/time/arrival.ts'
import type { Webstore } from './load-webstore.ts'
import { toTimeZone } from './store-settings.ts'

/** The weekdays as the settings write them, from Monday on. */
export const WEEKDAYS: readonly string[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** The weekdays on which a store sends that has not said so. */
export const DEFAULT_SHIPPING_DAYS: readonly string[] = WEEKDAYS.slice(0, 5)

/**
 * Reads when the store sends: the settings `shippingDays` (`["Mon", "Tue"]`, by default Monday to Friday),
 * `shippingCutOff` (`"15:00"`, by default none) and `shippingHolidays` (`["2027-12-25"]`), in the time zone of the store.
 */
export function toShippingCalendar(webstore: Pick<Webstore, 'settings'>): ShippingCalendar {
  const { shippingDays, shippingCutOff, shippingHolidays } = webstore.settings
  const days: readonly unknown[] = Array.isArray(shippingDays) ? shippingDays : DEFAULT_SHIPPING_DAYS
  const holidays: readonly unknown[] = Array.isArray(shippingHolidays) ? shippingHolidays : []
  return {
    weekdays: WEEKDAYS.flatMap((weekday, index) => (days.includes(weekday) ? [index + 1] : [])),
    holidays: holidays.filter((day) => typeof day === 'string'),
    cutOff: typeof shippingCutOff === 'string' && isTimeOfDay(shippingCutOff) ? shippingCutOff : null,
    timeZone: toTimeZone(webstore),
  }
}

/** Whether a text is a time of day such as `15:00`. */
export function isTimeOfDay(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)
}
