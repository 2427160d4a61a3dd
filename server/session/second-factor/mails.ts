import { createSecondFactorMail } from '@hydrant/mail-templates/second-factor.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import type { MailComposer } from '../../mail/service.ts'
import { findUserEmail } from '../store.ts'

/** The composers of the mails that tell users of a change of their second factor. */
export const composeSecondFactorMails = {
  SecondFactorOn: createComposer('on'),
  SecondFactorOff: createComposer('off'),
  SecondFactorReset: createComposer('reset'),
} as const

function createComposer(change: 'on' | 'off' | 'reset'): MailComposer {
  return async (db, { recordId, writtenAt, sender }) => {
    const userEmail = await findUserEmail(db, recordId)
    return userEmail === null
      ? null
      : createSecondFactorMail({
          sender,
          change,
          userEmail,
          changedDate: toTimestamp(writtenAt),
          forgotPasswordUrl: `${sender.shopUrl}forgot-password`,
        })
  }
}
