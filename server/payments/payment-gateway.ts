import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import type { Result } from '@hydrant/kernel/result/result.ts'

/** The details of a card that may be stored: enough to recognise it, not enough to pay with. */
export interface CardSummary {
  readonly brand: string
  readonly lastFour: string
  /** Such as '04/2031'. */
  readonly expires: string
}

/** A card as its holder enters it. It goes to a gateway and nowhere else: it is neither stored nor logged. */
export interface CardDetails {
  readonly holderName: string
  /** Digits; spaces and hyphens between them are ignored. */
  readonly number: string
  readonly expiryMonth: number
  readonly expiryYear: number
  readonly securityCode: string
}

/** A charge with an idempotency key of this shop: two requests with the same key are one charge. */
export interface ChargeRequest {
  readonly key: string
  readonly amount: Decimal
  readonly currencyIsoCode: string
}

/** A refund of a part of a captured charge, with an idempotency key of its own. */
export interface PartialRefundRequest {
  /** The key of the charge. */
  readonly key: string
  /** Two requests with the same key are one refund. */
  readonly refundKey: string
  readonly amount: Decimal
  readonly currencyIsoCode: string
}

/**
 * The result of a charge: authorized, declined by the card's bank, invalid for the gateway, or waiting for its buyer to
 * prove to the bank who they are. The buyer's browser needs `data` for that; `confirmClientCharge` completes the charge
 * afterwards.
 */
export type ChargeResult =
  | {
      readonly result: 'Approved'
      readonly reference: string
      readonly card: CardSummary
      readonly isCaptured: boolean
    }
  | { readonly result: 'Declined'; readonly declineCode: string; readonly message: string }
  | { readonly result: 'Invalid'; readonly message: string }
  | RequiredAction

/** A charge that waits for its buyer. */
export interface RequiredAction {
  readonly result: 'ActionRequired'
  readonly reference: string
  readonly data: Readonly<Record<string, string>>
}

/** The result of a charge that waits for nobody. */
export type FinalChargeResult = Exclude<ChargeResult, RequiredAction>

/** How a page takes cards with the gateway's own script, so that they never reach the shop. */
export interface GatewayPage {
  /** What the script of the gateway is started with; public. */
  readonly configuration: Readonly<Record<string, string>>
  /** The sources that the Content-Security-Policy of checkout pages allows besides the shop. */
  readonly policy: {
    readonly scripts: readonly string[]
    readonly frames: readonly string[]
    readonly calls: readonly string[]
  }
}

/**
 * What a gateway reports by itself. `paymentId` is null when it is about no payment of this shop. `Changed`: the payment
 * has to be looked up again. `NeedsAttention`: `reason` tells an operator what happened. `RefundFailed`: a refund that was
 * made gave nothing back; `refundKey` is null when it was that of a whole payment.
 */
export type GatewayEvent = { readonly id: string; readonly type: string } & (
  | { readonly kind: 'Ignored' }
  | { readonly kind: 'Changed'; readonly paymentId: string | null }
  | { readonly kind: 'NeedsAttention'; readonly paymentId: string | null; readonly reason: string }
  | {
      readonly kind: 'RefundFailed'
      readonly paymentId: string | null
      readonly refundKey: string | null
      readonly reason: string
    }
)

/**
 * The error that a gateway may reject with: it is unreachable, responds incorrectly, or temporarily cannot process the
 * call. Any other error counts as a bug: it is counted as well, and logged with its stack. The message of either is
 * logged and shown to operators: no card data in it.
 */
export class GatewayError extends Error {
  override readonly name: string = 'GatewayError'
}

/**
 * The error of a gateway that fails until an operator changes something, such as its credentials: retrying is useless.
 */
export class GatewayConfigurationError extends GatewayError {
  override readonly name = 'GatewayConfigurationError'
}

/**
 * A payment provider. Every call may reject with a `GatewayError`, even after it was carried out: `find` then returns
 * the result of a key. Never call one inside a transaction.
 */
export interface PaymentGateway {
  /** How pages take cards; absent: by the shop's own fields and `tokenize`. */
  readonly page?: GatewayPage
  /** Reads an event that the gateway has sent to the shop; null when its signature is not the gateway's. */
  readonly readEvent?: (body: Buffer, headers: Readonly<Record<string, unknown>>) => Promise<GatewayEvent | null>
  /** Creates a token for a card, or returns what is wrong with the card. */
  tokenize(card: CardDetails): Promise<Result<string>>
  /** Authorizes an amount on the card of a token. `details` are passed on as the client sent them. */
  authorize(
    request: ChargeRequest & { readonly token: string; readonly details: Readonly<Record<string, string>> },
  ): Promise<ChargeResult>
  /** Opens a charge that the buyer's own device completes with the gateway; `data` is what the device needs for it. */
  openClientCharge(
    request: ChargeRequest,
  ): Promise<{ readonly reference: string; readonly data: Readonly<Record<string, string>> }>
  /** Returns the result of a charge that the buyer's device was to complete. */
  confirmClientCharge(
    request: ChargeRequest & { readonly details: Readonly<Record<string, string>> },
  ): Promise<ChargeResult>
  /** Returns the result of the charge with a key; null when there is none yet. */
  find(key: string): Promise<ChargeResult | null>
  /** Captures an authorized amount. */
  capture(key: string): Promise<void>
  /**
   * Reverses an authorization. A key without a charge is blocked, so that it cannot be charged later. Rejects when the
   * amount was captured, also by a call that was running at the same time: nothing was returned then.
   */
  reverse(key: string): Promise<void>
  /** Refunds what was captured and not refunded yet. */
  refund(key: string): Promise<void>
  /**
   * Refunds a part of a captured amount. Repeating a refund that was made changes nothing, nor does a refund of what was
   * refunded as a whole. Rejects, and refunds nothing, when less than the amount is left, but something.
   */
  refundPart(request: PartialRefundRequest): Promise<void>
}

/** Gateways by the name in a web store's settings. */
export type PaymentGateways = Readonly<Record<string, PaymentGateway>>
