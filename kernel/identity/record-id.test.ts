import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCaseSuffix, createIdFromKey, isZeroId, newId, normalizeId } from './record-id.ts'

test('the suffix encodes which characters are upper case', () => {
  expect(toCaseSuffix('001A0000006Vm9r')).toBe('IAC')
})

test('a new id has 18 characters, begins with its prefix and is its own normal form', () => {
  const id = newId('01t')
  expect(id).toMatch(/^01t[A-Za-z0-9]{15}$/)
  expect(normalizeId(id, '01t')).toBe(id)
  expect(normalizeId(id.slice(0, 15))).toBe(id)
})

test('ids created later sort later', () => {
  const ids = [0, 1, 61, 62, 3844, 1_700_000_000_000, 1_800_000_000_000].map((now) => newId('0a6', now).slice(0, 11))
  expect(ids).toEqual(ids.toSorted())
})

test('ids created at the same time all differ', () => {
  expect(new Set(Array.from({ length: 50_000 }, () => newId('01u', 1_800_000_000_000))).size).toBe(50_000)
})

test('a key always gives the same id, another key another', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(createIdFromKey('01t', one)).toBe(createIdFromKey('01t', one))
      if (one !== other) expect(createIdFromKey('01t', one)).not.toBe(createIdFromKey('01t', other))
    }),
  )
})

test('a text that is no id, has a wrong suffix or another prefix gives null', () => {
  expect(normalizeId('')).toBeNull()
  expect(normalizeId("01t' or 1=1 --")).toBeNull()
  expect(normalizeId(newId('01t'), '001')).toBeNull()
  expect(normalizeId(`${createIdFromKey('01t', 'a').slice(0, 15)}zzz`)).toBeNull()
})

test('fifteen or eighteen zeros mean no account', () => {
  expect(isZeroId('0'.repeat(15))).toBe(true)
  expect(isZeroId('0'.repeat(18))).toBe(true)
  expect(isZeroId('001000000000000')).toBe(false)
})
