import { callbackify } from 'node:util'
import pg from 'pg'
import { Bulkhead } from './bulkhead.ts'
import { CHANGE_CHANNEL, type ChangeFeed } from './change-feed.ts'
import type { DatabaseLog } from './database.ts'
import { prepareStatements } from './prepared-statements.ts'
import { cutWhenSilent, limitSilence } from './silent-server.ts'
import type { TransactionScope } from './transaction-scope.ts'
import { currentWorkload, type Workload } from './workload.ts'

/** Two workloads that are stuck on a lock leave some connections to all others. */
const POOL_SIZE = 20
const POOL_SHARE = 8
const WAITING = 500
const STUCK_MILLISECONDS = 1_000
const CONNECT_MILLISECONDS = 5_000
const UNREACHABLE_MILLISECONDS = 1_000
const REQUEST_TIMEOUTS = { wait: 3_000, lock: 2_000, statement: 15_000 }
const BACKGROUND_TIMEOUTS = { wait: 30_000, lock: 30_000, statement: 30_000 }
/** The server ends statements itself before; one that is silent for longer hangs, or is gone without a word. */
const REQUEST_SILENCE_MILLISECONDS = REQUEST_TIMEOUTS.statement + 1_000
const BACKGROUND_SILENCE_MILLISECONDS = BACKGROUND_TIMEOUTS.statement + 5_000
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
    // Reading a page out of turn costs little since discs do not turn; otherwise plans made while a table is young
    // would read all of it for months.
    options: '-c TimeZone=UTC -c DateStyle=ISO,YMD -c IntervalStyle=postgres -c random_page_cost=1.1',
  }
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

/**
 * A pool that hands out no connection to code inside a running transaction, and to each workload only its share: what
 * is stuck on a lock leaves connections to the others. Rejects with an `OverloadError` rather than let many wait, and
 * at once while the server has just been found silent.
 */
class SharedPool extends pg.Pool {
  readonly #scope: TransactionScope
  readonly #shares = new Map<string, Bulkhead>()
  readonly #leave = new WeakMap<pg.PoolClient, () => void>()
  readonly #background = new WeakSet<pg.PoolClient>()
  readonly #silenceMilliseconds: number
  #unreachableUntil = 0

  constructor(
    config: pg.PoolConfig,
    { scope, silenceMilliseconds = REQUEST_SILENCE_MILLISECONDS }: Pick<PoolParts, 'scope' | 'silenceMilliseconds'>,
  ) {
    super(config)
    this.#scope = scope
    this.#silenceMilliseconds = silenceMilliseconds
    this.on('release', (_error, client) => this.#leave.get(client)?.())
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    this.#scope.refuseInside()
    const lend = (): Promise<pg.PoolClient> => this.#lend(currentWorkload())
    if (!callback) return lend()
    callbackify(lend)((error, client) =>
      error === null
        ? callback(undefined, client, (reason) => client.release(reason))
        : callback(error, undefined, () => undefined),
    )
    return undefined
  }

  async #lend(workload: Workload): Promise<pg.PoolClient> {
    const leave = await this.#shareOf(workload).enter()
    try {
      const client = await this.#reach()
      this.#leave.set(client, leave)
      this.#limitTimes(client, workload)
      return client
    } catch (error) {
      leave()
      throw error
    }
  }

  #shareOf({ name, isRequest }: Workload): Bulkhead {
    const known = this.#shares.get(name)
    if (known !== undefined) return known
    const waitMilliseconds = (isRequest ? REQUEST_TIMEOUTS : BACKGROUND_TIMEOUTS).wait
    const made = new Bulkhead({
      name: `the database connections of ${name}`,
      running: POOL_SHARE,
      waiting: WAITING,
      waitMilliseconds,
      stuckMilliseconds: isRequest ? STUCK_MILLISECONDS : Infinity,
    })
    this.#shares.set(name, made)
    return made
  }

  /** One request in a second finds out whether a silent server is back; the others are not kept waiting for it. */
  async #reach(): Promise<pg.PoolClient> {
    if (this.idleCount === 0 && performance.now() < this.#unreachableUntil)
      throw new Error('The database could not be reached a moment ago.')
    try {
      return await super.connect()
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('Connection terminated due to connection timeout'))
        this.#unreachableUntil = performance.now() + UNREACHABLE_MILLISECONDS
      throw error
    }
  }

  /** Sends along with the first query what differs from how the connection was used before. */
  #limitTimes(client: pg.PoolClient, { isRequest }: Workload): void {
    limitSilence(client, isRequest ? this.#silenceMilliseconds : BACKGROUND_SILENCE_MILLISECONDS)
    if (isRequest !== this.#background.has(client)) return
    if (isRequest) this.#background.delete(client)
    else this.#background.add(client)
    const { lock, statement } = isRequest ? REQUEST_TIMEOUTS : BACKGROUND_TIMEOUTS
    // A connection that cannot take it fails the query behind it, too, which tells.
    client
      .query(
        `select set_config('lock_timeout', '${lock}', false), set_config('statement_timeout', '${statement}', false)`,
      )
      .catch(() => undefined)
  }
}

/**
 * The connection that commits a change hears of it before it answers the commit: what is remembered is gone when the
 * writer goes on. The pool waits for the promise, although its types do not say so.
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
  /**
   * How long the server may be silent while a request waits for it; a second longer than a statement may take unless
   * given.
   */
  readonly silenceMilliseconds?: number | undefined
}

/** Opens a pool; nothing connects yet. */
export function openPool({ url, scope, feed, log, silenceMilliseconds }: PoolParts): pg.Pool {
  const pool = new SharedPool(
    {
      ...connectionSettings(url),
      max: POOL_SIZE,
      pipeline: true,
      lock_timeout: REQUEST_TIMEOUTS.lock,
      statement_timeout: REQUEST_TIMEOUTS.statement,
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_MILLISECONDS,
      onConnect: (client) => {
        prepareStatements(client)
        cutWhenSilent(client)
        return hearChanges(client, feed)
      },
    },
    { scope, silenceMilliseconds },
  )
  const onLost = (err: Error) => log?.warn({ err }, 'A database connection was lost.')
  pool.on('error', onLost)
  // The pool stops watching a connection while it is lent out; without a listener its loss would end the process.
  pool.on('connect', (client) => client.on('error', onLost))
  return pool
}
