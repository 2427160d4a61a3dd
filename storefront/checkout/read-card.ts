import type { CardPaymentMethod } from '@hydrant/contract/shop/payments.ts'
import type { FormFault } from '@hydrant/design/form/error-summary.tsx'
import { cardDigits, isCardGood, isCardNumber, readCardExpiry } from '@hydrant/kernel/cards/card.ts'
import { FIELDS } from './checkout-fault.ts'

/** A card as it was typed. */
export interface TypedCard {
  readonly holder: string
  readonly number: string
  readonly expiry: string
  readonly securityCode: string
}

/** A card for the gateway, with everything that is missing or cannot be right. */
export function readCard(
  { holder, number, expiry, securityCode }: TypedCard,
  now: Date,
): { readonly card: CardPaymentMethod; readonly faults: readonly FormFault[] } {
  const until = readCardExpiry(expiry)
  const fault = (isWrong: boolean, fieldId: string, message: string): FormFault[] =>
    isWrong ? [{ fieldId, message }] : []
  return {
    card: {
      cardHolderName: holder,
      cardNumber: cardDigits(number),
      expiryMonth: until?.month ?? 0,
      expiryYear: until?.year ?? 0,
      cvv: securityCode,
    },
    faults: [
      ...fault(holder === '', FIELDS.cardHolder, 'Enter the name on the card.'),
      ...fault(
        !isCardNumber(number),
        FIELDS.cardNumber,
        number === '' ? 'Enter the card number.' : 'This is no card number. Check its digits.',
      ),
      ...fault(until === null, FIELDS.cardExpiry, 'Enter month and year as on the card, such as 04/29.'),
      ...fault(until !== null && !isCardGood(until, now), FIELDS.cardExpiry, 'This card has expired. Use another one.'),
      ...fault(
        !/^\d{3,4}$/.test(securityCode),
        FIELDS.cardCode,
        'Enter the three or four digits of the security code.',
      ),
    ],
  }
}
