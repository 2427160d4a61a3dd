import type { Transaction } from '@hydrant/database/connection/database.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { recordChange } from '../../records/service.ts'
import type { Authentication } from '../authentication.ts'
import { sessionErrors } from '../errors.ts'
import type { OpenSession } from '../open-session.ts'
import { deleteAllSessions } from '../password-reset-store.ts'
import { logSecurityEvent } from '../security-log.ts'
import { deleteOtherSessions, findPasswordHash, findUserEmail, lockUser } from '../store.ts'
import { type CompanyLink, deleteLink, findLinks } from './store.ts'

/** Lists the accounts of companies by which a user signs in; an error when there is no such user. */
export function listCompanyLinks({ database }: Authentication, userId: string): Promise<Result<CompanyLink[]>> {
  return database.query(async (db) =>
    (await findUserEmail(db, userId)) === null ? err(sessionErrors.unknownUser) : ok(await findLinks(db, userId)),
  )
}

/** Which account of a company is unlinked, from which client address. */
interface Unlinking {
  readonly linkId: string
  readonly clientAddress: string
}

/**
 * Unlinks an account of a company from the user of a session, and ends their other sessions. Returns an error for
 * programs, for a user without a password, who could not sign in any more, and when there is no such account.
 */
export function unlinkOwnCompanyAccount(
  authentication: Authentication,
  session: OpenSession,
  unlinking: Unlinking,
): Promise<Result<null>> {
  const userId = session.user.id
  return authentication.database.transaction(async (tx) => {
    if (session.integrationId !== null) return err(sessionErrors.notForPrograms)
    await lockUser(tx, userId)
    if ((await findPasswordHash(tx, userId)) === null) return err(sessionErrors.noPassword)
    if (!(await unlinkAndRecord(tx, authentication, { userId, ...unlinking })))
      return err(sessionErrors.unknownCompanyLink)
    await deleteOtherSessions(tx, userId, session.id)
    return ok(null)
  })
}

/** Unlinks an account of a company from a user for staff, and ends all their sessions; an error when there is none. */
export function unlinkCompanyAccountOfUser(
  authentication: Authentication,
  userId: string,
  unlinking: Unlinking,
): Promise<Result<null>> {
  return authentication.database.transaction(async (tx) => {
    await lockUser(tx, userId)
    if (!(await unlinkAndRecord(tx, authentication, { userId, ...unlinking })))
      return err(sessionErrors.unknownCompanyLink)
    await deleteAllSessions(tx, userId)
    return ok(null)
  })
}

async function unlinkAndRecord(
  tx: Transaction,
  { log }: Authentication,
  { userId, linkId, clientAddress }: Unlinking & { readonly userId: string },
): Promise<boolean> {
  const issuer = await deleteLink(tx, userId, linkId)
  if (issuer === null) return false
  await recordChange(tx, {
    objectName: 'User',
    recordId: userId,
    operation: 'unlink-company-account',
    oldValues: { issuer },
  })
  logSecurityEvent(log, 'company-account-unlinked', { userId, address: clientAddress })
  return true
}
