import { removeCardSeparators, isCardExpiryValid, isCardNumber } from '@hydrant/kernel/cards/card.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { cardErrors } from '../errors.ts'
import type { CardDetails } from '../payment-gateway.ts'
import { TEST_CARDS } from './test-cards.ts'

/** The details of a card that are stored. */
export interface CheckedCard {
  readonly brand: string
  readonly lastFour: string
  readonly expiryMonth: number
  readonly expiryYear: number
  readonly behavior: string
}

/**
 * Validates a card and returns its details to store; an error names the wrong field, or says that it is not a test
 * card.
 */
export function parseTestCard(
  { number, expiryMonth, expiryYear, securityCode }: CardDetails,
  now: Date,
): Result<CheckedCard> {
  const digits = removeCardSeparators(number)
  if (!isCardNumber(number)) return err(cardErrors.noCardNumber)
  const year = expiryYear < 100 ? 2000 + expiryYear : expiryYear
  const isDate = Number.isInteger(expiryMonth) && Number.isInteger(year)
  if (!isDate || expiryMonth < 1 || expiryMonth > 12 || !isCardExpiryValid({ month: expiryMonth, year }, now))
    return err(cardErrors.expired)
  if (!/^\d{3,4}$/.test(securityCode)) return err(cardErrors.malformedSecurityCode)
  const card = TEST_CARDS[digits]
  if (card === undefined) return err(cardErrors.noTestCard)
  return ok({ ...card, lastFour: digits.slice(-4), expiryMonth, expiryYear: year })
}
