import type { BlockProps } from '../../registry/block.tsx'
import type { RequirementKinds } from '../../registry/data-requirements.ts'
import type { cartFields } from './cart-provider.ts'

/** Renders the content with the cart in scope. */
export function View({
  values,
  data,
  renderSlot,
  isEditing,
}: BlockProps<typeof cartFields, RequirementKinds['cart']['requirement']>) {
  if (data === null) return isEditing ? renderSlot(values.content, { Cart: {} }) : null
  return renderSlot(values.content, { Cart: data.cart })
}
