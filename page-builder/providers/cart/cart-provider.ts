import { defineBlock } from '../../registry/block.tsx'
import type { NeedKinds } from '../../registry/needs.ts'
import { cartFields } from './cart-fields.ts'

/** Tells the blocks inside it how full the visitor's cart is; when that cannot be told they are not shown. */
export const cartProvider = defineBlock({
  type: 'cart-provider',
  label: 'Cart',
  group: 'data',
  fields: cartFields,
  provides: { Cart: ['pieces', 'lines', 'currency'] },
  need: (): NeedKinds['cart']['need'] => ({ kind: 'cart' }),
  view: () => import('./cart-view.tsx'),
})
