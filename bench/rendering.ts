import { parseArgs } from 'node:util'
import { startBenchShop } from './api/bench-shop.ts'
import { readPostgresqlVersion } from './machine.ts'
import { measureRendering } from './pages/measure-rendering.ts'
import { prepareRenderedPages } from './pages/rendered-pages.ts'
import type { FigureTable } from './report/figure-table.ts'
import { beginRun } from './report/results.ts'

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    requests: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
})

// Measures what it costs to make a page anew: for a signed-in buyer, and for a guest at an address that no other guest
// has visited.
const run = beginRun('rendering')
const shop = await startBenchShop(Number(values.products))
try {
  const rows: Array<FigureTable['rows'][number]> = []
  for (const page of (await prepareRenderedPages(shop.url)).filter(({ name }) => name.includes(values.only))) {
    const { milliseconds, htmlBytes, sentBytes } = await measureRendering(shop, page, Number(values.requests))
    rows.push([page.name, milliseconds, htmlBytes / 1000, sentBytes / 1000])
  }
  const table: FigureTable = {
    title: `Pages made anew, with ${Number(values.products).toLocaleString('en-US')} products`,
    columns: ['page', 'server, ms of processor', 'HTML, kB', 'brotli, kB'],
    rows,
    graph: { kind: 'bars', columns: ['server, ms of processor'] },
  }
  const versions = { PostgreSQL: await readPostgresqlVersion(shop.databaseUrl) }
  await run.publish([table], { isWritten: values.write, versions })
} finally {
  await shop.close()
}
