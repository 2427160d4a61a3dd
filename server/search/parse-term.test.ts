import { expect, test } from 'vitest'
import { parseTerm } from './parse-term.ts'

const toPartNumberKey = (text: string) => text.replaceAll(/\W/g, '').toUpperCase()

test.each([
  ['Fog  Nozzle', { before: 'fog', last: 'nozzle', partNumber: null, inDecimals: null }],
  ['helmet', { before: '', last: 'helmet', partNumber: 'HELMET' }],
  ['hn-95/1', { last: 'hn-95/1', partNumber: 'HN951', inDecimals: null }],
  ['red 95', { before: 'red', last: '95', partNumber: 'RED95' }],
  ['x1', { partNumber: null }],
  ['2-1/2 in hose', { before: '2-1/2 in', inDecimals: { before: '2.5 in', last: 'hose' } }],
  ['hose 1¾', { inDecimals: { before: 'hose', last: '1.75' } }],
])("parses '%s' [CAT-03]", (text, expected) => {
  expect(parseTerm(text, toPartNumberKey)).toMatchObject(expected)
})

test.each(['', '  ', '&|!', '🧯'])("finds no term in '%s' [CAT-03]", (text) => {
  expect(parseTerm(text, toPartNumberKey)).toBeNull()
})
