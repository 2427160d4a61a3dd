import { defineBlock } from '../../registry/block.tsx'
import type { NeedKinds } from '../../registry/needs.ts'
import { ITEM_PARTS } from '../collection/collection.ts'
import { productFields } from './product-fields.ts'

/** Gives the blocks inside it a product; without one they are not shown. */
export const productProvider = defineBlock({
  type: 'product-provider',
  label: 'Product',
  group: 'data',
  fields: productFields,
  provides: { Product: ITEM_PARTS },
  need: ({ productId }): NeedKinds['product']['need'] | null =>
    productId === '' ? null : { kind: 'product', productId },
  view: () => import('./product-view.tsx'),
})
