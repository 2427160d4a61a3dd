import type { BlockProps } from '../../registry/block.tsx'
import type { NeedKinds } from '../../registry/needs.ts'
import type { categoryFields } from './category-fields.ts'

/** Gives the category to what is inside. */
export function View({
  values,
  data,
  renderSlot,
  isEditing,
}: BlockProps<typeof categoryFields, NeedKinds['category']['need']>) {
  if (data === null) return isEditing ? renderSlot(values.content, { Category: {} }) : null
  return renderSlot(values.content, { Category: data.category })
}
