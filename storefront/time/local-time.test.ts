import { afterEach, expect, test, vi } from 'vitest'
import { toIsoFromLocalFieldValue, toLocalFieldValue } from './local-time.ts'
import { formatTimeZoneName } from '@hydrant/design/format/use-time-zone.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['America/New_York', '2027-07-04T22:30:00.000Z', '2027-07-04T18:30'],
  ['America/New_York', '2027-01-04T02:30:00.000Z', '2027-01-03T21:30'],
  ['Asia/Kolkata', '2027-07-04T22:30:00.000Z', '2027-07-05T04:00'],
  ['UTC', '2027-07-04T22:30:00.000Z', '2027-07-04T22:30'],
])('in %s the time %s is formatted as %s and parsed back [BLK-10]', (timeZone, moment, fieldValue) => {
  vi.stubEnv('TZ', timeZone)
  expect(toLocalFieldValue(new Date(moment))).toBe(fieldValue)
  expect(toIsoFromLocalFieldValue(fieldValue)).toBe(moment)
})

test.each(['', 'soon', '2027-13-40T10:00'])('%j is not a valid time [BLK-10]', (fieldValue) => {
  expect(toIsoFromLocalFieldValue(fieldValue)).toBe('')
})

test.each([
  ['America/New_York', 'Eastern Time'],
  ['Europe/Berlin', 'Central European Time'],
  ['Etc/UTC', 'UTC'],
])('the time zone %s has the name %s [BLK-10]', (timeZone, name) => {
  expect(formatTimeZoneName(timeZone)).toBe(name)
})
