import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'

/** How long to wait before another process takes the place of one that ended, in milliseconds. */
const RESTART_DELAY_MS = 1000

/** Whether this process was started by `runProcesses` to serve requests. */
export const isServingProcess = cluster.isWorker

/** Whether this is the only process, or the first of those that `runProcesses` has started. */
export const isFirstProcess = !cluster.isWorker || cluster.worker?.id === 1

/**
 * Starts this program as several processes that share the port, and replaces each that ends, until SIGTERM or SIGINT;
 * then it resolves when all have closed. The first process prepares the database before the others start. Resolves with
 * its exit code when it cannot start.
 */
export async function runProcesses(count: number, log: FastifyBaseLogger): Promise<number> {
  let isClosing = false
  const finished = Promise.withResolvers<number>()
  const start = (): Worker => {
    const worker = cluster.fork()
    worker.once('exit', (code, signal) => {
      if (isClosing) {
        if (listWorkers().length === 0) finished.resolve(0)
        return
      }
      log.error({ endedPid: worker.process.pid, code, signal }, 'a process of the shop ended; another one is started')
      setTimeout(() => {
        if (!isClosing) start()
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
  const first = start()
  const failedStart = once(first, 'exit').then(([code]) => (typeof code === 'number' ? code : 1))
  const exitCode = await Promise.race([failedStart, once(first, 'listening').then(() => null)])
  if (exitCode !== null) {
    isClosing = true
    return exitCode
  }
  for (let started = 1; started < count; started += 1) start()
  return finished.promise
}

function listWorkers(): Worker[] {
  return Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? [])
}
