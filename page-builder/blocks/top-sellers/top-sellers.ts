import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { defineBlock } from '../../registry/block.tsx'
import type { ProductsRequirement } from '../../registry/data-requirements.ts'
import { category, choice, link, number, text } from '../../fields/field.ts'

/** The settings of the block. */
export const topSellersFields = {
  headerText: text(messages.heading, messages.topSellersTitle),
  tag: choice(messages.kindOfHeading, ['h2', 'h1', 'h3', 'h4']),
  categoryId: category(messages.category),
  order: choice(messages.whichComeFirst, ['usual', 'newest']),
  pageSize: number(messages.productsOnAPage, { fallback: 5, min: 1, max: 20 }),
  browseStep: number(messages.productsThatAnArrowMovesBy, { fallback: 1, min: 1, max: 20 }),
  moreLabel: text(messages.labelOfTheLinkToAll),
  moreHref: link(messages.theLinkToAllLeadsTo),
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
