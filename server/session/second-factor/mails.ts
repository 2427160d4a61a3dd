import { createSecondFactorMail, createSecondFactorSetUpMail } from '@hydrant/mail-templates/second-factor.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import type { MailComposer } from '../../mail/service.ts'
import { createOneTimeToken } from '../one-time-token.ts'
import { findTokenRow } from '../one-time-token-store.ts'
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

/**
 * Creates the composer of the mail with the link by which staff set up their second factor. `secret` signs the token. A
 * link that is used or expired has no mail.
 */
export function createSecondFactorSetUpComposer(secret: string): MailComposer {
  return async (db, { recordId, sender, hasSecretLinks }) => {
    const row = await findTokenRow(db, { id: recordId, purpose: 'second factor' })
    if (row === null) return null
    const token = createOneTimeToken('second factor', row.id, secret)
    return createSecondFactorSetUpMail({
      sender,
      userEmail: row.value,
      setUpUrl: hasSecretLinks ? `${sender.shopUrl}account/second-factor?confirmation=${token}` : null,
      expiresDate: toTimestamp(row.expiresAt),
      forgotPasswordUrl: `${sender.shopUrl}forgot-password`,
    })
  }
}
