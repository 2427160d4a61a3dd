import { codedErrorsOf, UNKNOWN_ERROR } from './coded-error.ts'
import type { ServerErrorCode } from './error-body.ts'
import { isResponseError } from './errors.ts'
import { isBlank } from './stored-text.ts'

/** The codes that the client itself gives to what goes wrong on the way to an order. */
export type CheckoutFailureCode =
  /** The answer to an order action does not speak of that action. */
  | 'INTERNAL_ERROR'
  /** A server render found the checkout not ready; only a browser waits for it. */
  | 'SSR_NO_POLLING'
  /** A server render found no checkout. */
  | 'SSR_FAST_CHECKOUT'
  /** A server render could not read the checkout; the browser tries again. */
  | 'SSR_CHECKOUT_RETRY'
  /** There is not enough stock. */
  | 'INSUFFICIENT_INVENTORY'
  /** The server answered with a checkout without an id. */
  | 'NULL_CHECKOUTID'
  /** The checkout is asked for before it has been loaded. */
  | 'SESSION_NOT_LOADED'
  /** Addresses are not listed: for guests, or none were wanted. */
  | 'CPA disabled'
  | 'addressId is required'
  | 'deliveryGroupId required'
  /** A delivery group is to be read and nothing was said about it. */
  | 'options required'
  /** No reason was given. */
  | 'UNKNOWN_ERROR'

/** Something on the way to an order went wrong; `cause` is the error behind it, if there is one. */
export class CheckoutFailure extends Error {
  override readonly name = 'CheckoutFailure'
  readonly tag = 'checkout'
  /** A code of the client, or the type that the server gave. */
  readonly code: CheckoutFailureCode | ServerErrorCode

  constructor(
    code: CheckoutFailure['code'],
    { message = code, cause }: { readonly message?: string | undefined; readonly cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.code = code
  }
}

/**
 * What a caller is told of an error on the way to an order. What is not the server's answer stays as it is, such as an
 * abort.
 */
export function toCheckoutFailure(error: unknown): unknown {
  if (!isResponseError(error)) return error
  const [reason = { code: UNKNOWN_ERROR, message: undefined }] = codedErrorsOf(error)
  return new CheckoutFailure(reason.code, { message: reason.message ?? error.message, cause: error })
}

/** The errors of an answer that is otherwise a success, as a failure; null when there are none. */
export function failureAmong(
  errors:
    | readonly { readonly type: string; readonly message: string | null; readonly detail: string | null }[]
    | undefined,
): CheckoutFailure | null {
  const [first] = errors ?? []
  if (first === undefined) return null
  return new CheckoutFailure(first.type || UNKNOWN_ERROR, { message: first.message ?? first.detail ?? undefined })
}

/** Refuses reading a delivery group that is not named. */
export function requireDeliveryGroup(group: { readonly deliveryGroupId?: unknown } | null | undefined): void {
  if (group === null || group === undefined) throw new CheckoutFailure('options required')
  if (isBlank(group.deliveryGroupId)) throw new CheckoutFailure('deliveryGroupId required')
}
