import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import type { Result } from '@hydrant/kernel/result/result.ts'

/** What of a card may be kept: enough to recognise it, nothing to pay with. */
export interface CardFace {
  readonly brand: string
  readonly lastFour: string
  /** Such as '04/2031'. */
  readonly expires: string
}

/** A card as its holder enters it. It goes to a gateway and nowhere else: it is neither stored nor logged. */
export interface CardDetails {
  readonly holderName: string
  /** Digits; blanks and hyphens between them do not matter. */
  readonly number: string
  readonly expiryMonth: number
  readonly expiryYear: number
  readonly securityCode: string
}

/** What is asked of a gateway under a key of ours. The same key asked twice is one charge. */
export interface ChargeRequest {
  readonly key: string
  readonly amount: Decimal
  readonly currencyIsoCode: string
}

/** A charge that was authorized, or why the card's bank would not, or what of the request the gateway cannot use. */
export type ChargeAnswer =
  | { readonly result: 'Approved'; readonly reference: string; readonly card: CardFace; readonly isCaptured: boolean }
  | { readonly result: 'Declined'; readonly declineCode: string; readonly message: string }
  | { readonly result: 'Invalid'; readonly message: string }

/**
 * What a gateway may reject with: it cannot be reached, does not answer as it should, or cannot do what it was asked at
 * the moment. Whatever else it rejects with counts as a bug. The message is logged and shown to operators: no card data
 * in it.
 */
export class GatewayError extends Error {
  override readonly name: string = 'GatewayError'
}

/**
 * What a gateway rejects with when it fails until an operator has changed something, such as its credentials: trying
 * again by itself is no use.
 */
export class GatewayConfigurationError extends GatewayError {
  override readonly name = 'GatewayConfigurationError'
}

/**
 * A company that moves money for us. Every call may reject with a `GatewayError`, also after it was carried out: what
 * became of a key is then found out with `find`. Never call one inside a transaction.
 */
export interface PaymentGateway {
  /** Takes a card and gives a token for it, or says what is wrong with the card. */
  tokenize(card: CardDetails): Promise<Result<string>>
  /** Sets an amount aside on the card of a token. `details` are passed on as the caller gave them. */
  authorize(
    request: ChargeRequest & { readonly token: string; readonly details: Readonly<Record<string, string>> },
  ): Promise<ChargeAnswer>
  /** Opens a charge that the buyer's own device completes with the gateway; `data` is what the device needs for it. */
  openClientCharge(
    request: ChargeRequest,
  ): Promise<{ readonly reference: string; readonly data: Readonly<Record<string, string>> }>
  /** What came of a charge that the buyer's device was to complete. */
  confirmClientCharge(
    request: ChargeRequest & { readonly details: Readonly<Record<string, string>> },
  ): Promise<ChargeAnswer>
  /** What became of a key; null: nothing yet. */
  find(key: string): Promise<ChargeAnswer | null>
  /** Takes what was set aside. */
  capture(key: string): Promise<void>
  /**
   * Gives back what was set aside. A key that the gateway has not heard of is barred, so that it cannot be charged
   * later.
   */
  reverse(key: string): Promise<void>
  /** Pays back what was captured. */
  refund(key: string): Promise<void>
}

/** Gateways by the name under which a web store's settings choose one. */
export type PaymentGateways = Readonly<Record<string, PaymentGateway>>
