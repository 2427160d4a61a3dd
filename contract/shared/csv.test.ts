import { expect, test } from 'vitest'
import { parseCsv } from './csv.ts'

test('blanks and repetitions are dropped, the order is kept', () => {
  expect(parseCsv(' b, a,,b ', { max: 2 })).toEqual({ ok: true, values: ['b', 'a'] })
})

test('nothing given is an empty list', () => {
  expect(parseCsv(undefined, { max: 1 })).toEqual({ ok: true, values: [] })
})

test('a list that is too long says how long it is', () => {
  expect(parseCsv('a,b,c', { max: 2 })).toEqual({ ok: false, count: 3, max: 2 })
})
