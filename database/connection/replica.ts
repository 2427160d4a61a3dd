import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { DatabaseLog } from './database.ts'
import { hasCode } from './with-retry.ts'
import { currentWorkload, runAsWorkload } from './workload.ts'

/** How long a read waits for the replica to catch up, before the replica counts as late. */
const MAX_WAIT_MS = 100
/** The delay between two questions whether the replica has caught up. */
const CATCH_UP_INTERVAL_MS = 2
/** How often the replica is checked, whether it is used or not. */
const CHECK_INTERVAL_MS = 1_000
const CHECK_TIMEOUT_MS = 1_000
const STATEMENT_TIMEOUT = '57014'

/** The questions about positions have connections of their own, so that no other work holds them up. */
const POSITION_WORKLOAD = { name: 'replica position', isRequest: true }

// A commit that is seen has been flushed, unless commits are not waited for.
const PRIMARY_POSITION = `
  select pg_wal_lsn_diff(
    case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
    else pg_current_wal_flush_lsn() end, '0/0')::int8 as position`
const REPLAYED_POSITION = `
  select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::int8 as position where pg_is_in_recovery()`
const IDENTITY = `
  select concat_ws(' ', system_identifier, timeline_id,
    (select oid from pg_database where datname = current_database())) as identity
  from pg_control_system(), pg_control_checkpoint()`

/** How often reads have used a replica, and how often the primary in its place. */
export interface ReplicaStatistics {
  readonly replicaReads: number
  readonly primaryReads: number
  readonly isUsable: boolean
}

/** Weak references, so that a replica can be garbage-collected with its database. */
const replicas = new Set<WeakRef<Replica>>()

/** Lists the statistics of the replicas that the process reads from. */
export function listReplicaStatistics(): ReplicaStatistics[] {
  return [...replicas].flatMap((reference) => reference.deref()?.statistics ?? [])
}

/** What a replica depends on. */
interface ReplicaOptions {
  readonly primary: pg.Pool
  readonly replica: pg.Pool
  readonly log: DatabaseLog | undefined
}

/**
 * A streaming replica that takes over reads. Before each statement the primary is asked for its position in the
 * write-ahead log, and the statement runs on the replica only when that has replayed as much. So it sees everything
 * that was committed before it began, whoever wrote it, as it would on the primary. When the replica is late or cannot
 * be reached, statements run on the primary.
 */
export class Replica {
  readonly #options: ReplicaOptions
  readonly #abortController = new AbortController()
  /** What a read calls to be told that the replica is no longer usable. */
  readonly #runningReads = new Set<() => void>()
  #isUsable = false
  #hasWarned = false
  /** The highest position that the replica has reported; another server may answer since. */
  #replayed = 0
  #replicaReads = 0
  #primaryReads = 0
  #lastQuestion: Promise<unknown> = Promise.resolve()
  #nextAnswer: Promise<number> | undefined
  readonly #checks: Promise<void>

  constructor(options: ReplicaOptions) {
    this.#options = options
    replicas.add(new WeakRef(this))
    this.#checks = this.#checkUntilClosed()
  }

  /** How often this replica was used. */
  get statistics(): ReplicaStatistics {
    return { replicaReads: this.#replicaReads, primaryReads: this.#primaryReads, isUsable: this.#isUsable }
  }

  /** Returns a pool whose queries run on the replica where the workload allows it, and otherwise on the given pool. */
  routeReads(pool: pg.Pool): pg.Pool {
    const query = async (statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> => {
      if (currentWorkload().mayUseReplica !== true) return pool.query(statement, values)
      const required = this.#isUsable ? await this.#findPositionCaughtUpWith() : null
      const result = required === null ? null : await this.#tryQuery(required, statement, values)
      if (result === null) this.#primaryReads += 1
      else this.#replicaReads += 1
      return result ?? pool.query(statement, values)
    }
    return new Proxy(pool, {
      get: (target, name): unknown => (name === 'query' ? query : Reflect.get(target, name)),
    })
  }

  /** Stops the checks and closes the connections to the replica. */
  async close(): Promise<void> {
    this.#abortController.abort()
    await this.#checks
    await this.#options.replica.end()
  }

  /**
   * Runs a statement on the replica; returns null when it has to run on the primary: after any failure, such as a
   * conflict with what is being replayed, and when the replica falls silent.
   */
  async #tryQuery(required: number, statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult | null> {
    const lost = Promise.withResolvers<null>()
    const onLost = (): void => lost.resolve(null)
    this.#runningReads.add(onLost)
    try {
      return await Promise.race([this.#queryFrom(required, statement, values), lost.promise])
    } catch (error) {
      // On the primary it would take as long.
      if (hasCode(error, STATEMENT_TIMEOUT)) throw error
      return null
    } finally {
      this.#runningReads.delete(onLost)
    }
  }

  /**
   * Runs a statement on a connection whose server has replayed up to a position; null when it has not. The server is
   * asked in the same breath, because it may have started again, further back, since it was asked last.
   */
  async #queryFrom(required: number, statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult | null> {
    const client = await this.#options.replica.connect()
    try {
      const [position, result] = await Promise.all([
        client.query<Position>({ text: REPLAYED_POSITION }),
        client.query(statement, values),
      ])
      return toPosition(position) >= required ? result : null
    } finally {
      client.release(client.getTransactionStatus() !== 'I')
    }
  }

  /**
   * Returns the position of the primary now, when the replica has replayed as much or does so in a moment; null when it
   * is late.
   */
  async #findPositionCaughtUpWith(): Promise<number | null> {
    try {
      const required = await this.#readPrimaryPosition()
      if (await this.#waitUntilReplayed(required, MAX_WAIT_MS)) return required
      this.#markUnusable('it is late')
    } catch (error) {
      this.#markUnusable(toReason(error))
    }
    return null
  }

  /** Asks the primary for its position. Questions that have not been sent yet are one for all who wait. */
  #readPrimaryPosition(): Promise<number> {
    this.#nextAnswer ??= this.#lastQuestion.then(() => {
      this.#nextAnswer = undefined
      const answer = readPosition(this.#options.primary, PRIMARY_POSITION)
      this.#lastQuestion = answer.catch(() => undefined)
      return answer
    })
    return this.#nextAnswer
  }

  /** Waits until the replica has replayed up to a position, at most for a time. */
  async #waitUntilReplayed(position: number, timeoutMs: number): Promise<boolean> {
    const deadline = performance.now() + timeoutMs
    while (this.#replayed < position) {
      const remainingMs = deadline - performance.now()
      if (remainingMs <= 0) return false
      const replayed = await waitAtMost(remainingMs, readPosition(this.#options.replica, REPLAYED_POSITION))
      if (replayed === null) return false
      this.#replayed = Math.max(this.#replayed, replayed)
      if (this.#replayed < position) await delay(CATCH_UP_INTERVAL_MS)
    }
    return true
  }

  async #checkUntilClosed(): Promise<void> {
    const { signal } = this.#abortController
    while (!signal.aborted) {
      await this.#check().catch((error: unknown) => this.#markUnusable(toReason(error)))
      await delay(CHECK_INTERVAL_MS, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  /** Finds out whether the replica responds and is up to date. */
  async #check(): Promise<void> {
    const { primary, replica, log } = this.#options
    const required = await this.#readPrimaryPosition()
    const responses = await waitAtMost(
      CHECK_TIMEOUT_MS,
      Promise.all([readIdentity(primary), readIdentity(replica), readPosition(replica, REPLAYED_POSITION)]),
    )
    if (responses === null) throw new Error('it does not respond')
    const [own, other, replayed] = responses
    if (own !== other) throw new Error('it is not a replica of this database')
    // Otherwise what a previous server has reported would count.
    this.#replayed = replayed
    if (!(await this.#waitUntilReplayed(required, CHECK_TIMEOUT_MS))) throw new Error('it is late')
    if (this.#isUsable) return
    this.#isUsable = true
    if (this.#hasWarned) log?.info({}, 'The replica is up to date: reads use it again.')
    this.#hasWarned = false
  }

  #markUnusable(reason: string): void {
    this.#isUsable = false
    this.#replayed = 0
    for (const onLost of this.#runningReads) onLost()
    if (this.#hasWarned || this.#abortController.signal.aborted) return
    this.#hasWarned = true
    this.#options.log?.warn({ reason }, 'The replica cannot be used: reads use the primary until it can.')
  }
}

interface Position {
  readonly position: number | null
}

async function readPosition(pool: pg.Pool, text: string): Promise<number> {
  return toPosition(await runAsWorkload(POSITION_WORKLOAD, () => pool.query<Position>({ text })))
}

function toPosition({ rows }: pg.QueryResult<Position>): number {
  const position = rows[0]?.position
  if (typeof position !== 'number') throw new Error('it is no server that replays')
  return position
}

function toReason(error: unknown): string {
  return error instanceof Error ? error.message : 'it cannot be used'
}

async function readIdentity(pool: pg.Pool): Promise<string | undefined> {
  const { rows } = await runAsWorkload(POSITION_WORKLOAD, () => pool.query<{ identity: string }>({ text: IDENTITY }))
  return rows[0]?.identity
}

/** Waits for work; returns null when it takes longer. What comes of it later is ignored. */
async function waitAtMost<Result>(timeoutMs: number, work: Promise<Result>): Promise<Result | null> {
  const timeout = Promise.withResolvers<null>()
  const timer = setTimeout(timeout.resolve, timeoutMs, null)
  try {
    return await Promise.race([work, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}
