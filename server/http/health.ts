import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '@hydrant/database/connection/database.ts'
import { sendRefusal, unavailableRefusal } from './failures.ts'

/** How long the database may take to answer, in milliseconds. */
const ANSWER_MILLISECONDS = 2_000

/**
 * `GET /healthz`: 200 while the process answers. `GET /readyz`: 200 while `isReady` resolves in time, otherwise 503.
 */
export function registerHealth(app: FastifyInstance, isReady: () => Promise<unknown>): void {
  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    try {
      await within(ANSWER_MILLISECONDS, isReady())
    } catch (error) {
      request.log.warn({ err: error }, 'the shop is not ready')
      return sendRefusal(reply, unavailableRefusal)
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
}

/** Asks the database for the least that it can answer. */
export function askDatabase(database: Database): Promise<unknown> {
  return database.read((executor) => executor.execute(sql`select 1`))
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController()
  const tooLate = pause(milliseconds, undefined, { signal: over.signal }).then((): never => {
    throw new Error(`No answer came within ${milliseconds} ms.`)
  })
  try {
    await Promise.race([work, tooLate])
  } finally {
    over.abort()
  }
}
