import { defineOutbox } from './outbox.ts'

/**
 * Mails, each written in the transaction of what it tells of. `type` is the kind of mail, the record is what it is about,
 * and the payload says to whom it is sent.
 */
export const outboxMail = defineOutbox('outbox_mail', { isReadByRecord: true })
