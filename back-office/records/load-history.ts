import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { hasStatus } from '@hydrant/client/errors.ts'
import type { HistoryEntry } from '@hydrant/contract/admin/changes.ts'

/** Loads who has changed a record, the last change first; nothing for those who may not see the history. */
export async function loadHistory(
  staff: StaffClient,
  { objectName, recordId }: { readonly objectName: string; readonly recordId: string },
): Promise<readonly HistoryEntry[]> {
  try {
    const { changes } = await staff.listChanges({ objectName, recordId, limit: 500 })
    return changes.toReversed()
  } catch (error) {
    if (hasStatus(error, 403)) return []
    throw error
  }
}
