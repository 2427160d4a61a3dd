import type { Transaction } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/accounts.js'
import { integrityError } from '../../records/service.ts'
import {
  type AccountValues,
  deleteAccount,
  deleteBuyerGroup,
  deleteGroupMember,
  hasPriceBook,
  insertAccount,
  insertBuyerGroup,
  insertGroupMember,
  isSameOrBelow,
  isGuestGroup,
  updateAccount,
  updateBuyerGroup,
} from './store.ts'

/** Creates an account and returns its id. */
export async function createAccount(
  tx: Transaction,
  account: AccountValues & { readonly name: string },
): Promise<Result<string>> {
  const id = newId('001')
  await insertAccount(tx, { ...account, id })
  return ok(id)
}

/** Changes an account; what is left out stays as it is. Returns an error for a parent that is the account or below it. */
export async function changeAccount(tx: Transaction, id: string, changes: AccountValues): Promise<Result<null>> {
  const { parentId } = changes
  if (typeof parentId === 'string' && (await isSameOrBelow(tx, parentId, id)))
    return err(integrityError('ParentId', messages.ownParentAccount))
  await updateAccount(tx, id, changes)
  return ok(null)
}

/** Deletes an account. The database refuses it while users or accounts belong to it, or carts and orders are of it. */
export async function removeAccount(tx: Transaction, id: string): Promise<Result<null>> {
  await deleteAccount(tx, id)
  return ok(null)
}

/** Creates a buyer group, which nobody is in yet, and returns its id. */
export async function createBuyerGroup(tx: Transaction, name: string): Promise<Result<string>> {
  const id = newId('0ZI')
  await insertBuyerGroup(tx, { id, name })
  return ok(id)
}

/** Gives a buyer group another name; undefined leaves it as it is. */
export async function renameBuyerGroup(tx: Transaction, id: string, name: string | undefined): Promise<Result<null>> {
  if (name !== undefined) await updateBuyerGroup(tx, id, name)
  return ok(null)
}

/**
 * Deletes a buyer group with its members and entitlements. Returns an error for the group of guests, and for one with
 * price books, which would become everyone's.
 */
export async function removeBuyerGroup(tx: Transaction, id: string): Promise<Result<null>> {
  if (await isGuestGroup(tx, id)) return err({ code: 'DELETE_FAILED', message: messages.guestGroup })
  if (await hasPriceBook(tx, id)) return err({ code: 'DELETE_FAILED', message: messages.groupWithPriceBooks })
  await deleteBuyerGroup(tx, id)
  return ok(null)
}

/** Puts an account into a buyer group and returns the id of the membership. */
export async function addGroupMember(
  tx: Transaction,
  member: { readonly buyerGroupId: string; readonly accountId: string },
): Promise<Result<string>> {
  return ok(await insertGroupMember(tx, member))
}

/** Takes an account out of a buyer group. */
export async function removeGroupMember(tx: Transaction, id: string): Promise<Result<null>> {
  await deleteGroupMember(tx, id)
  return ok(null)
}
