import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startBenchShop } from './api/bench-shop.ts'
import { createAddToCartScript } from './api/buying-scripts.ts'
import { CONNECTIONS, measureLoad, type Script } from './api/load.ts'
import { createReadingScripts } from './api/reading-scripts.ts'
import { readPostgresqlVersion } from './machine.ts'
import type { FigureTable } from './report/figure-table.ts'
import { beginRun } from './report/results.ts'

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    minutes: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
  },
})
const minutes = Number(values.minutes)

// Measures resident memory under mixed load for some minutes: reading calls, cached or not, new carts and guest pages,
// all at once.
const run = beginRun('memory')
const shop = await startBenchShop(Number(values.products))
try {
  const scripts: Readonly<Record<string, Script>> = {
    ...createReadingScripts(shop.context),
    'add to a new cart': createAddToCartScript(shop.context),
    'pages of guests': () =>
      shop.context.sample.products.slice(0, 500).map(({ id }) => ({ method: 'GET', path: `/product/${id}` })),
  }
  const rows: Array<FigureTable['rows'][number]> = []
  const loadState = { isRunning: true }
  const load = Promise.all(
    Object.entries(scripts).map(([name, script]) =>
      measureLoad(shop.url, {
        name,
        seconds: minutes * 60,
        script,
        connections: Math.max(1, Math.floor(CONNECTIONS / Object.keys(scripts).length)),
      }),
    ),
  ).finally(() => (loadState.isRunning = false))
  for (let second = 0; loadState.isRunning; second += 10) {
    if (second % 30 === 0) rows.push([String(second), await shop.memory()])
    await Promise.race([delay(10_000), load])
  }
  const requests = (await load).map(({ name, perSecond }) => `${name} ${perSecond.toPrecision(2)}`)
  const table: FigureTable = {
    title: `Resident memory under mixed load, with ${Number(values.products).toLocaleString('en-US')} products`,
    columns: ['after, s', 'memory, MB'],
    rows,
    note: `A second: ${requests.join(', ')}.`,
  }
  const versions = { PostgreSQL: await readPostgresqlVersion(shop.databaseUrl) }
  await run.publish([table], { isWritten: values.write, versions })
} finally {
  await shop.close()
}
