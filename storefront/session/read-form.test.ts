import { expect, test } from 'vitest'
import { readForm } from './read-form.ts'

function posted(type: string, body: string): Request {
  return new Request('http://shop.example/cart', { method: 'POST', headers: { 'content-type': type }, body })
}

test('a form is read', async () => {
  expect((await readForm(posted('application/x-www-form-urlencoded', 'intent=clear'))).get('intent')).toBe('clear')
})

test.each(['multipart/form-data', 'multipart/form-data; boundary=x', 'text/plain'])(
  'what is sent as %s and is none is refused',
  async (type) => {
    await expect(readForm(posted(type, 'intent=clear'))).rejects.toMatchObject({ init: { status: 400 } })
  },
)
