import { expect, test } from 'vitest'
import { openCookies } from './cookies.ts'
import { leaveFlash, takeFlash } from './flash.ts'

function open(cookie = '') {
  return openCookies(new Request('http://shop.example/', { headers: { cookie } }), { basePath: '', isSecure: false })
}

test('a message is taken once by the request that follows [CART-10]', () => {
  const before = open()
  leaveFlash(before, {
    tone: 'success',
    message: 'Removed; “2½ in” hose',
    undo: { productId: '01t', quantity: '12', sellingModelId: '' },
  })
  const [sent = ''] = before.changes()
  const after = open(sent.split(';')[0])
  expect(takeFlash(after)).toMatchObject({
    tone: 'success',
    message: 'Removed; “2½ in” hose',
    leadsToCart: false,
    undo: { productId: '01t', quantity: '12', sellingModelId: '' },
  })
  expect(takeFlash(after)).toBeNull()
  expect(after.changes()[0]).toContain('Max-Age=0')
})

test.each(['flash=no+json', 'flash=null', 'flash=%7B%22tone%22%3A%22loud%22%7D', ''])(
  'what is no message is none: %s [CART-10]',
  (cookie) => {
    expect(takeFlash(open(cookie))).toBeNull()
  },
)
