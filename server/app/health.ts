import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '@hydrant/database/connection/database.ts'
import { sendError, unavailableError } from '../http/error-responses.ts'

/** How long the readiness check may take, in milliseconds. */
const READY_TIMEOUT_MS = 2_000

/**
 * Registers `GET /healthz`, which returns 200 while the process runs, and `GET /readyz`, which returns 200 while
 * `isReady` resolves in time and 503 otherwise.
 */
export function registerHealthRoutes(app: FastifyInstance, isReady: () => Promise<unknown>): void {
  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    try {
      await waitWithTimeout(READY_TIMEOUT_MS, isReady())
    } catch (error) {
      request.log.warn({ err: error }, 'the shop is not ready')
      return sendError(reply, unavailableError)
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
}

/** Runs the smallest possible query, to check that the database responds. */
export function pingDatabase(database: Database): Promise<unknown> {
  return database.query((db) => db.execute(sql`select 1`))
}

/** Waits for work; throws when it fails or takes longer than `timeoutMs`. */
async function waitWithTimeout(timeoutMs: number, work: Promise<unknown>): Promise<void> {
  const timerController = new AbortController()
  const timeout = delay(timeoutMs, undefined, { signal: timerController.signal }).then((): never => {
    throw new Error(`No answer came within ${timeoutMs} ms.`)
  })
  try {
    await Promise.race([work, timeout])
  } finally {
    timerController.abort()
  }
}
