import * as messages from '@hydrant/messages/compiled/storefront/quick-order.js'
import { type ReadList, toReadList } from './list-row.ts'
import { readTable } from './read-table.ts'
import { readText, splitIntoCells } from './read-text.ts'
import { type ReadRows, readWorkbook } from './read-workbook.server.ts'
import { UnreadableFileError } from './unreadable-file-error.ts'

/** Bytes of a file with a list; 10,000 rows are less than a quarter of it. */
export const MAX_FILE_BYTES = 2 * 1024 * 1024

/**
 * Reads part numbers and quantities from an uploaded file: an Excel workbook, or any text such as CSV. What it is shows
 * in its bytes, whatever its name is. Throws an `UnreadableFileError` whose message says what is wrong.
 */
export async function readFile(file: Blob): Promise<ReadList> {
  const content = await readContent(file)
  return typeof content === 'string' ? readText(content) : toReadList(await readWorkbook(content, readTable))
}

/** Reads the rows of a table from an uploaded file: an Excel workbook or CSV. Throws as `readFile`. */
export async function readTableOfFile<Row>(file: Blob, readRows: ReadRows<Row>): Promise<readonly Row[]> {
  const content = await readContent(file)
  return typeof content === 'string' ? readRows(splitIntoCells(content)) : readWorkbook(content, readRows)
}

/** Reads the text of a file, or the bytes of a workbook. */
async function readContent(file: Blob): Promise<string | Buffer> {
  if (file.size === 0) throw new UnreadableFileError(messages.emptyFile())
  if (file.size > MAX_FILE_BYTES) throw new UnreadableFileError(messages.tooLargeFile())
  const bytes = Buffer.from(await file.arrayBuffer())
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return bytes
  // The beginning of workbooks from before 2007.
  if (bytes.subarray(0, 4).toString('hex') === 'd0cf11e0') throw new UnreadableFileError(messages.oldWorkbook())
  const text = decodeText(bytes)
  if (text.includes('\0') || text.startsWith('%PDF')) throw new UnreadableFileError(messages.noTextFile())
  return text
}

/** Decodes UTF-16 and UTF-8 with a byte order mark, UTF-8, and otherwise what Windows programs write. */
function decodeText(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex')
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(bytes)
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
