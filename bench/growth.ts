// Measures what calls take of the processors, server and PostgreSQL together, as a shop grows in one respect.
import { parseArgs } from 'node:util'
import {
  type GrowthOptions,
  measureCartLines,
  measureContractPrices,
  measureOrders,
  measureProducts,
} from './growth/measure-growth.ts'
import { DATABASE_SERVER, readPostgresqlVersion } from './machine.ts'
import type { FigureTable } from './report/figure-table.ts'
import { beginRun } from './report/results.ts'

/** What grows: the sizes by default, and those of --full. */
const RESPECTS = {
  products: { measure: measureProducts, sizes: '1000,5000,20000', full: '1000,10000,100000,1000000' },
  prices: { measure: measureContractPrices, sizes: '10,1000,100000', full: '10,1000,100000,1000000' },
  lines: { measure: measureCartLines, sizes: '10,100,500', full: '10,100,1000,2000' },
  orders: { measure: measureOrders, sizes: '1,20,100', full: '1,20,200,2000' },
}

const { values } = parseArgs({
  options: {
    /** Only one respect, and its sizes. */
    only: { type: 'string' },
    sizes: { type: 'string' },
    full: { type: 'boolean', default: false },
    /** Of the shops that grow in another respect. */
    catalogue: { type: 'string', default: '2000' },
    requests: { type: 'string', default: '200' },
    write: { type: 'boolean', default: false },
  },
})
const options: GrowthOptions = { products: Number(values.catalogue), requests: Number(values.requests) }

const run = beginRun('growth')
const tables: FigureTable[] = []
for (const [name, { measure, sizes, full }] of Object.entries(RESPECTS)) {
  if (values.only !== undefined && values.only !== name) continue
  const chosen = values.sizes ?? (values.full ? full : sizes)
  tables.push(await measure(chosen.split(',').map(Number), options))
}
await run.publish(tables, {
  isWritten: values.write,
  versions: { PostgreSQL: await readPostgresqlVersion(DATABASE_SERVER) },
})
// Connections that are kept alive would hold up the end.
process.exit(0)
