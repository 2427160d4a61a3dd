import { describe, expect, it } from 'vitest'
import { chooseLocale } from './request-locale.ts'

const available = ['en-US', 'de-DE', 'fr-CA']

describe('the locale of a request [FMT-05]', () => {
  it.each([
    [undefined, 'en-US'],
    ['', 'en-US'],
    ['de', 'de-DE'],
    ['de-DE,de;q=0.9,en;q=0.8', 'de-DE'],
    ['ja, fr-CA;q=0.4, en;q=0.3', 'fr-CA'],
    ['ja', 'en-US'],
    ['*', 'en-US'],
    ['no header at all;;;q=x', 'en-US'],
  ])('Accept-Language %j gives %s', (header, locale) => {
    expect(chooseLocale(header, available)).toBe(locale)
  })
})
