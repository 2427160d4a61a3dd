import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** What both drivers answer to raw SQL: the rows, and how many the statement touched. */
export interface RowsResult<Row> {
  rows: Row[]
  rowCount?: number | null
}

interface RowsResultKind extends PgQueryResultHKT {
  type: RowsResult<this['row']>
}

/**
 * Runs queries: the first parameter of every function in a store. Its own `transaction` is a savepoint inside a running
 * transaction.
 */
export type Executor = PgDatabase<RowsResultKind>

/** The isolation levels that PostgreSQL tells apart; without one it is read committed. */
export type Isolation = 'read committed' | 'repeatable read' | 'serializable'

/** Options of one transaction. */
export interface TransactionOptions {
  isolation?: Isolation
}

/** Receives what happens on a connection outside any request; pino's loggers fit. */
export interface DatabaseLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
}

/** What a listener is called with. */
export interface Listener {
  onMessage: (payload: string) => void
  /** Called when the connection is lost: messages may be missed from now on. */
  onLost?: () => void
  /**
   * Called when a lost connection is back: messages may have been missed, so anything derived from them is to be read
   * anew.
   */
  onGap?: () => void
}

/** Keeps what it remembers of the database exact. Its functions must not throw and must not use the database. */
export interface Watcher {
  /**
   * Something has changed, such as `webstore` or `session:<id>`. For a write of this process it is called before that
   * write's promise resolves; for one of another process within moments of its commit.
   */
  readonly onChange: (change: string) => void
  /** Changes by other processes may go unheard: nothing that is remembered is certain any more. */
  readonly onLost: () => void
  /** Changes are heard again; what is read from now on may be remembered. */
  readonly onBack: () => void
}

/**
 * The shop's database, embedded or PostgreSQL.
 *
 * `read`, `transaction`, `migrate`, `listen`, `watch` and `handle` refuse at once when used inside a running
 * transaction of the same database: nested work takes the executor that it was handed.
 */
export interface Database {
  readonly kind: 'embedded' | 'postgresql'
  /**
   * Whether the embedded database refuses writes because its disk is almost full; a write then fails with an error that
   * `isOutOfSpace` recognises.
   */
  readonly isReadOnly: boolean
  /** Runs queries, each in a transaction of its own. */
  read<T>(work: (executor: Executor) => Promise<T>): Promise<T>
  /**
   * Runs work in one transaction: committed when it resolves, rolled back when it throws. On PostgreSQL work that had
   * to give way to another transaction runs again from its beginning, so it may leave nothing behind outside the
   * database.
   */
  transaction<T>(work: (executor: Executor) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** For a library that brings its own queries and can only be given a Drizzle database. */
  readonly handle: Executor
  /** Brings extensions and tables to the newest migration; two processes may call it at once. */
  migrate(): Promise<void>
  /** Calls the listener for every notification on a channel until the returned function is called. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>
  /** Tells the watcher, until the returned function is called, what the tables' triggers report as changed. */
  watch(watcher: Watcher): Promise<() => void>
  /** Waits for running transactions, then closes; calling it again does nothing. */
  close(): Promise<void>
}

/** Sends a payload of up to 8000 bytes to every listener of a channel, when the executor's transaction commits. */
export async function notify(executor: Executor, channel: string, payload: string): Promise<void> {
  await executor.execute(sql`select pg_notify(${channel}, ${payload})`)
}

/** The reason, for the person who starts the shop, why a database cannot be opened; never holds a password. */
export class DatabaseRefusal extends Error {
  override readonly name = 'DatabaseRefusal'
}
