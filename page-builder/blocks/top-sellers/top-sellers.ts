import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { defineBlock } from '../../registry/block.tsx'
import type { ProductsRequirement } from '../../registry/data-requirements.ts'
import { categoryField, choiceField, linkField, wholeNumberField, textField } from '../../fields/field.ts'

/** The settings of the block. */
export const topSellersFields = {
  headerText: textField(messages.heading, messages.topSellersTitle),
  tag: choiceField(messages.kindOfHeading, ['h2', 'h1', 'h3', 'h4']),
  categoryId: categoryField(messages.category),
  order: choiceField(messages.whichComeFirst, ['usual', 'newest']),
  pageSize: wholeNumberField(messages.productsOnAPage, { fallback: 5, min: 1, max: 20 }),
  browseStep: wholeNumberField(messages.productsThatAnArrowMovesBy, { fallback: 1, min: 1, max: 20 }),
  moreLabel: textField(messages.labelOfTheLinkToAll),
  moreHref: linkField(messages.theLinkToAllLeadsTo),
}

/**
 * A carousel of the first products of a category, or of the newest of it or of the whole shop; not rendered when there
 * are none or they could not be loaded.
 */
export const topSellers = defineBlock({
  type: 'top-sellers',
  label: messages.topSellers,
  group: 'products',
  fields: topSellersFields,
  dataRequirement: ({ categoryId, pageSize, order }): ProductsRequirement => ({
    kind: 'products',
    categoryId,
    partNumbers: [],
    limit: pageSize,
    order,
  }),
  view: () => import('./top-sellers-view.tsx'),
})
