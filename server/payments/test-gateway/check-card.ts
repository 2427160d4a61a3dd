import { cardDigits, isCardGood, isCardNumber } from '@hydrant/kernel/cards/card.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
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
): Result<CheckedCard> {
  const digits = cardDigits(number)
  if (!isCardNumber(number)) return err(malformedCard('cardNumber', 'is no card number.'))
  const year = expiryYear < 100 ? 2000 + expiryYear : expiryYear
  const isDate = Number.isInteger(expiryMonth) && Number.isInteger(year)
  if (!isDate || expiryMonth < 1 || expiryMonth > 12 || !isCardGood({ month: expiryMonth, year }, now))
    return err(malformedCard('expiryMonth', 'and expiryYear name no month in which a card is still good.'))
  if (!/^\d{3,4}$/.test(securityCode)) return err(malformedCard('cvv', 'has three or four digits.'))
  const card = TEST_CARDS[digits]
  if (card === undefined)
    return err(
      malformedCard(
        'cardNumber',
        'is no test card. This store takes payments with test cards only: use 4111 1111 1111 1111.',
      ),
    )
  return ok({ ...card, lastFour: digits.slice(-4), expiryMonth, expiryYear: year })
}
