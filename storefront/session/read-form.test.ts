import { expect, test } from 'vitest'
import { readForm } from './read-form.ts'

function createRequest(type: string, body: string): Request {
  return new Request('http://shop.example/cart', { method: 'POST', headers: { 'content-type': type }, body })
}

test('a posted form is parsed', async () => {
  expect((await readForm(createRequest('application/x-www-form-urlencoded', 'intent=clear'))).get('intent')).toBe(
    'clear',
  )
})

test.each(['multipart/form-data', 'multipart/form-data; boundary=x', 'text/plain'])(
  'an invalid body of type %s is rejected with 400',
  async (type) => {
    await expect(readForm(createRequest(type, 'intent=clear'))).rejects.toMatchObject({ init: { status: 400 } })
  },
)
