import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { getJsonField, readManifestField } from '@hydrant/tooling/package-manifest.ts'
import { projectRoot } from '@hydrant/tooling/project-root.ts'
import { readProcessorSeconds } from './processor-time.ts'

const SAMPLE_MILLISECONDS = 250

/** A running shop in a process of its own. */
export interface ShopProcess {
  /** Without a trailing slash. */
  readonly url: string
  /** The base URL of its API, without a trailing slash. */
  readonly apiUrl: string
  /** Its current resident memory in megabytes; null where the system does not report it. */
  memory(): Promise<number | null>
  /** The maximum resident memory since the start, in megabytes. */
  peakMemory(): number | null
  /** The processor time since the start, in seconds; null where the system does not report it. */
  processorSeconds(): Promise<number | null>
  close(): Promise<void>
  /** Ends it as `kill -9` does. */
  kill(): void
}

/**
 * Starts the shop as `npm start` does with a data folder; an empty database URL means the embedded one. `settings` are
 * additional environment variables.
 */
export async function startShop(options: {
  readonly dataDir: string
  readonly databaseUrl: string
  readonly settings?: Readonly<Record<string, string>>
}): Promise<ShopProcess> {
  const shop = spawn(process.execPath, readStartParameters(), {
    cwd: projectRoot,
    env: {
      ...process.env,
      PORT: '0',
      HYDRANT_DATA_DIR: options.dataDir,
      LOG_LEVEL: 'warn',
      DATABASE_URL: options.databaseUrl,
      HYDRANT_DEMO: 'on',
      GUEST_CARTS_PER_HOUR: '999999',
      ...options.settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => void shop.once('exit', () => resolve()))
  const { url, apiUrl } = await readUrlsFromOutput(shop.stdout)
  shop.stdout.resume()
  let peak: number | null = null
  const sampleMemory = async (): Promise<void> => {
    const megabytes = await readResidentMegabytes(shop.pid)
    if (megabytes !== null) peak = Math.max(peak ?? 0, megabytes)
  }
  const sampleTimer = setInterval(() => void sampleMemory(), SAMPLE_MILLISECONDS)
  return {
    url,
    apiUrl,
    memory: () => readResidentMegabytes(shop.pid),
    peakMemory: () => peak,
    processorSeconds: () => readProcessorSeconds(shop.pid),
    kill: () => void shop.kill('SIGKILL'),
    async close() {
      clearInterval(sampleTimer)
      shop.kill('SIGTERM')
      await ended
    },
  }
}

/** Reads the parameters that `npm start` passes to Node. */
function readStartParameters(): string[] {
  const script = getJsonField(readManifestField(projectRoot, 'scripts'), 'start')
  const [command, ...parameters] = typeof script === 'string' ? script.split(' ') : []
  if (command !== 'node') throw new Error('`npm start` does not start Node.')
  return parameters
}

async function readUrlsFromOutput(
  output: NodeJS.ReadableStream,
): Promise<{ readonly url: string; readonly apiUrl: string }> {
  let url = ''
  for await (const line of createInterface({ input: output })) {
    url ||= /open at (\S+)/.exec(line)?.[1]?.replace(/\/$/, '') ?? ''
    const apiUrl = /^API: +(\S+)/.exec(line)?.[1]
    if (apiUrl !== undefined) return { url, apiUrl }
  }
  throw new Error('The shop ended before it was open.')
}

async function readResidentMegabytes(pid: number | undefined): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1]
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024)
}
