import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toGuardedCsvLine, removeFormulaGuard } from './csv.ts'

test.each(['=1+1', '+1 360 555 0112', '-2+3', '@SUM(A1)', ' =1', '\t=1', '\n=1', '＝1+1', '|calc', '%0A=1'])(
  '%j is a text to a spreadsheet, not a formula',
  (text) => {
    expect(toGuardedCsvLine([text])).toBe(`"'${text}"\r\n`)
  },
)

test.each(['42', '-1.5', 'R-2', '360-555-0112', ''])('%j stays unchanged', (text) => {
  expect(toGuardedCsvLine([text])).toBe(`"${text}"\r\n`)
})

test('quotes do not end a cell', () => {
  expect(toGuardedCsvLine(['a "b", =c', 'd'])).toBe('"a ""b"", =c","d"\r\n')
})

test('no written cell is a formula, and each is read back unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('=', '-', '@', "'", ' ', 'a', '1') }), (text) => {
      const cell = toGuardedCsvLine([text]).slice(1, -3)
      expect(/^\s*[=@]/.test(cell)).toBe(false)
      if (!text.startsWith("'")) expect(removeFormulaGuard(cell)).toBe(text)
    }),
  )
})
