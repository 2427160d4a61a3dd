import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { PROCESS_NUMBER_VARIABLE } from './settings.ts'

/** The delay before a process that ended is replaced, in milliseconds. */
const RESTART_DELAY_MS = 1000

/** Whether this process was started by `runWorkersUntilClosed` to serve requests. */
export const isServingProcess = cluster.isWorker

/** Whether this is the only process that serves requests, or the first that `runWorkersUntilClosed` has started. */
export const isFirstProcess = !cluster.isWorker || cluster.worker?.id === 1

/**
 * Starts this program in several processes that share the port, and replaces each one that ends. Resolves with 0 when
 * all have closed after SIGTERM or SIGINT. The first process prepares the database before the others start; when it
 * cannot start, this resolves with its exit code.
 */
export async function runWorkersUntilClosed(count: number, log: FastifyBaseLogger): Promise<number> {
  let isClosing = false
  const finished = Promise.withResolvers<number>()
  const startWorker = (number: number): Worker => {
    const worker = cluster.fork({ [PROCESS_NUMBER_VARIABLE]: String(number) })
    worker.once('exit', (code, signal) => {
      if (isClosing) {
        if (listWorkers().length === 0) finished.resolve(0)
        return
      }
      log.error({ endedPid: worker.process.pid, code, signal }, 'a process of the shop ended; another one is started')
      setTimeout(() => {
        if (!isClosing) startWorker(number)
      }, RESTART_DELAY_MS)
    })
    return worker
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      isClosing = true
      const workers = listWorkers()
      if (workers.length === 0) finished.resolve(0)
      for (const worker of workers) worker.process.kill('SIGTERM')
    })
  const first = startWorker(1)
  const failedStart = once(first, 'exit').then(([code]) => (typeof code === 'number' ? code : 1))
  const exitCode = await Promise.race([failedStart, once(first, 'listening').then(() => null)])
  if (exitCode !== null) {
    isClosing = true
    return exitCode
  }
  for (let number = 2; number <= count; number += 1) startWorker(number)
  return finished.promise
}

function listWorkers(): Worker[] {
  return Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? [])
}
