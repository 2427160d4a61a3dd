import { defineBlock } from '../../registry/block.tsx'
import type { ProductsRequirement } from '../../registry/data-requirements.ts'
import { category, choice, link, number, text } from '../../fields/field.ts'

/** The settings of the block. */
export const topSellersFields = {
  headerText: text('Heading', 'Top Sellers'),
  tag: choice('Kind of heading', ['h2', 'h1', 'h3', 'h4']),
  categoryId: category('Category'),
  order: choice('Which come first', ['usual', 'newest']),
  pageSize: number('Products on a page', { fallback: 5, min: 1, max: 20 }),
  browseStep: number('Products that an arrow moves by', { fallback: 1, min: 1, max: 20 }),
  moreLabel: text('Label of the link to all'),
  moreHref: link('The link to all leads to'),
}

/**
 * A carousel of the first products of a category, or of the newest of it or of the whole shop; not rendered when there
 * are none or they could not be loaded.
 */
export const topSellers = defineBlock({
  type: 'top-sellers',
  label: 'Top sellers',
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
