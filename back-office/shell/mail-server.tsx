import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { isResponseError } from '@hydrant/client/errors.ts'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/shell.js'
import { officeLinks } from '../office-links.ts'

/** Returns whether the shop sends mails, or they wait for a mail server; true for users who may not know that. */
export async function isSendingMails(staff: StaffClient): Promise<boolean> {
  try {
    return (await staff.listMails({ after: 0, limit: 1 })).isSending
  } catch (error) {
    if (isResponseError(error) && error.status < 500) return true
    throw error
  }
}

/** Says that what was written waits, because no mail server is set up, and leads to the mails. */
export function MailWaits() {
  return (
    <>
      {messages.mailWaits()} <Link href={officeLinks.outbox()}>{messages.mails()}</Link>
    </>
  )
}
