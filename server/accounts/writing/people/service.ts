import type { Transaction } from '@hydrant/database/connection/database.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/accounts.js'
import { integrityError } from '../../../records/service.ts'
import { changeUser, createUserWithoutPassword, type UserChanges } from '../../../session/service.ts'
import { findOwnAccount } from '../../store.ts'
import { deleteManagedAccount, deleteOwnAccount, insertManagedAccount, saveOwnAccount, touchUser } from './store.ts'

/** Changes of a user and of the account that they belong to: undefined leaves it as it is, null takes them out of it. */
export interface PersonChanges extends UserChanges {
  readonly accountId?: string | null | undefined
}

/** Creates a buyer without a password, who belongs to an account or to none, and returns their id. */
export async function createPerson(
  tx: Transaction,
  { accountId = null, ...values }: PersonChanges & { readonly email: string; readonly lastName: string },
): Promise<Result<string>> {
  const result = await createUserWithoutPassword(tx, values)
  if (result.ok && accountId !== null) await saveOwnAccount(tx, result.value, accountId)
  return result
}

/** Changes a user, and which account they belong to. */
export async function changePerson(
  tx: Transaction,
  id: string,
  { accountId, ...changes }: PersonChanges,
): Promise<Result<null>> {
  const result = await changeUser(tx, id, changes)
  if (!result.ok) return result
  if (accountId === null) await deleteOwnAccount(tx, id)
  else if (accountId !== undefined) await saveOwnAccount(tx, id, accountId)
  if (accountId !== undefined) await touchUser(tx, id)
  return ok(null)
}

/** Lets a user act for an account and returns the id of that. Returns an error for the account that is their own. */
export async function addManagedAccount(
  tx: Transaction,
  managed: { readonly userId: string; readonly accountId: string },
): Promise<Result<string>> {
  const own = await findOwnAccount(tx, managed.userId)
  if (own?.id === managed.accountId) return err(integrityError('TargetId', messages.ownAccountManaged))
  return ok(await insertManagedAccount(tx, managed))
}

/** Ends that a user may act for an account. */
export async function removeManagedAccount(tx: Transaction, id: string): Promise<Result<null>> {
  await deleteManagedAccount(tx, id)
  return ok(null)
}
