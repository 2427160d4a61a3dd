import { defineBlock } from '../../registry/block.tsx'
import { choice } from '../../fields/field.ts'

/** The settings of the card. */
export const productCardFields = {
  layout: choice('Shape', ['grid', 'list']),
  headingTag: choice('Kind of the name', ['h3', 'h2', 'h4']),
}

/** The card of the product that the enclosing provider supplies; nothing without one. */
export const productCard = defineBlock({
  type: 'product-card',
  label: 'Product card',
  description:
    'Shows the product of the Product block around it; in a grid, a slider or a repeated item of products, that of each item.',
  group: 'products',
  fields: productCardFields,
  view: () => import('./product-card-view.tsx'),
})
