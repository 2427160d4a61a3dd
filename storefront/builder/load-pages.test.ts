import { expect, test } from 'vitest'
import { builderLinks } from './builder-links.ts'
import { readPageToken } from './load-pages.ts'

test.each([48, 96, 144, 1008].map((o) => btoa(JSON.stringify({ p: 48, o }))))(
  'a list goes on where its link says: %s [BLK-10]',
  (token) => {
    const { searchParams } = new URL(builderLinks.media({ page: token }), 'https://shop.example')
    expect(readPageToken(searchParams)).toBe(token)
  },
)

test.each(['', 'a b', '<script>', 'x'.repeat(101)])(
  '%j is no place in a list, which then begins at its beginning [BLK-10]',
  (page) => {
    expect(readPageToken(new URLSearchParams({ page }))).toBeUndefined()
  },
)
