import { AsyncLocalStorage } from 'node:async_hooks'

/** The state of one transaction. */
export interface RunningTransaction {
  isOpen: boolean
}

/**
 * Knows whether the calling code runs inside a transaction of a database, where a query outside that transaction is a
 * mistake: on the embedded database it waits for the transaction, which waits for the query; on PostgreSQL it does not
 * see the changes of the transaction. Both throw an error instead.
 */
export class TransactionScope {
  readonly #running = new AsyncLocalStorage<RunningTransaction>()

  /** Throws when called inside a running transaction. */
  assertNotInTransaction(): void {
    if (this.#running.getStore()?.isOpen) {
      throw new Error(
        'The database was used beside a transaction that is still running: use the `tx` that the transaction handed over.',
      )
    }
  }

  /** Runs work as part of a transaction. */
  runInside<T>(transaction: RunningTransaction, work: () => Promise<T>): Promise<T> {
    return this.#running.run(transaction, work)
  }

  /** Runs work, such as a listener, as if it were outside any transaction. */
  runOutside(work: () => void): void {
    this.#running.exit(work)
  }
}
