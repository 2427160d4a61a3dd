import type { Endpoint } from './endpoint.ts'
import { ERROR_STATUS, type ErrorCode } from './error-codes.ts'

/**
 * Lists every error code that an endpoint may respond with: those that it declares, and those that follow from its
 * parameters and from who may call it.
 */
function errorsOf(endpoint: Endpoint): readonly ErrorCode[] {
  return [
    ...new Set([
      ...endpoint.errors,
      ...codesOfRequest(endpoint),
      ...codesOfSender(endpoint),
      'UNKNOWN_EXCEPTION' as const,
      'SERVER_UNAVAILABLE' as const,
    ]),
  ]
}

/** The statuses that a code travels with; a body that is too large has one of its own. */
function statusesOf(code: ErrorCode): readonly number[] {
  return code === 'LIMIT_EXCEEDED' ? [ERROR_STATUS[code], ERROR_STATUS.TOO_LARGE] : [ERROR_STATUS[code]]
}

/** The codes of a call's refusals by status. */
export function errorsByStatus(endpoint: Endpoint): ReadonlyMap<number, readonly ErrorCode[]> {
  const pairs = errorsOf(endpoint).flatMap((code) => statusesOf(code).map((status) => ({ code, status })))
  return new Map(
    [...Map.groupBy(pairs, ({ status }) => status)].map(([status, of]) => [status, of.map(({ code }) => code)]),
  )
}

function codesOfRequest({ method, path, params }: Endpoint): ErrorCode[] {
  return [
    // Any call may name the account that it is made for, and any address may hold what cannot be read or kept.
    'ILLEGAL_QUERY_PARAMETER_VALUE',
    'INVALID_API_INPUT',
    'INVALID_ID_FIELD',
    ...(params !== undefined && path.includes('/:webstoreId') ? (['WEBSTORE_NOT_FOUND'] as const) : []),
    ...(method === 'GET'
      ? []
      : (['JSON_PARSER_ERROR', 'UNSUPPORTED_MEDIA_TYPE', 'LIMIT_EXCEEDED', 'STORAGE_LIMIT_EXCEEDED'] as const)),
  ]
}

function codesOfSender({ guests }: Endpoint): ErrorCode[] {
  return [
    'INVALID_SESSION_ID',
    'EFFECTIVE_ACCOUNT_NOT_FOUND',
    // An account that is not the caller's, a role that they do not have, or a page of another site that calls with
    // their session.
    'INSUFFICIENT_ACCESS',
    ...(guests === 'allowed' || guests === 'refused' ? [] : (['GUEST_INSUFFICIENT_ACCESS'] as const)),
  ]
}
