import { createOrderNoteMail } from '@hydrant/mail-templates/order-note.ts'
import type { MailComposer } from '../../mail/service.ts'
import { toOrderUrl } from '../order-mail.ts'
import { findOrder } from '../store.ts'
import { findNote } from './store.ts'

/** Composes the mail with a note to the buyer of an order. */
export const composeOrderNoteMail: MailComposer = async (db, { recordId, sender }) => {
  const note = await findNote(db, recordId)
  if (note?.audience !== 'Buyer') return null
  const order = await findOrder(db, { id: note.orderSummaryId, referenceNumber: null, orderNumber: null })
  if (order === null) return null
  const { orderNumber } = order
  return createOrderNoteMail({ sender, orderNumber, orderUrl: toOrderUrl(order, sender), text: note.text })
}
