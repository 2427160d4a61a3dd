import { expect, test } from 'vitest'
import type { Chunk, ChunkReport } from './chunk-report.ts'
import { isTooHeavy, MAX_PAGE_FILES, PAGE_BUDGETS, measurePageScripts } from './weigh-pages.ts'

interface Script {
  readonly entry?: string
  readonly imports?: readonly string[]
  readonly bytes: number
}

const chunk = (name: string, { entry, imports = [], bytes }: Script): Chunk => ({
  fileName: `assets/${name}.js`,
  entry: entry ?? null,
  imports: imports.map((imported) => `assets/${imported}.js`),
  dynamicImports: ['assets/later.js'],
  modules: [],
  bytes,
})

const REPORT: ChunkReport = {
  chunks: [
    chunk('react', { bytes: 1000 }),
    chunk('later', { bytes: 10_000 }),
    chunk('entry', { entry: 'storefront/entry.client.tsx', imports: ['react'], bytes: 1 }),
    chunk('root', { entry: 'storefront/root.tsx', imports: ['react', 'entry'], bytes: 10 }),
    ...Object.keys(PAGE_BUDGETS).map((page) =>
      chunk(page, { entry: `storefront/routes/${page}.tsx?part`, imports: ['react'], bytes: 100 }),
    ),
    ...[
      'shell/header',
      'shell/footer',
      'consent/consent-banner',
      'content/stored-page-content',
      'search/category-content',
      'search/search-content',
      'catalogue/product-content',
      'cart/cart-page',
      'checkout/checkout-page',
      'quick-order/quick-order-page',
    ].map((content) => chunk(content, { entry: `storefront/${content}.tsx`, imports: ['react'], bytes: 2000 })),
    chunk('home-loader', { entry: 'storefront/routes/home.tsx?loader', imports: ['home'], bytes: 2 }),
  ],
  styles: [],
  routeListBytes: 5,
}

test('a page weighs what is loaded with it and once the visitor does something, each script once, and the list of routes [PERF-01]', () => {
  expect(measurePageScripts(REPORT).slice(0, 2)).toEqual([
    { page: 'home', files: 6, bytes: 1118, allBytes: 9118 },
    { page: 'category', files: 5, bytes: 1116, allBytes: 9116 },
  ])
})

test.each([
  { what: 'as much as allowed', files: MAX_PAGE_FILES, extra: 0, extraLater: 0, expected: false },
  { what: 'a byte more', files: 1, extra: 1, extraLater: 0, expected: true },
  { what: 'a byte more for an interaction', files: 1, extra: 0, extraLater: 1, expected: true },
  { what: 'a script more', files: MAX_PAGE_FILES + 1, extra: 0, extraLater: 0, expected: true },
])('$what is too heavy: $expected [PERF-01]', ({ files, extra, extraLater, expected }) => {
  const { first = 0, all = 0 } = PAGE_BUDGETS['cart'] ?? {}
  expect(isTooHeavy({ page: 'cart', files, bytes: first + extra, allBytes: all + extraLater })).toBe(expected)
})
