import { hasStatus, isNetworkError } from '@hydrant/client/errors.ts'

/**
 * Converts a response with status 500 to a 503 with Retry-After when one of the errors behind it says that the server
 * is temporarily unavailable: the router itself gives every thrown error 500.
 */
export function toUnavailableResponseIfCausedBy(response: Response, errors: readonly unknown[]): Response {
  if (response.status !== 500 || !errors.some(isUnavailable)) return response
  const unavailableResponse = new Response(response.body, { status: 503, headers: response.headers })
  unavailableResponse.headers.set('retry-after', '5')
  return unavailableResponse
}

function isUnavailable(error: unknown): boolean {
  return isNetworkError(error) || hasStatus(error, 502) || hasStatus(error, 503) || hasStatus(error, 504)
}
