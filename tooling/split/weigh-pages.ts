import type { Chunk, ChunkReport } from './chunk-report.ts'

/** What all pages of the shop load besides their own script. */
const EVERY_PAGE = ['storefront/entry.client.tsx', 'storefront/root.tsx']

/** The maximum size of the scripts of a first visit by page, in bytes of brotli. */
export const PAGE_BUDGETS: Readonly<Record<string, number>> = {
  home: 151_400,
  category: 136_700,
  search: 136_700,
  product: 140_200,
  cart: 131_000,
  checkout: 143_800,
}

/** The maximum number of scripts of a first visit. */
export const MAX_PAGE_FILES = 15

/** The scripts of a first visit to a page, before the visitor does anything. */
export interface PageWeight {
  readonly page: string
  readonly files: number
  /** After brotli compression. */
  readonly bytes: number
}

/**
 * Measures the scripts that a browser loads for each page with a budget: its own, all that they import, and the list of
 * routes. Throws when a page has no script.
 */
export function measurePageScripts({ chunks, routeListBytes }: ChunkReport): readonly PageWeight[] {
  return Object.keys(PAGE_BUDGETS).map((page) => {
    const entries = [...EVERY_PAGE, `storefront/routes/${page}.tsx`].flatMap((source) => requireEntries(chunks, source))
    const files = listWithImports(chunks, entries)
    return {
      page,
      files: files.length + 1,
      bytes: files.reduce((sum, { bytes }) => sum + bytes, routeListBytes),
    }
  })
}

/** Whether a page exceeds its budget. */
export function isTooHeavy({ page, files, bytes }: PageWeight): boolean {
  return files > MAX_PAGE_FILES || bytes > (PAGE_BUDGETS[page] ?? 0)
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
