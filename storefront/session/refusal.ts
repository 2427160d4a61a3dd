import { isResponseError } from '@hydrant/client/errors.ts'

/** What the server has against something that the visitor asked for. */
export interface ShownRefusal {
  readonly message: string
  readonly status: number
  readonly code: string
}

/**
 * Reads a refusal in the server's words; whatever is no refusal of the visitor's wish is thrown on, to the error page.
 */
export function readRefusal(error: unknown): ShownRefusal {
  if (!isResponseError(error) || error.status < 400 || error.status >= 500) throw error
  const messages = error.errors.map((reason) => reason.message).filter((message) => message !== '')
  return {
    message: messages.join(' ') || 'That did not work. Please try again.',
    status: error.status,
    code: error.errors[0]?.errorCode ?? '',
  }
}

/** Does something and answers with its result, or with why the server refused it. */
export async function tryCall<Result>(
  call: () => Promise<Result>,
): Promise<{ readonly ok: true; readonly value: Result } | { readonly ok: false; readonly refusal: ShownRefusal }> {
  try {
    return { ok: true, value: await call() }
  } catch (error) {
    return { ok: false, refusal: readRefusal(error) }
  }
}
