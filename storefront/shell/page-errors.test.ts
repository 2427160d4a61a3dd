import { expect, test } from 'vitest'
import { FetchResponseError } from '@hydrant/client/errors.ts'
import type { ErrorCode } from '@hydrant/contract/shared/error-codes.ts'
import { awaitOrThrow404OrSignIn } from './page-errors.ts'

function rejectWith(status: number, errorCode: ErrorCode) {
  return Promise.reject(
    new FetchResponseError({
      url: 'http://shop.example/',
      status,
      statusText: '',
      errors: [{ errorCode, message: 'No.', type: errorCode, arguments: [] }],
    }),
  )
}

test.each([
  [400, 'INVALID_ID_FIELD', 404],
  [403, 'INSUFFICIENT_ACCESS', 404],
  [400, 'ILLEGAL_QUERY_PARAMETER_VALUE', 404],
  [400, 'MAX_LIMIT_EXCEEDED', 404],
  [400, 'INVALID_API_INPUT', 400],
  [429, 'REQUEST_LIMIT_EXCEEDED', 429],
] as const)('the API error %i %s becomes the error page with status %i', async (status, code, shown) => {
  await expect(awaitOrThrow404OrSignIn(rejectWith(status, code), '/search')).rejects.toMatchObject({
    init: { status: shown },
  })
})

test('a server failure is thrown unchanged', async () => {
  await expect(awaitOrThrow404OrSignIn(rejectWith(500, 'UNKNOWN_EXCEPTION'), '/search')).rejects.toBeInstanceOf(
    FetchResponseError,
  )
})
