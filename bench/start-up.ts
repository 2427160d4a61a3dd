import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { describeMachine } from './machine.ts'
import { startShop } from './shop-process.ts'

const RUNS = 5
const IDLE_SECONDS = 10

/** The PostgreSQL database to start on; empty: the embedded one, with the demo shop. */
const { url: databaseUrl } = parseArgs({ options: { url: { type: 'string', default: '' } } }).values

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

const dataDir = await mkdtemp(join(tmpdir(), 'hydrant-bench-'))
try {
  const firstStart = await measureStart(0)
  const starts: StartResult[] = []
  for (let run = 0; run < RUNS; run += 1) starts.push(await measureStart(run === RUNS - 1 ? IDLE_SECONDS : 0))
  console.log(`Machine: ${describeMachine()}`)
  console.log(
    `On an empty folder: first page after ${firstStart.firstPage} ms, first search after ${firstStart.firstSearch} ms`,
  )
  for (const [name, values] of [
    ['first page', starts.map(({ firstPage }) => firstPage)],
    ['first search', starts.map(({ firstSearch }) => firstSearch)],
  ] as const) {
    const times = values.toSorted((one, other) => one - other)
    console.log(
      `On an existing folder, ${RUNS} starts: ${name} after ${times[Math.floor(RUNS / 2)] ?? 0} ms (median), ${times.at(-1) ?? 0} ms (worst)`,
    )
  }
  console.log(`Processor time until then: ${starts.map((start) => start.processorSeconds ?? '?').join(', ')} s`)
  console.log(
    `Resident memory after ${IDLE_SECONDS} s idle: ${starts.at(-1)?.idleMemory ?? 'not known on this system'} MB`,
  )
} finally {
  await rm(dataDir, { recursive: true, force: true })
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
  const idleMemory = await shop.memory()
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
