// Measures the queries that lists of the back office send, on a PostgreSQL server with many products and orders.
import { parseArgs } from 'node:util'
import { openDatabase } from '@hydrant/database/connection/open-database.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { RECORD_OBJECTS } from '@hydrant/server/app/record-objects.ts'
import { seedDemoShopWithPublishedPassword } from '@hydrant/server/import/service.ts'
import { RecordRegistry } from '@hydrant/server/records/registry.ts'
import { BATCH_SIZE, runQuery } from '@hydrant/server/records/soql/service.ts'
import { createScratchDatabase } from '@hydrant/tooling/scratch-database.ts'
import { listQueries } from './lists/list-queries.ts'
import { fillTables } from './lists/fill-tables.ts'
import { DATABASE_SERVER, readPostgresqlVersion } from './machine.ts'
import type { FigureTable } from './report/figure-table.ts'
import { beginRun } from './report/results.ts'

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '1000000' },
    orders: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '9' },
    write: { type: 'boolean', default: false },
  },
})

const run = beginRun('lists')
const scratch = await createScratchDatabase(DATABASE_SERVER)
try {
  const sizes = { products: Number(values.products), orders: Number(values.orders) }
  await prepareDatabase(scratch.url, sizes)
  const rows = await measureQueries(scratch.url)
  const table: FigureTable = {
    title: `Lists of ${sizes.products.toLocaleString('en-US')} products and ${sizes.orders.toLocaleString('en-US')} orders`,
    columns: ['query', 'median, ms', 'slowest, ms'],
    rows,
    note: 'The queries of one part of a list, and of its count, in one process with an otherwise idle database.',
  }
  await run.publish([table], {
    isWritten: values.write,
    versions: { PostgreSQL: await readPostgresqlVersion(scratch.url) },
  })
} finally {
  await scratch.drop()
}

/** Creates the demo shop and fills its tables. */
async function prepareDatabase(
  url: string,
  sizes: { readonly products: number; readonly orders: number },
): Promise<void> {
  const database = await openDatabase({ url, dataDir: '' })
  try {
    await database.migrate()
    await seedDemoShopWithPublishedPassword(database)
  } finally {
    await database.close()
  }
  await fillTables(url, sizes)
}

/** Runs each query several times, and returns its median and longest duration. */
async function measureQueries(url: string): Promise<Array<[query: string, median: number, slowest: number]>> {
  const database = await openDatabase({ url, dataDir: '' })
  const scope = {
    registry: new RecordRegistry(RECORD_OBJECTS),
    context: {
      actor: { userId: createIdFromKey('005', 'bench'), permissionSets: ['Administrator'] as const },
      webstore: { id: createIdFromKey('0ZE', 'bench'), defaultCurrency: 'USD', supportedCurrencies: ['USD'] },
    },
  }
  try {
    const rows: Array<[string, number, number]> = []
    for (const { name, soql } of listQueries) {
      const times: number[] = []
      for (let round = 0; round < Number(values.rounds); round += 1) {
        const startedAt = performance.now()
        const result = await runQuery(database, scope, { soql, batchSize: BATCH_SIZE.default })
        times.push(performance.now() - startedAt)
        if (!result.ok) throw new Error(`${name}: ${result.error.code}`)
      }
      times.sort((one, other) => one - other)
      rows.push([name, Math.round(times[Math.floor(times.length / 2)] ?? 0), Math.round(times.at(-1) ?? 0)])
    }
    return rows
  } finally {
    await database.close()
  }
}
