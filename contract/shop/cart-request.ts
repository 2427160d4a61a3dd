import { RecordIdOrWord, WEBSTORE_PARAMS } from '../shared/request.ts'

/** Path parameters of every call about one cart. */
export const CART_PARAMS = { ...WEBSTORE_PARAMS, cartStateOrId: RecordIdOrWord }

/** Codes that every call about one cart may answer with. */
export const CART_ERRORS = [
  'WEBSTORE_NOT_FOUND',
  'GUEST_INSUFFICIENT_ACCESS',
  'EFFECTIVE_ACCOUNT_NOT_FOUND',
  'ILLEGAL_QUERY_PARAMETER_VALUE',
  'INVALID_ID_FIELD',
  'MISSING_RECORD',
  'INVALID_OPERATION',
  'INSUFFICIENT_ACCESS_OR_READONLY',
] as const
