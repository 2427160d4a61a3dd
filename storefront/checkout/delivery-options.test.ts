import { expect, test } from 'vitest'
import { findDeliveryDateError } from './delivery-options.ts'

test.each([
  ['', null],
  ['2027-02-01', null],
  ['2027-02-02', null],
  ['2027-01-31', 'Choose February 1, 2027 or a later day.'],
  ['2027-02-30', 'Enter a date with year, month and day, such as 2027-01-31.'],
  ['tomorrow', 'Enter a date with year, month and day, such as 2027-01-31.'],
])('the delivery date %j, stored or typed, gets the message %j on the first of February [CHK-01]', (day, message) => {
  expect(findDeliveryDateError(day, '2027-02-01')).toBe(message)
})
