import { AsyncLocalStorage } from 'node:async_hooks'

/** One transaction from its beginning to its end. */
export interface RunningTransaction {
  open: boolean
}

/**
 * Knows whether the code that asks runs inside a transaction of one database.
 *
 * On the embedded database a second query beside a transaction waits for that transaction, which waits for the query;
 * on PostgreSQL it would silently miss the transaction's own changes. Both end here instead.
 */
export class TransactionScope {
  readonly #running = new AsyncLocalStorage<RunningTransaction>()

  /** Throws when called inside a running transaction. */
  refuseInside(): void {
    if (this.#running.getStore()?.open) {
      throw new Error(
        'The database was used beside a transaction that is still running: use the executor that the transaction handed over.',
      )
    }
  }

  /** Runs work as a transaction's inside. */
  within<T>(transaction: RunningTransaction, work: () => Promise<T>): Promise<T> {
    return this.#running.run(transaction, work)
  }

  /** Runs work, such as a listener, as if no transaction had caused it. */
  outside(work: () => void): void {
    this.#running.exit(work)
  }
}
