import { expect, test } from 'vitest'
import type { FormError } from '../shell/office-errors.ts'
import { listLines } from './list-lines.ts'

test('too many lines are rejected at their field, none is left out silently', () => {
  const errors: FormError[] = []
  const options = { field: 'lines', maximum: 2, errors }
  expect(listLines(' A-1 \r\n\nB-2\n', options)).toEqual(['A-1', 'B-2'])
  expect(errors).toEqual([])
  expect(listLines('A-1\nB-2\nC-3', options)).toEqual([])
  expect(errors).toEqual([{ message: 'These are 3 lines. At most 2 can be entered.', fields: ['lines'] }])
})
