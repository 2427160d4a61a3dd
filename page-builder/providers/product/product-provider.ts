import * as messages from '@hydrant/messages/compiled/page-builder/providers.js'
import { defineBlock } from '../../registry/block.tsx'
import type { RequirementKinds } from '../../registry/data-requirements.ts'
import { ITEM_PARTS } from '../collection/collection.ts'
import { productField, slotField } from '../../fields/field.ts'

/** The settings of the provider. */
export const productFields = { productId: productField(messages.product), content: slotField(messages.content) }

/** Provides a product to the blocks inside; without one they are not rendered. */
export const productProvider = defineBlock({
  type: 'product-provider',
  label: messages.product,
  group: 'data',
  fields: productFields,
  provides: { Product: ITEM_PARTS },
  dataRequirement: ({ productId }): RequirementKinds['product']['requirement'] | null =>
    productId === '' ? null : { kind: 'product', productId },
  view: () => import('./product-provider-view.tsx'),
})
