import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { hasStatus } from '@hydrant/client/errors.ts'
import type { HistoryEntry } from '@hydrant/contract/admin/changes.ts'

const PART_SIZE = 500

/** How many changes the page of a record shows. */
const MAX_SHOWN = 200

/** Loads who has changed a record, the last change first; nothing for those who may not see the history. */
export async function loadHistory(
  staff: StaffClient,
  { objectName, recordId }: { readonly objectName: string; readonly recordId: string },
): Promise<readonly HistoryEntry[]> {
  try {
    const changes: HistoryEntry[] = []
    for (let after = 0; ;) {
      const part = await staff.listChanges({ objectName, recordId, after, limit: PART_SIZE })
      changes.push(...part.changes)
      if (part.count < PART_SIZE) return changes.slice(-MAX_SHOWN).toReversed()
      after = part.lastPosition
    }
  } catch (error) {
    if (hasStatus(error, 403)) return []
    throw error
  }
}
