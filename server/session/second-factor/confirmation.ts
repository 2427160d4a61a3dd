import type { Transaction } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { insertMail } from '../../mail/service.ts'
import { sessionErrors } from '../errors.ts'
import { countMailRequest } from '../mail-request-limit.ts'
import { verifyOneTimeToken } from '../one-time-token.ts'
import { deleteTokenRowsOfUser, findTokenRow, insertTokenRow } from '../one-time-token-store.ts'
import { findUserEmail } from '../store.ts'

/** How long the link can be used; until then also several times, as the key is shown anew each time. */
const LINK_SECONDS = 60 * 60

const PURPOSE = 'second factor'

/** The address that a link was mailed to. */
export interface MailedConfirmation {
  readonly mailedTo: string
}

/** Mails staff the link by which they set up their second factor. Returns an error when that was asked for too often. */
export async function mailConfirmation(
  tx: Transaction,
  { userId, clientAddress }: { readonly userId: string; readonly clientAddress: string },
): Promise<Result<MailedConfirmation>> {
  const mailedTo = await findUserEmail(tx, userId)
  if (mailedTo === null) return err(sessionErrors.unknownUser)
  const limitResult = await countMailRequest(tx, { what: 'second-factor', name: mailedTo, clientAddress })
  if (!limitResult.ok) return limitResult
  const row = { id: newId('0OT'), purpose: PURPOSE, userId, value: mailedTo } as const
  await deleteTokenRowsOfUser(tx, row)
  await insertTokenRow(tx, { ...row, seconds: LINK_SECONDS })
  await insertMail(tx, { kind: 'SecondFactorSetUp', recordId: row.id, to: mailedTo })
  return ok({ mailedTo })
}

/** Whether a token was mailed to this user, and can still be used. */
export async function isConfirmationOf(
  tx: Transaction,
  { userId, confirmation, secret }: { readonly userId: string; readonly confirmation: string; readonly secret: string },
): Promise<boolean> {
  const id = verifyOneTimeToken(PURPOSE, confirmation, secret)
  const row = id === null ? null : await findTokenRow(tx, { id, purpose: PURPOSE })
  return row?.userId === userId
}
