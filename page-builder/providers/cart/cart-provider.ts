import * as messages from '@hydrant/messages/compiled/page-builder/providers.js'
import { defineBlock } from '../../registry/block.tsx'
import type { RequirementKinds } from '../../registry/data-requirements.ts'
import { slotField } from '../../fields/field.ts'

/** The settings of the provider. */
export const cartFields = { content: slotField(messages.content) }

/** Provides a summary of the visitor's cart to the blocks inside; when it could not be loaded they are not rendered. */
export const cartProvider = defineBlock({
  type: 'cart-provider',
  label: messages.cart,
  group: 'data',
  fields: cartFields,
  provides: { Cart: ['pieces', 'lines', 'currency'] },
  dataRequirement: (): RequirementKinds['cart']['requirement'] => ({ kind: 'cart' }),
  view: () => import('./cart-provider-view.tsx'),
})
