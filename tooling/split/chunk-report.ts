import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One script of the storefront's build; paths of sources are relative to the project. */
export interface Chunk {
  readonly fileName: string
  /**
   * The source that it is the entry for, with a query where the router has asked for a part of it; null for what
   * several share.
   */
  readonly entry: string | null
  /** Other scripts that it loads, at once or later. */
  readonly imports: readonly string[]
  readonly modules: readonly string[]
}

/** What a build of the storefront is made of. */
export interface ChunkReport {
  readonly chunks: readonly Chunk[]
  /** Its style sheets, by their text. */
  readonly styles: readonly { readonly fileName: string; readonly text: string }[]
}

/** Reads what the last build of the storefront, in this folder, is made of; null when there is none. */
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
