import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { defineBlock } from '../../registry/block.tsx'
import { choiceField, inGroup, type Label, wholeNumberField, textField, toggleField } from '../../fields/field.ts'
import type { RequirementKinds } from '../../registry/data-requirements.ts'

const createGapField = (label: Label, fallback: number) =>
  inGroup('layout', wholeNumberField(label, { fallback, min: 0, max: 200 }))

/** The settings of the block. */
export const featuredProductsFields = {
  title: textField(messages.title, messages.featuredProductsTitle),
  tag: choiceField(messages.kindOfTitle, ['h2', 'h1', 'h3', 'h4']),
  showSku: toggleField(messages.showPartNumbers, false),
  showArrows: toggleField(messages.showArrows, true),
  showDots: toggleField(messages.showADotForEachPage, true),
  gap: createGapField(messages.pixelsBetweenCards, 60),
  gapXl: createGapField(messages.theSameFrom1200PixelsOn, 60),
  gapLg: createGapField(messages.theSameFrom1024PixelsOn, 30),
  gapMd: createGapField(messages.theSameFrom768PixelsOn, 30),
}

/** The data that the block requires. */
export type FeaturedProductsRequirement = RequirementKinds['featured-products']['requirement']

/**
 * The featured products, as cards that add them to the cart; not rendered when there are none or they could not be
 * loaded.
 */
export const featuredProducts = defineBlock({
  type: 'featured-products',
  label: messages.featuredProducts,
  description: messages.featuredProductsDescription,
  group: 'products',
  fields: featuredProductsFields,
  dataRequirement: ({ showSku }): FeaturedProductsRequirement => ({ kind: 'featured-products', showSku }),
  view: () => import('./featured-products-view.tsx'),
})
