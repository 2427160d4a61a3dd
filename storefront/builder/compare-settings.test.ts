import { expect, test } from 'vitest'
import { USUAL_SITE_SETTINGS } from '@hydrant/kernel/site/usual-site-settings.ts'
import { compareSettings } from './compare-settings.ts'

const { header, navigation, footer, cookieBanner } = USUAL_SITE_SETTINGS

test('settings that are the same do not differ [BLK-10]', () => {
  expect(compareSettings(USUAL_SITE_SETTINGS, structuredClone(USUAL_SITE_SETTINGS))).toEqual([])
})

test.each([
  [
    'a text',
    { header: { ...header, notice: 'Closed' } },
    { setting: 'Header and navigation: Line above the name', theirs: header.notice, mine: 'Closed' },
  ],
  [
    'a text that is taken away',
    { footer: { ...footer, note: '' } },
    { setting: 'Footer: Note at the very end', theirs: footer.note, mine: '' },
  ],
  [
    'a link',
    { navigation: { links: [...navigation.links, { label: 'Offers', href: '/offers' }] } },
    { setting: 'Header and navigation: Links beside the categories', theirs: '', mine: 'Offers (/offers)' },
  ],
  [
    'a column more',
    {
      footer: {
        ...footer,
        columns: [...footer.columns, { title: 'More', links: [{ label: 'Terms', href: '/terms' }], hasSignIn: true }],
      },
    },
    { setting: 'Footer: column 3', theirs: '', mine: 'More: the way to sign in or out: Terms (/terms)' },
  ],
  [
    'a colour',
    { cookieBanner: { ...cookieBanner, textColor: '#ffffff' } },
    { setting: 'Cookie banner: Text color', theirs: 'the design’s own', mine: '#ffffff' },
  ],
  [
    'a number',
    { cookieBanner: { ...cookieBanner, cookieExpireDays: 9 } },
    { setting: 'Cookie banner: Ask again after, in days', theirs: '5', mine: '9' },
  ],
  [
    'a choice',
    { cookieBanner: { ...cookieBanner, alignment: 'end' as const } },
    { setting: 'Cookie banner: Alignment', theirs: 'Left', mine: 'Right' },
  ],
])('%s that differs is told in the words of the form [BLK-10]', (_, changed, difference) => {
  expect(compareSettings(USUAL_SITE_SETTINGS, { ...USUAL_SITE_SETTINGS, ...changed })).toEqual([difference])
})

test.each([
  {
    what: 'nothing and the word',
    theirs: { footer: { ...footer, note: '' } },
    mine: { footer: { ...footer, note: 'nothing' } },
    differences: [{ setting: 'Footer: Note at the very end', theirs: '', mine: 'nothing' }],
  },
  {
    what: 'one link and two',
    theirs: { navigation: { links: [{ label: 'A (/a), B', href: '/b' }] } },
    mine: {
      navigation: {
        links: [
          { label: 'A', href: '/a' },
          { label: 'B', href: '/b' },
        ],
      },
    },
    differences: [
      {
        setting: 'Header and navigation: Links beside the categories',
        theirs: 'A (/a), B (/b)',
        mine: 'A (/a), B (/b)',
      },
    ],
  },
])('$what differ, although they read alike [BLK-10]', ({ theirs, mine, differences }) => {
  expect(compareSettings({ ...USUAL_SITE_SETTINGS, ...theirs }, { ...USUAL_SITE_SETTINGS, ...mine })).toEqual(
    differences,
  )
})

test('links are the same in whichever order their fields come [BLK-10]', () => {
  const links = [{ label: 'A', href: '/a' }]
  const turned = links.map(({ label, href }) => ({ href, label }))
  expect(
    compareSettings(
      { ...USUAL_SITE_SETTINGS, navigation: { links } },
      { ...USUAL_SITE_SETTINGS, navigation: { links: turned } },
    ),
  ).toEqual([])
})
