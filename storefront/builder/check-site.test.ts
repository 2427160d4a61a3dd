import { expect, test } from 'vitest'
import { findBannerContrastErrors, findDeadLinks, listLinkErrors } from './check-site.ts'
import { readSiteSettings } from './read-site-form.ts'

const bannerWith = (colours: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(colours)) form.set(name, value)
  return readSiteSettings(form).cookieBanner
}

test.each([
  ['the design’s own colors', {}, []],
  ['white on dark blue', { textColor: '#fff', backgroundColor: '#102030' }, []],
  ['near white on white', { textColor: '#fefefe', backgroundColor: '#ffffff' }, ['textColor']],
  ['black on the design’s own ground, which is dark in the dark look', { textColor: '#000000' }, ['textColor']],
  ['a button like its words', { buttonColor: '#777777', buttonTextColor: '#888888' }, ['buttonTextColor']],
  [
    'a ground that lets something through, which nobody can measure',
    { textColor: '#fefefe', backgroundColor: '#ffffff80' },
    [],
  ],
])('the cookie banner with %s [BLK-10]', (_, colours, errors) => {
  expect(Object.keys(findBannerContrastErrors(bannerWith(colours)))).toEqual(errors)
})

test('finds each dead internal link once, and ignores external links [BLK-10]', () => {
  const form = new FormData()
  for (const href of ['/contact-us', '/nowhere', '/nowhere', '/cart?from=menu', '/product/1', 'https://example.com/']) {
    form.append('navigation.label', 'Words')
    form.append('navigation.href', href)
  }
  expect(findDeadLinks(readSiteSettings(form), ['/contact-us'])).toEqual(['/nowhere'])
  expect(findDeadLinks(readSiteSettings(form), null)).toEqual([])
})

test.each([
  ['Spring', '', ['The link “Spring” leads nowhere yet.']],
  ['', '/contact-us', ['The link to /contact-us has no words.']],
  [
    'Spring',
    'javascript:alert(1)',
    [
      'The link “Spring” cannot lead to javascript:alert(1): a path of this shop begins with /, any other address with https://.',
    ],
  ],
  [
    'Spring',
    '//elsewhere.example',
    [
      'The link “Spring” cannot lead to //elsewhere.example: a path of this shop begins with /, any other address with https://.',
    ],
  ],
  ['Spring', '/spring', []],
  ['Call us', 'tel:555-0140', []],
])('describes the errors of a link with the label %j to %j [BLK-10]', (label, href, errors) => {
  const form = new FormData()
  form.append('navigation.label', label)
  form.append('navigation.href', href)
  expect(listLinkErrors(readSiteSettings(form))).toEqual(errors)
})
