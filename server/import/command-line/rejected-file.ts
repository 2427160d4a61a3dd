import { createReadStream, createWriteStream, type WriteStream } from 'node:fs'
import { once } from 'node:events'
import { toGuardedCsvLine } from '@hydrant/kernel/text/csv.ts'
import { readLineBatches } from '@hydrant/kernel/csv/read-lines.ts'
import { readRows } from '@hydrant/kernel/csv/read-rows.ts'
import { createNoLineEndsError } from '../product-file/file-error.ts'
import { readText } from '../product-file/read-text.ts'

/** The file for rows that could not be imported, next to the imported file. */
export interface RejectedFile {
  readonly path: string
  add(cells: readonly string[]): Promise<void>
  /** Closes the file; it exists only if a row was added. */
  close(): Promise<void>
}

/**
 * Prepares the file for the rejected rows of a product file: `tools.csv` → `tools.rejected.csv`, with the same header.
 */
export function createRejectedFile(importedPath: string): RejectedFile {
  const path = `${importedPath.replace(/\.csv$/i, '')}.rejected.csv`
  let output: WriteStream | null = null
  const write = async (cells: readonly string[], stream: WriteStream): Promise<void> => {
    if (!stream.write(toGuardedCsvLine(cells))) await once(stream, 'drain')
  }
  return {
    path,
    async add(cells) {
      if (output === null) {
        output = createWriteStream(path)
        await write(await readHeader(importedPath), output)
      }
      await write(cells, output)
    },
    async close() {
      if (output === null) return
      output.end()
      await once(output, 'close')
    },
  }
}

async function readHeader(importedPath: string): Promise<readonly string[]> {
  for await (const row of readRows(readLineBatches(readText(createReadStream(importedPath)), createNoLineEndsError)))
    return 'cells' in row ? row.cells : [row.text]
  return []
}
