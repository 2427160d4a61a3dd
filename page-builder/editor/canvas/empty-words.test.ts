import { expect, test } from 'vitest'
import type { StoredBlock } from '../../render/document.ts'
import { wordsForNothing, wordsForRoom } from './empty-words.ts'

const block = (type: string, settings: Readonly<Record<string, unknown>> = {}): StoredBlock => ({
  type,
  props: { id: 'it', ...settings },
})

test.each([
  [block('image'), 'Picture: choose a picture in its settings.'],
  [block('image', { src: '/a.png' }), 'Picture: nothing to show yet.'],
  [block('image-link', { href: '/' }), 'Picture with link: choose a picture in its settings.'],
  [block('gone'), 'Unknown block (gone): this kind is not known here. It is kept as it is.'],
])('of %j, which shows nothing, it is said what there is to do [BLK-10]', (stored, words) => {
  expect(wordsForNothing(stored, { hasFailed: false })).toBe(words)
})

test('of a block that fails it is said that it does [BLK-10]', () => {
  expect(wordsForNothing(block('image'), { hasFailed: true })).toBe(
    'Picture: this could not be shown with its present settings.',
  )
})

test.each([
  [block('product-provider'), 'Product: choose a product in its settings, and put blocks in here.'],
  [block('product-provider', { productId: '01t' }), 'Product: put blocks in here.'],
  [block('wrapper'), 'Page frame, Content: put blocks in here.'],
])('of the room in %j it is said what goes there [BLK-10]', (stored, words) => {
  expect(wordsForRoom(stored, 'content')).toBe(words)
})
