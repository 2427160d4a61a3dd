import type { BlockProps } from '../../registry/block.tsx'
import type { RequirementKinds } from '../../registry/data-requirements.ts'
import type { categoryFields } from './category-provider.ts'

/** Shows the blocks inside the category provider, which can use the category in expressions. */
export function View({
  values,
  data,
  renderSlot,
  isEditing,
}: BlockProps<typeof categoryFields, RequirementKinds['category']['requirement']>) {
  if (data === null) return isEditing ? renderSlot(values.content, { Category: {} }) : null
  return renderSlot(values.content, { Category: data.category })
}
