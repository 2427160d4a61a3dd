import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import type { TransactionScope } from './transaction-scope.ts'

const NO_SYNC = '-F'

// PGlite answers fdatasync, the usual method, without syncing anything.
const SYNC = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']
const startParams = [...PGlite.defaultStartParams.filter((parameter) => parameter !== NO_SYNC), ...SYNC]

/** PGlite whose own queue, the thing a nested use would wait in forever, refuses to be entered from inside a running transaction. */
export class EmbeddedClient extends PGlite {
  readonly #scope: TransactionScope

  private constructor(options: PGliteOptions, scope: TransactionScope) {
    super(options)
    this.#scope = scope
  }

  /** Opens a database with the shop's extensions and commits synced to disk, as far as the file system in the options has one. */
  static async open(options: Pick<PGliteOptions, 'fs' | 'loadDataDir'>, scope: TransactionScope): Promise<EmbeddedClient> {
    const client = new EmbeddedClient({ ...options, startParams, extensions: { btree_gin, citext, pg_trgm, unaccent } }, scope)
    await client.waitReady
    return client
  }

  override async _runExclusiveTransaction<T>(work: () => Promise<T>): Promise<T> {
    this.#scope.refuseInside()
    return super._runExclusiveTransaction(work)
  }
}
