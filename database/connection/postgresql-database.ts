import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { CHANGE_CHANNEL, ChangeFeed } from './change-feed.ts'
import type { Database, DatabaseLog, Executor, Watcher } from './database.ts'
import { createExtensions, migrationsFolder } from './migrations.ts'
import { PostgresqlListener } from './postgresql-listener.ts'
import { connectionSettings, openPool, type PoolParts } from './postgresql-pool.ts'
import { retried } from './retried.ts'
import { lend } from './statement.ts'
import { type RunningTransaction, TransactionScope } from './transaction-scope.ts'

// Any fixed number: the advisory lock under which one process at a time migrates.
const MIGRATION_LOCK = 4_839_205_771

/**
 * The shop's database over PostgreSQL; nothing connects before the first use. `silenceMilliseconds` says how long the
 * server may be silent while a request waits for it.
 */
export function postgresqlDatabase(
  url: string,
  log?: DatabaseLog,
  { silenceMilliseconds }: Pick<PoolParts, 'silenceMilliseconds'> = {},
): Database {
  const scope = new TransactionScope()
  const feed = new ChangeFeed()
  const pool = openPool({ url, scope, feed, log, silenceMilliseconds })
  const listener = new PostgresqlListener(url, log)
  const watch = watchPostgresql(listener, feed)
  const handle = guardedHandle(pool, scope)
  let closing: Promise<void> | undefined
  return {
    kind: 'postgresql',
    isReadOnly: false,
    handle,
    read: async (work) => {
      scope.refuseInside()
      return work(handle)
    },
    transaction: (work, options) =>
      retried(() => handle.transaction(work, options?.isolation && { isolationLevel: options.isolation })),
    migrate: async () => {
      scope.refuseInside()
      await migratePostgresql(url)
    },
    listen: async (channel, onMessage) => {
      scope.refuseInside()
      return listener.listen(channel, onMessage)
    },
    watch: async (watcher) => {
      scope.refuseInside()
      return watch(watcher)
    },
    close: () => (closing ??= Promise.all([listener.close(), pool.end()]).then(() => undefined)),
  }
}

// The pool's connections hear of this process's own writes in time; the listener hears of everybody's, and knows when
// it does not.
function watchPostgresql(listener: PostgresqlListener, feed: ChangeFeed): (watcher: Watcher) => Promise<() => void> {
  let listening: Promise<unknown> | undefined
  return async (watcher) => {
    listening ??= listener.listen(CHANGE_CHANNEL, { onMessage: feed.hear, onLost: feed.lose, onGap: feed.regain })
    await listening.catch((error: unknown) => {
      listening = undefined
      throw error
    })
    return feed.add(watcher)
  }
}

function guardedHandle(pool: pg.Pool, scope: TransactionScope): NodePgDatabase & Executor {
  const handle = drizzle(pool)
  const connections = new WeakMap<pg.PoolClient, Executor>()
  handle.transaction = async (work, options) => {
    const client = await pool.connect()
    const running = { open: true }
    try {
      return await drizzle(client, { logger: refusalOnceEnded(running) }).transaction(async (executor) => {
        lend(executor, { connection: ofConnection(connections, client), running })
        // What comes later, of work beside the one that has ended it, must not be sent behind the end.
        const result = await scope.within(running, () => work(executor)).finally(() => (running.open = false))
        await settled(client)
        if (client.getTransactionStatus() !== 'T')
          throw new Error('A statement of the transaction failed unnoticed: nothing was committed.')
        return result
      }, options)
    } finally {
      client.release(client.getTransactionStatus() !== 'I')
    }
  }
  return handle
}

function ofConnection(connections: WeakMap<pg.PoolClient, Executor>, client: pg.PoolClient): Executor {
  const known = connections.get(client)
  if (known !== undefined) return known
  const made = drizzle(client)
  connections.set(client, made)
  return made
}

// A failed query is reported before the state that it leaves the transaction in; an empty query waits for that.
async function settled(client: pg.PoolClient): Promise<void> {
  if ('readyForQuery' in client && client.readyForQuery !== true) await client.query('')
}

// The connection goes back to the pool: an executor kept beyond its transaction would run inside somebody else's.
function refusalOnceEnded(running: RunningTransaction): { logQuery: (text: string) => void } {
  return {
    logQuery: (text) => {
      if (!running.open && text !== 'commit' && text !== 'rollback')
        throw new Error('The executor of a transaction was used after the transaction ended.')
    },
  }
}

async function migratePostgresql(url: string): Promise<void> {
  const client = new pg.Client(connectionSettings(url))
  // A loss is told by the query it interrupts; unheard, it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    for (const statement of createExtensions) await client.query(statement)
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
