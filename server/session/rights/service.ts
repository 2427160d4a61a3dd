import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { type PermissionSetName, toPermissionSetId } from '@hydrant/kernel/identity/permission-sets.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/session.js'
import { integrityError } from '../../records/service.ts'
import {
  deleteAssignment,
  findAssignment,
  findAssignedSets,
  findPermissionSets,
  hasAdministratorRole,
  hasOtherAdministrator,
  hasUser,
  insertAssignment,
  lockAdministrators,
  markRightsChanged,
  updateRole,
} from './store.ts'
import { findActiveUser, hasIntegration } from '../store.ts'

const ADMINISTRATOR = toPermissionSetId('Administrator')

/**
 * Finds the name of a user and the permission sets that they have now: none when they may not sign in any more, or when
 * the program that acts for them was removed.
 */
export async function findUserWithRights(
  db: ReadOnlyDb,
  { userId, integrationId }: { readonly userId: string; readonly integrationId: string | null },
): Promise<{ readonly name: string | null; readonly permissionSets: readonly PermissionSetName[] }> {
  const user = await findActiveUser(db, userId)
  if (user === null) return { name: null, permissionSets: [] }
  const isRemoved = integrationId !== null && !(await hasIntegration(db, integrationId))
  return { name: user.name, permissionSets: isRemoved ? [] : await findPermissionSets(db, userId, user.role) }
}

/** Gives a user a permission set and returns the id of the assignment. Returns an error when there is no such user. */
export async function assignPermissionSet(
  tx: Transaction,
  { userId, permissionSetId }: { readonly userId: string; readonly permissionSetId: string },
): Promise<Result<string>> {
  if (!(await hasUser(tx, userId))) return err(integrityError('AssigneeId', messages.unknownAssignee))
  await markRightsChanged(tx)
  const id = await insertAssignment(tx, userId, permissionSetId)
  await storeRole(tx, userId, permissionSetId)
  return ok(id)
}

/** Takes a permission set from a user. Returns an error when nobody would be an administrator any more. */
export async function removePermissionSet(tx: Transaction, id: string): Promise<Result<null>> {
  await lockAdministrators(tx)
  const assignment = await findAssignment(tx, id)
  if (assignment === null) return ok(null)
  if (assignment.permissionSetId === ADMINISTRATOR && !(await hasOtherAdministrator(tx, id)))
    return err({ code: 'DELETE_FAILED', message: messages.lastAdministrator })
  await markRightsChanged(tx)
  await deleteAssignment(tx, id)
  await storeRole(tx, assignment.userId, assignment.permissionSetId)
  return ok(null)
}

/** Stores the role that a user has after they were given or lost a permission set that comes with one. */
async function storeRole(tx: Transaction, userId: string, changedSetId: string): Promise<void> {
  const isRoleSet = changedSetId === ADMINISTRATOR || changedSetId === toPermissionSetId('SiteBuilder')
  if (!isRoleSet) return
  const sets = await findAssignedSets(tx, userId)
  const builderOrBuyer = sets.includes('SiteBuilder') ? 'site-builder' : 'buyer'
  const isAdministrator =
    sets.includes('Administrator') || (changedSetId !== ADMINISTRATOR && (await hasAdministratorRole(tx, userId)))
  await updateRole(tx, userId, isAdministrator ? 'admin' : builderOrBuyer)
}
