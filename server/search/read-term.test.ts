import { expect, test } from 'vitest'
import { readTerm } from './read-term.ts'

const keyOf = (text: string) => text.replaceAll(/\W/g, '').toUpperCase()

test.each([
  ['Fog  Nozzle', { before: 'fog', last: 'nozzle', partNumber: null, inDecimals: null }],
  ['helmet', { before: '', last: 'helmet', partNumber: 'HELMET' }],
  ['hn-95/1', { last: 'hn-95/1', partNumber: 'HN951', inDecimals: null }],
  ['red 95', { before: 'red', last: '95', partNumber: 'RED95' }],
  ['x1', { partNumber: null }],
  ['2-1/2 in hose', { before: '2-1/2 in', inDecimals: { before: '2.5 in', last: 'hose' } }],
  ['hose 1¾', { inDecimals: { before: 'hose', last: '1.75' } }],
])("takes '%s' apart [CAT-03]", (text, expected) => {
  expect(readTerm(text, keyOf)).toMatchObject(expected)
})

test.each(['', '  ', '&|!', '🧯'])("finds nothing to search for in '%s' [CAT-03]", (text) => {
  expect(readTerm(text, keyOf)).toBeNull()
})
