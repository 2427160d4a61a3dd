import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const RUNS = 5
const IDLE_SECONDS = 10

/** One start: until the first page has arrived whole, in milliseconds, and the resident memory after resting, in megabytes (Linux only). */
interface Start {
  readonly firstPage: number
  readonly idleMemory: number | null
}

const dataDir = await mkdtemp(join(tmpdir(), 'hydrant-bench-'))
try {
  const fresh = await start(0)
  const starts: Start[] = []
  for (let run = 0; run < RUNS; run += 1) starts.push(await start(run === RUNS - 1 ? IDLE_SECONDS : 0))
  const times = starts.map(({ firstPage }) => firstPage).toSorted((one, other) => one - other)
  console.log(`Machine: ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB; Node ${process.versions.node}`)
  console.log(`First page on an empty folder (migrates and fills the demo shop): ${fresh.firstPage} ms`)
  console.log(`First page on an existing folder, ${RUNS} starts: median ${times[Math.floor(RUNS / 2)] ?? 0} ms, worst ${times.at(-1) ?? 0} ms`)
  console.log(`Resident memory after ${IDLE_SECONDS} s idle: ${starts.at(-1)?.idleMemory ?? 'not known on this system'} MB`)
} finally {
  await rm(dataDir, { recursive: true, force: true })
}

/** Starts the built shop on the data folder, opens its home page, lets it rest, and ends it. */
async function start(restSeconds: number): Promise<Start> {
  const began = performance.now()
  const shop = spawn(process.execPath, [join(ROOT, 'tooling/start.ts')], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', HYDRANT_DATA_DIR: dataDir, LOG_LEVEL: 'warn', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => void shop.once('exit', () => resolve()))
  const address = await openedAt(shop.stdout)
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The home page answered ${response.status}.`)
  await response.text()
  const firstPage = Math.round(performance.now() - began)
  await wait(restSeconds * 1000)
  const idleMemory = await residentMegabytes(shop.pid)
  shop.kill('SIGTERM')
  await ended
  return { firstPage, idleMemory }
}

async function openedAt(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /open at (\S+)/.exec(line)?.[1]
    if (address !== undefined) return address
  }
  throw new Error('The shop ended before it was open.')
}

async function residentMegabytes(pid: number | undefined): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1]
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024)
}
