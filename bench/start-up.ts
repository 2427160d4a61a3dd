import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describeMachine } from './machine.ts'
import { startShop } from './shop-process.ts'

const RUNS = 5
const IDLE_SECONDS = 10

/**
 * The result of one start: milliseconds until the first page was loaded completely, and the resident memory after
 * idling, in megabytes (Linux only).
 */
interface StartResult {
  readonly firstPage: number
  readonly idleMemory: number | null
}

const dataDir = await mkdtemp(join(tmpdir(), 'hydrant-bench-'))
try {
  const firstStart = await measureStart(0)
  const starts: StartResult[] = []
  for (let run = 0; run < RUNS; run += 1) starts.push(await measureStart(run === RUNS - 1 ? IDLE_SECONDS : 0))
  const times = starts.map(({ firstPage }) => firstPage).toSorted((one, other) => one - other)
  console.log(`Machine: ${describeMachine()}`)
  console.log(`First page on an empty folder (migrates and fills the demo shop): ${firstStart.firstPage} ms`)
  console.log(
    `First page on an existing folder, ${RUNS} starts: median ${times[Math.floor(RUNS / 2)] ?? 0} ms, worst ${times.at(-1) ?? 0} ms`,
  )
  console.log(
    `Resident memory after ${IDLE_SECONDS} s idle: ${starts.at(-1)?.idleMemory ?? 'not known on this system'} MB`,
  )
} finally {
  await rm(dataDir, { recursive: true, force: true })
}

/** Starts the built shop on the data folder, loads its home page, lets it idle, and ends it. */
async function measureStart(idleSeconds: number): Promise<StartResult> {
  const startedAt = performance.now()
  const shop = await startShop({ dataDir, databaseUrl: '' })
  const response = await fetch(shop.url)
  if (!response.ok) throw new Error(`The home page answered ${response.status}.`)
  await response.text()
  const firstPage = Math.round(performance.now() - startedAt)
  await wait(idleSeconds * 1000)
  const idleMemory = await shop.memory()
  await shop.close()
  return { firstPage, idleMemory }
}
