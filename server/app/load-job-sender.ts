import { type BulkJobDeps, toRecordContext } from '../records/service.ts'
import { findUserWithRights } from '../session/service.ts'
import { getWebstore } from '../webstore/service.ts'

/** Loads as whom the record API works in the background for a user: with the rights that the user has now. */
export const loadJobSender: BulkJobDeps['loadSender'] = async (db, { userId, integrationId, clientAddress }) => {
  const { name, permissionSets } = await findUserWithRights(db, { userId, integrationId })
  return {
    context: toRecordContext({ userId, user: { permissionSets }, webstore: await getWebstore(db) }),
    actor: {
      userId,
      userName: name,
      isStaff: permissionSets.length > 0,
      integrationId,
      accountId: null,
      clientAddress,
      requestId: null,
    },
  }
}
