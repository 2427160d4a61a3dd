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
  /** The address of its store's calls, without a trailing slash. */
  readonly apiUrl: string
  /** Its resident memory now, in megabytes; null where the system does not tell. */
  memory(): Promise<number | null>
  /** The most that it has been since the start. */
  peakMemory(): number | null
  /** The processor time that it has taken since its start, in seconds; null where the system does not tell. */
  processorSeconds(): Promise<number | null>
  close(): Promise<void>
}

/**
 * Starts the shop as `npm start` does, on a folder of data; an empty address of a database means the embedded one.
 * `settings` are further variables of its environment.
 */
export async function startShop(on: {
  readonly dataDir: string
  readonly databaseUrl: string
  readonly settings?: Readonly<Record<string, string>>
}): Promise<ShopProcess> {
  const shop = spawn(process.execPath, startParameters(), {
    cwd: projectRoot,
    env: {
      ...process.env,
      PORT: '0',
      HYDRANT_DATA_DIR: on.dataDir,
      LOG_LEVEL: 'warn',
      DATABASE_URL: on.databaseUrl,
      HYDRANT_DEMO: 'on',
      GUEST_CARTS_PER_HOUR: '999999',
      ...on.settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => void shop.once('exit', () => resolve()))
  const { url, apiUrl } = await openedAt(shop.stdout)
  shop.stdout.resume()
  let peak: number | null = null
  const sample = async (): Promise<void> => {
    const now = await residentMegabytes(shop.pid)
    if (now !== null) peak = Math.max(peak ?? 0, now)
  }
  const sampling = setInterval(() => void sample(), SAMPLE_MILLISECONDS)
  return {
    url,
    apiUrl,
    memory: () => residentMegabytes(shop.pid),
    peakMemory: () => peak,
    processorSeconds: () => processorSeconds(shop.pid),
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

async function openedAt(output: NodeJS.ReadableStream): Promise<{ readonly url: string; readonly apiUrl: string }> {
  let url = ''
  for await (const line of createInterface({ input: output })) {
    url ||= /open at (\S+)/.exec(line)?.[1]?.replace(/\/$/, '') ?? ''
    const apiUrl = /^API: +(\S+)/.exec(line)?.[1]
    if (apiUrl !== undefined) return { url, apiUrl }
  }
  throw new Error('The shop ended before it was open.')
}

async function residentMegabytes(pid: number | undefined): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1]
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024)
}

/**
 * Linux counts in hundredths of a second, as the fourteenth and fifteenth field of a line whose second one may hold
 * spaces.
 */
async function processorSeconds(pid: number | undefined): Promise<number | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [user, system] = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return user === undefined || system === undefined ? null : (user + system) / 100
}
