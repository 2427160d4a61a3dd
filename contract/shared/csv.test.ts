import { expect, test } from 'vitest'
import { parseUniqueCsvValues } from './csv.ts'

test('blanks and repetitions are dropped, the order is kept', () => {
  expect(parseUniqueCsvValues(' b, a,,b ', { max: 2 })).toEqual({ ok: true, values: ['b', 'a'] })
})

test('nothing given is an empty list', () => {
  expect(parseUniqueCsvValues(undefined, { max: 1 })).toEqual({ ok: true, values: [] })
})

test('a list that is too long says how long it is', () => {
  expect(parseUniqueCsvValues('a,b,c', { max: 2 })).toEqual({ ok: false, count: 3, max: 2 })
})
