import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { defineBlock } from '../../registry/block.tsx'
import { choiceField } from '../../fields/field.ts'

/** The settings of the card. */
export const productCardFields = {
  layout: choiceField(messages.shape, ['grid', 'list']),
  headingTag: choiceField(messages.kindOfTheName, ['h3', 'h2', 'h4']),
}

/** The card of the product that the enclosing provider supplies; nothing without one. */
export const productCard = defineBlock({
  type: 'product-card',
  label: messages.productCard,
  description: messages.productCardDescription,
  group: 'products',
  fields: productCardFields,
  view: () => import('./product-card-view.tsx'),
})
