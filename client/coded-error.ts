import type { ServerErrorCode } from './error-body.ts'
import type { FetchResponseError } from './errors.ts'

/**
 * A reason of the server as pages keep it: a code for programs, with words only where they are meant for the visitor.
 */
export interface CodedError {
  readonly code: ServerErrorCode | typeof UNKNOWN_ERROR
  readonly message?: string
}

/** The code of a failure that gives no reason. */
export const UNKNOWN_ERROR = 'UNKNOWN_ERROR'

/**
 * The reasons of a failure, coded; at least one. Of the cart's reasons only the type is kept, because its words are
 * written for programs; a cart that does not validate and a coupon that does not apply keep theirs.
 */
export function codedErrorsOf({ url, errors }: Pick<FetchResponseError, 'url' | 'errors'>): readonly CodedError[] {
  const path = url.split('?')[0] ?? ''
  const keepsMessages = !/\/carts(?:\/|$)/.test(path) || /\/cart-coupons(?:\/|$)/.test(path)
  const coded = errors.map(({ type, message }): CodedError => {
    const code = type === '' ? UNKNOWN_ERROR : type
    return keepsMessages || code === 'CART_VALIDATION_ERROR' ? { code, message } : { code }
  })
  return coded.length > 0 ? coded : [{ code: UNKNOWN_ERROR }]
}
