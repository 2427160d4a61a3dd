import { afterEach, expect, test, vi } from 'vitest'
import { fromLocalTime, toLocalTime } from './local-time.ts'
import { zoneName } from './use-time-zone.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['America/New_York', '2027-07-04T22:30:00.000Z', '2027-07-04T18:30'],
  ['America/New_York', '2027-01-04T02:30:00.000Z', '2027-01-03T21:30'],
  ['Asia/Kolkata', '2027-07-04T22:30:00.000Z', '2027-07-05T04:00'],
  ['UTC', '2027-07-04T22:30:00.000Z', '2027-07-04T22:30'],
])('in %s the moment %s is written %s, and read again [BLK-10]', (timeZone, moment, written) => {
  vi.stubEnv('TZ', timeZone)
  expect(toLocalTime(new Date(moment))).toBe(written)
  expect(fromLocalTime(written)).toBe(moment)
})

test.each(['', 'soon', '2027-13-40T10:00'])('%j is no moment [BLK-10]', (written) => {
  expect(fromLocalTime(written)).toBe('')
})

test.each([
  ['America/New_York', 'Eastern Time'],
  ['Europe/Berlin', 'Central European Time'],
  ['Etc/UTC', 'UTC'],
])('the zone %s is called %s [BLK-10]', (timeZone, name) => {
  expect(zoneName(timeZone)).toBe(name)
})
