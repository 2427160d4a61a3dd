import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readValidPreferences, parsePreferencesOrUnreadable, toChoiceOrDeclined, toPreferences } from './preferences.ts'

const NOW = new Date('2026-11-22T08:00:00Z')

test('the categories of the cookie manager map to those of the consent cookie [CKI-05]', () => {
  expect(toPreferences({ preferences: true, statistics: false, marketing: false }, NOW)).toEqual({
    version: 1,
    timestamp: '2026-11-22T08:00:00.000Z',
    essential: true,
    functional: true,
    performance: false,
    targeted: false,
  })
  expect(toPreferences({ preferences: false, statistics: true, marketing: false }, NOW)).toMatchObject({
    functional: false,
    performance: true,
    targeted: false,
  })
  expect(toPreferences({ preferences: false, statistics: false, marketing: true }, NOW)).toMatchObject({
    functional: false,
    performance: false,
    targeted: true,
  })
})

test('every choice survives a round trip through the cookie [CKI-05]', () => {
  fc.assert(
    fc.property(
      fc.record({ preferences: fc.boolean(), statistics: fc.boolean(), marketing: fc.boolean() }),
      (choice) => {
        expect(toChoiceOrDeclined(readValidPreferences(JSON.stringify(toPreferences(choice, NOW))))).toEqual(choice)
      },
    ),
  )
})

test.each([null, ''])('a missing cookie (%j) means no choice and no warning [CKI-07]', (text) => {
  expect(parsePreferencesOrUnreadable(text)).toBeNull()
})

test.each([
  'yes',
  '{',
  'null',
  '[]',
  '7',
  '{}',
  '{"version":2,"timestamp":"2026-11-22","essential":true,"functional":true,"performance":true,"targeted":true}',
  '{"version":1,"timestamp":"soon","essential":true,"functional":true,"performance":true,"targeted":true}',
  '{"version":1,"timestamp":"2026-11-22","essential":true,"functional":1,"performance":true,"targeted":true}',
])('%s is unreadable and counts as not set [CKI-07]', (text) => {
  expect(parsePreferencesOrUnreadable(text)).toBe('unreadable')
  expect(readValidPreferences(text)).toBeNull()
})
