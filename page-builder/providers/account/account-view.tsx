import type { BlockProps } from '../../registry/block.tsx'
import type { RequirementKinds } from '../../registry/data-requirements.ts'
import type { accountFields } from './account-provider.ts'

/** Renders the content with the account in scope. */
export function View({
  values,
  data,
  renderSlot,
  isEditing,
}: BlockProps<typeof accountFields, RequirementKinds['account']['requirement']>) {
  if (data === null) return isEditing ? renderSlot(values.content, { Account: {} }) : null
  return renderSlot(values.content, { Account: data.account })
}
