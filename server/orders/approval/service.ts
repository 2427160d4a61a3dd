import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { type DomainError, err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/orders.js'
import { lockAndInsertEvent } from '../../events/service.ts'
import { insertMail } from '../../mail/service.ts'
import { integrityError, recordChange } from '../../records/service.ts'
import { calculateLineProgress } from '../fulfillment/fulfillment.ts'
import { type LockedFulfillment, lockOrder } from '../fulfillment/progress.ts'
import { updateOrderState } from '../fulfillment/store.ts'
import { canFollow, determineReleasedStatus, type OrderState } from '../order-status.ts'
import type { Database, Transaction } from '../store.ts'
import { approvalErrors } from './errors.ts'

/** What staff do with an order before it goes on. */
export type ApprovalStep = 'approve' | 'hold' | 'release'

const EVENT_TYPES = { approve: 'OrderApproved', hold: 'OrderHeld', release: 'OrderReleased' } as const

/**
 * Approves an order that waits for it, puts one on hold or releases it, with a note of why, an event for other systems,
 * an entry of the history and a mail to the buyer. Returns the order's new status; an error when its status does not
 * allow that.
 */
export function takeApprovalStep(
  database: Database,
  orderSummaryId: string,
  { step, note }: { readonly step: ApprovalStep; readonly note: string | null },
): Promise<Result<OrderState['status']>> {
  return database.transaction(async (tx) => {
    const taken = await lockAndTakeStep(tx, normalizeId(orderSummaryId, '1Os'), { step, note })
    if (!taken.ok) return taken
    const { order, status } = taken.value
    await recordChange(tx, {
      objectName: 'OrderSummary',
      recordId: order.id,
      operation: `${step}-order`,
      oldValues: { status: order.status },
      newValues: { status, note },
    })
    return ok(status)
  })
}

/**
 * Approves an order that is changed as a record, which has its entry in the history by that. Returns an error for any
 * other status: those follow from what is done with the order.
 */
export async function approveOrderRecord(
  tx: Transaction,
  id: string,
  status: string | undefined,
): Promise<Result<null>> {
  if (status === undefined) return ok(null)
  if (status !== 'Approved') return err(integrityError('Status', messages.onlyApproved))
  const taken = await lockAndTakeStep(tx, id, { step: 'approve', note: null })
  return taken.ok ? ok(null) : err(integrityError('Status', taken.error.message))
}

async function lockAndTakeStep(
  tx: Transaction,
  id: string | null,
  { step, note }: { readonly step: ApprovalStep; readonly note: string | null },
): Promise<Result<{ readonly order: LockedFulfillment['order']; readonly status: OrderState['status'] }>> {
  const locked = await lockOrder(tx, id)
  if (!locked.ok) return locked
  const { order } = locked.value
  const next = determineState(locked.value, step)
  if (!next.ok) return next
  await updateOrderState(tx, order.id, next.value)
  const { status } = next.value
  const payload = { orderNumber: order.orderNumber, status, note }
  await lockAndInsertEvent(tx, { type: EVENT_TYPES[step], recordId: order.id, payload })
  const to = order.contactInfo?.['email']
  if (to !== undefined) await insertMail(tx, { kind: EVENT_TYPES[step], recordId: order.id, to })
  return ok({ order, status })
}

function determineState(
  { order, items, fulfillmentOrders }: LockedFulfillment,
  step: ApprovalStep,
): Result<OrderState> {
  switch (step) {
    case 'approve':
      return order.status === 'Awaiting Approval'
        ? ok({ status: 'Approved', approval: 'Approved' })
        : err<DomainError>(approvalErrors.notAwaitingApproval)
    case 'hold':
      return canFollow(order.status, 'On Hold')
        ? ok({ status: 'On Hold', approval: order.approval })
        : err<DomainError>(approvalErrors.cannotHold)
    case 'release': {
      if (order.status !== 'On Hold') return err(approvalErrors.notOnHold)
      const lines = items.map((item) => calculateLineProgress(item, fulfillmentOrders))
      return ok({ status: determineReleasedStatus(order, lines), approval: order.approval })
    }
    default:
      return step satisfies never
  }
}
