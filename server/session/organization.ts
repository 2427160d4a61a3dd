import type { Database } from '@hydrant/database/connection/database.ts'
import { toOrganizationId } from '@hydrant/kernel/identity/organization-id.ts'
import { getWebstore } from '../webstore/service.ts'

/** Loads the id of the organization that clients of the record API know the shop by. */
export function loadOrganizationId(database: Database): Promise<string> {
  return database.query(async (db) => toOrganizationId((await getWebstore(db)).id))
}
