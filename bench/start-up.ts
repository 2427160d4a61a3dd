import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readPostgresqlVersion } from './machine.ts'
import type { Figure, FigureTable } from './report/figure-table.ts'
import { beginRun } from './report/results.ts'
import { startShop } from './shop-process.ts'

const RUNS = 5
const IDLE_SECONDS = 10

/** The PostgreSQL database to start on; empty: the embedded one, with the demo shop. */
const { url: databaseUrl, write: isWritten } = parseArgs({
  options: { url: { type: 'string', default: '' }, write: { type: 'boolean', default: false } },
}).values

/**
 * The result of one start: milliseconds until the first page was loaded completely, and after it the first page of a
 * search; the processor time until then, in seconds, and the resident memory after idling, in megabytes (both Linux
 * only).
 */
interface StartResult {
  readonly firstPage: number
  readonly firstSearch: number
  readonly processorSeconds: number | null
  readonly idleMemory: number | null
}

const run = beginRun('start')
const dataDir = await mkdtemp(join(tmpdir(), 'hydrant-bench-'))
try {
  const firstStart = await measureStart(0)
  const starts: StartResult[] = []
  for (let count = 1; count <= RUNS; count += 1) starts.push(await measureStart(count === RUNS ? IDLE_SECONDS : 0))
  const rows: FigureTable['rows'] = [
    ['on an empty folder', ...toFigures([firstStart])],
    [`on an existing one, ${RUNS} starts`, ...toFigures(starts)],
  ]
  const table: FigureTable = {
    title: 'Start',
    columns: [
      'start',
      'first page, s',
      'first search, s',
      'slowest first search, s',
      'server, s of processor',
      `memory after ${IDLE_SECONDS} s idle, MB`,
    ],
    rows,
    note: 'Medians, unless said otherwise. The processor time is that until the answer to the search.',
  }
  await run.publish([table], {
    isWritten,
    ...(databaseUrl !== '' && { versions: { PostgreSQL: await readPostgresqlVersion(databaseUrl) } }),
  })
} finally {
  await rm(dataDir, { recursive: true, force: true })
}

/** Summarizes starts: medians in seconds, the slowest first search, and the memory of the last one. */
function toFigures(starts: readonly StartResult[]): Figure[] {
  const sorted = (values: readonly number[]): number[] => values.toSorted((one, other) => one - other)
  const median = (values: readonly number[]): number | null => sorted(values)[Math.floor(values.length / 2)] ?? null
  const searches = starts.map(({ firstSearch }) => firstSearch / 1000)
  return [
    median(starts.map(({ firstPage }) => firstPage / 1000)),
    median(searches),
    sorted(searches).at(-1) ?? null,
    median(starts.flatMap(({ processorSeconds }) => processorSeconds ?? [])),
    starts.at(-1)?.idleMemory ?? null,
  ]
}

/** Starts the built shop on the data folder, loads its home page, searches, lets it idle, and ends it. */
async function measureStart(idleSeconds: number): Promise<StartResult> {
  const startedAt = performance.now()
  const shop = await startShop({ dataDir, databaseUrl })
  await loadPage(shop.url)
  const firstPage = Math.round(performance.now() - startedAt)
  await loadPage(`${shop.url}/search?term=hose`)
  const firstSearch = Math.round(performance.now() - startedAt)
  const processorSeconds = await shop.processorSeconds()
  await wait(idleSeconds * 1000)
  const idleMemory = idleSeconds > 0 ? await shop.memory() : null
  await shop.close()
  return { firstPage, firstSearch, processorSeconds, idleMemory }
}

async function loadPage(url: string): Promise<void> {
  // A search waits up to thirty seconds for the index, and is sent again.
  for (;;) {
    const response = await fetch(url)
    await response.text()
    if (response.ok) return
    if (response.status !== 503) throw new Error(`${url} answered ${response.status}.`)
    await wait(1000)
  }
}
