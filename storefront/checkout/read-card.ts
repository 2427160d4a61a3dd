import type { CardPaymentMethod } from '@hydrant/contract/shop/payments.ts'
import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import { removeCardSeparators, isCardExpiryValid, isCardNumber, parseCardExpiry } from '@hydrant/kernel/cards/card.ts'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import { FIELD_IDS } from './checkout-errors.ts'

/** A card as it was typed. */
export interface TypedCard {
  readonly holder: string
  readonly number: string
  readonly expiry: string
  readonly securityCode: string
}

/** Converts a typed card to the gateway's input, with its field errors. */
export function parseCard(
  { holder, number, expiry, securityCode }: TypedCard,
  now: Date,
): { readonly card: CardPaymentMethod; readonly fieldErrors: readonly FormIssue[] } {
  const expiryDate = parseCardExpiry(expiry)
  const issueIf = (isWrong: boolean, fieldId: string, message: string): FormIssue[] =>
    isWrong ? [{ fieldId, message }] : []
  return {
    card: {
      cardHolderName: holder,
      cardNumber: removeCardSeparators(number),
      expiryMonth: expiryDate?.month ?? 0,
      expiryYear: expiryDate?.year ?? 0,
      cvv: securityCode,
    },
    fieldErrors: [
      ...issueIf(holder === '', FIELD_IDS.cardHolder, messages.enterCardHolder()),
      ...issueIf(
        !isCardNumber(number),
        FIELD_IDS.cardNumber,
        number === '' ? messages.enterCardNumber() : messages.invalidCardNumber(),
      ),
      ...issueIf(expiryDate === null, FIELD_IDS.cardExpiry, messages.enterExpiry()),
      ...issueIf(
        expiryDate !== null && !isCardExpiryValid(expiryDate, now),
        FIELD_IDS.cardExpiry,
        messages.cardExpired(),
      ),
      ...issueIf(!/^\d{3,4}$/.test(securityCode), FIELD_IDS.cardCode, messages.enterSecurityCode()),
    ],
  }
}
