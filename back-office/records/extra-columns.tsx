import type { TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/orders.js'
import { getFieldText } from './field-value.ts'

type ListedRecord = Readonly<Record<string, unknown>>

/** What lists of some objects show besides their fields. */
export const EXTRA_COLUMNS: Readonly<Record<string, () => readonly TableColumn<ListedRecord>[]>> = {
  OrderSummary: () => [{ label: messages.nextStep(), cell: describeNextStep }],
}

/** Says what has to be done next with an order; nothing when its status is not among the columns. */
function describeNextStep(order: ListedRecord): string {
  const status = getFieldText(order, 'Status')
  if (status === 'Awaiting Approval') return messages.stepApprove()
  if (status === 'On Hold') return messages.stepRelease()
  if (status === 'Created' || status === 'Approved') return messages.stepPack()
  if (status === 'Waiting to Fulfill') return messages.stepShip()
  return status === 'Partially Fulfilled' ? messages.stepRest() : ''
}
