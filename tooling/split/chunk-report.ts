import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** One script of the storefront's build; source paths are relative to the project. */
export interface Chunk {
  readonly fileName: string
  /**
   * The source file of an entry, with a query where the router has requested a part of it; null for a shared script.
   */
  readonly entry: string | null
  /** The scripts that are loaded with it. */
  readonly imports: readonly string[]
  /** The scripts that it may load later. */
  readonly dynamicImports: readonly string[]
  readonly modules: readonly string[]
  /** Its size after brotli compression. */
  readonly bytes: number
}

/** The scripts and style sheets of a storefront build. */
export interface ChunkReport {
  readonly chunks: readonly Chunk[]
  /** Its style sheets with their text. */
  readonly styles: readonly { readonly fileName: string; readonly text: string }[]
  /** The size of the list of all routes, which every page loads, after brotli compression. */
  readonly routeListBytes: number
}

/** A script as storefront/vite.config.ts reports it. */
type ReportedChunk = Omit<Chunk, 'bytes'>

/** Reads the report of the last storefront build in a folder; null when there is none. */
export function readChunkReport(buildDir: string): ChunkReport | null {
  const file = join(buildDir, 'chunks.json')
  if (!existsSync(file)) return null
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isReport(report)) throw new Error(`${file} is not what storefront/vite.config.ts writes.`)
  const clientFolder = join(buildDir, 'client')
  const routeList = readdirSync(join(clientFolder, 'assets')).find((name) => /^manifest-[^.]*\.js$/.test(name))
  return {
    chunks: report.chunks.map((chunk) => ({ ...chunk, bytes: getSentSize(join(clientFolder, chunk.fileName)) })),
    routeListBytes: routeList === undefined ? 0 : getSentSize(join(clientFolder, 'assets', routeList)),
    styles: report.styles.map((fileName) => ({
      fileName,
      text: readFileSync(join(clientFolder, fileName), 'utf8'),
    })),
  }
}

/** The size of a file as it is sent: compressed, unless it is too small for that. */
function getSentSize(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

function isReport(
  value: unknown,
): value is { readonly chunks: readonly ReportedChunk[]; readonly styles: readonly string[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'chunks' in value &&
    Array.isArray(value.chunks) &&
    'styles' in value &&
    Array.isArray(value.styles)
  )
}
