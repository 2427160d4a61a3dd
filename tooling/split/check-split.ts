import type { Chunk, ChunkReport } from './chunk-report.ts'

/** Sources that only site builders load. */
const BUILDER_SOURCES =
  /^(storefront\/builder\/|storefront\/routes\/builder\/|page-builder\/editor\/|page-builder\/checks\/|(.*\/)?node_modules\/(@puckeditor\/|@tiptap\/|prosemirror-))/

/** What the style sheet of site builders holds, by its class names. */
const BUILDER_STYLES = /\.(?:builder-|Puck|_Puck)/

/** The router makes this of every route; in the browser it is loaded when the visitor goes there. */
const ROUTE = /^storefront\/routes\//
const BUILDER_ROUTE = /^storefront\/routes\/builder\//

/** A source, or a style sheet, that reaches shoppers although it must not. */
export interface SplitFault {
  readonly what: string
  /** The files of the build by which it reaches them, from what they ask for on. */
  readonly by: readonly string[]
}

/**
 * Finds what only site builders may load in that which a page of the shop can load, at once or later, and in its style
 * sheet.
 */
export function checkSplit({ chunks, styles }: ChunkReport): readonly SplitFault[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const ways = new Map<string, readonly string[]>()
  const queue = chunks.filter(isForShoppers).map((chunk) => ({ chunk, by: [chunk.fileName] }))
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { chunk, by } = next
    if (ways.has(chunk.fileName)) continue
    ways.set(chunk.fileName, by)
    queue.push(
      ...chunk.imports
        .flatMap((name) => byName.get(name) ?? [])
        .map((asked) => ({ chunk: asked, by: [...by, asked.fileName] })),
    )
  }
  const reached = chunks.flatMap((chunk) => {
    const by = ways.get(chunk.fileName)
    return by === undefined
      ? []
      : chunk.modules.filter((path) => BUILDER_SOURCES.test(path)).map((what) => ({ what, by }))
  })
  return [...reached, ...mixedStyles(chunks), ...leakedStyles(styles)]
}

/** What a browser asks for on a page of the shop: its start, and every route that is not the builder's. */
function isForShoppers({ entry }: Chunk): boolean {
  if (entry === null || BUILDER_ROUTE.test(entry)) return false
  return ROUTE.test(entry) || !BUILDER_SOURCES.test(entry)
}

/**
 * All style sheets that are imported the usual way become one, which every page loads: the builder's have to be asked
 * for by their address.
 */
function mixedStyles(chunks: readonly Chunk[]): readonly SplitFault[] {
  return chunks.flatMap(({ fileName, modules }) =>
    modules
      .filter((path) => path.endsWith('.css') && BUILDER_SOURCES.test(path))
      .map((what) => ({ what, by: [fileName, 'the one style sheet'] })),
  )
}

function leakedStyles(styles: ChunkReport['styles']): readonly SplitFault[] {
  const shop = styles.filter(({ fileName }) => /\/style-[^/]*\.css$/.test(fileName))
  return shop.flatMap(({ fileName, text }) =>
    BUILDER_STYLES.test(text) ? [{ what: `'${BUILDER_STYLES.exec(text)?.[0] ?? ''}…'`, by: [fileName] }] : [],
  )
}
