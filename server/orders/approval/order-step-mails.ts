import { createOrderStepMail, type OrderStepView } from '@hydrant/mail-templates/order-step.ts'
import type { MailComposer } from '../../mail/service.ts'
import { toOrderUrl } from '../order-mail.ts'
import { findOrder } from '../store.ts'

/** The composers of the mails about what staff have decided about an order. */
export const composeOrderStepMails = {
  OrderApproved: createComposer('approve'),
  OrderHeld: createComposer('hold'),
  OrderReleased: createComposer('release'),
} as const

function createComposer(step: OrderStepView['step']): MailComposer {
  return async (db, { recordId, sender }) => {
    const order = await findOrder(db, { id: recordId, referenceNumber: null, orderNumber: null })
    return order === null
      ? null
      : createOrderStepMail({ sender, step, orderNumber: order.orderNumber, orderUrl: toOrderUrl(order, sender) })
  }
}
