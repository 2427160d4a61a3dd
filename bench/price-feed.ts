// Measures cached reads while a price feed changes the prices of random products, against the same reads without it.
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startBenchShop, type BenchShop } from './api/bench-shop.ts'
import { fillCart } from './api/buying-scripts.ts'
import { CONNECTIONS, measureLoad, type Script } from './api/load.ts'
import { createCounter, pickCyclically, toApiPath } from './api/load-context.ts'
import { createReadingScripts } from './api/reading-scripts.ts'
import { describeMachine } from './machine.ts'
import { findFreePort } from '@hydrant/database/testing/find-free-port.ts'

const CACHED_READS = ['listing with facets and contract prices', 'search by word', 'prices of 20 products']
const CART_LINES = 20

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '10' },
    changes: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
  },
})
const seconds = Number(values.seconds)
const changesPerSecond = Number(values.changes)
const metricsPort = await findFreePort()
const shop = await startBenchShop(Number(values.products), { settings: { METRICS_PORT: String(metricsPort) } })
try {
  console.log(`${describeMachine()}; ${values.products} products, ${changesPerSecond} price changes a second`)
  for (const [name, script] of Object.entries(await createScripts(shop))) {
    if (!name.includes(values.only)) continue
    await measureLoad(shop.url, { name, seconds, script })
    const without = await measureReads(name, script)
    const stopFeed = await startPriceFeed(shop.databaseUrl)
    const during = await measureReads(name, script).finally(stopFeed)
    console.log(`${name}: ${without} without changes; ${during} with ${await stopFeed()} changes`)
  }
} finally {
  await shop.close()
}

async function createScripts({ context, url }: BenchShop): Promise<Record<string, Script>> {
  const reading = createReadingScripts(context)
  const next = createCounter()
  const productIds = context.sample.products.slice(0, 50).map(({ id }) => id)
  const createGetScript =
    (paths: readonly string[], headers: Readonly<Record<string, string>> = {}): Script =>
    () => [{ method: 'GET', headers, setupRequest: (request) => ({ ...request, path: pickCyclically(paths, next()) }) }]
  const buyer = { authorization: `Bearer ${context.token}` }
  for (let account = 0; account < CONNECTIONS; account += 1)
    await fillCart(url, context, { account, lines: CART_LINES })
  return {
    ...Object.fromEntries(Object.entries(reading).filter(([name]) => CACHED_READS.includes(name))),
    'product detail': createGetScript(
      productIds.map((id) => toApiPath(context, `products/${id}`)),
      buyer,
    ),
    'guest page of a category': createGetScript(context.sample.categoryIds.map((id) => `/category/${id}`)),
    'guest page of a product': createGetScript(productIds.map((id) => `/product/${id}`)),
    [`cart of ${CART_LINES} lines`]: (account) => [
      { method: 'GET', headers: buyer, path: toApiPath(context, 'carts/current', { account }) },
    ],
  }
}

/** Returns a sentence with throughput, processor time per request, and the share of cached responses and pages. */
async function measureReads(name: string, script: Script): Promise<string> {
  const [cpuBefore, before] = [await shop.processorSeconds(), await readCacheCounts()]
  const { perSecond } = await measureLoad(shop.url, { name, seconds, script })
  const [cpuAfter, after] = [await shop.processorSeconds(), await readCacheCounts()]
  const requests = perSecond * seconds
  const milliseconds = (((cpuAfter ?? Number.NaN) - (cpuBefore ?? Number.NaN)) * 1000) / requests
  const shares = [...after].flatMap(([cache, { hits, misses }]) => {
    const earlier = before.get(cache) ?? { hits: 0, misses: 0 }
    const lookups = hits + misses - earlier.hits - earlier.misses
    return lookups < requests / 10
      ? []
      : [`${(((hits - earlier.hits) / lookups) * 100).toFixed(1)} % of ${cache} cached`]
  })
  return [`${Math.round(perSecond)}/s`, `${milliseconds.toFixed(3)} ms of processor time`, ...shares].join(', ')
}

interface CacheCounts {
  readonly hits: number
  readonly misses: number
}

async function readCacheCounts(): Promise<Map<string, CacheCounts>> {
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
  const text = await response.text()
  const read = (metric: string, cache: string): number =>
    Number(new RegExp(`^${metric}\\{cache="${cache}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0)
  return new Map(
    ['responses', 'guest pages'].map((cache) => [
      cache,
      { hits: read('hydrant_cache_hits', cache), misses: read('hydrant_cache_misses', cache) },
    ]),
  )
}

/** Changes prices of random products until the returned function is called, which returns how many it has changed. */
async function startPriceFeed(databaseUrl: string): Promise<() => Promise<number>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: string }>('select id from price_book_entry order by random() limit 10000')
  const stop = new AbortController()
  const next = createCounter()
  let changeCount = 0
  const feed = async (): Promise<void> => {
    const startedAt = performance.now()
    while (!stop.signal.aborted) {
      await client.query('update price_book_entry set unit_price = unit_price + 0.01 where id = $1', [
        pickCyclically(rows, next()).id,
      ])
      changeCount += 1
      const dueIn = startedAt + (changeCount * 1000) / changesPerSecond - performance.now()
      await wait(Math.max(0, dueIn))
    }
    await client.end()
  }
  const running = feed()
  return async () => {
    stop.abort()
    await running
    return changeCount
  }
}
