import { type BulkJobDeps, toRecordContext } from '../records/service.ts'
import { findUserRole } from '../session/service.ts'
import { getWebstore } from '../webstore/service.ts'

/** Loads as whom the record API works in the background for a user: with the role that the user has now. */
export const loadRecordContext: BulkJobDeps['loadContext'] = async (db, userId) => {
  const role = await findUserRole(db, userId)
  return toRecordContext({ userId, user: role === null ? null : { role }, webstore: await getWebstore(db) })
}
