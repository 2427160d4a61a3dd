import type { BlockProps } from '../../registry/block.tsx'
import type { NeedKinds } from '../../registry/needs.ts'
import type { productFields } from './product-fields.ts'
import { itemOfProduct } from './product-item.ts'

/** Gives the product to what is inside. */
export function View({
  values,
  data,
  renderSlot,
  isEditing,
}: BlockProps<typeof productFields, NeedKinds['product']['need']>) {
  if (data === null) return isEditing ? renderSlot(values.content, { Product: {} }) : null
  return renderSlot(values.content, { Product: itemOfProduct(data.product) })
}
