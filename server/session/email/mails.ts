import { createEmailChangedMail, createEmailChangeMail } from '@hydrant/mail-templates/email-address.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import type { MailComposer } from '../../mail/service.ts'
import { createOneTimeToken } from '../one-time-token.ts'
import { findTokenRow } from '../one-time-token-store.ts'

/** Creates the composers of the mails about email addresses. `secret` signs the tokens in their links. */
export function createEmailComposers(secret: string) {
  return {
    EmailChange: createEmailChangeComposer(secret),
    EmailChanged: composeEmailChangedMail,
  } as const
}

/** A link that is used or expired has no mail. */
function createEmailChangeComposer(secret: string): MailComposer {
  return async (db, { recordId, sender, hasSecretLinks }) => {
    const row = await findTokenRow(db, { id: recordId, purpose: 'email change' })
    if (row === null) return null
    const token = createOneTimeToken('email change', row.id, secret)
    return createEmailChangeMail({
      sender,
      userEmail: row.value,
      confirmUrl: hasSecretLinks ? `${sender.shopUrl}verify-email?token=${token}` : null,
      expiresDate: toTimestamp(row.expiresAt),
    })
  }
}

const composeEmailChangedMail: MailComposer = async (_, { writtenAt, sender }) =>
  createEmailChangedMail({ sender, changedDate: toTimestamp(writtenAt) })
