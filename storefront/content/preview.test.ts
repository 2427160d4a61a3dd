import { expect, test } from 'vitest'
import { findReferringPathOfPost } from './preview.ts'

function createRequest({ method = 'POST', referer }: { readonly method?: string; readonly referer?: string }): Request {
  return new Request('http://shop.example/cart', { method, headers: { ...(referer !== undefined && { referer }) } })
}

test.each([
  [{ referer: 'http://shop.example/b2b/?preview=draft&as=guest' }, '/b2b/?preview=draft&as=guest'],
  [{ referer: 'http://shop.example/contact-us?at=2030-01-01#form-contact' }, '/contact-us?at=2030-01-01'],
  [{ referer: 'https://shop.example/?preview=draft' }, '/?preview=draft'],
  [{ referer: 'http://shop.example:8080/?preview=draft' }, null],
  [{ referer: 'http://other.example/?preview=draft' }, null],
  [{ referer: 'http://shop.example/?preview=draft', method: 'GET' }, null],
  [{ referer: 'no address' }, null],
  [{}, null],
])('a form sent as %j comes from the page at %s [ROLE-07]', (request, page) => {
  expect(findReferringPathOfPost(createRequest(request))).toBe(page)
})
