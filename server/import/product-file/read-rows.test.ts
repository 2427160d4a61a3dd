import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createNoLineEndsError, FileError } from './file-error.ts'
import { readLineBatches } from '@hydrant/kernel/csv/read-lines.ts'
import { type BrokenRow, readRows, type Row } from '@hydrant/kernel/csv/read-rows.ts'
import { readText } from './read-text.ts'

/** Parses a file that is received in chunks of `chunkLength` bytes. */
async function parseRows(file: string | Uint8Array, chunkLength = 7): Promise<Array<Row | BrokenRow>> {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (let start = 0; start < bytes.length; start += chunkLength) yield bytes.subarray(start, start + chunkLength)
  }
  const rows: Array<Row | BrokenRow> = []
  for await (const row of readRows(readLineBatches(readText(chunks()), createNoLineEndsError))) rows.push(row)
  return rows
}
const parseCells = async (file: string, chunkLength?: number) =>
  (await parseRows(file, chunkLength)).map((row) => ('cells' in row ? row.cells : row.reason))

test.each([
  ['LF', '\n'],
  ['CRLF', '\r\n'],
  ['CR', '\r'],
])('rows end with %s, whether or not the last one does', async (_, end) => {
  const expected = [
    ['a', 'b'],
    ['c', ''],
  ]
  expect(await parseCells(`a,b${end}c,${end}`)).toEqual(expected)
  expect(await parseCells(`a,b${end}c,`, 1)).toEqual(expected)
})

test('a byte-order mark is not part of the first cell', async () => {
  expect(await parseCells('\uFEFFName,Price\nHose,1')).toEqual([
    ['Name', 'Price'],
    ['Hose', '1'],
  ])
})

test('a quoted cell may contain commas, quotation marks and line ends', async () => {
  expect(await parseCells('"a, ""b""","line 1\r\nline 2",c\nd,e,f')).toEqual([
    ['a, "b"', 'line 1\nline 2', 'c'],
    ['d', 'e', 'f'],
  ])
})

test('a quotation mark inside an unquoted cell is an ordinary character', async () => {
  expect(await parseCells('Hose 1.75" x 50 ft,5"\n')).toEqual([['Hose 1.75" x 50 ft', '5"']])
})

test('rows have the line on which they begin, counting empty lines and quoted line ends', async () => {
  const rows = await parseRows('a\n\n"b\n\nb"\nc\n')
  expect(rows.map(({ line }) => line)).toEqual([1, 3, 6])
})

test('a quotation mark that is never closed breaks only its own line', async () => {
  expect(await parseCells('"a","b"\n"open,b\n"c","d"\n"e","f"\n')).toEqual([
    ['a', 'b'],
    'A quotation mark is opened and never closed.',
    ['c', 'd'],
    ['e', 'f'],
  ])
  expect(await parseCells('a,b\n"open,b\nc,d\ne,f')).toEqual([
    ['a', 'b'],
    'A quotation mark is opened and never closed.',
    ['c', 'd'],
    ['e', 'f'],
  ])
})

test('text after a closing quotation mark breaks only its row', async () => {
  expect(await parseCells('"a"x,b\nc,d')).toEqual([
    'The text after a closing quotation mark, "x,b", belongs to no cell.',
    ['c', 'd'],
  ])
})

test('written rows are parsed again, in chunks of any size', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', '\n', ' ', '🚒', '1') })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 9 }),
      async (rows, length) => {
        const file = rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')).join('\r\n')
        expect(await parseCells(file, length)).toEqual(rows)
      },
    ),
  )
})

test.each([
  ['an Excel workbook', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14, 0), 'Excel workbook'],
  ['UTF-16 with its mark', Buffer.from('\uFEFFProduct Name\n', 'utf16le'), 'UTF-16'],
  ['UTF-16 without its mark', Buffer.from('Product Name\n', 'utf16le'), 'UTF-16'],
  ['Latin-1', Buffer.from('Product Name\nCafé\n', 'latin1'), 'line 2 holds bytes'],
  ['nothing', new Uint8Array(), 'is empty'],
  ['blank lines', Buffer.from('\n \n'), 'is empty'],
])('a file that is %s is rejected with the expected format', async (_, bytes, reason) => {
  const thrown = await parseRows(bytes).then(
    () => null,
    (error: unknown) => error,
  )
  expect(thrown).toBeInstanceOf(FileError)
  expect(String(thrown)).toContain(reason)
  expect(String(thrown)).toContain('Expected is a CSV file in UTF-8')
})
