import { expect, test } from 'vitest'
import { openCookies, readCookieText } from './cookies.ts'

function open(cookie: string, basePath = '') {
  return openCookies(new Request('http://shop.example/', { headers: { cookie } }), {
    basePath,
    isSecure: basePath !== '',
  })
}

test('reads what the browser sends and ignores what cannot be decoded [ROLE-01]', () => {
  const cookies = open('a=1; b=two%20words; c=%E0%A4%A; d')
  expect(['a', 'b', 'c', 'd', 'e'].map(cookies.read)).toEqual(['1', 'two words', null, null, null])
  expect(cookies.changes()).toEqual([])
})

test('a cookie for scripts can be read by them, and what cannot be decoded is read as it is [CKI-07]', () => {
  const cookies = open('')
  cookies.set('choice', '{"a":1}', { seconds: 60, isReadable: true })
  expect(cookies.changes()).toEqual(['choice=%7B%22a%22%3A1%7D; Path=/; SameSite=Lax; Max-Age=60'])
  expect(readCookieText('a=1; choice=%7B%22a%22%3A1%7D', 'choice')).toBe('{"a":1}')
  expect(readCookieText('choice=%E0%A4%A', 'choice')).toBe('%E0%A4%A')
  expect(readCookieText('my_choice=1', 'choice')).toBeNull()
})

test('a change is read back at once and sent once, for the path of the shop [ROU-08]', () => {
  const cookies = open('a=1', '/b2b')
  cookies.set('a', 'x;y', { seconds: 60 })
  cookies.set('b', '2')
  cookies.clear('b')
  expect(cookies.read('a')).toBe('x;y')
  expect(cookies.read('b')).toBeNull()
  expect(cookies.changes()).toEqual([
    'a=x%3By; Path=/b2b; HttpOnly; SameSite=Lax; Secure; Max-Age=60',
    'b=; Path=/b2b; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
  ])
})
