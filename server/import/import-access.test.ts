import { request } from 'node:http'
import { PROGRAM_ROUTES } from '@hydrant/contract/program-routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'

const FILE = 'Product Name,SKU\nAccess,AC-1\n'
const CSV = { 'content-type': 'text/csv; charset=utf-8' }
let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})

afterAll(() => shop.close())

const send = (call: Parameters<TestShop['call']>[2]) =>
  shop.call<string>('POST', PROGRAM_ROUTES.importProducts.path, { body: FILE, headers: CSV, ...call })

test.each(['buyer@county.example', 'builder@hydrant.example'])('%s may not import', async (email) => {
  expect(await send({ token: await shop.signIn(email) })).toMatchObject({
    status: 403,
    body: [{ errorCode: 'INSUFFICIENT_ACCESS' }],
  })
})

test('guests and invalid tokens may not import', async () => {
  expect(await send({})).toMatchObject({ status: 401, body: [{ errorCode: 'INVALID_SESSION_ID' }] })
  expect(await send({ token: `${shop.operatorToken}x` })).toMatchObject({
    status: 401,
    body: [{ errorCode: 'INVALID_SESSION_ID' }],
  })
})

test('an administrator may import', async () => {
  const { status, body, headers } = await send({ token: await shop.signIn('admin@hydrant.example') })
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
  expect(JSON.parse(body.trim().split('\n').at(-1) ?? '')).toMatchObject({ kind: 'done', added: 1 })
})

test('a request from another origin may not import with the cookie of an administrator', async () => {
  const token = await shop.signIn('admin@hydrant.example')
  expect(
    await send({ cookie: `sid=${token}`, headers: { ...CSV, origin: 'https://elsewhere.example' } }),
  ).toMatchObject({ status: 403 })
})

test('a body without the CSV content type is rejected', async () => {
  expect(await send({ token: shop.operatorToken, headers: {} })).toMatchObject({
    status: 415,
    body: [{ errorCode: 'UNSUPPORTED_MEDIA_TYPE', message: expect.stringContaining('text/csv') }],
  })
})

test('progress is reported while the file is still being received, and the shop handles other requests meanwhile', async () => {
  const outgoing = request(shop.url + PROGRAM_ROUTES.importProducts.path, {
    method: 'POST',
    headers: { ...CSV, authorization: `Bearer ${shop.operatorToken}` },
  })
  const firstReport = new Promise<string>((resolve, reject) => {
    outgoing.on('error', reject)
    outgoing.on('response', (response) => response.setEncoding('utf8').once('data', resolve))
  })
  const rows = (from: number) =>
    Array.from(
      { length: 2000 },
      (_, index) => `Long running product ${from + index} of a long file that keeps coming,LR-${from + index}\n`,
    ).join('')
  outgoing.write(`Product Name,SKU\n${rows(0)}`)
  expect(JSON.parse(await firstReport)).toMatchObject({ kind: 'progress', skipped: 0 })
  expect((await shop.call('GET', '/webstore/session-context')).status).toBe(200)
  outgoing.destroy()
})
