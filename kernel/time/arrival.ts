import { addDays, toLocalMoment } from './local-day.ts'

/** The units of how long a delivery takes. */
export type TimeUnit = 'Hours' | 'Days' | 'Weeks'

/** When a store sends what was ordered. */
export interface ShippingCalendar {
  /** The weekdays on which it sends, from 1 for Monday to 7 for Sunday; without any, nothing is promised. */
  readonly weekdays: readonly number[]
  /** Days on which it sends nothing, such as `2027-12-25`. */
  readonly holidays: readonly string[]
  /** The time of day, such as `15:00`, from which an order counts as one of the next day; null: none. */
  readonly cutOff: string | null
  /** The time zone (IANA) of the days and of the cut-off. */
  readonly timeZone: string
}

/** How long it takes until an order is sent, and then until it arrives; null: not known. */
export interface DeliveryTimes {
  readonly processTime: number | null
  readonly processTimeUnit: TimeUnit | null
  readonly transitTimeMin: number | null
  readonly transitTimeMax: number | null
  readonly transitTimeUnit: TimeUnit | null
}

/** The days between which something arrives, such as `2027-06-30`. */
export interface ArrivalDates {
  readonly earliest: string
  readonly latest: string
}

/**
 * Calculates between which days an order of this moment arrives; null when that is not known.
 *
 * Days and hours count on the days on which the store sends: twenty-four hours are one of them. Weeks are seven days, and
 * then the next day on which the store sends. Unknown processing takes no time; an unknown transit time is no promise.
 * Stock that is there only from a later day, `availableFrom`, begins to be processed on that day, whatever the time.
 */
export function calculateArrival(
  { processTime, processTimeUnit, transitTimeMin, transitTimeMax, transitTimeUnit }: DeliveryTimes,
  calendar: ShippingCalendar,
  { now, availableFrom }: { readonly now: Date; readonly availableFrom: string | null },
): ArrivalDates | null {
  if (transitTimeMax === null || transitTimeUnit === null || calendar.weekdays.length === 0) return null
  const begin = findBegin(calendar, now, availableFrom)
  const sent = addTime(begin, { amount: processTime ?? 0, unit: processTimeUnit ?? 'Days' }, calendar)
  const arriveAfter = (amount: number) => addTime(sent, { amount, unit: transitTimeUnit }, calendar).day
  return { earliest: arriveAfter(transitTimeMin ?? transitTimeMax), latest: arriveAfter(transitTimeMax) }
}

/** A day, and how many hours of it have passed. */
interface Moment {
  readonly day: string
  readonly hours: number
}

/** Finds the moment from which an order is processed. */
function findBegin(calendar: ShippingCalendar, now: Date, availableFrom: string | null): Moment {
  const { day: today, time } = toLocalMoment(now, calendar.timeZone)
  const isTooLate = calendar.cutOff !== null && time >= calendar.cutOff
  const first = isTooLate ? addDays(today, 1) : today
  const [hour, minute] = time.split(':').map(Number)
  const ready = availableFrom !== null && availableFrom > today ? availableFrom : first
  const day = findWorkingDay(ready, calendar)
  return { day, hours: day === today ? (hour ?? 0) + (minute ?? 0) / 60 : 0 }
}

function addTime(
  { day, hours }: Moment,
  { amount, unit }: { readonly amount: number; readonly unit: TimeUnit },
  calendar: ShippingCalendar,
): Moment {
  if (unit === 'Weeks') return { day: findWorkingDay(addDays(day, 7 * amount), calendar), hours }
  if (unit === 'Days') return { day: addWorkingDays(day, amount, calendar), hours }
  const total = hours + amount
  return { day: addWorkingDays(day, Math.floor(total / 24), calendar), hours: total % 24 }
}

function addWorkingDays(day: string, count: number, calendar: ShippingCalendar): string {
  let reached = day
  for (let added = 0; added < count; added += 1) reached = findWorkingDay(addDays(reached, 1), calendar)
  return reached
}

/** Finds the first day from this one on on which the store sends. */
function findWorkingDay(day: string, { weekdays, holidays }: ShippingCalendar): string {
  let found = day
  while (!weekdays.includes(getWeekday(found)) || holidays.includes(found)) found = addDays(found, 1)
  return found
}

/** The weekday of a day, from 1 for Monday to 7 for Sunday. */
function getWeekday(day: string): number {
  return new Date(day).getUTCDay() || 7
}
