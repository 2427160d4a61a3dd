import { data, redirectDocument } from 'react-router'
import { hasStatus, isNetworkError, isResponseError } from '@hydrant/client/errors.ts'
import * as messages from '@hydrant/messages/compiled/back-office/shell.js'
import { toSignInUrl } from './office-path.ts'

/** What is wrong with a form, for people; `fields` are the names of the fields that an error is about. */
export interface FormError {
  readonly message: string
  readonly fields: readonly string[]
}

/**
 * Awaits data that a page cannot be shown without. A missing record or an error of the request becomes the error page
 * with its status; other errors are thrown again.
 */
export async function awaitOrErrorPage<Value>(call: Promise<Value>): Promise<Value> {
  try {
    return await call
  } catch (error) {
    if (isResponseError(error) && error.status < 500) throw data(null, { status: error.status })
    throw error
  }
}

/**
 * Returns the option of a change that is refused when the record has changed since its page was shown; `tag` is the
 * ETag in the form, which may be missing.
 */
export function toIfMatch(tag: FormDataEntryValue | null): { readonly headers: Readonly<Record<string, string>> } {
  return { headers: typeof tag === 'string' && tag !== '' ? { 'if-match': tag } : {} }
}

/**
 * Awaits a change that a form asks for, and returns the errors of a rejected one. Whoever has been signed out meanwhile
 * is sent to the sign-in page. While the server is unavailable, what was typed stays; other errors of the server are
 * thrown again.
 */
export async function findFormErrors(
  call: Promise<unknown>,
  { request, basePath }: { readonly request: Request; readonly basePath: string },
): Promise<readonly FormError[]> {
  try {
    await call
    return []
  } catch (error) {
    if (hasStatus(error, 401)) throw redirectDocument(toSignInUrl(request, basePath))
    if (hasStatus(error, 503) || isNetworkError(error)) return [{ message: messages.unavailable(), fields: [] }]
    if (hasStatus(error, 412)) return [{ message: messages.changedMeanwhile(), fields: [] }]
    if (!isResponseError(error) || error.status >= 500) throw error
    if (error.errors.length === 0) return [{ message: error.message, fields: [] }]
    return error.errors.map(({ message, arguments: values }) => ({
      message,
      fields: values.filter((value) => typeof value === 'string'),
    }))
  }
}
