import type { Database, Transaction } from '@hydrant/database/connection/database.ts'
import * as messages from '@hydrant/messages/compiled/server/backup.js'
import { BackupError } from '../backup-error.ts'
import { analyze, countOtherConnections, findTargetState, removeTimeouts } from '../postgresql-store.ts'
import { describeContents, isNewestMigration } from '../store.ts'
import type { Table } from './table.ts'
import { getFingerprint, insertRows, listTables, readBatches, setTextFormats } from './table-store.ts'
import {
  findFilledTable,
  listSequences,
  lockTables,
  setSequences,
  withoutTriggersAndForeignKeys,
} from './target-store.ts'

/** What was copied. */
export interface CopiedShop {
  readonly tables: number
  readonly rows: number
}

/**
 * Copies an embedded shop that is not running to a PostgreSQL database, in one transaction that is committed only when
 * every table has the same rows. The source is only read. Throws a BackupError when the source is of another version of
 * the shop, and when the target contains anything or is in use.
 */
export async function copyToPostgresql(source: Database, target: Database): Promise<CopiedShop> {
  await assertNewestVersion(source)
  await assertEmpty(target)
  await target.migrate()
  const copied = await target.transaction((targetTx) =>
    source.transaction(async (sourceTx) => {
      for (const tx of [sourceTx, targetTx]) await setTextFormats(tx)
      await removeTimeouts(targetTx)
      const tables = await listTables(sourceTx)
      await lockTables(targetTx, tables)
      const filled = await findFilledTable(targetTx, tables)
      if (filled !== null) throw new BackupError(messages.targetHasRows({ table: filled }))
      await withoutTriggersAndForeignKeys(targetTx, tables, async () => {
        for (const table of tables)
          for await (const rows of readBatches(sourceTx, table)) await insertRows(targetTx, table, rows)
      })
      await setSequences(targetTx, await listSequences(sourceTx))
      return { tables: tables.length, rows: await compareAndCountRows(tables, sourceTx, targetTx) }
    }),
  )
  await analyze(target)
  return copied
}

async function assertNewestVersion(source: Database): Promise<void> {
  const contents = await source.query(describeContents)
  if (contents === null) throw new BackupError(messages.noShopInDatabase())
  if (!(await isNewestMigration(contents.migration))) throw new BackupError(messages.copyOfOtherVersion())
}

async function assertEmpty(target: Database): Promise<void> {
  if ((await findTargetState(target)) === 'foreign') throw new BackupError(messages.copyToForeignDatabase())
  const contents = await target.query(describeContents)
  const [filled] = Object.entries(contents?.rows ?? {}).find(([, count]) => count > 0) ?? []
  if (filled !== undefined) throw new BackupError(messages.targetHasRows({ table: filled }))
  const connections = await countOtherConnections(target)
  if (connections > 0) throw new BackupError(messages.targetInUse({ count: connections }))
}

/** Returns the number of all rows. Throws when a table or sequence of the target differs from that of the source. */
async function compareAndCountRows(
  tables: readonly Table[],
  sourceTx: Transaction,
  targetTx: Transaction,
): Promise<number> {
  let count = 0
  for (const table of tables) {
    const [expected, found] = [await getFingerprint(sourceTx, table), await getFingerprint(targetTx, table)]
    if (expected.rows !== found.rows || expected.hash !== found.hash)
      throw new BackupError(messages.copiedOtherRows({ table: table.name, expected: expected.rows, found: found.rows }))
    count += Number(expected.rows)
  }
  const [expected, found] = [await listSequences(sourceTx), await listSequences(targetTx)]
  if (JSON.stringify(expected) !== JSON.stringify(found)) throw new BackupError(messages.copiedOtherSequences())
  return count
}
