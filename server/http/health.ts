import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '@hydrant/database/connection/database.ts'

/** `GET /healthz`: 200 while the shop can reach its database. */
export function registerHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', async (_, reply) => {
    await database.read((executor) => executor.execute(sql`select 1`))
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
}
