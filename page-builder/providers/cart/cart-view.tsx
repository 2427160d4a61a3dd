import type { BlockProps } from '../../registry/block.tsx'
import type { NeedKinds } from '../../registry/needs.ts'
import type { cartFields } from './cart-fields.ts'

/** Tells what is inside. */
export function View({
  values,
  data,
  renderSlot,
  isEditing,
}: BlockProps<typeof cartFields, NeedKinds['cart']['need']>) {
  if (data === null) return isEditing ? renderSlot(values.content, { Cart: {} }) : null
  return renderSlot(values.content, { Cart: data.cart })
}
