import { expect, test } from 'vitest'
import { toBarcode } from './barcode.server.ts'

/** The modules of a barcode: 1 for a bar, 0 for a space. */
function toModules({ path, width }: { readonly path: string; readonly width: number }): string {
  const modules = Array.from({ length: width }, () => '0')
  for (const [, from, length] of path.matchAll(/M(\d+) 0h(\d+)v1h-\2z/g))
    modules.fill('1', Number(from), Number(from) + Number(length))
  return modules.join('')
}

test('a part number is a Code 128 barcode with its start, check and stop characters, and quiet zones [LST-09]', () => {
  const barcode = toBarcode('HN-95/1')
  if (barcode === null) throw new Error('A part number has a barcode.')
  const quiet = '0'.repeat(10)
  // Start B, H, N, -, 9, 5, /, 1, the check character (104 + 40 + 2·46 + 3·13 + 4·25 + 5·21 + 6·15 + 7·17) mod 103 = 71, stop.
  const characters = [
    '11010010000',
    '11000101000',
    '10111000110',
    '10011011100',
    '11100101100',
    '11011100100',
    '10111001100',
    '10011100110',
    '10011010000',
    '1100011101011',
  ]
  expect(toModules(barcode)).toBe(quiet + characters.join('') + quiet)
})

test('a text that Code 128 cannot write has no barcode [LST-09]', () => {
  expect(toBarcode('管接头')).toBeNull()
})
