import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_LIST_ROWS } from './list-row.ts'
import { readText } from './read-text.ts'

const read = (text: string) => readText(text).rows.map(({ partNumber, quantity }) => `${partNumber} × ${quantity}`)

test.each([
  ['two columns of a spreadsheet', 'HN-95/1\t12\nMN-500\t3\r\n', ['HN-95/1 × 12', 'MN-500 × 3']],
  ['quantities first', '12\tHN-95/1\n3\tMN-500', ['HN-95/1 × 12', 'MN-500 × 3']],
  ['numbers without letters', '100200\t5\n100300\t7', ['100200 × 5', '100300 × 7']],
  ['one column', 'HN-95/1\nMN-500', ['HN-95/1 × ', 'MN-500 × ']],
  [
    'number and quantity with a blank',
    'HN-95/1 12\nMN500  3\nGLOVES-L 4',
    ['HN-95/1 × 12', 'MN500 × 3', 'GLOVES-L × 4'],
  ],
  ['number and quantity with a comma', 'HN-95/1, 12\nMN-500,3', ['HN-95/1 × 12', 'MN-500 × 3']],
  [
    'a CSV file with headings in another order',
    'Description;Order qty;Part Number\n"Nozzle; fog";12;HN-95/1\nMonitor;3;MN-500\n;;',
    ['HN-95/1 × 12', 'MN-500 × 3'],
  ],
  [
    'a letterhead before the headings',
    'County Fire\t\t\nRequisition 2026-11-27\t\t\nLine\tItem no.\tQty\n1\tHN-95/1\t12\n2\tMN-500\t1',
    ['HN-95/1 × 12', 'MN-500 × 1'],
  ],
  [
    'an email',
    [
      'Hi Jane,',
      'please send us 12 pcs of HN-95/1 and 3 x MN-500 by 2026-12-01, 10am.',
      '> - HR-175-50-NH-R: 10 lengths',
      'Call me at 555-010-1234 or write to me@county.example.',
    ].join('\n'),
    ['HN-95/1 × 12', 'MN-500 × 3', 'HR-175-50-NH-R × 10'],
  ],
  ['nothing', ' \n\n', []],
] as const)('%s is read [QKO-05]', (_, text, rows) => {
  expect(read(text)).toEqual(rows)
})

test('any text is read without failing, and a list is cut at its maximum [QKO-05]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      for (const { partNumber } of readText(text).rows) expect(partNumber.trim()).not.toBe('')
    }),
  )
  const long = readText('A-1\t1\n'.repeat(MAX_LIST_ROWS + 1))
  expect([long.rows.length, long.isCut]).toEqual([MAX_LIST_ROWS, true])
})
