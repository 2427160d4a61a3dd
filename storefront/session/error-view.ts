import { isResponseError } from '@hydrant/client/errors.ts'
import * as messages from '@hydrant/messages/compiled/storefront/session.js'

/** The server's error about a visitor's request. */
export interface ErrorView {
  readonly message: string
  readonly status: number
  readonly code: string
  /** The reasons of the error, at least one. */
  readonly reasons: readonly ErrorReason[]
}

/** One reason of an error; `fields` are the server's names of the fields that it is about. */
interface ErrorReason {
  readonly message: string
  readonly fields: readonly unknown[]
}

/** Converts a 4xx error to the server's message; anything else is thrown again and becomes the error page. */
export function toErrorViewOrThrow(error: unknown): ErrorView {
  if (!isResponseError(error) || error.status < 400 || error.status >= 500) throw error
  const errorsWithMessage = error.errors.filter(({ message }) => message !== '')
  const reasons =
    errorsWithMessage.length > 0
      ? errorsWithMessage.map(({ message, arguments: fields }) => ({ message, fields }))
      : [{ message: messages.unknownError(), fields: [] }]
  return {
    message: reasons.map(({ message }) => message).join(' '),
    status: error.status,
    code: error.errors[0]?.errorCode ?? '',
    reasons,
  }
}

/** Calls the API and returns its value, or the server's 4xx error; other errors are thrown. */
export async function callAndCatchClientError<Value>(
  call: () => Promise<Value>,
): Promise<{ readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: ErrorView }> {
  try {
    return { ok: true, value: await call() }
  } catch (error) {
    return { ok: false, error: toErrorViewOrThrow(error) }
  }
}
