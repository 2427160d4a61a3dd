import type { BlockProps } from '../../registry/block.tsx'
import type { NeedKinds } from '../../registry/needs.ts'
import type { accountFields } from './account-fields.ts'

/** Tells what is inside. */
export function View({
  values,
  data,
  renderSlot,
  isEditing,
}: BlockProps<typeof accountFields, NeedKinds['account']['need']>) {
  if (data === null) return isEditing ? renderSlot(values.content, { Account: {} }) : null
  return renderSlot(values.content, { Account: data.account })
}
