import { crc32, deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { MAX_FILE_BYTES, readFile } from './read-file.server.ts'

interface Part {
  readonly name: string
  readonly content: string | Buffer
  /** The size that the file claims to have unpacked. */
  readonly claimedSize?: number
}

/** Makes a ZIP file, which may lie about sizes. */
function makeZip(parts: readonly Part[]): Buffer {
  const files = parts.map(({ name, content, claimedSize }) => {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(bytes), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(claimedSize ?? bytes.length, 18)
    fields.writeUInt16LE(Buffer.byteLength(name), 22)
    return { fields, name: Buffer.from(name), packed }
  })
  let offset = 0
  const directory = files.map(({ fields, name, packed }) => {
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    offset += 30 + name.length + packed.length
    return Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, tail, name])
  })
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([
    ...files.map(({ fields, name, packed }) =>
      Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, name, packed]),
    ),
    ...directory,
    end,
  ])
}

const sheet = (rows: string): Part => ({
  name: 'xl/worksheets/sheet1.xml',
  content: `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
})
const strings = (texts: readonly string[]): Part => ({
  name: 'xl/sharedStrings.xml',
  content: `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
})
const read = async (bytes: Buffer | string) => (await readFile(new Blob([bytes as BlobPart]))).rows

test('a workbook is read: shared and inline texts, numbers, formulas, gaps, rich text [QKO-05]', async () => {
  const workbook = makeZip([
    strings(['Item no.', 'Qty', 'HN-95/1', 'Nozzle &amp; more']),
    sheet(
      [
        '<row r="1"><c r="B1" t="s"><v>0</v></c><c r="D1" t="s"><v>1</v></c></row>',
        '<row r="2"><c r="A2" t="s"><v>3</v></c><c r="B2" t="s"><v>2</v></c><c r="D2"><v>12</v></c></row>',
        '<row r="3"><c r="B3" t="inlineStr"><is><r><t>MN-</t></r><r><t>500</t></r></is></c><c r="D3"><f>1+2</f><v>3</v></c></row>',
        '<row r="4"><c r="B4"><v>1.002E5</v></c><c r="D4" t="e"><v>#N/A</v></c></row>',
        '<row r="5"/>',
      ].join(''),
    ),
  ])
  expect(await read(workbook)).toEqual([
    { partNumber: 'HN-95/1', quantity: '12' },
    { partNumber: 'MN-500', quantity: '3' },
    { partNumber: '100200', quantity: '' },
  ])
})

test('text files are read in the encodings that spreadsheets save [QKO-05]', async () => {
  const text = 'Größe;Menge;Artikelnummer\nL;12;HN-95/1'
  const expected = [{ partNumber: 'HN-95/1', quantity: '12' }]
  expect(await read(text)).toEqual(expected)
  expect(await read(Buffer.from(text, 'latin1'))).toEqual(expected)
  expect(await read(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual(expected)
})

const bomb = sheet(`<row><c t="inlineStr"><is><t>${'A'.repeat(60 * 1024 * 1024)}</t></is></c></row>`)
const hostile: Readonly<Record<string, () => Buffer>> = {
  'an empty file': () => Buffer.alloc(0),
  'a file above the maximum': () => Buffer.alloc(MAX_FILE_BYTES + 1, 'A-1,1\n'),
  'a picture': () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  'a PDF': () => Buffer.from('%PDF-1.7\n1 0 obj'),
  'a workbook of 2003': () => Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  'a ZIP file without sheets': () => makeZip([{ name: 'a.txt', content: 'A-1' }]),
  'a ZIP file that was cut': () => makeZip([sheet('<row/>')]).subarray(0, 60),
  'a bomb': () => makeZip([bomb]),
  'a bomb that claims to be small': () => makeZip([{ ...bomb, claimedSize: 100 }]),
  'a thousand files': () => makeZip(Array.from({ length: 1001 }, (_, index) => ({ name: `${index}`, content: '' }))),
  'a name outside of the folder': () => makeZip([{ name: '../sheet1.xml', content: '' }]),
  'an entity that grows': () =>
    makeZip([{ ...sheet(''), content: '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]><a>&c;</a>' }]),
  'XML that is not well-formed': () => makeZip([sheet('<row><c></row>')]),
  'XML that is no UTF-8': () => makeZip([{ ...sheet(''), content: Buffer.from('<a>\xff\xfe</a>', 'latin1') }]),
}

test.each(Object.keys(hostile))('%s is refused with a reason [QKO-06]', async (name) => {
  await expect(read(hostile[name]?.() ?? '')).rejects.toThrow(/^[A-Z].+\.$/)
  await expect(read(hostile[name]?.() ?? '')).rejects.toMatchObject({ name: 'UnreadableFileError' })
})

test('a cell far to the right and a reference to no text are left out, and the rest is read [QKO-06]', async () => {
  const cells = '<c r="A1" t="inlineStr"><is><t>HN-95/1</t></is></c><c r="B1"><v>4</v></c>'
  const row = `<row>${cells}<c r="XFD1"><v>1</v></c><c r="C1" t="s"><v>99999999</v></c></row>`
  expect(await read(makeZip([sheet(row)]))).toEqual([{ partNumber: 'HN-95/1', quantity: '4' }])
})
