import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One script of the storefront's build; source paths are relative to the project. */
export interface Chunk {
  readonly fileName: string
  /**
   * The source file of an entry, with a query where the router has requested a part of it; null for a shared script.
   */
  readonly entry: string | null
  /** The scripts that it imports, statically or dynamically. */
  readonly imports: readonly string[]
  readonly modules: readonly string[]
}

/** The scripts and style sheets of a storefront build. */
export interface ChunkReport {
  readonly chunks: readonly Chunk[]
  /** Its style sheets with their text. */
  readonly styles: readonly { readonly fileName: string; readonly text: string }[]
}

/** Reads the report of the last storefront build in a folder; null when there is none. */
export function readChunkReport(buildDir: string): ChunkReport | null {
  const file = join(buildDir, 'chunks.json')
  if (!existsSync(file)) return null
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isReport(report)) throw new Error(`${file} is not what storefront/vite.config.ts writes.`)
  return {
    chunks: report.chunks,
    styles: report.styles.map((fileName) => ({
      fileName,
      text: readFileSync(join(buildDir, 'client', fileName), 'utf8'),
    })),
  }
}

function isReport(value: unknown): value is { readonly chunks: readonly Chunk[]; readonly styles: readonly string[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'chunks' in value &&
    Array.isArray(value.chunks) &&
    'styles' in value &&
    Array.isArray(value.styles)
  )
}
