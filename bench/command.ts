/** What can be measured, by name: a sentence about it, and its program, which reads the rest of the command line. */
const SUITES: Readonly<Record<string, readonly [summary: string, load: () => Promise<unknown>]>> = {
  api: ['requests per second, latencies and processor time of the API', () => import('./api.ts')],
  pages: ['first visits in a real browser, by Lighthouse', () => import('./pages.ts')],
  rendering: ['processor time for making a page', () => import('./rendering.ts')],
  search: ['the search index of one process: loading it, and single searches', () => import('./search.ts')],
  start: ['time from the start to the first page and the first search', () => import('./start-up.ts')],
  memory: ['resident memory during minutes of mixed load', () => import('./memory.ts')],
  uploads: ['resident memory after uploads of large photographs', () => import('./uploads.ts')],
  'price-feed': ['cached reads while prices change, against the same without', () => import('./price-feed.ts')],
  'bulk-prices': ['new and changed prices by jobs of the Bulk API', () => import('./bulk-prices.ts')],
  'quick-order': ['part numbers resolved in one call, with prices and stock', () => import('./quick-order.ts')],
  machines: [
    'two processes against one; one killed under load; price changes seen by both',
    () => import('./machines.ts'),
  ],
  growth: [
    'processor time of calls as products, contract prices, cart lines or orders grow',
    () => import('./growth.ts'),
  ],
  lists: ['queries of lists of the back office, with a million products', () => import('./lists.ts')],
  peers: ['Hydrant against Vendure and Medusa from the npm registry, by turns', () => import('./peers.ts')],
  faults: ['responses while database, disk, card gateway or event receiver fail', () => import('./faults.ts')],
  report: [
    'measures nothing: renders the figures stored by --write into docs/performance.md',
    () => import('./report.ts'),
  ],
  seed: [
    'measures nothing: fills the PostgreSQL database at --url with --products invented products',
    () => import('./seed.ts'),
  ],
}

const [node = '', command = '', name, ...options] = process.argv
const suite = name === undefined ? undefined : SUITES[name]
if (suite !== undefined) {
  process.argv = [node, command, ...options]
  await suite[1]()
} else {
  console.log('npm run bench -- <suite> [options]\n')
  for (const [known, [summary]] of Object.entries(SUITES)) console.log(`${known.padEnd(10)} ${summary}`)
  if (name !== undefined) {
    console.error(`\nThere is no suite ${name}.`)
    process.exitCode = 1
  }
}
