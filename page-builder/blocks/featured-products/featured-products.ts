import { defineBlock } from '../../registry/block.tsx'
import { choice, inGroup, number, text, toggle } from '../../fields/field.ts'
import type { RequirementKinds } from '../../registry/data-requirements.ts'

const createGapField = (label: string, fallback: number) =>
  inGroup('layout', number(label, { fallback, min: 0, max: 200 }))

/** The settings of the block. */
export const featuredProductsFields = {
  title: text('Title', 'Featured Products'),
  tag: choice('Kind of title', ['h2', 'h1', 'h3', 'h4']),
  showSku: toggle('Show part numbers', false),
  showArrows: toggle('Show arrows', true),
  showDots: toggle('Show a dot for each page', true),
  gap: createGapField('Pixels between cards', 60),
  gapXl: createGapField('The same from 1200 pixels on', 60),
  gapLg: createGapField('The same from 1024 pixels on', 30),
  gapMd: createGapField('The same from 768 pixels on', 30),
}

/** The data that the block requires. */
export type FeaturedProductsRequirement = RequirementKinds['featured-products']['requirement']

/**
 * The featured products, as cards that add them to the cart; not rendered when there are none or they could not be
 * loaded.
 */
export const featuredProducts = defineBlock({
  type: 'featured-products',
  label: 'Featured products',
  description:
    'Shows at most 20 products that are marked as featured in the catalogue; while none is, those that sell best.',
  group: 'products',
  fields: featuredProductsFields,
  dataRequirement: ({ showSku }): FeaturedProductsRequirement => ({ kind: 'featured-products', showSku }),
  view: () => import('./featured-products-view.tsx'),
})
