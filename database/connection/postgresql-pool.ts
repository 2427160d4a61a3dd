import pg from 'pg'
import { CHANGE_CHANNEL, type ChangeFeed } from './change-feed.ts'
import type { DatabaseLog } from './database.ts'
import { prepareStatements } from './prepared-statements.ts'
import type { TransactionScope } from './transaction-scope.ts'

const POOL_SIZE = 10
const CONNECT_MILLISECONDS = 5_000
const STATEMENT_MILLISECONDS = 30_000
const IDLE_TRANSACTION_MILLISECONDS = 60_000

// Numbers that fit come as numbers, as the embedded database gives them; exact decimals stay strings on both.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : BigInt(text)
})

/** How every connection of the shop introduces itself; texts of instants come in UTC, as from the embedded database. */
export function connectionSettings(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'hydrant',
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Reading a page out of turn costs little since discs do not turn; otherwise plans made while a table is young would read all of it for months.
    options: '-c TimeZone=UTC -c DateStyle=ISO,YMD -c IntervalStyle=postgres -c random_page_cost=1.1',
  }
}

type ConnectCallback = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void

/** A pool that hands out no connection to code inside a running transaction. */
class ScopedPool extends pg.Pool {
  readonly #scope: TransactionScope

  constructor(config: pg.PoolConfig, scope: TransactionScope) {
    super(config)
    this.#scope = scope
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    this.#scope.refuseInside()
    if (!callback) return super.connect()
    super.connect(callback)
    return undefined
  }
}

/**
 * The connection that commits a change hears of it before it answers the commit: what is remembered is gone when the writer goes on.
 * The pool waits for the promise, although its types do not say so.
 */
function hearChanges(client: pg.ClientBase, feed: ChangeFeed): unknown {
  client.on('notification', ({ payload }) => feed.hear(payload ?? ''))
  return client.query(`listen ${CHANGE_CHANNEL}`)
}

/** What a pool is made of. */
export interface PoolParts {
  readonly url: string
  readonly scope: TransactionScope
  readonly feed: ChangeFeed
  readonly log: DatabaseLog | undefined
}

/** Opens a pool; nothing connects yet. */
export function openPool({ url, scope, feed, log }: PoolParts): pg.Pool {
  const pool = new ScopedPool(
    {
      ...connectionSettings(url),
      max: POOL_SIZE,
      pipeline: true,
      statement_timeout: STATEMENT_MILLISECONDS,
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_MILLISECONDS,
      onConnect: (client) => {
        prepareStatements(client)
        return hearChanges(client, feed)
      },
    },
    scope,
  )
  const onLost = (err: Error) => log?.warn({ err }, 'A database connection was lost.')
  pool.on('error', onLost)
  // The pool stops watching a connection while it is lent out; without a listener its loss would end the process.
  pool.on('connect', (client) => client.on('error', onLost))
  return pool
}
