import { createRegistrationRefusedMail } from '@hydrant/mail-templates/registration-refused.ts'
import type { MailComposer } from '../../mail/service.ts'
import { findRequest } from './store.ts'

/** Composes the mail that tells somebody why they do not become a customer. */
export const composeRegistrationRefusedMail: MailComposer = async (db, { recordId, sender }) => {
  const request = await findRequest(db, recordId)
  return request === null
    ? null
    : createRegistrationRefusedMail({
        sender,
        companyName: request.companyName,
        reason: request.rejectionReason ?? '',
      })
}
