import { newId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { type DomainError, err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/orders.js'
import { insertMail, isMailWaiting } from '../../mail/service.ts'
import { type Precondition, recordChange } from '../../records/service.ts'
import { lockOrder } from '../fulfillment/progress.ts'
import { touchOrder } from '../fulfillment/store.ts'
import * as store from './store.ts'

export { loadActivity } from './load-activity.ts'

const deskErrors = {
  noEmailAddress: { code: 'INVALID_OPERATION', message: messages.noEmailAddress },
  confirmationWaiting: { code: 'INVALID_OPERATION', message: messages.confirmationWaiting },
} as const satisfies Record<string, DomainError>

/** A note to write about an order. */
export interface NewNote {
  readonly audience: store.OrderNote['audience']
  readonly text: string
  /** The order as the caller knows it. */
  readonly precondition: Precondition
}

/**
 * Stores a note about an order and returns its id; one to the buyer is mailed, and needs an address. Returns an error, and
 * stores nothing, when the order has changed meanwhile, by which a note that is sent twice is stored once.
 */
export function addNote(
  database: store.Database,
  orderSummaryId: string,
  { audience, text, precondition }: NewNote,
): Promise<Result<string>> {
  return database.transaction(async (tx) => {
    const locked = await lockOrder(tx, normalizeId(orderSummaryId, '1Os'), precondition)
    if (!locked.ok) return locked
    const { order } = locked.value
    const to = order.contactInfo?.['email']
    if (audience === 'Buyer' && to === undefined) return err<DomainError>(deskErrors.noEmailAddress)
    const id = newId('a0N')
    await store.insertNote(tx, {
      id,
      orderSummaryId: order.id,
      audience,
      text: text.trim(),
    })
    await touchOrder(tx, order.id)
    if (audience === 'Buyer' && to !== undefined) await insertMail(tx, { kind: 'OrderNote', recordId: id, to })
    await recordChange(tx, {
      objectName: 'OrderSummary',
      recordId: order.id,
      operation: 'add-note',
      newValues: { noteId: id, audience, text: text.trim() },
    })
    return ok(id)
  })
}

/**
 * Mails the confirmation of an order again and returns the address; an error when the order has none, when the
 * confirmation waits to be sent anyway, or when the order has changed meanwhile.
 */
export function sendConfirmationAgain(
  database: store.Database,
  orderSummaryId: string,
  precondition: Precondition,
): Promise<Result<{ readonly orderSummaryId: string; readonly recipient: string }>> {
  return database.transaction(async (tx) => {
    const locked = await lockOrder(tx, normalizeId(orderSummaryId, '1Os'), precondition)
    if (!locked.ok) return locked
    const { order } = locked.value
    const recipient = order.contactInfo?.['email']
    if (recipient === undefined) return err<DomainError>(deskErrors.noEmailAddress)
    if (await isMailWaiting(tx, 'OrderConfirmed', order.id)) return err<DomainError>(deskErrors.confirmationWaiting)
    await insertMail(tx, { kind: 'OrderConfirmed', recordId: order.id, to: recipient })
    await touchOrder(tx, order.id)
    await recordChange(tx, {
      objectName: 'OrderSummary',
      recordId: order.id,
      operation: 'send-confirmation',
      newValues: { recipient },
    })
    return ok({ orderSummaryId: order.id, recipient })
  })
}
