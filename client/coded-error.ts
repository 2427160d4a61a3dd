import type { ServerErrorCode } from './error-body.ts'
import type { FetchResponseError } from './errors.ts'

/** An error of the server as pages use it: a code, with a message only where it is meant for the visitor. */
export interface CodedError {
  readonly code: ServerErrorCode | typeof UNKNOWN_ERROR
  readonly message?: string
}

/** The code of an error without a reason. */
export const UNKNOWN_ERROR = 'UNKNOWN_ERROR'

/**
 * Converts the errors of a response into coded errors, at least one. Cart errors lose their message, which is written
 * for programs; cart validation and coupon errors keep theirs.
 */
export function toCodedErrors({ url, errors }: Pick<FetchResponseError, 'url' | 'errors'>): readonly CodedError[] {
  const path = url.split('?')[0] ?? ''
  const includesMessages = !/\/carts(?:\/|$)/.test(path) || /\/cart-coupons(?:\/|$)/.test(path)
  const codedErrors = errors.map(({ type, message }): CodedError => {
    const code = type === '' ? UNKNOWN_ERROR : type
    return includesMessages || code === 'CART_VALIDATION_ERROR' ? { code, message } : { code }
  })
  return codedErrors.length > 0 ? codedErrors : [{ code: UNKNOWN_ERROR }]
}
