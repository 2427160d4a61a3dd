import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FileRefusal } from './file-refusal.ts'
import { readLines } from './read-lines.ts'
import { type BrokenRow, readRows, type Row } from './read-rows.ts'
import { readText } from './read-text.ts'

/** Reads a file that arrives in pieces of so many bytes. */
async function rowsOf(file: string | Uint8Array, pieceLength = 7): Promise<Array<Row | BrokenRow>> {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (let start = 0; start < bytes.length; start += pieceLength) yield bytes.subarray(start, start + pieceLength)
  }
  const rows: Array<Row | BrokenRow> = []
  for await (const row of readRows(readLines(readText(pieces())))) rows.push(row)
  return rows
}
const cellsOf = async (file: string, pieceLength?: number) =>
  (await rowsOf(file, pieceLength)).map((row) => ('cells' in row ? row.cells : row.reason))

test.each([
  ['LF', '\n'],
  ['CRLF', '\r\n'],
  ['CR', '\r'],
])('rows end with %s, whether or not the last one does', async (_, end) => {
  const expected = [
    ['a', 'b'],
    ['c', ''],
  ]
  expect(await cellsOf(`a,b${end}c,${end}`)).toEqual(expected)
  expect(await cellsOf(`a,b${end}c,`, 1)).toEqual(expected)
})

test('a byte-order mark is not part of the first cell', async () => {
  expect(await cellsOf('\uFEFFName,Price\nHose,1')).toEqual([
    ['Name', 'Price'],
    ['Hose', '1'],
  ])
})

test('a quoted cell may hold commas, quotation marks and line ends', async () => {
  expect(await cellsOf('"a, ""b""","line 1\r\nline 2",c\nd,e,f')).toEqual([
    ['a, "b"', 'line 1\nline 2', 'c'],
    ['d', 'e', 'f'],
  ])
})

test('a quotation mark inside a plain cell is an inch sign', async () => {
  expect(await cellsOf('Hose 1.75" x 50 ft,5"\n')).toEqual([['Hose 1.75" x 50 ft', '5"']])
})

test('rows know the line on which they begin, past empty lines and quoted line ends', async () => {
  const rows = await rowsOf('a\n\n"b\n\nb"\nc\n')
  expect(rows.map(({ line }) => line)).toEqual([1, 3, 6])
})

test('a quotation mark that is never closed costs its own line and no other', async () => {
  expect(await cellsOf('"a","b"\n"open,b\n"c","d"\n"e","f"\n')).toEqual([
    ['a', 'b'],
    'A quotation mark is opened and never closed.',
    ['c', 'd'],
    ['e', 'f'],
  ])
  expect(await cellsOf('a,b\n"open,b\nc,d\ne,f')).toEqual([
    ['a', 'b'],
    'A quotation mark is opened and never closed.',
    ['c', 'd'],
    ['e', 'f'],
  ])
})

test('text behind a closing quotation mark breaks its row and no other', async () => {
  expect(await cellsOf('"a"x,b\nc,d')).toEqual([
    'The text after a closing quotation mark, "x,b", belongs to no cell.',
    ['c', 'd'],
  ])
})

test('what was written is read, in whatever pieces it arrives', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', '\n', ' ', '🚒', '1') })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 9 }),
      async (rows, length) => {
        const file = rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')).join('\r\n')
        expect(await cellsOf(file, length)).toEqual(rows)
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
])('a file that is %s is refused with what was expected', async (_, bytes, reason) => {
  const refusal = await rowsOf(bytes).then(
    () => null,
    (error: unknown) => error,
  )
  expect(refusal).toBeInstanceOf(FileRefusal)
  expect(String(refusal)).toContain(reason)
  expect(String(refusal)).toContain('Expected is a CSV file in UTF-8')
})
