import { userInfo } from 'node:os'
import { callbackify } from 'node:util'
import pg from 'pg'
import { UnavailableError } from './availability.ts'
import { Bulkhead } from '@hydrant/kernel/concurrency/bulkhead.ts'
import { CHANGE_CHANNEL, type ChangeFeed } from './change-feed.ts'
import type { DatabaseLog } from './database.ts'
import { patchQueryToPrepareAndBatch } from './prepared-statements.ts'
import { destroyOnQuerySilence, setSilenceTimeout } from './silence-timeout.ts'
import type { TransactionScope } from './transaction-scope.ts'
import { currentWorkload, type Workload } from './workload.ts'

/** How many connections one process opens, unless a setting says otherwise. */
export const DEFAULT_POOL_SIZE = 20
/** The maximum number of connections; when two workloads are stuck on a lock, some remain for the others. */
const SHARE_OF_ONE_WORKLOAD = 0.4
const MAX_WAITING = 500
const STUCK_MILLISECONDS = 1_000
const CONNECT_MILLISECONDS = 5_000
const UNREACHABLE_MILLISECONDS = 1_000
/** A read waits only for exclusive locks on tables, and its page may do without it. */
const REQUEST_TIMEOUTS = { wait: 3_000, lock: 500, statement: 15_000 }
/** A transaction also waits for rows that others are changing. */
const REQUEST_TRANSACTION_LOCK_MILLISECONDS = 2_000
const BACKGROUND_TIMEOUTS = { wait: 30_000, lock: 30_000, statement: 30_000 }
/** The server cancels statements earlier; one that is silent for longer hangs or has disappeared. */
const REQUEST_SILENCE_MILLISECONDS = REQUEST_TIMEOUTS.statement + 1_000
const BACKGROUND_SILENCE_MILLISECONDS = BACKGROUND_TIMEOUTS.statement + 5_000
const IDLE_TRANSACTION_MILLISECONDS = 60_000

const SESSION_TIMEOUTS = {
  lock_timeout: REQUEST_TIMEOUTS.lock,
  statement_timeout: REQUEST_TIMEOUTS.statement,
  idle_in_transaction_session_timeout: IDLE_TRANSACTION_MILLISECONDS,
}

// A URL without a user means the one of this process, as for psql; a service or container has no USER variable.
pg.defaults.user ??= findOperatingSystemUser()

// Safe integers are returned as numbers, as the embedded database does; exact decimals stay strings on both.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : BigInt(text)
})

/** Returns the name of the user of this process; undefined when it has none, as in some containers. */
function findOperatingSystemUser(): string | undefined {
  try {
    return userInfo().username
  } catch {
    return undefined
  }
}

/**
 * Returns the settings of every connection of the shop; timestamps are returned in UTC, as from the embedded database.
 */
export function toConnectionSettings(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'hydrant',
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Random page reads are cheap on SSDs; otherwise plans made while a table is small would scan all of it for months.
    options: '-c TimeZone=UTC -c DateStyle=ISO,YMD -c IntervalStyle=postgres -c random_page_cost=1.1',
  }
}

/**
 * Returns the settings of connections to a pooler, which rejects options: the sessions behind it have them from the
 * database's role (`postgresql-checks.ts`).
 */
export function toPoolerSettings(url: string): pg.ClientConfig {
  return { ...toConnectionSettings(url), options: undefined }
}

/** The settings of a session behind a pooler, which the shop sets itself on connections of its own. */
export const SESSION_DEFAULTS = {
  TimeZone: 'UTC',
  DateStyle: 'ISO, YMD',
  IntervalStyle: 'postgres',
  random_page_cost: '1.1',
  lock_timeout: `${REQUEST_TIMEOUTS.lock}ms`,
  statement_timeout: `${REQUEST_TIMEOUTS.statement / 1000}s`,
  idle_in_transaction_session_timeout: `${IDLE_TRANSACTION_MILLISECONDS / 60_000}min`,
} as const

/** The statement that lets a transaction of a request wait for locks longer than a read. */
export const SET_REQUEST_TRANSACTION_LOCK_TIMEOUT = `select set_config('lock_timeout', '${REQUEST_TRANSACTION_LOCK_MILLISECONDS}', true)`

/** The statement that gives a transaction the timeouts of work that nobody waits for. */
export const SET_BACKGROUND_TIMEOUTS = createTimeoutStatement(BACKGROUND_TIMEOUTS, 'transaction')

function createTimeoutStatement(
  { lock, statement }: { readonly lock: number; readonly statement: number },
  scope: 'session' | 'transaction',
): string {
  const isLocal = scope === 'transaction'
  return `select set_config('lock_timeout', '${lock}', ${isLocal}), set_config('statement_timeout', '${statement}', ${isLocal})`
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

/**
 * A pool that throws when it is used inside a running transaction, and limits each workload to its share of
 * connections, so that a workload that is stuck on a lock leaves some for the others. Rejects with an `OverloadError`
 * when too many wait, and immediately for a second after the server was unreachable.
 */
class WorkloadPool extends pg.Pool {
  readonly #scope: TransactionScope
  readonly #bulkheads = new Map<string, Bulkhead>()
  readonly #leaveByClient = new WeakMap<pg.PoolClient, () => void>()
  readonly #backgroundClients = new WeakSet<pg.PoolClient>()
  readonly #silenceMilliseconds: number
  readonly #maxPerWorkload: number
  readonly #hasSessions: boolean
  #unreachableUntil = 0

  constructor(
    config: pg.PoolConfig & { readonly max: number },
    {
      scope,
      isPooler = false,
      silenceMilliseconds = REQUEST_SILENCE_MILLISECONDS,
    }: Pick<PoolOptions, 'scope' | 'isPooler' | 'silenceMilliseconds'>,
  ) {
    super(config)
    this.#scope = scope
    this.#maxPerWorkload = Math.max(1, Math.floor(config.max * SHARE_OF_ONE_WORKLOAD))
    this.#hasSessions = !isPooler
    this.#silenceMilliseconds = silenceMilliseconds
    this.on('release', (_error, client) => this.#leaveByClient.get(client)?.())
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    this.#scope.assertNotInTransaction()
    const acquire = (): Promise<pg.PoolClient> => this.#acquire(currentWorkload())
    if (!callback) return acquire()
    callbackify(acquire)((error, client) =>
      error === null
        ? callback(undefined, client, (reason) => client.release(reason))
        : callback(error, undefined, () => undefined),
    )
    return undefined
  }

  async #acquire(workload: Workload): Promise<pg.PoolClient> {
    const leave = await this.#getOrCreateBulkhead(workload).enter()
    try {
      const client = await this.#connectUnlessUnreachable()
      this.#leaveByClient.set(client, leave)
      this.#setTimeouts(client, workload)
      return client
    } catch (error) {
      leave()
      throw error
    }
  }

  #getOrCreateBulkhead({ name, isRequest }: Workload): Bulkhead {
    const existingBulkhead = this.#bulkheads.get(name)
    if (existingBulkhead !== undefined) return existingBulkhead
    const waitMilliseconds = (isRequest ? REQUEST_TIMEOUTS : BACKGROUND_TIMEOUTS).wait
    const createdBulkhead = new Bulkhead({
      name: `the database connections of ${name}`,
      running: this.#maxPerWorkload,
      waiting: MAX_WAITING,
      waitMilliseconds,
      stuckMilliseconds: isRequest ? STUCK_MILLISECONDS : Infinity,
    })
    this.#bulkheads.set(name, createdBulkhead)
    return createdBulkhead
  }

  /**
   * Connects. After a timeout it throws immediately for a second, so that only one request per second checks whether an
   * unreachable server is back.
   */
  async #connectUnlessUnreachable(): Promise<pg.PoolClient> {
    if (this.idleCount === 0 && performance.now() < this.#unreachableUntil)
      throw new Error('The database could not be reached a moment ago.')
    try {
      return await super.connect()
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('Connection terminated due to connection timeout'))
        this.#unreachableUntil = performance.now() + UNREACHABLE_MILLISECONDS
      // Whatever the reason, such as a deleted database or a changed password: no query has run.
      throw new UnavailableError('There is no connection to the database.', { cause: error })
    }
  }

  /** Sets the timeouts before the first query, if they differ from the connection's last use. */
  #setTimeouts(client: pg.PoolClient, { isRequest }: Workload): void {
    setSilenceTimeout(client, isRequest ? this.#silenceMilliseconds : BACKGROUND_SILENCE_MILLISECONDS)
    if (!this.#hasSessions || isRequest !== this.#backgroundClients.has(client)) return
    if (isRequest) this.#backgroundClients.delete(client)
    else this.#backgroundClients.add(client)
    const timeouts = isRequest ? REQUEST_TIMEOUTS : BACKGROUND_TIMEOUTS
    // If this query fails, the next one fails as well and reports it.
    client.query(createTimeoutStatement(timeouts, 'session')).catch(() => undefined)
  }
}

/**
 * Listens for changes on a connection, which is notified of a change that it commits itself before the commit returns;
 * so caches are invalidated when the writer continues. The pool awaits the returned promise, although its types do not
 * say so.
 */
function listenForChanges(client: pg.ClientBase, feed: ChangeFeed): unknown {
  client.on('notification', ({ payload }) => feed.receive(payload ?? ''))
  return client.query(`listen ${CHANGE_CHANNEL}`)
}

/** Options of a pool. */
export interface PoolOptions {
  readonly url: string
  /** Whether a pooler in transaction mode answers at the URL: nothing may then be left in a session. */
  readonly isPooler?: boolean
  /** Whether statements are prepared once per connection, which such a pooler has to support. */
  readonly hasPreparedStatements?: boolean | undefined
  /** The maximum number of connections. */
  readonly size?: number | undefined
  readonly scope: TransactionScope
  /** Receives the changes that connections commit; null: they need not listen, as on a replica. */
  readonly feed: ChangeFeed | null
  readonly log: DatabaseLog | undefined
  /**
   * How long the server may be silent while a request waits for it; by default a second longer than a statement may
   * take.
   */
  readonly silenceMilliseconds?: number | undefined
}

/** Creates a pool; it connects on first use. */
export function createWorkloadPool({
  url,
  isPooler = false,
  hasPreparedStatements = !isPooler,
  size = DEFAULT_POOL_SIZE,
  scope,
  feed,
  log,
  silenceMilliseconds,
}: PoolOptions): pg.Pool {
  const pool = new WorkloadPool(
    {
      ...(isPooler ? toPoolerSettings(url) : { ...toConnectionSettings(url), ...SESSION_TIMEOUTS }),
      max: size,
      pipeline: true,
      onConnect: (client) => {
        patchQueryToPrepareAndBatch(client, { areNamed: hasPreparedStatements })
        destroyOnQuerySilence(client)
        return isPooler || feed === null ? undefined : listenForChanges(client, feed)
      },
    },
    { scope, isPooler, silenceMilliseconds },
  )
  const onLost = (err: Error) => log?.warn({ err }, 'A database connection was lost.')
  pool.on('error', onLost)
  // The pool does not listen for errors of a connection in use; without a listener its loss would end the process.
  pool.on('connect', (client) => client.on('error', onLost))
  return pool
}
