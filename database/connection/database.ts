import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'

/** What both drivers return for raw SQL: the rows, and how many rows the statement affected. */
export interface RowsResult<Row> {
  rows: Row[]
  rowCount?: number | null
}

interface RowsResultKind extends PgQueryResultHKT {
  type: RowsResult<this['row']>
}

/** Drizzle's database, which can do everything: for a library that runs its own queries. */
export type Handle = PgDatabase<RowsResultKind>

/** What selects rows, with or without common table expressions. */
type Select = 'select' | 'selectDistinct' | 'selectDistinctOn'

/**
 * Runs queries, and nothing that writes or locks: the first parameter `db` of every function that only reads. A
 * `Transaction` may be passed as well. `execute` takes any SQL text; in tests the database itself rejects one that
 * writes.
 */
export interface ReadOnlyDb extends Pick<Handle, Select | '$count' | '$with' | 'execute' | '_'> {
  with(...queries: Parameters<Handle['with']>): Pick<ReturnType<Handle['with']>, Select>
}

/**
 * Runs statements inside a transaction: the first parameter `tx` of every function that writes or locks. Its own
 * `transaction` is a savepoint.
 */
export type Transaction = PgTransaction<
  RowsResultKind,
  Record<string, never>,
  ExtractTablesWithRelations<Record<string, never>>
>

/** The isolation level of a transaction; read committed by default. */
export type Isolation = 'read committed' | 'repeatable read' | 'serializable'

/** Options of one transaction. */
export interface TransactionOptions {
  isolation?: Isolation
}

/** Logs events of connections outside any request; pino's loggers fit. */
export interface DatabaseLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
}

/** The callbacks of a listener. */
export interface Listener {
  onMessage: (payload: string) => void
  /** Called when the connection is lost: messages may be missed from now on. */
  onLost?: () => void
  /**
   * Called when a lost connection is back: messages may have been missed, so anything derived from them has to be read
   * again.
   */
  onGap?: () => void
}

/**
 * Is notified of changes in the database, for example to invalidate a cache. Its functions must not throw and must not
 * use the database.
 */
export interface ChangeSubscriber {
  /**
   * Called when something has changed, such as `webstore` or `session:<id>`. For a write of this process it is called
   * before that write's promise resolves; for one of another process within moments of its commit.
   */
  readonly onChange: (change: string) => void
  /** Called when changes by other processes may be missed: nothing that is cached is reliable any more. */
  readonly onLost: () => void
  /** Called when changes are received again; what is read from now on may be cached. */
  readonly onRestored: () => void
}

/**
 * The shop's database, embedded or PostgreSQL.
 *
 * `query`, `transaction`, `migrate`, `listen`, `subscribe` and `handle` throw immediately when used inside a running
 * transaction of the same database: nested work uses the `tx` of that transaction.
 */
export interface Database {
  readonly kind: 'embedded' | 'postgresql'
  /**
   * Whether the embedded database rejects writes because its disk is almost full; a write then fails with an error that
   * `isOutOfSpace` recognises.
   */
  readonly isReadOnly: boolean
  /** Runs queries, each in a transaction of its own. They cannot write. */
  query<T>(work: (db: ReadOnlyDb) => Promise<T>): Promise<T>
  /**
   * Runs work in one transaction: committed when it resolves, rolled back when it throws. On PostgreSQL the work runs
   * again from its beginning after a conflict with another transaction, so it must not have side effects outside the
   * database.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** A Drizzle database, for a library that runs its own queries. */
  readonly handle: Handle
  /** Applies all migrations and creates the extensions; two processes may call it at once. */
  migrate(): Promise<void>
  /** Calls the listener for every notification on a channel until the returned function is called. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>
  /** Notifies the subscriber of changes that the tables' triggers report, until the returned function is called. */
  subscribe(subscriber: ChangeSubscriber): Promise<() => void>
  /** Waits for running transactions, then closes; calling it again does nothing. */
  close(): Promise<void>
}

/** The reason why a database cannot be opened, for the person who starts the shop; never contains a password. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
}
