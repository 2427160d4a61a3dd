import { isClientError, isResponseError } from '@hydrant/client/errors.ts'
import type { OfficeContext } from '../office-context.ts'

/**
 * Awaits a part of a page that is shown without it: null for what the user may not see; `failed`, and reported, for a
 * fault of the server.
 */
export async function loadOrReport<Value>(
  call: Promise<Value>,
  reportError: OfficeContext['reportError'],
): Promise<Value | 'failed' | null> {
  try {
    return await call
  } catch (error) {
    if (!isClientError(error)) throw error
    if (isResponseError(error) && error.status < 500) return null
    reportError(error)
    return 'failed'
  }
}
