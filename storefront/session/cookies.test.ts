import { expect, test } from 'vitest'
import { createShopCookies, findDecodedCookieText } from './cookies.ts'

function createCookies(cookie: string, sitePath = '') {
  return createShopCookies(new Request('http://shop.example/', { headers: { cookie } }), {
    sitePath,
    isSecure: sitePath !== '',
  })
}

test('cookies of the request are read, and those that cannot be decoded are ignored [ROLE-01]', () => {
  const cookies = createCookies('a=1; b=two%20words; c=%E0%A4%A; d')
  expect(['a', 'b', 'c', 'd', 'e'].map(cookies.read)).toEqual(['1', 'two words', null, null, null])
  expect(cookies.setCookieHeaders()).toEqual([])
})

test('a readable cookie is not HttpOnly, and a value that cannot be decoded is returned as it is [CKI-07]', () => {
  const cookies = createCookies('')
  cookies.set('choice', '{"a":1}', { seconds: 60, isReadable: true })
  expect(cookies.setCookieHeaders()).toEqual(['choice=%7B%22a%22%3A1%7D; Path=/; SameSite=Lax; Max-Age=60'])
  expect(findDecodedCookieText('a=1; choice=%7B%22a%22%3A1%7D', 'choice')).toBe('{"a":1}')
  expect(findDecodedCookieText('choice=%E0%A4%A', 'choice')).toBe('%E0%A4%A')
  expect(findDecodedCookieText('my_choice=1', 'choice')).toBeNull()
})

test('a change can be read back and is sent once, for the path of the shop [ROU-08]', () => {
  const cookies = createCookies('a=1', '/b2b')
  cookies.set('a', 'x;y', { seconds: 60 })
  cookies.set('b', '2')
  cookies.clear('b')
  expect(cookies.read('a')).toBe('x;y')
  expect(cookies.read('b')).toBeNull()
  expect(cookies.setCookieHeaders()).toEqual([
    'a=x%3By; Path=/b2b; HttpOnly; SameSite=Lax; Secure; Max-Age=60',
    'b=; Path=/b2b; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
  ])
})
