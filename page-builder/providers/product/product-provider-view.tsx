import type { BlockProps } from '../../registry/block.tsx'
import type { RequirementKinds } from '../../registry/data-requirements.ts'
import type { productFields } from './product-provider.ts'
import { toProductItem } from './product-item.ts'

/** Shows the blocks inside the product provider, which can use the product in expressions. */
export function View({
  values,
  data,
  renderSlot,
  isEditing,
}: BlockProps<typeof productFields, RequirementKinds['product']['requirement']>) {
  if (data === null) return isEditing ? renderSlot(values.content, { Product: {} }) : null
  return renderSlot(values.content, { Product: toProductItem(data.product) })
}
