import type { BlockProps } from '../../registry/block.tsx'
import type { RequirementKinds } from '../../registry/data-requirements.ts'
import type { cartFields } from './cart-provider.ts'

/** Shows the blocks inside the cart provider, which can use the cart in expressions. */
export function View({
  values,
  data,
  renderSlot,
  isEditing,
}: BlockProps<typeof cartFields, RequirementKinds['cart']['requirement']>) {
  if (data === null) return isEditing ? renderSlot(values.content, { Cart: {} }) : null
  return renderSlot(values.content, { Cart: data.cart })
}
