import type { Transaction } from '@hydrant/database/connection/database.ts'
import { insertMail } from '../../mail/service.ts'
import { countMailRequest } from '../mail-request-limit.ts'
import { mailEmailVerification } from '../password-reset.ts'
import { findUserIdByEmail, lockUser } from '../store.ts'
import { isEmailVerified } from './store.ts'

/**
 * Tells the owner of an email address that somebody has registered with it once more: whoever waits for the link that
 * confirms the address gets another one. Nothing is mailed when that has happened too often within an hour, nor to
 * somebody who may not sign in.
 */
export async function mailRegistrationOfKnownAddress(
  tx: Transaction,
  secret: string,
  { email, clientAddress }: { readonly email: string; readonly clientAddress: string },
): Promise<void> {
  const limitResult = await countMailRequest(tx, { what: 'registration-mail', name: email, clientAddress })
  const userId = await findUserIdByEmail(tx, email)
  if (!limitResult.ok || userId === null || !(await lockUser(tx, userId))) return
  if (await isEmailVerified(tx, userId))
    await insertMail(tx, { kind: 'RegistrationOfKnownAddress', recordId: userId, to: email })
  else await mailEmailVerification(tx, secret, { userId, email })
}
