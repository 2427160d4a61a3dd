import { isResponseError } from '@hydrant/client/errors.ts'
import * as messages from '@hydrant/messages/compiled/storefront/session.js'

/** The server's error about a visitor's request. */
export interface ErrorView {
  readonly message: string
  readonly status: number
  readonly code: string
}

/** Converts a 4xx error to the server's message; anything else is thrown again and becomes the error page. */
export function toErrorView(error: unknown): ErrorView {
  if (!isResponseError(error) || error.status < 400 || error.status >= 500) throw error
  const reasons = error.errors.map((reason) => reason.message).filter((message) => message !== '')
  return {
    message: reasons.join(' ') || messages.unknownError(),
    status: error.status,
    code: error.errors[0]?.errorCode ?? '',
  }
}

/** Calls the API and returns its value, or the server's 4xx error; other errors are thrown. */
export async function toResult<Value>(
  call: () => Promise<Value>,
): Promise<{ readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: ErrorView }> {
  try {
    return { ok: true, value: await call() }
  } catch (error) {
    return { ok: false, error: toErrorView(error) }
  }
}
