import { expect, test } from 'vitest'
import { DEFAULT_SITE_SETTINGS } from '@hydrant/page-model/site/default-site-settings.ts'
import { compareSiteSettings } from './compare-site-settings.ts'

const SETTINGS = { ...DEFAULT_SITE_SETTINGS, footer: { ...DEFAULT_SITE_SETTINGS.footer, note: 'Since 1998' } }
const { header, navigation, footer, cookieBanner } = SETTINGS

test('finds no differences between equal settings [BLK-10]', () => {
  expect(compareSiteSettings(DEFAULT_SITE_SETTINGS, structuredClone(DEFAULT_SITE_SETTINGS))).toEqual([])
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
    { setting: 'Footer: column 2', theirs: '', mine: 'More: the way to sign in or out: Terms (/terms)' },
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
])('reports %s that differs with the labels of the form [BLK-10]', (_, changed, difference) => {
  expect(compareSiteSettings(SETTINGS, { ...SETTINGS, ...changed })).toEqual([difference])
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
])('$what differ, although they look the same [BLK-10]', ({ theirs, mine, differences }) => {
  expect(compareSiteSettings({ ...DEFAULT_SITE_SETTINGS, ...theirs }, { ...DEFAULT_SITE_SETTINGS, ...mine })).toEqual(
    differences,
  )
})

test('ignores the order of the fields of links [BLK-10]', () => {
  const links = [{ label: 'A', href: '/a' }]
  const reordered = links.map(({ label, href }) => ({ href, label }))
  expect(
    compareSiteSettings(
      { ...DEFAULT_SITE_SETTINGS, navigation: { links } },
      { ...DEFAULT_SITE_SETTINGS, navigation: { links: reordered } },
    ),
  ).toEqual([])
})
