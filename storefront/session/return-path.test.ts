import { expect, test } from 'vitest'
import { getPathInShop, readReturnPath } from './return-path.ts'

test.each([
  ['/cart', '/cart'],
  ['/search?q=fog+nozzle&page=2', '/search?q=fog+nozzle&page=2'],
  ['/checkout#payment', '/checkout#payment'],
  ['/a/../cart', '/cart'],
])('%s leads back to %s [ROU-04]', (input, path) => {
  expect(readReturnPath(input)).toBe(path)
})

test.each([
  null,
  undefined,
  7,
  '',
  'cart',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/.//evil.example',
  '/x\r\nSet-Cookie: a=b',
])('another site or an invalid value falls back to the home page: %j [ROU-04]', (input) => {
  expect(readReturnPath(input)).toBe('/')
})

test('a path inside the shop is without the base path [ROU-08]', () => {
  expect(getPathInShop(new Request('http://shop.example/b2b/cart?page=2'), '/b2b')).toBe('/cart?page=2')
  expect(getPathInShop(new Request('http://shop.example/b2b'), '/b2b')).toBe('/')
  expect(getPathInShop(new Request('http://shop.example/cart'), '')).toBe('/cart')
})

test.each([
  ['/shop/orders?page=2', '/orders?page=2'],
  ['/shop/orders.data?page=2&_routes=root', '/orders?page=2'],
  ['/shop/cookie-manager.data', '/cookie-manager'],
  ['/shop/_root.data', '/'],
  ['/shop/_.data', '/'],
  ['/shop', '/'],
])('a request for %s returns to %s after signing in [ROU-04]', (address, path) => {
  expect(getPathInShop(new Request(`http://shop.invalid${address}`), '/shop')).toBe(path)
})
