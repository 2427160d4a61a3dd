import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createMutex } from '../mutex.ts'
import { getSanitizeTimeoutMs } from './svg-limits.ts'
import type { SanitizedSvg } from './sanitize-svg.ts'

/** The timeout for starting the worker, in milliseconds; it usually takes half a second. */
const START_TIMEOUT_MS = 20_000

/** How long the worker waits for another SVG, in milliseconds. */
const IDLE_TIMEOUT_MS = 60_000

/** The memory limit, several times what an SVG of a million characters needs. */
const MEMORY_MEGABYTES = 512

const runExclusive = createMutex()
let idleWorker: { readonly worker: Worker; readonly terminateTimer: NodeJS.Timeout } | null = null

/** Sanitizes an SVG in a worker thread; null if it exceeds the timeout, in milliseconds, or the memory limit. */
export function trySanitizeSvgInWorker(
  text: string,
  timeoutMs = getSanitizeTimeoutMs(text),
): Promise<SanitizedSvg | null> {
  return runExclusive(async () => {
    const worker = await acquireWorker()
    const result = await runInWorker(worker, text, timeoutMs).catch(async (error: unknown) => {
      await worker.terminate()
      throw error
    })
    if (result === null) await worker.terminate()
    else releaseWorker(worker)
    return result
  })
}

async function runInWorker(worker: Worker, text: string, timeoutMs: number): Promise<SanitizedSvg | null> {
  const { promise, resolve, reject } = Promise.withResolvers<SanitizedSvg | null>()
  const onError = (error: Error & { readonly code?: string }) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(null) : reject(error)
  worker.once('message', resolve).once('error', onError)
  const timeout = setTimeout(() => resolve(null), timeoutMs)
  worker.postMessage(text, [])
  try {
    return await promise
  } finally {
    clearTimeout(timeout)
    worker.off('message', resolve).off('error', onError)
  }
}

async function acquireWorker(): Promise<Worker> {
  const reusableWorker = idleWorker?.worker
  clearTimeout(idleWorker?.terminateTimer)
  idleWorker = null
  if (reusableWorker !== undefined) return reusableWorker
  const worker = new Worker(new URL('./svg-worker.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES },
  })
  // The worker does not keep the process running.
  worker.unref()
  await once(worker, 'message', { signal: AbortSignal.timeout(START_TIMEOUT_MS) }).catch(async (error: unknown) => {
    await worker.terminate()
    throw error
  })
  return worker
}

function releaseWorker(worker: Worker): void {
  const terminateTimer = setTimeout(() => {
    idleWorker = null
    void worker.terminate()
  }, IDLE_TIMEOUT_MS)
  idleWorker = { worker, terminateTimer: terminateTimer.unref() }
}
