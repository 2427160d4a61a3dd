import type { CardPaymentMethod } from '@hydrant/contract/shop/payments.ts'
import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import { toCardDigits, isCardValid, isCardNumber, parseCardExpiry } from '@hydrant/kernel/cards/card.ts'
import { FIELD_IDS } from './checkout-errors.ts'

/** A card as it was typed. */
export interface TypedCard {
  readonly holder: string
  readonly number: string
  readonly expiry: string
  readonly securityCode: string
}

/** Converts a typed card to the gateway's input, with its field errors. */
export function readCard(
  { holder, number, expiry, securityCode }: TypedCard,
  now: Date,
): { readonly card: CardPaymentMethod; readonly fieldErrors: readonly FormIssue[] } {
  const expiryDate = parseCardExpiry(expiry)
  const issue = (isWrong: boolean, fieldId: string, message: string): FormIssue[] =>
    isWrong ? [{ fieldId, message }] : []
  return {
    card: {
      cardHolderName: holder,
      cardNumber: toCardDigits(number),
      expiryMonth: expiryDate?.month ?? 0,
      expiryYear: expiryDate?.year ?? 0,
      cvv: securityCode,
    },
    fieldErrors: [
      ...issue(holder === '', FIELD_IDS.cardHolder, 'Enter the name on the card.'),
      ...issue(
        !isCardNumber(number),
        FIELD_IDS.cardNumber,
        number === '' ? 'Enter the card number.' : 'This is no card number. Check its digits.',
      ),
      ...issue(expiryDate === null, FIELD_IDS.cardExpiry, 'Enter month and year as on the card, such as 04/29.'),
      ...issue(
        expiryDate !== null && !isCardValid(expiryDate, now),
        FIELD_IDS.cardExpiry,
        'This card has expired. Use another one.',
      ),
      ...issue(
        !/^\d{3,4}$/.test(securityCode),
        FIELD_IDS.cardCode,
        'Enter the three or four digits of the security code.',
      ),
    ],
  }
}
