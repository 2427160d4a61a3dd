import type { BlockProps } from '../../registry/block.tsx'
import type { RequirementKinds } from '../../registry/data-requirements.ts'
import type { categoryFields } from './category-provider.ts'

/** Renders the content with the category in scope. */
export function View({
  values,
  data,
  renderSlot,
  isEditing,
}: BlockProps<typeof categoryFields, RequirementKinds['category']['requirement']>) {
  if (data === null) return isEditing ? renderSlot(values.content, { Category: {} }) : null
  return renderSlot(values.content, { Category: data.category })
}
