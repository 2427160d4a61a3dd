import { cardDigits, isCardGood, isCardNumber } from '@hydrant/kernel/cards/card.ts'
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
export function checkCard(
  { number, expiryMonth, expiryYear, securityCode }: CardDetails,
  now: Date,
): Outcome<CheckedCard> {
  const digits = cardDigits(number)
  if (!isCardNumber(number)) return refused(malformedCard('cardNumber', 'is no card number.'))
  const year = expiryYear < 100 ? 2000 + expiryYear : expiryYear
  const isDate = Number.isInteger(expiryMonth) && Number.isInteger(year)
  if (!isDate || expiryMonth < 1 || expiryMonth > 12 || !isCardGood({ month: expiryMonth, year }, now))
    return refused(malformedCard('expiryMonth', 'and expiryYear name no month in which a card is still good.'))
  if (!/^\d{3,4}$/.test(securityCode)) return refused(malformedCard('cvv', 'has three or four digits.'))
  const card = TEST_CARDS[digits]
  if (card === undefined)
    return refused(
      malformedCard(
        'cardNumber',
        'is no test card. This store takes payments with test cards only: use 4111 1111 1111 1111.',
      ),
    )
  return done({ ...card, lastFour: digits.slice(-4), expiryMonth, expiryYear: year })
}
