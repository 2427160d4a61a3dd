import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { hasStatus } from '@hydrant/client/errors.ts'
import type { HistoryEntry } from '@hydrant/contract/admin/changes.ts'

/** How many changes the page of a record shows. */
const MAX_SHOWN = 200

/** Loads who has changed a record, the last change first; nothing for those who may not see the history. */
export async function loadHistory(
  staff: StaffClient,
  { objectName, recordId }: { readonly objectName: string; readonly recordId: string },
): Promise<readonly HistoryEntry[]> {
  try {
    const query = { objectName, recordId, before: Number.MAX_SAFE_INTEGER, limit: MAX_SHOWN }
    return (await staff.listChanges(query)).changes
  } catch (error) {
    if (hasStatus(error, 403)) return []
    throw error
  }
}
