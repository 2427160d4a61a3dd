import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fieldOf, manifestField } from '@hydrant/tooling/package-manifest.ts'
import { projectRoot } from '@hydrant/tooling/project-root.ts'

const SAMPLE_MILLISECONDS = 250

/** A shop that runs in a process of its own. */
export interface ShopProcess {
  /** Without a trailing slash. */
  readonly url: string
  /** Its resident memory now, in megabytes; null where the system does not tell. */
  memory(): Promise<number | null>
  /** The most that it has been since the start. */
  peakMemory(): number | null
  close(): Promise<void>
}

/** Starts the shop as `npm start` does, on a folder of data; an empty address of a database means the embedded one. */
export async function startShop(on: { readonly dataDir: string; readonly databaseUrl: string }): Promise<ShopProcess> {
  const shop = spawn(process.execPath, startParameters(), {
    cwd: projectRoot,
    env: { ...process.env, PORT: '0', HYDRANT_DATA_DIR: on.dataDir, LOG_LEVEL: 'warn', DATABASE_URL: on.databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => void shop.once('exit', () => resolve()))
  const url = await openedAt(shop.stdout)
  let peak: number | null = null
  const sample = async (): Promise<void> => {
    const now = await residentMegabytes(shop.pid)
    if (now !== null) peak = Math.max(peak ?? 0, now)
  }
  const sampling = setInterval(() => void sample(), SAMPLE_MILLISECONDS)
  return {
    url,
    memory: () => residentMegabytes(shop.pid),
    peakMemory: () => peak,
    async close() {
      clearInterval(sampling)
      shop.kill('SIGTERM')
      await ended
    },
  }
}

/** What `npm start` gives to Node. */
function startParameters(): string[] {
  const script = fieldOf(manifestField(projectRoot, 'scripts'), 'start')
  const [command, ...parameters] = typeof script === 'string' ? script.split(' ') : []
  if (command !== 'node') throw new Error('`npm start` does not start Node.')
  return parameters
}

async function openedAt(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /open at (\S+)/.exec(line)?.[1]
    if (address !== undefined) return address.replace(/\/$/, '')
  }
  throw new Error('The shop ended before it was open.')
}

async function residentMegabytes(pid: number | undefined): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1]
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024)
}
