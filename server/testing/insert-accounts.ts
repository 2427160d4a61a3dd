import type { Database } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { insertCustomers } from '../accounts/service.ts'

/** Inserts accounts with the numbers `MANY-1000` and following. */
export async function insertAccounts(database: Database, count: number): Promise<void> {
  const accounts = Array.from({ length: count }, (_, index) => ({
    id: newId('001'),
    name: 'Many',
    accountNumber: `MANY-${1000 + index}`,
  }))
  await database.transaction((tx) =>
    insertCustomers(tx, { accounts, groups: [], groupMembers: [], members: [], managed: [] }),
  )
}
