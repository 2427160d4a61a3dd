import { expect, test } from 'vitest'
import { builderLinks } from './builder-links.ts'
import { parsePageToken } from './load-pages.ts'

test.each([48, 96, 144, 1008].map((o) => btoa(JSON.stringify({ p: 48, o }))))(
  'reads the page token of a list from its link: %s [BLK-10]',
  (token) => {
    const { searchParams } = new URL(builderLinks.media({ page: token }), 'https://shop.example')
    expect(parsePageToken(searchParams)).toBe(token)
  },
)

test.each(['', 'a b', '<script>', 'x'.repeat(101)])('ignores %j as a page token [BLK-10]', (page) => {
  expect(parsePageToken(new URLSearchParams({ page }))).toBeUndefined()
})
