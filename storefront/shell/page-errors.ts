import { data, redirect } from 'react-router'
import { hasErrorCode, hasStatus, isClientError, isResponseError } from '@hydrant/client/errors.ts'
import type { ErrorCode } from '@hydrant/contract/shared/error-codes.ts'
import { links } from '../links.ts'
import type { ShopContext } from '../shop-context.ts'

/**
 * Error codes that mean that a URL leads nowhere: the record does not exist, this visitor may not see it, or the page
 * is beyond the end of a list.
 */
const NOT_FOUND_CODES: readonly ErrorCode[] = [
  'INVALID_ID_FIELD',
  'INSUFFICIENT_ACCESS',
  'ILLEGAL_QUERY_PARAMETER_VALUE',
  'MAX_LIMIT_EXCEEDED',
]

/** The message of an error page for the visitor. */
export interface PageError {
  readonly advice: string
}

/**
 * Creates the error response that a loader or action throws for invalid URLs and forms: the error page with `status`
 * and `advice`.
 */
export function createErrorResponse(status: number, advice: string) {
  return data<PageError>({ advice }, { status })
}

/**
 * Awaits required data. A missing record becomes the 404 page, and a guest who has to sign in is redirected and returns
 * to `returnTo`, the page's path inside the shop. Other 4xx errors become the error page with their status; other
 * errors are thrown again.
 */
export async function awaitOrThrow404OrSignIn<Value>(call: Promise<Value>, returnTo: string): Promise<Value> {
  try {
    return await call
  } catch (error) {
    if (hasStatus(error, 404) || NOT_FOUND_CODES.some((code) => hasErrorCode(error, code)))
      throw data(null, { status: 404 })
    if (hasErrorCode(error, 'GUEST_INSUFFICIENT_ACCESS')) throw redirect(links.login(returnTo))
    if (isResponseError(error) && error.status < 500) throw data(null, { status: error.status })
    throw error
  }
}

/**
 * Awaits optional data. Any error of the client gives the fallback; server errors and missing responses are also
 * reported. Anything else that is thrown, such as a redirect, is thrown again.
 */
export async function withFallback<Value, Fallback>(
  { reportError }: Pick<ShopContext, 'reportError'>,
  call: Promise<Value>,
  fallback: Fallback,
): Promise<Value | Fallback> {
  try {
    return await call
  } catch (error) {
    if (!isClientError(error)) throw error
    if (!isResponseError(error) || error.status >= 500) reportError(error)
    return fallback
  }
}

/** Awaits data where a 4xx error, such as for a missing record, gives the fallback; other errors are thrown again. */
export async function withFallbackOn4xx<Value, Fallback>(
  call: Promise<Value>,
  fallback: Fallback,
): Promise<Value | Fallback> {
  try {
    return await call
  } catch (error) {
    if (isResponseError(error) && error.status < 500) return fallback
    throw error
  }
}
