import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { defineBlock } from '../../registry/block.tsx'
import { choiceField, textField, toggleField } from '../../fields/field.ts'
import type { RequirementKinds } from '../../registry/data-requirements.ts'

/** The settings of the block. */
export const featuredBrandsFields = {
  title: textField(messages.title, messages.featuredBrandsTitle),
  tag: choiceField(messages.kindOfTitle, ['h2', 'h1', 'h3', 'h4']),
  showArrows: toggleField(messages.showArrows, true),
  showDots: toggleField(messages.showADotForEachPage, true),
}

/** The data that the block requires. */
export type FeaturedBrandsRequirement = RequirementKinds['featured-brands']['requirement']

/**
 * The logos of the featured brands, each linked to its products; not rendered when there are none or they could not be
 * loaded.
 */
export const featuredBrands = defineBlock({
  type: 'featured-brands',
  label: messages.featuredBrands,
  group: 'products',
  fields: featuredBrandsFields,
  dataRequirement: (): FeaturedBrandsRequirement => ({ kind: 'featured-brands' }),
  view: () => import('./featured-brands-view.tsx'),
})
