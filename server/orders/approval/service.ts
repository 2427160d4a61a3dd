import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { type DomainError, err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { lockAndInsertEvent } from '../../events/service.ts'
import { recordChange } from '../../records/service.ts'
import { calculateLineProgress } from '../fulfillment/fulfillment.ts'
import { type LockedFulfillment, lockOrder } from '../fulfillment/progress.ts'
import { updateOrderState } from '../fulfillment/store.ts'
import { canFollow, determineReleasedStatus, type OrderState } from '../order-status.ts'
import type { Database } from '../store.ts'
import { approvalErrors } from './errors.ts'

/** What staff do with an order before it goes on. */
export type ApprovalStep = 'approve' | 'hold' | 'release'

const EVENT_TYPES = { approve: 'OrderApproved', hold: 'OrderHeld', release: 'OrderReleased' } as const

/**
 * Approves an order that waits for it, puts one on hold or releases it, with a note of why, an event for other systems
 * and an entry of the history. Returns the order's new status; an error when its status does not allow that.
 */
export function takeApprovalStep(
  database: Database,
  orderSummaryId: string,
  { step, note }: { readonly step: ApprovalStep; readonly note: string | null },
): Promise<Result<OrderState['status']>> {
  return database.transaction(async (tx) => {
    const locked = await lockOrder(tx, normalizeId(orderSummaryId, '1Os'))
    if (!locked.ok) return locked
    const { order } = locked.value
    const next = determineState(locked.value, step)
    if (!next.ok) return next
    await updateOrderState(tx, order.id, next.value)
    const { status } = next.value
    await recordChange(tx, {
      objectName: 'OrderSummary',
      recordId: order.id,
      operation: `${step}-order`,
      oldValues: { status: order.status },
      newValues: { status, note },
    })
    const payload = { orderNumber: order.orderNumber, status, note }
    await lockAndInsertEvent(tx, { type: EVENT_TYPES[step], recordId: order.id, payload })
    return ok(status)
  })
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
