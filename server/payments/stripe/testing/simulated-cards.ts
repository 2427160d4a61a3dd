/** What a simulated card does when a payment intent is confirmed with it. */
interface SimulatedCard {
  readonly brand: string
  readonly lastFour: string
  /** The decline code of its bank; absent: it approves. */
  readonly declineCode?: string
  /** Whether its bank wants to know that its holder pays. */
  readonly needsAuthentication?: boolean
}

/** The payment methods that Stripe documents for tests, as far as the tests of this shop use them. */
export const CARDS_BY_PAYMENT_METHOD: Readonly<Record<string, SimulatedCard>> = {
  pm_card_visa: { brand: 'visa', lastFour: '4242' },
  pm_card_mastercard: { brand: 'mastercard', lastFour: '4444' },
  pm_card_chargeDeclined: { brand: 'visa', lastFour: '0002', declineCode: 'generic_decline' },
  pm_card_chargeDeclinedInsufficientFunds: { brand: 'visa', lastFour: '9995', declineCode: 'insufficient_funds' },
  pm_card_chargeDeclinedExpiredCard: { brand: 'visa', lastFour: '0069', declineCode: 'expired_card' },
  pm_card_chargeDeclinedIncorrectCvc: { brand: 'visa', lastFour: '0127', declineCode: 'incorrect_cvc' },
  pm_card_authenticationRequired: { brand: 'visa', lastFour: '3184', needsAuthentication: true },
}

/** The payment methods that the simulated fields of a page create, by the card number that was typed there. */
export const PAYMENT_METHOD_BY_NUMBER: Readonly<Record<string, string>> = {
  '4242424242424242': 'pm_card_visa',
  '4000000000009995': 'pm_card_chargeDeclinedInsufficientFunds',
  '4000002760003184': 'pm_card_authenticationRequired',
}
