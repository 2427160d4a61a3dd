import {
  createEmailChangedMail,
  createEmailChangeMail,
  createEmailVerificationMail,
  type EmailLinkView,
} from '@hydrant/mail-templates/email-address.ts'
import type { Mail } from '@hydrant/mail-templates/render-mail.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import type { MailComposer } from '../../mail/service.ts'
import { createOneTimeToken } from '../one-time-token.ts'
import { findTokenRow, type TokenRow } from '../one-time-token-store.ts'

/** Creates the composers of the mails about email addresses. `secret` signs the tokens in their links. */
export function createEmailComposers(secret: string) {
  return {
    EmailVerification: createLinkComposer(secret, 'email verification', createEmailVerificationMail),
    EmailChange: createLinkComposer(secret, 'email change', createEmailChangeMail),
    EmailChanged: composeEmailChangedMail,
  } as const
}

/** A link that is used or expired has no mail. */
function createLinkComposer(
  secret: string,
  purpose: TokenRow['purpose'],
  createMail: (view: EmailLinkView) => Mail,
): MailComposer {
  return async (db, { recordId, sender, hasSecretLinks }) => {
    const row = await findTokenRow(db, { id: recordId, purpose })
    if (row === null) return null
    const token = createOneTimeToken(purpose, row.id, secret)
    return createMail({
      sender,
      userEmail: row.value,
      confirmUrl: hasSecretLinks ? `${sender.shopUrl}verify-email?token=${token}` : null,
      expiresDate: toTimestamp(row.expiresAt),
    })
  }
}

const composeEmailChangedMail: MailComposer = async (_, { writtenAt, sender }) =>
  createEmailChangedMail({ sender, changedDate: toTimestamp(writtenAt) })
