import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import type { Database } from '../connection/database.ts'
import { postgresqlDatabase } from '../connection/postgresql-database.ts'

/** A way to a server that can be made to hang. */
export interface HangingWay {
  /** Its port on 127.0.0.1. */
  readonly port: number
  /** From now on connections stay open, new ones are accepted, and nothing passes. */
  hang(): void
  /** Everything passes again, what was held back too. */
  goOn(): void
  close(): void
}

/**
 * Opens a test's database once more, over a way that can hang, as a process of its own would; its requests give up
 * after `silenceMilliseconds`. For tests that run on a PostgreSQL server alone.
 */
export async function openOverHangingWay(
  database: Database,
  { silenceMilliseconds }: { readonly silenceMilliseconds: number },
): Promise<{ readonly database: Database; readonly way: HangingWay }> {
  const { rows } = await database.read((executor) =>
    executor.execute<{ name: string }>(sql`select current_database() as name`),
  )
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
  const way = await openHangingWay({ host: url.hostname, port: Number(url.port || '5432') })
  url.host = `127.0.0.1:${way.port}`
  url.pathname = `/${rows[0]?.name}`
  return { way, database: postgresqlDatabase(url.href, undefined, { silenceMilliseconds }) }
}

async function openHangingWay(to: { readonly host: string; readonly port: number }): Promise<HangingWay> {
  let isHanging = false
  const pairs = new Set<readonly [Socket, Socket]>()
  const server = createServer((near) => {
    const pair = [near, connect(to)] as const
    pairs.add(pair)
    for (const [from, other] of [pair, pair.toReversed()] as ReadonlyArray<readonly [Socket, Socket]>) {
      from.on('error', () => other.destroy())
      from.on('close', () => {
        pairs.delete(pair)
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
  const everyEnd = (work: (end: Socket) => void): void => {
    for (const end of [...pairs].flat()) work(end)
  }
  return {
    port: address.port,
    hang() {
      isHanging = true
      everyEnd((end) => end.pause())
    },
    goOn() {
      isHanging = false
      everyEnd((end) => end.resume())
    },
    close() {
      everyEnd((end) => end.destroy())
      server.close()
    },
  }
}
