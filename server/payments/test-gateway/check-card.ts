import { done, type Outcome, refused } from '@hydrant/kernel/outcome/outcome.ts'
import { malformedCard } from '../errors.ts'
import type { CardDetails } from '../payment-gateway.ts'
import { TEST_CARDS } from './test-cards.ts'

/** What of a card is kept. */
export interface CheckedCard {
  readonly brand: string
  readonly lastFour: string
  readonly expiryMonth: number
  readonly expiryYear: number
  readonly behavior: string
}

/** Looks whether a card can be one and is a test card; what is wrong is named by its field. */
export function checkCard({ number, expiryMonth, expiryYear, securityCode }: CardDetails, now: Date): Outcome<CheckedCard> {
  const digits = number.replaceAll(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(digits) || !isChecked(digits)) return refused(malformedCard('cardNumber', 'is no card number.'))
  const year = expiryYear < 100 ? 2000 + expiryYear : expiryYear
  const isDate = Number.isInteger(expiryMonth) && Number.isInteger(year)
  const isOver = year < now.getUTCFullYear() || (year === now.getUTCFullYear() && expiryMonth < now.getUTCMonth() + 1)
  if (!isDate || expiryMonth < 1 || expiryMonth > 12 || isOver || year > now.getUTCFullYear() + 30) return refused(malformedCard('expiryMonth', 'and expiryYear name no month in which a card is still good.'))
  if (!/^\d{3,4}$/.test(securityCode)) return refused(malformedCard('cvv', 'has three or four digits.'))
  const card = TEST_CARDS[digits]
  if (card === undefined) return refused(malformedCard('cardNumber', 'is no test card. This store takes payments with test cards only: use 4111 1111 1111 1111.'))
  return done({ ...card, lastFour: digits.slice(-4), expiryMonth, expiryYear: year })
}

/** The check digit of card numbers (Luhn). */
function isChecked(digits: string): boolean {
  const values = Array.from(digits, Number).toReversed()
  const weighed = values.map((digit, index) => (index % 2 === 0 ? digit : crossSum(digit * 2)))
  return weighed.reduce((total, value) => total + value, 0) % 10 === 0
}

function crossSum(value: number): number {
  return value > 9 ? value - 9 : value
}
