import type { Chunk, ChunkReport } from './chunk-report.ts'

/** Sources that only the pages of site builders may load. */
const BUILDER_SOURCES =
  /^(storefront\/builder\/|storefront\/routes\/builder\/|page-builder\/editor\/|page-builder\/checks\/|(.*\/)?node_modules\/(@puckeditor\/|@tiptap\/|prosemirror-))/

/** Class names that only the style sheet of site builders may contain. */
const BUILDER_STYLES = /\.(?:builder-|Puck|_Puck)/

/** Route modules, which the router makes entries; the browser loads one when the visitor goes there. */
const ROUTE = /^storefront\/routes\//
const BUILDER_ROUTE = /^storefront\/routes\/builder\//

/** A source or style sheet of the builder that shoppers load. */
export interface SplitViolation {
  readonly what: string
  /** The chain of build files through which it is loaded, beginning with an entry. */
  readonly loadChain: readonly string[]
}

/**
 * Finds builder sources in everything that a page of the shop can load, at once or later, and in the shop's style
 * sheet.
 */
export function findSplitViolations({ chunks, styles }: ChunkReport): readonly SplitViolation[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const loadChains = new Map<string, readonly string[]>()
  const queue = chunks.filter(isForShoppers).map((chunk) => ({ chunk, loadChain: [chunk.fileName] }))
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { chunk, loadChain } = next
    if (loadChains.has(chunk.fileName)) continue
    loadChains.set(chunk.fileName, loadChain)
    queue.push(
      ...[...chunk.imports, ...chunk.dynamicImports]
        .flatMap((name) => byName.get(name) ?? [])
        .map((importedChunk) => ({ chunk: importedChunk, loadChain: [...loadChain, importedChunk.fileName] })),
    )
  }
  const leakedSources = chunks.flatMap((chunk) => {
    const loadChain = loadChains.get(chunk.fileName)
    return loadChain === undefined
      ? []
      : chunk.modules.filter((path) => BUILDER_SOURCES.test(path)).map((what) => ({ what, loadChain }))
  })
  return [...leakedSources, ...findImportedBuilderStyles(chunks), ...findLeakedStyles(styles)]
}

/**
 * Whether a browser requests a script on a page of the shop: the entry of the client, and every route that is not the
 * builder's.
 */
function isForShoppers({ entry }: Chunk): boolean {
  if (entry === null || BUILDER_ROUTE.test(entry)) return false
  return ROUTE.test(entry) || !BUILDER_SOURCES.test(entry)
}

/**
 * Finds style sheets of the builder that are imported as modules. The build merges all of these into one style sheet
 * that every page loads, so the builder must load its own ones by URL.
 */
function findImportedBuilderStyles(chunks: readonly Chunk[]): readonly SplitViolation[] {
  return chunks.flatMap(({ fileName, modules }) =>
    modules
      .filter((path) => path.endsWith('.css') && BUILDER_SOURCES.test(path))
      .map((what) => ({ what, loadChain: [fileName, 'the one style sheet'] })),
  )
}

function findLeakedStyles(styles: ChunkReport['styles']): readonly SplitViolation[] {
  const shop = styles.filter(({ fileName }) => /\/style-[^/]*\.css$/.test(fileName))
  return shop.flatMap(({ fileName, text }) =>
    BUILDER_STYLES.test(text) ? [{ what: `'${BUILDER_STYLES.exec(text)?.[0] ?? ''}…'`, loadChain: [fileName] }] : [],
  )
}
