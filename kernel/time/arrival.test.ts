import { expect, test } from 'vitest'
import { calculateArrival, type DeliveryTimes, type ShippingCalendar, type TimeUnit } from './arrival.ts'

const WEEK: ShippingCalendar = { weekdays: [1, 2, 3, 4, 5], holidays: [], cutOff: '15:00', timeZone: 'UTC' }
const NO_TIMES: DeliveryTimes = {
  processTime: null,
  processTimeUnit: null,
  transitTimeMin: null,
  transitTimeMax: null,
  transitTimeUnit: null,
}

interface Case {
  readonly now: string
  /** Processing, and the shortest and longest transit, such as `1 Days` and `3-6 Days`. */
  readonly process?: string
  readonly transit: string
  readonly from?: string
  readonly calendar?: Partial<ShippingCalendar>
}

function arrive({ now, process, transit, from, calendar }: Case) {
  const toUnit = (text: string | undefined): TimeUnit | null =>
    text === 'Hours' || text === 'Days' || text === 'Weeks' ? text : null
  const [processTime, processUnit] = process?.split(' ') ?? []
  const [range, transitUnit] = transit.split(' ')
  const [minimum, maximum = minimum] = range?.split('-') ?? []
  const times = {
    processTime: processTime === undefined ? null : Number(processTime),
    processTimeUnit: toUnit(processUnit),
    transitTimeMin: Number(minimum),
    transitTimeMax: Number(maximum),
    transitTimeUnit: toUnit(transitUnit),
  }
  const result = calculateArrival(times, { ...WEEK, ...calendar }, { now: new Date(now), availableFrom: from ?? null })
  return result === null ? null : `${result.earliest} – ${result.latest}`
}

// June 1, 2026 is a Monday.
test.each<[string, Case, string]>([
  ['a range of days', { now: '2026-06-01T10:00Z', transit: '1-3 Days' }, '2026-06-02 – 2026-06-04'],
  ['a minute before the cut-off', { now: '2026-06-01T14:59Z', transit: '1 Days' }, '2026-06-02 – 2026-06-02'],
  ['at the cut-off', { now: '2026-06-01T15:00Z', transit: '1 Days' }, '2026-06-03 – 2026-06-03'],
  [
    'a day without a cut-off',
    { now: '2026-06-01T23:59Z', transit: '1 Days', calendar: { cutOff: null } },
    '2026-06-02 – 2026-06-02',
  ],
  ['Friday after the cut-off', { now: '2026-06-05T16:00Z', transit: '1 Days' }, '2026-06-09 – 2026-06-09'],
  ['days over a weekend', { now: '2026-06-04T10:00Z', transit: '2-4 Days' }, '2026-06-08 – 2026-06-10'],
  ['an order on Sunday', { now: '2026-06-07T10:00Z', transit: '0-1 Days' }, '2026-06-08 – 2026-06-09'],
  [
    'a store that sends on Saturdays, too',
    { now: '2026-06-05T10:00Z', transit: '1 Days', calendar: { weekdays: [1, 2, 3, 4, 5, 6] } },
    '2026-06-06 – 2026-06-06',
  ],
  [
    'processing, and then transit',
    { now: '2026-06-01T10:00Z', process: '2 Days', transit: '1 Days' },
    '2026-06-04 – 2026-06-04',
  ],
  ['the end of a month', { now: '2026-02-27T10:00Z', transit: '1-5 Days' }, '2026-03-02 – 2026-03-06'],
  ['a leap day', { now: '2028-02-28T10:00Z', transit: '1-2 Days' }, '2028-02-29 – 2028-03-01'],
  [
    'holidays over the turn of the year',
    { now: '2026-12-30T10:00Z', transit: '1-2 Days', calendar: { holidays: ['2026-12-31', '2027-01-01'] } },
    '2027-01-04 – 2027-01-05',
  ],
  ['weeks', { now: '2026-06-03T10:00Z', transit: '1-2 Weeks' }, '2026-06-10 – 2026-06-17'],
  [
    'weeks that end on a holiday',
    { now: '2026-06-03T10:00Z', transit: '1 Weeks', calendar: { holidays: ['2026-06-10'] } },
    '2026-06-11 – 2026-06-11',
  ],
  ['hours within the day', { now: '2026-06-01T10:00Z', transit: '4 Hours' }, '2026-06-01 – 2026-06-01'],
  ['hours past midnight', { now: '2026-06-05T14:00Z', transit: '4-12 Hours' }, '2026-06-05 – 2026-06-08'],
  [
    'hours of processing and transit together',
    { now: '2026-06-01T12:00Z', process: '6 Hours', transit: '6 Hours' },
    '2026-06-02 – 2026-06-02',
  ],
  ['hours from the next morning', { now: '2026-06-01T20:00Z', transit: '6 Hours' }, '2026-06-02 – 2026-06-02'],
  [
    'stock that comes later',
    { now: '2026-06-01T20:00Z', transit: '1 Days', from: '2026-06-10' },
    '2026-06-11 – 2026-06-11',
  ],
  [
    'stock that comes on a weekend',
    { now: '2026-06-01T10:00Z', transit: '0 Days', from: '2026-06-13' },
    '2026-06-15 – 2026-06-15',
  ],
  [
    'stock that has come',
    { now: '2026-06-03T10:00Z', transit: '1 Days', from: '2026-06-01' },
    '2026-06-04 – 2026-06-04',
  ],
  [
    'a cut-off in the east, where it is tomorrow',
    { now: '2026-06-01T16:00Z', transit: '1 Days', calendar: { timeZone: 'Asia/Tokyo' } },
    '2026-06-03 – 2026-06-03',
  ],
  [
    'a cut-off in the west, where it is still yesterday',
    { now: '2026-06-02T01:00Z', transit: '1 Days', calendar: { timeZone: 'America/Los_Angeles' } },
    '2026-06-03 – 2026-06-03',
  ],
  [
    'a cut-off on the day on which clocks change',
    { now: '2026-03-09T18:59Z', transit: '1 Days', calendar: { timeZone: 'America/New_York' } },
    '2026-03-10 – 2026-03-10',
  ],
])('arrival dates: %s [CHK-26]', (_, input, expected) => {
  expect(arrive(input)).toBe(expected)
})

test('without a transit time, and for a store that never sends, nothing is promised [CHK-26]', () => {
  const moment = { now: new Date('2026-06-01T10:00Z'), availableFrom: null }
  expect(calculateArrival({ ...NO_TIMES, processTime: 1, processTimeUnit: 'Days' }, WEEK, moment)).toBeNull()
  expect(arrive({ now: '2026-06-01T10:00Z', transit: '1 Days', calendar: { weekdays: [] } })).toBeNull()
})
