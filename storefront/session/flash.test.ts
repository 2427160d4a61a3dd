import { expect, test } from 'vitest'
import { createShopCookies } from './cookies.ts'
import { setFlash, readAndClearFlash } from './flash.ts'

function createCookies(cookie = '') {
  return createShopCookies(new Request('http://shop.example/', { headers: { cookie } }), {
    sitePath: '',
    isSecure: false,
  })
}

test('a message is consumed once by the next request [CART-10]', () => {
  const before = createCookies()
  setFlash(before, {
    tone: 'success',
    message: 'Removed; “2½ in” hose',
  })
  const [setCookie = ''] = before.setCookieHeaders()
  const after = createCookies(setCookie.split(';')[0])
  expect(readAndClearFlash(after)).toMatchObject({
    tone: 'success',
    message: 'Removed; “2½ in” hose',
    leadsToCart: false,
  })
  expect(readAndClearFlash(after)).toBeNull()
  expect(after.setCookieHeaders()[0]).toContain('Max-Age=0')
})

test.each(['flash=no+json', 'flash=null', 'flash=%7B%22tone%22%3A%22loud%22%7D', ''])(
  'an invalid cookie gives no message: %s [CART-10]',
  (cookie) => {
    expect(readAndClearFlash(createCookies(cookie))).toBeNull()
  },
)
