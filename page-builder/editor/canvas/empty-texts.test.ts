import { expect, test } from 'vitest'
import type { StoredBlock } from '../../render/document.ts'
import { describeEmptyBlock, describeEmptySlot } from './empty-texts.ts'

const block = (type: string, settings: Readonly<Record<string, unknown>> = {}): StoredBlock => ({
  type,
  props: { id: 'it', ...settings },
})

test.each([
  [block('image'), 'Picture: choose a picture in its settings.'],
  [block('image', { src: '/a.png' }), 'Picture: nothing to show yet.'],
  [block('image-link', { href: '/' }), 'Picture with link: choose a picture in its settings.'],
  [
    block('product-card'),
    'Product card: it shows the product of the block that it is in: put it into a product or a grid of products.',
  ],
  [block('gone'), 'Unknown block (gone): this kind is not known here. It is kept as it is.'],
])('says what to do about the empty block %j [BLK-10]', (stored, text) => {
  expect(describeEmptyBlock(stored, { hasFailed: false })).toBe(text)
})

test('says that a block has failed [BLK-10]', () => {
  expect(describeEmptyBlock(block('image'), { hasFailed: true })).toBe(
    'Picture: this could not be shown with its present settings.',
  )
})

test.each([
  [block('product-provider'), 'Product: choose a product in its settings, and put blocks in here.'],
  [block('product-provider', { productId: '01t' }), 'Product: put blocks in here.'],
  [block('wrapper'), 'Page frame, Content: put blocks in here.'],
])('says what to put into the empty slot of %j [BLK-10]', (stored, text) => {
  expect(describeEmptySlot(stored, 'content')).toBe(text)
})
