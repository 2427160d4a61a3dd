import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import type { Database } from '../connection/database.ts'
import { createPostgresqlDatabase } from '../connection/postgresql-database.ts'

/** A proxy to a server that can be made to hang. */
export interface HangingProxy {
  /** The port of the proxy on 127.0.0.1. */
  readonly port: number
  /** Stops passing data: connections stay open and new ones are accepted. */
  hang(): void
  /** Passes data again, including the data that arrived in the meantime. */
  resume(): void
  close(): void
}

/**
 * Opens a test's database a second time, as another process would, through a proxy that can hang; its requests time out
 * after `silenceMilliseconds`. For tests on a PostgreSQL server only.
 */
export async function openOverHangingProxy(
  database: Database,
  { silenceMilliseconds }: { readonly silenceMilliseconds: number },
): Promise<{ readonly database: Database; readonly proxy: HangingProxy }> {
  const { rows } = await database.query((db) => db.execute<{ name: string }>(sql`select current_database() as name`))
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
  const proxy = await startHangingProxy({ host: url.hostname, port: Number(url.port || '5432') })
  url.host = `127.0.0.1:${proxy.port}`
  url.pathname = `/${rows[0]?.name}`
  return { proxy, database: createPostgresqlDatabase(url.href, undefined, { silenceMilliseconds }) }
}

/** Starts a proxy to a server. */
export async function startHangingProxy(target: {
  readonly host: string
  readonly port: number
}): Promise<HangingProxy> {
  let isHanging = false
  const socketPairs = new Set<readonly [Socket, Socket]>()
  const server = createServer((clientSocket) => {
    const pair = [clientSocket, connect(target)] as const
    socketPairs.add(pair)
    for (const [from, other] of [pair, pair.toReversed()] as ReadonlyArray<readonly [Socket, Socket]>) {
      from.on('error', () => other.destroy())
      from.on('close', () => {
        socketPairs.delete(pair)
        other.destroy()
      })
      from.on('data', (bytes) => other.write(bytes))
      if (isHanging) from.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The way has no port.')
  const forEachSocket = (work: (socket: Socket) => void): void => {
    for (const socket of [...socketPairs].flat()) work(socket)
  }
  return {
    port: address.port,
    hang() {
      isHanging = true
      forEachSocket((end) => end.pause())
    },
    resume() {
      isHanging = false
      forEachSocket((end) => end.resume())
    },
    close() {
      forEachSocket((end) => end.destroy())
      server.close()
    },
  }
}
