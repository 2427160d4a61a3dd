import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAnalyticsPath } from './analytics-path.ts'

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
])('%s is counted as %s [CKI-06]', (pathname, analyticsPath) => {
  expect(toAnalyticsPath(pathname)).toBe(analyticsPath)
})

test('a counted path stays the same, and outside the catalogue contains no digits [CKI-06]', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const analyticsPath = toAnalyticsPath(path)
      expect(toAnalyticsPath(analyticsPath)).toBe(analyticsPath)
      if (!/^\/(?:product|category)\//.test(analyticsPath)) expect(analyticsPath).not.toMatch(/\d/)
    }),
  )
})
