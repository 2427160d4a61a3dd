import type { Chunk, ChunkReport } from './chunk-report.ts'

/** What all pages of the shop load besides their own script. */
const EVERY_PAGE = ['storefront/entry.client.tsx', 'storefront/root.tsx']

/** What all pages load besides when the visitor first does something. */
const EVERY_CONTENT = [
  'storefront/shell/header.tsx',
  'storefront/shell/footer.tsx',
  'storefront/consent/consent-banner.tsx',
]

/** The module that shows what a page has between header and footer. */
const CONTENTS: Readonly<Record<string, string>> = {
  home: 'storefront/content/stored-page-content.tsx',
  category: 'storefront/search/category-content.tsx',
  search: 'storefront/search/search-content.tsx',
  product: 'storefront/catalogue/product-content.tsx',
  cart: 'storefront/cart/cart-page.tsx',
  checkout: 'storefront/checkout/checkout-page.tsx',
  'quick-order': 'storefront/quick-order/quick-order-page.tsx',
}

/** The maximum sizes of the scripts of a page, in bytes of brotli. */
interface PageBudget {
  /** Of those that a first visit loads before the visitor does anything. */
  readonly first: number
  /** Of these and those that it loads when the visitor does something. */
  readonly all: number
}

/** The budgets by page. */
export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  home: { first: 113_400, all: 155_200 },
  category: { first: 112_850, all: 140_950 },
  search: { first: 112_900, all: 141_000 },
  product: { first: 113_350, all: 146_900 },
  cart: { first: 112_950, all: 138_300 },
  checkout: { first: 112_950, all: 152_000 },
  'quick-order': { first: 112_100, all: 144_800 },
}

/** The maximum number of scripts of a first visit. */
export const MAX_PAGE_FILES = 15

/** The scripts of a first visit to a page; bytes are those after brotli compression. */
export interface PageWeight {
  readonly page: string
  /** The number of scripts before the visitor does anything. */
  readonly files: number
  /** Their size. */
  readonly bytes: number
  /** Their size together with the scripts that are loaded when the visitor does something. */
  readonly allBytes: number
}

/**
 * Measures the scripts that a browser loads for each page with a budget, before the visitor does anything and in all: its
 * own, all that they import, and the list of routes. Throws when a page has no script.
 */
export function measurePageScripts({ chunks, routeListBytes }: ChunkReport): readonly PageWeight[] {
  return Object.keys(PAGE_BUDGETS).map((page) => {
    const load = (...sources: string[]) =>
      listWithImports(
        chunks,
        sources.flatMap((source) => requireEntries(chunks, source)),
      )
    const sumBytes = (files: readonly Chunk[]) => files.reduce((sum, { bytes }) => sum + bytes, routeListBytes)
    const first = [...EVERY_PAGE, `storefront/routes/${page}.tsx`]
    const files = load(...first)
    return {
      page,
      files: files.length + 1,
      bytes: sumBytes(files),
      allBytes: sumBytes(load(...first, ...EVERY_CONTENT, CONTENTS[page] ?? '')),
    }
  })
}

/** Whether a page exceeds its budget. */
export function isTooHeavy({ page, files, bytes, allBytes }: PageWeight): boolean {
  const { first = 0, all = 0 } = PAGE_BUDGETS[page] ?? {}
  return files > MAX_PAGE_FILES || bytes > first || allBytes > all
}

/**
 * Finds the scripts of the build whose entry is a source file; throws if there is none. The router splits a route into
 * several entries, which differ in a query after the path.
 */
function requireEntries(chunks: readonly Chunk[], source: string): readonly Chunk[] {
  const entries = chunks.filter(({ entry }) => entry?.split('?', 1)[0] === source)
  if (entries.length === 0) throw new Error(`No script of the build begins with ${source}.`)
  return entries
}

function listWithImports(chunks: readonly Chunk[], entries: readonly Chunk[]): readonly Chunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const loaded = new Set(entries)
  for (const { imports } of loaded) {
    for (const fileName of imports) {
      const chunk = byName.get(fileName)
      if (chunk !== undefined) loaded.add(chunk)
    }
  }
  return [...loaded]
}
