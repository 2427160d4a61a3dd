import { data, redirect } from 'react-router'
import { hasErrorCode, hasStatus, isClientError, isResponseError } from '@hydrant/client/errors.ts'
import type { ErrorCode } from '@hydrant/contract/shared/error-codes.ts'
import { links } from '../links.ts'
import type { ShopContext } from '../shop-context.ts'

/**
 * Refusals of an address that leads nowhere: to what no shop has, this visitor may not see, or lies beyond the end of a
 * list.
 */
const LEADS_NOWHERE: readonly ErrorCode[] = [
  'INVALID_ID_FIELD',
  'INSUFFICIENT_ACCESS',
  'ILLEGAL_QUERY_PARAMETER_VALUE',
  'MAX_LIMIT_EXCEEDED',
]

/** Why a page was not given, in words for the visitor; the error page shows them. */
export interface PageRefusal {
  readonly advice: string
}

/**
 * What to throw when an address or a form asks for something that no page can answer: the error page with `status`,
 * saying `advice`.
 */
export function pageRefusal(status: number, advice: string) {
  return data<PageRefusal>({ advice }, { status })
}

/**
 * Waits for what a page cannot do without. What does not exist becomes the 404 page, and a visitor who has to sign in
 * first is sent to sign in and back to `path`, the page's path inside the shop. Whatever else is refused becomes the
 * error page with the status of the refusal; failures stay what they are.
 */
export async function orNotFound<Value>(call: Promise<Value>, path: string): Promise<Value> {
  try {
    return await call
  } catch (error) {
    if (hasStatus(error, 404) || LEADS_NOWHERE.some((code) => hasErrorCode(error, code)))
      throw data(null, { status: 404 })
    if (hasErrorCode(error, 'GUEST_INSUFFICIENT_ACCESS')) throw redirect(links.login(path))
    if (isResponseError(error) && error.status < 500) throw data(null, { status: error.status })
    throw error
  }
}

/**
 * Waits for what a page can do without: whatever goes wrong gives the fallback, and failures are reported. A redirect,
 * or an error page that is meant, is thrown on.
 */
export async function orWithout<Value, Fallback>(
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

/**
 * Waits for what a page must not show wrongly: a refusal, such as of something that does not exist, gives the fallback,
 * a failure is still one.
 */
export async function orElse<Value, Fallback>(call: Promise<Value>, fallback: Fallback): Promise<Value | Fallback> {
  try {
    return await call
  } catch (error) {
    if (isResponseError(error) && error.status < 500) return fallback
    throw error
  }
}
