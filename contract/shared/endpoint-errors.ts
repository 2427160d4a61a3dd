import type { Endpoint } from './endpoint.ts'
import { ERROR_STATUS, type ErrorCode } from './error-codes.ts'

/**
 * Lists every error code that an endpoint may respond with: those that it declares, and those that follow from its
 * parameters and from who may call it.
 */
function listErrorCodes(endpoint: Endpoint): readonly ErrorCode[] {
  return [
    ...new Set([
      ...endpoint.errors,
      ...listRequestErrorCodes(endpoint),
      ...listSenderErrorCodes(endpoint),
      'UNKNOWN_EXCEPTION' as const,
      'SERVER_UNAVAILABLE' as const,
    ]),
  ]
}

/**
 * Returns the HTTP statuses that an error code is sent with; `LIMIT_EXCEEDED` has a second one for a body that is too
 * large, and the record API has another one for what somebody may not change.
 */
function listStatusesOfCode(code: ErrorCode, endpoint: Endpoint): readonly number[] {
  if (code === 'INSUFFICIENT_ACCESS_OR_READONLY' && isRecordCall(endpoint)) return [ERROR_STATUS.INSUFFICIENT_ACCESS]
  return code === 'LIMIT_EXCEEDED' ? [ERROR_STATUS[code], ERROR_STATUS.TOO_LARGE] : [ERROR_STATUS[code]]
}

/** Whether what a call may do is decided for each object. */
function isRecordCall({ permissions = [] }: Pick<Endpoint, 'permissions'>): boolean {
  return permissions.includes('staff')
}

/** Groups the error codes that an endpoint may respond with by HTTP status. */
export function groupErrorCodesByStatus(endpoint: Endpoint): ReadonlyMap<number, readonly ErrorCode[]> {
  const pairs = listErrorCodes(endpoint).flatMap((code) =>
    listStatusesOfCode(code, endpoint).map((status) => ({ code, status })),
  )
  return new Map(
    [...Map.groupBy(pairs, ({ status }) => status)].map(([status, pairsOfStatus]) => [
      status,
      pairsOfStatus.map(({ code }) => code),
    ]),
  )
}

function listRequestErrorCodes({ method, path, params }: Endpoint): ErrorCode[] {
  return [
    // Every call may name an effective account, and every URL may contain text that cannot be decoded or stored.
    'ILLEGAL_QUERY_PARAMETER_VALUE',
    'INVALID_API_INPUT',
    'INVALID_ID_FIELD',
    ...(params !== undefined && path.includes('/:webstoreId') ? (['WEBSTORE_NOT_FOUND'] as const) : []),
    ...(method === 'GET'
      ? []
      : (['JSON_PARSER_ERROR', 'UNSUPPORTED_MEDIA_TYPE', 'LIMIT_EXCEEDED', 'STORAGE_LIMIT_EXCEEDED'] as const)),
  ]
}

function listSenderErrorCodes(endpoint: Endpoint): ErrorCode[] {
  const { guests } = endpoint
  return [
    'INVALID_SESSION_ID',
    'EFFECTIVE_ACCOUNT_NOT_FOUND',
    // The account does not belong to the sender, the sender lacks a role, or a page of another site calls with the
    // sender's session.
    'INSUFFICIENT_ACCESS',
    ...(isRecordCall(endpoint) ? (['INSUFFICIENT_ACCESS_OR_READONLY'] as const) : []),
    ...(guests === 'allowed' || guests === 'refused' ? [] : (['GUEST_INSUFFICIENT_ACCESS'] as const)),
  ]
}
