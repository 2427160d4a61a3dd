import { createPasswordChangedMail } from '@hydrant/mail-templates/password-changed.ts'
import { createPasswordResetMail } from '@hydrant/mail-templates/password-reset.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import type { MailComposer } from '../mail/service.ts'
import { findOpenReset, findUserEmail } from './password-reset-store.ts'
import { createResetToken } from './reset-token.ts'

/**
 * Creates the composer of mails with a link to choose a new password. `secret` signs the token. A reset that is used or
 * expired has no mail.
 */
export function createPasswordResetComposer(secret: string): MailComposer {
  return async (db, { recordId, sender, hasSecretLinks }) => {
    const reset = await findOpenReset(db, recordId)
    if (reset === null) return null
    const token = createResetToken(reset.id, secret)
    return createPasswordResetMail({
      sender,
      userEmail: reset.userEmail,
      resetUrl: hasSecretLinks ? `${sender.shopUrl}reset-password?token=${token}` : null,
      expiresDate: toTimestamp(reset.expiresAt),
    })
  }
}

/** Composes the mail that tells a user that their password was changed. */
export const composePasswordChangedMail: MailComposer = async (db, { recordId, writtenAt, sender }) => {
  const userEmail = await findUserEmail(db, recordId)
  return userEmail === null
    ? null
    : createPasswordChangedMail({
        sender,
        userEmail,
        changedDate: toTimestamp(writtenAt),
        forgotPasswordUrl: `${sender.shopUrl}forgot-password`,
      })
}
