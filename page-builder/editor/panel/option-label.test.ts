import { expect, test } from 'vitest'
import type { Fields } from '../../fields/field.ts'
import { listBlockKinds } from '../../registry/blocks.ts'
import { getOptionLabel } from './option-label.ts'

test.each([
  ['row-reverse', 'Row reverse'],
  ['h2', 'Heading 2'],
  ['', 'As usual'],
  ['of-another-version', 'of-another-version'],
])('the option %j is shown as %j [BLK-10]', (stored, label) => {
  expect(getOptionLabel(stored)).toBe(label)
})

test('every option of a setting has a label [BLK-10]', () => {
  const options = new Set(listBlockKinds().flatMap(({ fields }) => listOptions(fields)))
  expect([...options].filter((option) => getOptionLabel(option) === option)).toEqual([])
})

function listOptions(fields: Fields): readonly string[] {
  return Object.values(fields).flatMap(({ options = [], items = {} }) => [...options, ...listOptions(items)])
}
