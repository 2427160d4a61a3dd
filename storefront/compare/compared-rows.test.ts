import { expect, test } from 'vitest'
import { toComparedRows } from './compared-rows.ts'

test('each attribute of the compared products is one row, marked when they differ or one has none [CMP-02]', () => {
  const rows = toComparedRows([
    [
      { label: 'Flow', value: '95 gpm' },
      { label: 'Material', value: 'Brass' },
    ],
    [
      { label: 'Material', value: 'Brass' },
      { label: 'Flow', value: '125 gpm' },
      { label: 'Colour', value: 'Red' },
    ],
  ])
  expect(rows).toEqual([
    { label: 'Flow', values: ['95 gpm', '125 gpm'], isDifferent: true },
    { label: 'Material', values: ['Brass', 'Brass'], isDifferent: false },
    { label: 'Colour', values: ['', 'Red'], isDifferent: true },
  ])
})
