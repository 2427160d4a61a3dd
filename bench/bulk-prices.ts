// Measures jobs of the Bulk API that create prices, and then change all of them: time, processor time and memory.
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { API_VERSION } from '@hydrant/contract/shared/paths.ts'
import { DEMO_PASSWORD } from '@hydrant/server/import/service.ts'
import { getJsonField } from '@hydrant/tooling/package-manifest.ts'
import { type BenchShop, startBenchShop } from './api/bench-shop.ts'
import { signInAndGetToken } from './api/buyers.ts'
import { readPostgresqlVersion } from './machine.ts'
import type { FigureTable } from './report/figure-table.ts'
import { beginRun } from './report/results.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    products: { type: 'string', default: '10000' },
    write: { type: 'boolean', default: false },
  },
})
const rowCount = Number(values.rows)
const productCount = Number(values.products)
/** Below this share of one core a shop counts as idle. */
const IDLE_SHARE = 0.1
/** How often a job is asked for: each answer takes processor time that is counted. */
const POLL_MS = 500
/** How long after each page the next one is asked for. */
const PAGE_MS = 200

const run = beginRun('bulk-prices')
const shop = await startBenchShop(productCount)
const database = new pg.Client({ connectionString: shop.databaseUrl })
try {
  await database.connect()
  const token = await signInAndGetToken(shop.url, { username: 'admin@hydrant.example', password: DEMO_PASSWORD })
  const newPricesFile = await writeNewPrices()
  // Searches take over the new price books, which change every product, before anything is measured.
  await waitUntilIdle(shop)
  const newPrices = await measureJob(token, { operation: 'insert', file: newPricesFile })
  await database.query('analyze price_book_entry')
  const changes = await measureJob(token, { operation: 'update', file: await writeChanges(1) })
  const samePrices = await measureJob(token, { operation: 'update', file: await writeChanges(0) })
  const table: FigureTable = {
    title: `${rowCount.toLocaleString('en-US')} prices by jobs of the Bulk API`,
    columns: [
      'job',
      'upload, s',
      'processing, s',
      'server, s of processor',
      'PostgreSQL, s of processor',
      'memory before, MB',
      'most memory, MB',
      'guest page, p99 ms',
    ],
    rows: [
      ['new prices, named by part number', ...newPrices],
      ['changed prices, named by id', ...changes],
      ['prices that are the same already, named by id', ...samePrices],
    ],
    note: 'Each new or changed price has an entry in the history. Upload and processing are wall-clock time; meanwhile the home page is asked for five times a second.',
  }
  await run.publish([table], {
    isWritten: values.write,
    versions: { PostgreSQL: await readPostgresqlVersion(shop.databaseUrl) },
  })
} finally {
  await database.end()
  await shop.close()
}

/** Creates price books enough for the rows, and returns a file with a price of every product in them. */
async function writeNewPrices(): Promise<string> {
  const { rows: products } = await database.query<{ sku: string }>('select sku from product order by id limit $1', [
    productCount,
  ])
  const { rows: books } = await database.query<{ id: string }>(
    `insert into price_book (id, name, is_active, priority)
     select new_record_id('01s'), 'Measured ' || number, false, 99 from generate_series(1, $1::integer) as number
     returning id`,
    [Math.ceil(rowCount / products.length)],
  )
  const lines = books.flatMap(({ id }, book) =>
    products.map(({ sku }, at) => `${id},${sku},${(book + at / 100 + 1).toFixed(2)}`),
  )
  return `Pricebook2Id,Product2.StockKeepingUnit,UnitPrice\n${lines.slice(0, rowCount).join('\n')}\n`
}

/** Returns a file that raises all prices that `writeNewPrices` has named by an amount. */
async function writeChanges(amount: number): Promise<string> {
  const { rows } = await database.query<{ line: string }>(
    `select price_book_entry.id || ',' || trim_scale(unit_price + $1) as line
     from price_book_entry join price_book on price_book.id = price_book_id where name like 'Measured %'
     order by price_book_entry.id`,
    [amount],
  )
  return `Id,UnitPrice\n${rows.map(({ line }) => line).join('\n')}\n`
}

type JobFigures = readonly (number | null)[]

/** Uploads a file, waits until it is processed, and returns what that took. */
async function measureJob(
  token: string,
  { operation, file }: { readonly operation: string; readonly file: string },
): Promise<JobFigures> {
  const memoryBefore = await shop.memory()
  const [serverBefore, databaseBefore] = [await shop.processorSeconds(), await shop.databaseSeconds()]
  let mostMemory = memoryBefore
  const noteMemory = async (): Promise<void> => {
    mostMemory = Math.max(mostMemory ?? 0, (await shop.memory()) ?? 0)
  }
  const stopReading = startReading()
  const startedAt = performance.now()
  const job = await send(token, { method: 'POST', path: '', body: { object: 'PricebookEntry', operation } })
  const path = `/${String(getJsonField(job, 'id'))}`
  await send(token, { method: 'PUT', path: `${path}/batches`, body: file })
  const uploadedAt = performance.now()
  await send(token, { method: 'PATCH', path, body: { state: 'UploadComplete' } })
  for (let isComplete = false; !isComplete; await wait(POLL_MS)) {
    isComplete = readProgress(await send(token, { method: 'GET', path }))
    await noteMemory()
    await shop.databaseSeconds()
  }
  const processedAt = performance.now()
  const [serverAfter, databaseAfter] = [await shop.processorSeconds(), await shop.databaseSeconds()]
  return [
    (uploadedAt - startedAt) / 1000,
    (processedAt - uploadedAt) / 1000,
    subtract(serverAfter, serverBefore),
    subtract(databaseAfter, databaseBefore),
    memoryBefore,
    mostMemory,
    await stopReading(),
  ]
}

/** Asks for a page of the shop as a guest until the returned function is called, which returns the 99th percentile. */
function startReading(): () => Promise<number> {
  const stop = new AbortController()
  const latencies: number[] = []
  const read = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      const startedAt = performance.now()
      const response = await fetch(shop.url)
      await response.text()
      if (!response.ok) throw new Error(`The home page was answered with ${response.status}.`)
      latencies.push(performance.now() - startedAt)
      await wait(PAGE_MS)
    }
  }
  const reading = read()
  return async () => {
    stop.abort()
    await reading
    latencies.sort((one, other) => one - other)
    return Math.round(latencies[Math.floor(latencies.length * 0.99)] ?? 0)
  }
}

function subtract(after: number | null, before: number | null): number | null {
  return after === null || before === null ? null : after - before
}

/** Whether a job is complete. Throws when it has failed, or any of its rows. */
function readProgress(job: unknown): boolean {
  const [state, processed, failed] = ['state', 'numberRecordsProcessed', 'numberRecordsFailed'].map((name) =>
    getJsonField(job, name),
  )
  if (state !== 'JobComplete' && state !== 'Failed') return false
  if (state === 'Failed' || processed !== rowCount || failed !== 0) throw new Error(JSON.stringify(job))
  return true
}

async function send(
  token: string,
  { method, path, body }: { readonly method: string; readonly path: string; readonly body?: unknown },
): Promise<unknown> {
  const response = await fetch(`${shop.url}/services/data/${API_VERSION}/jobs/ingest${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': typeof body === 'string' ? 'text/csv' : 'application/json',
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}: ${text}`)
  return text === '' ? null : JSON.parse(text)
}

/** Waits until a shop has done what it does after its start. */
async function waitUntilIdle(started: BenchShop): Promise<void> {
  for (let idle = 0, last = (await started.processorSeconds()) ?? 0; idle < 2;) {
    await wait(1000)
    const current = (await started.processorSeconds()) ?? 0
    idle = current - last < IDLE_SHARE ? idle + 1 : 0
    last = current
  }
}
