import { expect, test } from 'vitest'
import '../registry/builder-blocks.ts'
import { listBlockKinds } from '../registry/blocks.ts'
import { BLOCK_KEYWORDS } from './block-keywords.ts'
import { searchBlockKinds } from './find-block-kinds.ts'

const labelsFor = (query: string) => searchBlockKinds(query).map(({ label }) => label())

test.each([
  ['hero', 'Slider'],
  ['Banner', 'Picture with link'],
  ['carousel', 'Slider of blocks'],
  ['faq', 'Questions and answers'],
  ['accordion', 'Questions and answers'],
  ['gallery', 'Grid'],
  ['call to action', 'Button'],
  ['call-to-action', 'Button'],
  ['video', 'Rich text'],
  ['spacer', 'Room between columns'],
  ['divider', 'Room between columns'],
  ['columns', 'Columns'],
  ['row', 'Columns'],
  ['newsletter', 'Form'],
  ['price', 'Product card'],
  ['heading', 'Text'],
  ['image', 'Picture'],
  ['seo', 'Search engines'],
])('%s finds %s [BLK-10]', (query, label) => {
  expect(labelsFor(query)).toContain(label)
})

test('lists label matches before keyword matches, without duplicates [BLK-10]', () => {
  expect(labelsFor('grid')[0]).toBe('Grid')
  expect(labelsFor('  ')).toHaveLength(listBlockKinds().length)
  expect(labelsFor('product').length).toBe(new Set(labelsFor('product')).size)
  expect(labelsFor('no such thing')).toEqual([])
})

test('exactly the existing kinds of blocks have keywords [BLK-10]', () => {
  expect(Object.keys(BLOCK_KEYWORDS).toSorted()).toEqual(
    listBlockKinds()
      .map(({ type }) => type)
      .toSorted(),
  )
})
