import { createEmailVerificationMail, createKnownAddressMail } from '@hydrant/mail-templates/registration.ts'
import { createPasswordChangedMail } from '@hydrant/mail-templates/password-changed.ts'
import { createInvitationMail } from '@hydrant/mail-templates/invitation.ts'
import { createPasswordResetMail, type PasswordResetView } from '@hydrant/mail-templates/password-reset.ts'
import type { Mail } from '@hydrant/mail-templates/render-mail.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import type { MailComposer } from '../mail/service.ts'
import { findOpenReset } from './password-reset-store.ts'
import { findUserEmail } from './store.ts'
import { createResetToken } from './reset-token.ts'

/**
 * Creates the composer of mails with a link to choose a new password. `secret` signs the token. A reset that is used or
 * expired has no mail.
 */
export function createPasswordResetComposer(secret: string): MailComposer {
  return createLinkComposer(secret, createPasswordResetMail)
}

/**
 * Creates the composer of mails that invite somebody to choose a first password. `secret` signs the token. An invitation
 * that is used or expired has no mail.
 */
export function createInvitationComposer(secret: string): MailComposer {
  return createLinkComposer(secret, createInvitationMail)
}

/**
 * Creates the composer of mails with the link by which somebody confirms their email address and chooses a password.
 * `secret` signs the token. A link that is used or expired has no mail.
 */
export function createEmailVerificationComposer(secret: string): MailComposer {
  return createLinkComposer(secret, createEmailVerificationMail)
}

/** Composes the mail that tells somebody that their address was registered with once more. */
export const composeKnownAddressMail: MailComposer = async (db, { recordId, sender }) => {
  const userEmail = await findUserEmail(db, recordId)
  return userEmail === null
    ? null
    : createKnownAddressMail({ sender, userEmail, forgotPasswordUrl: `${sender.shopUrl}forgot-password` })
}

function createLinkComposer(secret: string, createMail: (view: PasswordResetView) => Mail): MailComposer {
  return async (db, { recordId, sender, hasSecretLinks }) => {
    const reset = await findOpenReset(db, recordId)
    if (reset === null) return null
    const token = createResetToken(reset.id, secret)
    return createMail({
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
