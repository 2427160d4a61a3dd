import { expect, test } from 'vitest'
import { parseOptions } from './parse-options.ts'

test('values of an attribute are read in the order that was typed, and what is wrong is told at its input [ADM-71]', () => {
  const typed = {
    'option.0.value': 'L',
    'option.0.label': 'Large',
    'option.0.order': '2',
    'option.1.value': 'M',
    'option.1.order': '1',
    'option.2.value': 'S',
    'option.2.order': '0',
    'option.2.removed': 'true',
    'option.3.value': '',
    'option.3.color': 'red',
  }
  expect(parseOptions(typed)).toEqual({
    options: [
      { value: 'M', label: 'M', colorHexCode: null },
      { value: 'L', label: 'Large', colorHexCode: null },
    ],
    errors: [],
  })
  const wrong = { 'option.0.color': 'red', 'option.1.value': 'L', 'option.1.order': 'first' }
  expect(parseOptions({ ...typed, ...wrong }).errors.map(({ fields }) => fields)).toEqual([
    ['option.0.color'],
    ['option.1.order'],
    ['option.1.value'],
  ])
})
