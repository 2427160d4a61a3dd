import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedPath } from './counted-path.ts'

test.each([
  ['/', '/'],
  ['/search', '/search'],
  ['/contact-us/', '/contact-us'],
  ['/product/01tHY00000001AAAA/supply-hose-4-in', '/product/01tHY00000001AAAA'],
  ['/category/0ZGHY0000001', '/category/0ZGHY0000001'],
  ['/orders/801HY0000001AAA', '/orders'],
  ['/orders/confirmation/HY-10042', '/orders/confirmation'],
  ['/requests/R-7', '/requests'],
  ['/a%20person@example.com', '/'],
  ['/a/b/c/d/e', '/a/b/c/d'],
])('%s is counted as %s [CKI-06]', (pathname, counted) => {
  expect(countedPath(pathname)).toBe(counted)
})

test('what is counted stays what it is, and outside the catalogue holds no number [CKI-06]', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const counted = countedPath(path)
      expect(countedPath(counted)).toBe(counted)
      if (!/^\/(?:product|category)\//.test(counted)) expect(counted).not.toMatch(/\d/)
    }),
  )
})
