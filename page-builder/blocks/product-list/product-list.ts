import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { defineBlock } from '../../registry/block.tsx'
import { parsePartNumbers } from '../../registry/part-numbers.ts'
import type { ProductsRequirement } from '../../registry/data-requirements.ts'
import {
  categoryField,
  choiceField,
  linkField,
  wholeNumberField,
  partNumbersField,
  textField,
} from '../../fields/field.ts'

/** The settings of the row. */
export const productListFields = {
  title: textField(messages.title),
  tag: choiceField(messages.kindOfTitle, ['h2', 'h1', 'h3', 'h4']),
  categoryId: categoryField(messages.category),
  order: choiceField(messages.whichComeFirst, ['usual', 'newest']),
  partNumbers: partNumbersField(messages.orPartNumbers),
  limit: wholeNumberField(messages.atMost, { fallback: 12, min: 1, max: 20 }),
  moreLabel: textField(messages.labelOfTheLinkToAll),
  moreHref: linkField(messages.theLinkToAllLeadsTo),
}

/** Product cards in a row that scrolls sideways; not rendered when there are no products. */
export const productList = defineBlock({
  type: 'product-list',
  label: messages.productList,
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
