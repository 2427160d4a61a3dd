import { createIdFromKey, type RecordId } from './record-id.ts'

/** Returns the id of the organization that clients of the record API know a web store by. */
export function toOrganizationId(webstoreId: string): RecordId {
  return createIdFromKey('00D', webstoreId)
}
