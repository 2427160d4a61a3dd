import { toCodedErrors, UNKNOWN_ERROR } from './coded-error.ts'
import type { ServerErrorCode } from './error-body.ts'
import { isResponseError } from './errors.ts'
import { isBlank } from './stored-text.ts'

/** The codes that the client itself gives to errors in a checkout. */
export type CheckoutFailureCode =
  /** The response to an order action has no result for that action. */
  | 'INTERNAL_ERROR'
  /** A server render found the checkout not ready; only a browser polls for it. */
  | 'SSR_NO_POLLING'
  /** A server render found no checkout. */
  | 'SSR_FAST_CHECKOUT'
  /** A server render could not read the checkout; the browser retries. */
  | 'SSR_CHECKOUT_RETRY'
  /** There is not enough stock. */
  | 'INSUFFICIENT_INVENTORY'
  /** The server returned a checkout without an id. */
  | 'NULL_CHECKOUTID'
  /** The checkout was used before it was loaded. */
  | 'SESSION_NOT_LOADED'
  /** Addresses are not listed for guests, or when the page size is 0. */
  | 'CPA disabled'
  | 'addressId is required'
  | 'deliveryGroupId required'
  /** A delivery group was requested without any options. */
  | 'options required'
  /** No reason was given. */
  | 'UNKNOWN_ERROR'

/** An error in a checkout; `cause` is the error behind it, if there is one. */
export class CheckoutFailure extends Error {
  override readonly name = 'CheckoutFailure'
  readonly tag = 'checkout'
  /** A code of the client, or the type that the server sent. */
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
 * Converts an error response of the server into a `CheckoutFailure`. Other errors, such as an abort, are returned
 * unchanged.
 */
export function toCheckoutFailureIfResponse(error: unknown): unknown {
  if (!isResponseError(error)) return error
  const [reason = { code: UNKNOWN_ERROR, message: undefined }] = toCodedErrors(error)
  return new CheckoutFailure(reason.code, { message: reason.message ?? error.message, cause: error })
}

/** Returns the first error of a response that is otherwise a success as a failure; null when there are none. */
export function findFirstFailure(
  errors:
    | readonly { readonly type: string; readonly message: string | null; readonly detail: string | null }[]
    | undefined,
): CheckoutFailure | null {
  const [firstError] = errors ?? []
  if (firstError === undefined) return null
  return new CheckoutFailure(firstError.type || UNKNOWN_ERROR, {
    message: firstError.message ?? firstError.detail ?? undefined,
  })
}

/** Throws a `CheckoutFailure` when there is no delivery group, or it has no id. */
export function requireDeliveryGroupId(group: { readonly deliveryGroupId?: unknown } | null | undefined): void {
  if (group === null || group === undefined) throw new CheckoutFailure('options required')
  if (isBlank(group.deliveryGroupId)) throw new CheckoutFailure('deliveryGroupId required')
}
