import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { CHANGE_CHANNEL, ChangeFeed } from './change-feed.ts'
import type { Database, DatabaseLog, Handle, ChangeSubscriber } from './database.ts'
import { createExtensionStatements, migrationsFolder } from './migrations.ts'
import { PostgresqlListener } from './postgresql-listener.ts'
import { withReadOnlyPoolQueries } from './read-only-queries.ts'
import {
  createWorkloadPool,
  type PoolOptions,
  SET_BACKGROUND_TIMEOUTS,
  SET_REQUEST_TRANSACTION_LOCK_TIMEOUT,
  toConnectionSettings,
} from './postgresql-pool.ts'
import { Replica } from './replica.ts'
import { withRetry } from './with-retry.ts'
import { bindTransaction } from './statement.ts'
import { type RunningTransaction, TransactionScope } from './transaction-scope.ts'
import { currentWorkload } from './workload.ts'

// The key of the advisory lock that lets one process at a time migrate; any fixed number.
const MIGRATION_LOCK = 4_839_205_771

/** Options of a database on PostgreSQL. */
export interface PostgresqlOptions extends Pick<PoolOptions, 'silenceMilliseconds'> {
  /** Where the server itself answers, for what needs a session; then a pooler in transaction mode answers at the URL. */
  readonly directUrl?: string | undefined
  /** The URL of a streaming replica, which takes over reads of workloads that may use it. */
  readonly replicaUrl?: string | undefined
  /** The maximum number of connections, besides the one that listens for changes. */
  readonly poolSize?: number | undefined
  /** Whether statements are prepared once per connection; by default they are, unless a pooler is between. */
  readonly hasPreparedStatements?: boolean | undefined
  /** For tests: a statement that writes fails outside a transaction. */
  readonly hasReadOnlyQueries?: boolean
}

/**
 * Creates the shop's database on PostgreSQL; it connects on first use. `silenceMilliseconds` is how long a request
 * waits for a silent server.
 */
export function createPostgresqlDatabase(
  url: string,
  log?: DatabaseLog,
  {
    directUrl,
    replicaUrl,
    poolSize,
    hasPreparedStatements,
    silenceMilliseconds,
    hasReadOnlyQueries = false,
  }: PostgresqlOptions = {},
): Database {
  const isPooler = directUrl !== undefined
  const scope = new TransactionScope()
  const feed = new ChangeFeed()
  const pool = createWorkloadPool({
    url,
    isPooler,
    hasPreparedStatements,
    size: poolSize,
    scope,
    feed,
    log,
    silenceMilliseconds,
  })
  const listener = new PostgresqlListener(directUrl ?? url, log)
  const subscribeToFeed = createSubscribeToChanges(listener, feed)
  const handle = createTransactionTrackingHandle(pool, {
    scope,
    delivery: isPooler ? () => listener.waitForDelivery() : undefined,
  })
  const readPool = hasReadOnlyQueries ? withReadOnlyPoolQueries(pool) : pool
  const replica =
    replicaUrl === undefined
      ? null
      : new Replica({
          primary: pool,
          // The loss of its connections is logged once, by the replica.
          replica: createWorkloadPool({
            url: replicaUrl,
            size: poolSize,
            scope,
            feed: null,
            log: undefined,
            silenceMilliseconds,
          }),
          log,
        })
  const db = replica === null && !hasReadOnlyQueries ? handle : drizzle(replica?.routeReads(readPool) ?? readPool)
  let closing: Promise<void> | undefined
  return {
    kind: 'postgresql',
    isReadOnly: false,
    handle,
    query: async (work) => {
      scope.assertNotInTransaction()
      return work(db)
    },
    transaction: (work, options) =>
      withRetry(() => handle.transaction(work, options?.isolation && { isolationLevel: options.isolation })),
    migrate: async () => {
      scope.assertNotInTransaction()
      await lockAndMigratePostgresql(directUrl ?? url)
    },
    listen: async (channel, onMessage) => {
      scope.assertNotInTransaction()
      return listener.listen(channel, onMessage)
    },
    subscribe: async (subscriber) => {
      scope.assertNotInTransaction()
      return subscribeToFeed(subscriber)
    },
    close: () =>
      (closing ??= Promise.all([listener.close(), replica?.close()])
        .then(() => pool.end())
        .then(() => undefined)),
  }
}

/**
 * Creates the function that subscribes to changes of the tables. The pool's connections receive the changes of this
 * process before its commits return; the listener receives those of all processes, and notices when it is disconnected.
 */
function createSubscribeToChanges(
  listener: PostgresqlListener,
  feed: ChangeFeed,
): (subscriber: ChangeSubscriber) => Promise<() => void> {
  let listenPromise: Promise<unknown> | undefined
  return async (subscriber) => {
    listenPromise ??= listener.listen(CHANGE_CHANNEL, {
      onMessage: feed.receive,
      onLost: feed.markLost,
      onGap: feed.markRestored,
    })
    await listenPromise.catch((error: unknown) => {
      listenPromise = undefined
      throw error
    })
    return feed.add(subscriber)
  }
}

interface HandleOptions {
  readonly scope: TransactionScope
  /**
   * Behind a pooler, no connection of the pool receives its own changes: this waits until the listener has received
   * what is committed.
   */
  readonly delivery: (() => Promise<void>) | undefined
}

function createTransactionTrackingHandle(pool: pg.Pool, { scope, delivery }: HandleOptions): NodePgDatabase & Handle {
  const handle = drizzle(delivery === undefined ? pool : withDeliveryAfterWrites(pool, delivery))
  const connections = new WeakMap<pg.PoolClient, Handle>()
  const runTransaction: typeof handle.transaction = async (work, options) => {
    const client = await pool.connect()
    const running = { isOpen: true }
    try {
      return await drizzle(client, { logger: createEndedTransactionGuard(running) }).transaction(async (tx) => {
        bindTransaction(tx, { connection: getOrCreateHandle(connections, client), running })
        const setTimeouts = currentWorkload().isRequest
          ? SET_REQUEST_TRANSACTION_LOCK_TIMEOUT
          : delivery !== undefined && SET_BACKGROUND_TIMEOUTS
        // If this query fails, the transaction fails as well.
        if (setTimeouts) client.query(setTimeouts).catch(() => undefined)
        // Queries that are still sent by concurrent work must not run after the transaction.
        const result = await scope.runInside(running, () => work(tx)).finally(() => (running.isOpen = false))
        await waitUntilReady(client)
        if (client.getTransactionStatus() !== 'T')
          throw new Error('A statement of the transaction failed unnoticed: nothing was committed.')
        return result
      }, options)
    } finally {
      client.release(client.getTransactionStatus() !== 'I')
    }
  }
  handle.transaction = async (work, options) => {
    const result = await runTransaction(work, options)
    await delivery?.()
    return result
  }
  return handle
}

function withDeliveryAfterWrites(pool: pg.Pool, delivery: () => Promise<void>): pg.Pool {
  const query = async (statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> => {
    const result = await pool.query(statement, values)
    if (result.command !== 'SELECT') await delivery()
    return result
  }
  return new Proxy(pool, {
    get: (target, name): unknown => (name === 'query' ? query : Reflect.get(target, name)),
  })
}

function getOrCreateHandle(connections: WeakMap<pg.PoolClient, Handle>, client: pg.PoolClient): Handle {
  const existingHandle = connections.get(client)
  if (existingHandle !== undefined) return existingHandle
  const createdHandle = drizzle(client)
  connections.set(client, createdHandle)
  return createdHandle
}

/**
 * Waits until the connection knows the state of its transaction: a failed query is reported before that, and an empty
 * query waits for it.
 */
async function waitUntilReady(client: pg.PoolClient): Promise<void> {
  if ('readyForQuery' in client && client.readyForQuery !== true) await client.query('')
}

/**
 * Creates a query logger that throws when a `tx` is used after its transaction: the connection is back in the pool
 * then, and the query would run inside another transaction.
 */
function createEndedTransactionGuard(running: RunningTransaction): { logQuery: (text: string) => void } {
  return {
    logQuery: (text) => {
      if (!running.isOpen && text !== 'commit' && text !== 'rollback')
        throw new Error('A transaction was used after it ended.')
    },
  }
}

async function lockAndMigratePostgresql(url: string): Promise<void> {
  const client = new pg.Client(toConnectionSettings(url))
  // The interrupted query reports a lost connection; without a listener the event would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    // The role of a shop behind a pooler has the timeouts of requests.
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    for (const statement of createExtensionStatements) await client.query(statement)
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
