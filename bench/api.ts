import { parseArgs } from 'node:util'
import { type BenchShop, startBenchShop } from './api/bench-shop.ts'
import { createAddToCartScript, createPlaceOrderScript, fillCartsAndCreateEditScript } from './api/buying-scripts.ts'
import { CONNECTIONS, measureLoad, type Script } from './api/load.ts'
import { measureLatenciesAtRate } from './api/open-loop.ts'
import { createReadingScripts } from './api/reading-scripts.ts'
import { readPostgresqlVersion } from './machine.ts'
import { measureProcessorTime } from './processor-time.ts'
import type { FigureTable } from './report/figure-table.ts'
import { beginRun } from './report/results.ts'

/** The share of the throughput at which latencies are measured. */
const LATENCY_LOAD = 0.7
/** More requests a second than this the load generator cannot send evenly. */
const MAX_RATE = 3000

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000,100000' },
    seconds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)

const run = beginRun('api')
const tables: FigureTable[] = []
let postgresql = ''
for (const size of values.products.split(',')) {
  const shop = await startBenchShop(Number(size))
  try {
    postgresql = await readPostgresqlVersion(shop.databaseUrl)
    const rows = await measureAllScripts(shop)
    tables.push({
      title: `${Number(size).toLocaleString('en-US')} products`,
      columns: ['call', 'per second', 'server, ms of processor', 'PostgreSQL, ms of processor', 'p50, ms', 'p99, ms'],
      rows,
      note: `Peak resident memory of the server: ${shop.peakMemory() ?? 'not known on this system'} MB.`,
      graph: { kind: 'bars', columns: ['server, ms of processor', 'PostgreSQL, ms of processor'] },
    })
  } finally {
    await shop.close()
  }
}
await run.publish(tables, { isWritten: values.write, versions: { PostgreSQL: postgresql } })

/** Measures throughput and processor time under full load, then latencies under less. */
async function measureAllScripts(shop: BenchShop): Promise<FigureTable['rows']> {
  const { url, context } = shop
  const scripts: Array<[string, () => Promise<Script> | Script]> = [
    ...Object.entries(createReadingScripts(context)).map(([name, script]): [string, () => Script] => [
      name,
      () => script,
    ]),
    ['add to a new cart', () => createAddToCartScript(context)],
    ['from an empty cart to a placed order (5 calls)', () => createPlaceOrderScript(context)],
    ...[10, 100, 1000].map((lines): [string, () => Promise<Script>] => [
      `edit one line of ${lines}`,
      () => fillCartsAndCreateEditScript(url, context, { lines }),
    ]),
  ]
  const rows: Array<FigureTable['rows'][number]> = []
  for (const [name, prepare] of scripts) {
    if (!name.includes(values.only)) continue
    const load = { name, seconds, script: await prepare() }
    await measureLoad(url, { ...load, seconds: Math.min(1, seconds) })
    const { result, server, database } = await measureProcessorTime(shop, async () => {
      const measured = await measureLoad(url, load)
      return { result: measured, count: measured.count }
    })
    const rate = Math.min(result.perSecond * LATENCY_LOAD, MAX_RATE)
    const { p50, p99 } = await measureLatenciesAtRate(url, { ...load, rate })
    console.log(`${name}: ${Math.round(result.perSecond)}/s with ${CONNECTIONS} connections, p99 ${p99} ms`)
    rows.push([name, Math.round(result.perSecond), server, database, p50, p99])
  }
  return rows
}
