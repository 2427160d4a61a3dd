import { expect, test } from 'vitest'
import { isExemptFromTax } from './tax-exemption.ts'

const until = (taxExemptUntil: string | null) => ({ isTaxExempt: true, taxExemptUntil })

test('an exemption counts until the end of its last day in UTC [ADM-65]', () => {
  expect(isExemptFromTax(until('2027-06-30'), new Date('2027-06-30T23:59:59.999Z'))).toBe(true)
  expect(isExemptFromTax(until('2027-06-30'), new Date('2027-07-01T00:00:00Z'))).toBe(false)
  expect(isExemptFromTax(until(null), new Date('2099-01-01T00:00:00Z'))).toBe(true)
  expect(isExemptFromTax({ isTaxExempt: false, taxExemptUntil: '2099-01-01' }, new Date())).toBe(false)
  expect(isExemptFromTax(null)).toBe(false)
})
