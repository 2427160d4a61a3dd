import { PGlite, type PGliteOptions, type Results, type Transaction, types } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { OverloadError } from '@hydrant/kernel/concurrency/bulkhead.ts'
import { traceStatement } from './trace-statement.ts'
import { currentWorkload } from './workload.ts'
import type { TransactionScope } from './transaction-scope.ts'

/** The maximum number of requests that wait for the single session: about a second's worth of work. */
const MAX_WAITING = 1_000

const NO_SYNC_FLAG = '-F'

// PGlite ignores fdatasync, the default method.
const SYNC_PARAMS = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']

// PGlite's memory never shrinks, and PostgreSQL zeroes all its buffers at the start: the default 128 MB would be
// resident in a shop of any size. The operating system caches the same files anyway.
const BUFFER_PARAMS = ['-c', 'shared_buffers=32MB']

// Log files are reused up to this size; a checkpoint deletes the rest.
const LOG_PARAMS = ['-c', 'max_wal_size=128MB', '-c', 'min_wal_size=32MB']
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== NO_SYNC_FLAG),
  ...SYNC_PARAMS,
  ...BUFFER_PARAMS,
  ...LOG_PARAMS,
]

// PGlite's own conversion between bytes and text takes a second per megabyte.
const serializers: NonNullable<PGliteOptions['serializers']> = {}
const BYTEA_OPTIONS = {
  serializers,
  parsers: { [types.BYTEA]: (text: string) => Buffer.from(text.slice(HEX_PREFIX.length), 'hex') },
}
const HEX_PREFIX = String.raw`\x`
// The types require a serializer to return text, but bytes are sent as they are, which takes a third of the memory, and
// PGlite's memory never shrinks.
Reflect.set(serializers, types.BYTEA, requireBytes)

function requireBytes(value: unknown): Uint8Array {
  if (!(value instanceof Uint8Array)) throw new TypeError('Only bytes go into a column of bytes.')
  return value
}

/**
 * PGlite whose queue throws when it is entered from inside a running transaction, where a nested query would wait
 * forever.
 */
export class EmbeddedClient extends PGlite {
  readonly #scope: TransactionScope
  #waiting = 0

  private constructor(options: PGliteOptions, scope: TransactionScope) {
    super(options)
    this.#scope = scope
  }

  /**
   * Opens a database with the shop's extensions and with commits synced to disk, if the file system in the options is
   * on disk.
   */
  static async open(
    options: Pick<PGliteOptions, 'fs' | 'loadDataDir'>,
    scope: TransactionScope,
  ): Promise<EmbeddedClient> {
    const client = new EmbeddedClient(
      { ...options, ...BYTEA_OPTIONS, startParams, extensions: { btree_gin, citext, pg_trgm, unaccent } },
      scope,
    )
    await client.waitReady
    return client
  }

  override async query<Row>(...statement: Parameters<PGlite['query']>): Promise<Results<Row>> {
    return traceStatement(statement[0], () => super.query<Row>(...statement))
  }

  override async transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return super.transaction((tx) => {
      const query = tx.query.bind(tx)
      return work(
        Object.assign(tx, {
          query: (...statement: Parameters<typeof query>) => traceStatement(statement[0], () => query(...statement)),
        }),
      )
    })
  }

  override async _runExclusiveTransaction<T>(work: () => Promise<T>): Promise<T> {
    this.#scope.assertNotInTransaction()
    if (this.#waiting >= MAX_WAITING && currentWorkload().isRequest)
      throw new OverloadError('Too many requests wait for the database.')
    this.#waiting += 1
    try {
      return await super._runExclusiveTransaction(work)
    } finally {
      this.#waiting -= 1
    }
  }
}
