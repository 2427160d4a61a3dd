import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createClient } from './create-client.ts'
import { parseServerErrors } from './error-body.ts'
import {
  AbortedError,
  FetchResponseError,
  hasErrorCode,
  hasStatus,
  isAbortedError,
  isClientError,
  isNetworkError,
  isResponseError,
  NetworkError,
  InvalidResponseError,
} from './errors.ts'
import {
  findUnreachableUrl,
  startTestServerAndGetUrl,
  type Reply,
  startRecordingServer,
} from './testing/recording-server.ts'

const clientAt = (baseUrl: string) => createClient({ baseUrl, webstoreId: 'hydrant', siteId: 'main' })

/** Returns the error of a call that gets this reply. */
async function failureOf(reply: Reply): Promise<unknown> {
  const { baseUrl } = await startRecordingServer(reply)
  return rejectionOf(clientAt(baseUrl).getCategoryMenu())
}

async function rejectionOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call
  } catch (error) {
    return error
  }
  throw new Error('The call succeeded.')
}

describe('an error response', () => {
  test('has URL, status and errors of a list [NET-05]', async () => {
    const error = await failureOf({
      status: 404,
      body: JSON.stringify([{ errorCode: 'MISSING_RECORD', message: 'There is no cart.' }]),
    })
    expect(error).toBeInstanceOf(FetchResponseError)
    expect(error).toMatchObject({
      tag: 'response',
      status: 404,
      statusText: 'Not Found',
      message: 'There is no cart.',
      errors: [{ message: 'There is no cart.', type: 'MISSING_RECORD', errorCode: 'MISSING_RECORD', arguments: [] }],
    })
    expect(isResponseError(error) && error.url).toMatch(
      /^http:\/\/127\.0\.0\.1:\d+\/services\/.*\/category-menu-items$/,
    )
    expect(isClientError(error)).toBe(true)
  })

  test('is recognised by its status and by each of its codes', async () => {
    const body = JSON.stringify([
      { errorCode: 'INVALID_API_INPUT', message: 'One.' },
      { errorCode: 'MAX_LIMIT_EXCEEDED', message: 'Two.' },
    ])
    const error = await failureOf({ status: 400, body })
    expect([hasStatus(error, 400), hasStatus(error, 404)]).toEqual([true, false])
    expect([hasErrorCode(error, 'MAX_LIMIT_EXCEEDED'), hasErrorCode(error, 'MISSING_RECORD')]).toEqual([true, false])
    expect([isNetworkError(error), isAbortedError(error), hasStatus(new Error('other'), 400)]).toEqual([
      false,
      false,
      false,
    ])
  })

  test.each([
    ['a proxy’s page', 'text/html', '<!doctype html><h1>Bad gateway</h1>'],
    ['half a document', 'application/json', '[{"errorCode":"MISS'],
    ['nothing', 'application/json', ''],
    ['a number', 'application/json', '42'],
  ])('without readable errors has none: %s', async (_, contentType, body) => {
    const error = await failureOf({ status: 502, contentType, body })
    expect(error).toBeInstanceOf(FetchResponseError)
    expect(error).toMatchObject({ status: 502, errors: [], message: 'The server answered 502 Bad Gateway' })
  })
})

describe('the errors in a body', () => {
  test('are found under errors, with type and arguments [NET-05]', () => {
    const body = JSON.stringify({ errors: [{ type: 'CART_VALIDATION_ERROR', message: 'Too few.', arguments: ['5'] }] })
    expect(parseServerErrors(body)).toEqual([
      { type: 'CART_VALIDATION_ERROR', errorCode: 'CART_VALIDATION_ERROR', message: 'Too few.', arguments: ['5'] },
    ])
  })

  test('are found in a checkout with errors', () => {
    const body = JSON.stringify({
      errors: [
        {
          type: '/commerce/errors/payment',
          title: 'Payment',
          detail: 'It was refused.',
          message: null,
          instance: null,
        },
      ],
    })
    expect(parseServerErrors(body)).toMatchObject([{ type: '/commerce/errors/payment', message: 'It was refused.' }])
  })

  test('are found in an object that is one error', () => {
    expect(parseServerErrors('{"errorCode":"UNKNOWN_EXCEPTION","message":"Sorry."}')).toMatchObject([
      { errorCode: 'UNKNOWN_EXCEPTION', message: 'Sorry.' },
    ])
  })

  test('are found in failed order actions [NET-05]', () => {
    const body = JSON.stringify({
      actions: [
        { action: 'submit', errors: [{ type: 'INSUFFICIENT_INVENTORY', message: 'Two are left.' }] },
        { action: 'prepare' },
        null,
      ],
    })
    expect(parseServerErrors(body)).toMatchObject([{ type: 'INSUFFICIENT_INVENTORY', message: 'Two are left.' }])
  })

  test('never make reading fail, whatever the body is', () => {
    const bodies = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.json()).map((items) => `{"errors":[${items.join()}]}`),
    )
    fc.assert(
      fc.property(bodies, (body) => {
        for (const error of parseServerErrors(body)) expect(error.message + error.errorCode).not.toBe('')
      }),
    )
  })
})

test('a success that is no JSON is an invalid response, and no error response', async () => {
  const error = await failureOf({ contentType: 'text/html', body: '<h1>Please sign in to this network</h1>' })
  expect(error).toBeInstanceOf(InvalidResponseError)
  expect(error).toMatchObject({ tag: 'unreadable', status: 200 })
})

describe('a broken connection', () => {
  test('that was refused is a network error [NET-07]', async () => {
    const error = await rejectionOf(clientAt(await findUnreachableUrl()).getCategoryMenu())
    expect(error).toBeInstanceOf(NetworkError)
    expect(error).toMatchObject({ tag: 'network', cause: expect.any(TypeError) })
  })

  test('that ended in the middle of a response is a network error [NET-07]', async () => {
    const baseUrl = await startTestServerAndGetUrl((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
      response.write('{"menuItems":', () => response.destroy())
    })
    expect(await rejectionOf(clientAt(baseUrl).getCategoryMenu())).toBeInstanceOf(NetworkError)
  })
})

describe('a call that was aborted', () => {
  test('before it started rejects as aborted', async () => {
    const { baseUrl, requests } = await startRecordingServer()
    const error = await rejectionOf(
      clientAt(baseUrl).getCategoryMenu({}, { signal: AbortSignal.abort('left the page') }),
    )
    expect(error).toBeInstanceOf(AbortedError)
    expect(error).toMatchObject({ tag: 'aborted', name: 'AbortError', cause: 'left the page' })
    expect(requests).toEqual([])
  })

  test('while waiting for the server rejects as aborted', async () => {
    const controller = new AbortController()
    const baseUrl = await startTestServerAndGetUrl(() => controller.abort())
    expect(await rejectionOf(clientAt(baseUrl).getCategoryMenu({}, { signal: controller.signal }))).toBeInstanceOf(
      AbortedError,
    )
  })

  test('in the middle of a response rejects as aborted', async () => {
    const controller = new AbortController()
    const baseUrl = await startTestServerAndGetUrl((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"menuItems":', () => controller.abort())
    })
    expect(await rejectionOf(clientAt(baseUrl).getCategoryMenu({}, { signal: controller.signal }))).toBeInstanceOf(
      AbortedError,
    )
  })
})
