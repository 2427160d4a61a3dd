/** A period in UTC: from its start to before its end. */
export interface Period {
  readonly start: Date
  readonly end: Date
}

type Unit = 'DAYS' | 'WEEKS' | 'MONTHS' | 'QUARTERS' | 'YEARS'

/** The names of periods around now, by their distance: THIS_WEEK is 0, LAST_WEEK -1, NEXT_WEEK 1. */
const DISTANCES: Readonly<Record<string, number>> = { LAST: -1, THIS: 0, NEXT: 1 }

const DAYS: Readonly<Record<string, number>> = { YESTERDAY: -1, TODAY: 0, TOMORROW: 1 }

/** The years of periods: what is beyond them is no date that a shop has. */
const MIN_YEAR = 1000
const MAX_YEAR = 9999

/**
 * Returns the period of a date literal, such as `TODAY` or `LAST_N_DAYS:5`; null when it is none. Weeks begin on Sunday,
 * fiscal years with the calendar year.
 */
export function toPeriod(literal: string, now: Date): Period | null {
  const [name = '', countText] = literal.toUpperCase().replaceAll('FISCAL_', '').split(':')
  const count = countText === undefined ? null : Number(countText)
  if (count !== null && !(Number.isInteger(count) && count >= 0)) return null
  const days = DAYS[name]
  if (days !== undefined && count === null) return createPeriod('DAYS', now, [days, days + 1])
  if (count !== null) return toCountedPeriod(name, count, now)
  if (name === 'LAST_90_DAYS') return createPeriod('DAYS', now, [-90, 1])
  if (name === 'NEXT_90_DAYS') return createPeriod('DAYS', now, [1, 91])
  const [, position = '', unit = ''] = /^(LAST|THIS|NEXT)_(WEEK|MONTH|QUARTER|YEAR)$/.exec(name) ?? []
  const distance = DISTANCES[position]
  return distance === undefined ? null : createPeriod(toUnit(unit), now, [distance, distance + 1])
}

function toCountedPeriod(name: string, count: number, now: Date): Period | null {
  const [, position, unit = ''] = /^(LAST|NEXT)_N_(DAYS|WEEKS|MONTHS|QUARTERS|YEARS)$/.exec(name) ?? []
  if (position === 'NEXT') return createPeriod(toUnit(unit), now, [1, count + 1])
  // The days up to now include today; longer units end before the current one.
  if (position === 'LAST') return createPeriod(toUnit(unit), now, [-count, unit === 'DAYS' ? 1 : 0])
  const [, agoUnit] = /^N_(DAYS|WEEKS|MONTHS|QUARTERS|YEARS)_AGO$/.exec(name) ?? []
  return agoUnit === undefined ? null : createPeriod(toUnit(agoUnit), now, [-count, -count + 1])
}

function toUnit(text: string): Unit {
  switch (text.replace(/S$/, '')) {
    case 'DAY':
      return 'DAYS'
    case 'WEEK':
      return 'WEEKS'
    case 'MONTH':
      return 'MONTHS'
    case 'QUARTER':
      return 'QUARTERS'
    default:
      return 'YEARS'
  }
}

/** Creates the period from the start of one unit to the start of another, both counted from the current one. */
function createPeriod(unit: Unit, now: Date, [from, to]: readonly [number, number]): Period | null {
  const period = { start: startOfUnit(unit, now, from), end: startOfUnit(unit, now, to) }
  return period.start.getUTCFullYear() >= MIN_YEAR && period.end.getUTCFullYear() <= MAX_YEAR ? period : null
}

/** Returns the start of the unit that is `distance` units after the current one. */
function startOfUnit(unit: Unit, now: Date, distance: number): Date {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()]
  switch (unit) {
    case 'DAYS':
      return new Date(Date.UTC(year, month, day + distance))
    case 'WEEKS':
      return new Date(Date.UTC(year, month, day - now.getUTCDay() + 7 * distance))
    case 'MONTHS':
      return new Date(Date.UTC(year, month + distance, 1))
    case 'QUARTERS':
      return new Date(Date.UTC(year, month - (month % 3) + 3 * distance, 1))
    case 'YEARS':
      return new Date(Date.UTC(year, 12 * distance, 1))
    default:
      return unit satisfies never
  }
}
