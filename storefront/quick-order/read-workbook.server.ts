import * as messages from '@hydrant/messages/compiled/storefront/quick-order.js'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { MAX_LIST_ROWS } from './list-row.ts'
import { UnreadableFileError } from './unreadable-file-error.ts'

/** What a workbook may contain at most; a file of 2 MB can claim to be gigabytes. */
const MAX_FILES = 1000
const MAX_XML_BYTES = 48 * 1024 * 1024
const MAX_ROWS = MAX_LIST_ROWS * 2
const MAX_COLUMNS = 100
const MAX_CELL_LENGTH = 300
const MAX_SHARED_STRINGS = 200_000

const SHEET = /^xl\/worksheets\/sheet(\d+)\.xml$/
const SHARED_STRINGS = 'xl/sharedStrings.xml'

/** Reads rows from the cells of a table. */
export type ReadRows<Row> = (table: readonly (readonly string[])[]) => readonly Row[]

/**
 * Reads the rows of the first sheet with any from an Excel workbook (.xlsx), on which it is strict: it unpacks no more
 * than a limit, whatever sizes the file claims, and reads no document types, entities or other files. Throws an
 * `UnreadableFileError`.
 */
export async function readWorkbook<Row>(file: Buffer, readRows: ReadRows<Row>): Promise<readonly Row[]> {
  try {
    return await readFirstSheet(file, readRows)
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error
    throw new UnreadableFileError(messages.brokenWorkbook(), { cause: error })
  }
}

async function readFirstSheet<Row>(file: Buffer, readRows: ReadRows<Row>): Promise<readonly Row[]> {
  const zip = await fromBufferPromise(file, { lazyEntries: true, strictFileNames: true })
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    if (entries.size >= MAX_FILES) throw new UnreadableFileError(messages.tooLargeWorkbook())
    entries.set(entry.fileName, entry)
  }
  const budget = { bytes: MAX_XML_BYTES }
  const strings = entries.get(SHARED_STRINGS)
  const sharedStrings = strings === undefined ? [] : await readSharedStrings(zip, strings, budget)
  const sheets = [...entries.values()]
    .filter(({ fileName }) => SHEET.test(fileName))
    .toSorted((one, other) => toSheetNumber(one) - toSheetNumber(other))
  if (sheets.length === 0) throw new UnreadableFileError(messages.brokenWorkbook())
  for (const sheet of sheets) {
    const rows = readRows(await readSheet(zip, sheet, { budget, sharedStrings }))
    if (rows.length > 0) return rows
  }
  return []
}

function toSheetNumber({ fileName }: Entry): number {
  return Number(SHEET.exec(fileName)?.[1])
}

async function readSharedStrings(zip: ZipFile, entry: Entry, budget: { bytes: number }): Promise<string[]> {
  const strings: string[] = []
  let text = ''
  let isText = false
  // Phonetic guides (rPh) are no part of the text.
  let isPhonetic = false
  await parseXml(zip, entry, {
    budget,
    onOpen({ name }) {
      if (name === 'si') text = ''
      if (name === 'rPh') isPhonetic = true
      if (name === 't') isText = !isPhonetic
    },
    onText(part) {
      if (isText && text.length < MAX_CELL_LENGTH) text += part
    },
    onClose(name) {
      if (name === 't') isText = false
      if (name === 'rPh') isPhonetic = false
      if (name !== 'si') return
      if (strings.length >= MAX_SHARED_STRINGS) throw new UnreadableFileError(messages.tooLargeWorkbook())
      strings.push(text.slice(0, MAX_CELL_LENGTH))
    },
  })
  return strings
}

async function readSheet(
  zip: ZipFile,
  entry: Entry,
  { budget, sharedStrings }: { readonly budget: { bytes: number }; readonly sharedStrings: readonly string[] },
): Promise<string[][]> {
  const rows: string[][] = []
  let cells: string[] = []
  let cell = { column: 0, type: '', text: '' }
  let isValue = false
  await parseXml(zip, entry, {
    budget,
    onOpen({ name, attributes }) {
      if (name === 'row') cells = []
      if (name === 'c')
        cell = { column: toColumn(attributes['r']) ?? cells.length, type: attributes['t'] ?? '', text: '' }
      if (name === 'v' || name === 't') isValue = true
    },
    onText(part) {
      if (isValue && cell.text.length < MAX_CELL_LENGTH) cell.text += part
    },
    onClose(name) {
      if (name === 'v' || name === 't') isValue = false
      if (name === 'c' && cell.column < MAX_COLUMNS) {
        while (cells.length < cell.column) cells.push('')
        cells[cell.column] = toCellText(cell, sharedStrings).slice(0, MAX_CELL_LENGTH)
      }
      if (name === 'row' && rows.length < MAX_ROWS && cells.some((text) => text.trim() !== '')) rows.push(cells)
    },
  })
  return rows
}

/** Converts a reference such as `AB12` to the position of its column, from 0; null without one. */
function toColumn(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (letters === undefined) return null
  return Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function toCellText(
  { type, text }: { readonly type: string; readonly text: string },
  sharedStrings: readonly string[],
): string {
  if (type === 's') return sharedStrings[Number(text)] ?? ''
  if (type === 'e') return ''
  // Numbers are stored as they are calculated with, such as 1.2E3.
  return /^-?\d+(?:\.\d+)?E[+-]?\d+$/i.test(text) ? String(Number(text)) : text
}

interface XmlHandlers {
  /** What may still be unpacked of the workbook. */
  readonly budget: { bytes: number }
  readonly onOpen: (tag: SaxesTagPlain) => void
  readonly onText: (text: string) => void
  readonly onClose: (name: string) => void
}

/** Parses a file of a workbook while it is unpacked; names are without their prefix. */
async function parseXml(zip: ZipFile, entry: Entry, { budget, onOpen, onText, onClose }: XmlHandlers): Promise<void> {
  const parser = new SaxesParser()
  const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw new UnreadableFileError(messages.brokenWorkbook())
  })
  parser.on('opentag', (tag) => onOpen({ ...tag, name: withoutPrefix(tag.name) }))
  parser.on('text', onText)
  parser.on('cdata', onText)
  parser.on('closetag', ({ name }) => onClose(withoutPrefix(name)))
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const stream: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry)
  for await (const bytes of stream) {
    budget.bytes -= bytes.length
    if (budget.bytes < 0) throw new UnreadableFileError(messages.tooLargeWorkbook())
    parser.write(decoder.decode(bytes, { stream: true }))
  }
  parser.write(decoder.decode()).close()
}
