import { defineBlock } from '../../registry/block.tsx'
import { parsePartNumbers } from '../../registry/part-numbers.ts'
import type { ProductsRequirement } from '../../registry/data-requirements.ts'
import { category, choice, link, number, partNumbers, text } from '../../fields/field.ts'

/** The settings of the row. */
export const productListFields = {
  title: text('Title'),
  tag: choice('Kind of title', ['h2', 'h1', 'h3', 'h4']),
  categoryId: category('Category'),
  order: choice('Which come first', ['usual', 'newest']),
  partNumbers: partNumbers('Or part numbers, with commas between them'),
  limit: number('At most', { fallback: 12, min: 1, max: 20 }),
  moreLabel: text('Label of the link to all'),
  moreHref: link('The link to all leads to'),
}

/** Product cards in a row that scrolls sideways; not rendered when there are no products. */
export const productList = defineBlock({
  type: 'product-list',
  label: 'Product list',
  group: 'products',
  fields: productListFields,
  dataRequirement: ({ categoryId, limit, order, ...settings }): ProductsRequirement => ({
    kind: 'products',
    categoryId,
    partNumbers: parsePartNumbers(settings.partNumbers),
    limit,
    order,
  }),
  view: () => import('./product-list-view.tsx'),
})
