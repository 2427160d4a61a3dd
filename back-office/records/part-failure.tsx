import { isClientError, isResponseError } from '@hydrant/client/errors.ts'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/records.js'

/**
 * Awaits a part of a page that is shown without it when the server fails; returns what the server says then, which has
 * the id of the error. What the user may not see, and other errors, are thrown.
 */
export async function loadOrTellFailure<Value>(call: Promise<Value>): Promise<Value | { readonly failure: string }> {
  try {
    return await call
  } catch (error) {
    if (!isClientError(error) || (isResponseError(error) && error.status < 500)) throw error
    return { failure: error.message }
  }
}

/** Says that a part of the page could not be read, and what the server says about it. */
export function PartFailure({ title, message }: { readonly title: string; readonly message: string }) {
  return (
    <Alert tone="error" title={messages.partFailed({ part: title })}>
      {message}
    </Alert>
  )
}
