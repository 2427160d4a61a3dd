import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/inventory.js'
import { isLocationGroupOfStore } from '../store.ts'
import {
  deleteGroupMember,
  deleteLocationGroup,
  insertGroupMember,
  insertLocationGroup,
  renameLocationGroup,
  type Transaction,
} from './store.ts'

/** Creates a group without locations and returns its id. */
export async function createLocationGroup(tx: Transaction, name: string): Promise<Result<string>> {
  const id = newId('0gh')
  await insertLocationGroup(tx, { id, name })
  return ok(id)
}

/** Renames a group of locations; undefined leaves its name. */
export async function changeLocationGroup(
  tx: Transaction,
  id: string,
  name: string | undefined,
): Promise<Result<null>> {
  if (name !== undefined) await renameLocationGroup(tx, id, name)
  return ok(null)
}

/** Deletes a group of locations. Returns an error for the group of the store. */
export async function removeLocationGroup(tx: Transaction, id: string): Promise<Result<null>> {
  if (await isLocationGroupOfStore(tx, id))
    return err({ code: 'DELETE_FAILED', message: () => messages.groupOfStore({ id }) })
  await deleteLocationGroup(tx, id)
  return ok(null)
}

/** Adds a location to a group, and returns the id of that. */
export async function addLocationToGroup(
  tx: Transaction,
  member: { readonly locationGroupId: string; readonly locationId: string },
): Promise<Result<string>> {
  return ok(await insertGroupMember(tx, member))
}

/** Takes a location out of a group. */
export async function removeLocationFromGroup(tx: Transaction, id: string): Promise<Result<null>> {
  await deleteGroupMember(tx, id)
  return ok(null)
}
