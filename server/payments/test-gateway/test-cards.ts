import * as messages from '@hydrant/messages/compiled/server/payments.js'

/** What a test card does when it is charged. */
export type CardBehavior =
  | 'approve'
  | 'do-not-honor'
  | 'insufficient-funds'
  | 'expired-card'
  | 'incorrect-security-code'
  | 'over-limit'
  | 'system-error'
  | 'timeout-before'
  | 'timeout-after'

/** A card that only the test gateway knows. */
export interface TestCard {
  readonly brand: string
  readonly behavior: CardBehavior
}

/** The amount from which the card with a limit is declined. */
const CARD_LIMIT = 1000

/**
 * Every card that the test gateway accepts, by its number. None of them exists; real cards are rejected, so that nobody
 * enters one by mistake.
 */
export const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  '4111111111111111': { brand: 'Visa', behavior: 'approve' },
  '4242424242424242': { brand: 'Visa', behavior: 'approve' },
  '5555555555554444': { brand: 'Mastercard', behavior: 'approve' },
  '378282246310005': { brand: 'American Express', behavior: 'approve' },
  '4000000000000002': { brand: 'Visa', behavior: 'do-not-honor' },
  '4000000000009995': { brand: 'Visa', behavior: 'insufficient-funds' },
  '4000000000000069': { brand: 'Visa', behavior: 'expired-card' },
  '4000000000000127': { brand: 'Visa', behavior: 'incorrect-security-code' },
  '4000000000003055': { brand: 'Visa', behavior: 'over-limit' },
  '4000000000000119': { brand: 'Visa', behavior: 'system-error' },
  '4000000000000259': { brand: 'Visa', behavior: 'timeout-before' },
  '4000000000000341': { brand: 'Visa', behavior: 'timeout-after' },
}

/** Returns why a test card is declined for an amount; null when it is not. */
export function findDecline(
  behavior: string,
  amount: { gt(limit: number): boolean },
): { readonly declineCode: string; readonly message: string } | null {
  switch (behavior) {
    case 'do-not-honor':
      return { declineCode: 'DO_NOT_HONOR', message: messages.declinedByBank() }
    case 'insufficient-funds':
      return { declineCode: 'INSUFFICIENT_FUNDS', message: messages.insufficientFunds() }
    case 'expired-card':
      return { declineCode: 'EXPIRED_CARD', message: messages.cardExpired() }
    case 'incorrect-security-code':
      return { declineCode: 'INCORRECT_CVV', message: messages.wrongSecurityCode() }
    case 'over-limit':
      return amount.gt(CARD_LIMIT)
        ? {
            declineCode: 'LIMIT_EXCEEDED',
            message: messages.overCardLimit({ limit: CARD_LIMIT.toFixed(2) }),
          }
        : null
    default:
      return null
  }
}
