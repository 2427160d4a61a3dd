import type { BlockProps } from '../../registry/block.tsx'
import type { RequirementKinds } from '../../registry/data-requirements.ts'
import type { accountFields } from './account-provider.ts'

/** Shows the blocks inside the account provider, which can use the account in expressions. */
export function View({
  values,
  data,
  renderSlot,
  isEditing,
}: BlockProps<typeof accountFields, RequirementKinds['account']['requirement']>) {
  if (data === null) return isEditing ? renderSlot(values.content, { Account: {} }) : null
  return renderSlot(values.content, { Account: data.account })
}
