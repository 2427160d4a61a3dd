import { expect, test } from 'vitest'
import { parseListMarker } from './list-marker.ts'

// Symbol, Courier New, and the letters that Wingdings shows as a square, an arrow, a tick and a diamond.
test.each(['·', 'o', '§', 'Ø', 'ü', 'v', '•', '–', '-', '\u{F0B7}', ''])('%j is a bullet [BLK-10]', (marker) => {
  expect(parseListMarker(marker)).toEqual({ tag: 'ul', type: null, start: 1 })
})

test.each([
  ['1.', null, 1],
  ['12)', null, 12],
  ['(3)', null, 3],
  ['2.4.', null, 4],
  ['2-', null, 2],
  ['a.', 'a', 1],
  ['C)', 'A', 3],
  ['i.', 'i', 1],
  ['(iv)', 'i', 4],
  ['IX.', 'I', 9],
  ['v.', 'a', 22],
  ['zz.', 'a', 1],
])('%j is a number [BLK-10]', (marker, type, start) => {
  expect(parseListMarker(marker)).toEqual({ tag: 'ol', type, start })
})
