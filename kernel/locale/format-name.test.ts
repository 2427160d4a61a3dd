import { expect, test } from 'vitest'
import { formatPersonName } from './format-name.ts'

const ada = { firstName: 'Ada', middleName: 'K.', lastName: 'Cole' }

test.each(['CN', 'HU', 'JP', 'KR', 'MO', 'MY', 'SG', 'TW', 'VN'])(
  'in %s the family name comes first [ADR-03]',
  (country) => {
    expect(formatPersonName({ firstName: 'Ada', lastName: 'Cole' }, { country })).toBe('Cole Ada')
  },
)

test.each(['US', 'DE', 'BR', null])('in %s it comes last [ADR-03]', (country) => {
  expect(formatPersonName(ada, { country })).toBe('Ada K. Cole')
})

test.each([
  ['en-US', 'Ada K. Cole'],
  ['fr', 'Ada K. Cole'],
  ['vi', 'Cole K. Ada'],
  ['hu-HU', 'Cole Ada K.'],
  ['ja-JP', 'Cole Ada K.'],
  ['ko', 'Cole Ada K.'],
  ['zh-Hant-TW', 'Cole Ada K.'],
])('in the locale %s the name is %s [ADR-03]', (locale, name) => {
  expect(formatPersonName(ada, { locale })).toBe(name)
})

test('names in scripts without spaces are written without them [ADR-03]', () => {
  expect(formatPersonName({ firstName: '花子', lastName: '山田' }, { locale: 'ja' })).toBe('山田花子')
  expect(formatPersonName({ firstName: '민준', lastName: '김' }, { country: 'KR' })).toBe('김민준')
})

test('blank and missing parts leave no gaps', () => {
  expect(formatPersonName({ firstName: ' Ada ', middleName: '', lastName: null })).toBe('Ada')
  expect(formatPersonName({})).toBe('')
})
