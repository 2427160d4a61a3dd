import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { OverloadError } from './bulkhead.ts'
import { currentWorkload } from './workload.ts'
import type { TransactionScope } from './transaction-scope.ts'

/** Requests that wait for the one session at most: a second's worth of work, about. */
const WAITING = 1_000

const NO_SYNC = '-F'

// PGlite answers fdatasync, the usual method, without syncing anything.
const SYNC = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']

// PGlite's memory never shrinks, and PostgreSQL writes zeros over all its buffers at the start: the usual 128 MB would
// be resident in a shop of any size. What is not in them is in the system's cache of the same files.
const BUFFERS = ['-c', 'shared_buffers=32MB']

// Files of the log are kept for use again up to this; a checkpoint deletes what is beyond it.
const LOG = ['-c', 'max_wal_size=128MB', '-c', 'min_wal_size=32MB']
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== NO_SYNC),
  ...SYNC,
  ...BUFFERS,
  ...LOG,
]

// PGlite's own way from bytes to their text and back takes a second for a megabyte.
const serializers: NonNullable<PGliteOptions['serializers']> = {}
const BYTES = {
  serializers,
  parsers: { [types.BYTEA]: (text: string) => Buffer.from(text.slice(HEX_PREFIX.length), 'hex') },
}
const HEX_PREFIX = String.raw`\x`
// Its types say that a serializer gives text. What it is given in bytes it sends as bytes, which takes a third of the
// memory, and PGlite's never shrinks.
Reflect.set(serializers, types.BYTEA, bytesOf)

function bytesOf(value: unknown): Uint8Array {
  if (!(value instanceof Uint8Array)) throw new TypeError('Only bytes go into a column of bytes.')
  return value
}

/**
 * PGlite whose own queue, the thing a nested use would wait in forever, refuses to be entered from inside a running
 * transaction.
 */
export class EmbeddedClient extends PGlite {
  readonly #scope: TransactionScope
  #waiting = 0

  private constructor(options: PGliteOptions, scope: TransactionScope) {
    super(options)
    this.#scope = scope
  }

  /**
   * Opens a database with the shop's extensions and commits synced to disk, as far as the file system in the options
   * has one.
   */
  static async open(
    options: Pick<PGliteOptions, 'fs' | 'loadDataDir'>,
    scope: TransactionScope,
  ): Promise<EmbeddedClient> {
    const client = new EmbeddedClient(
      { ...options, ...BYTES, startParams, extensions: { btree_gin, citext, pg_trgm, unaccent } },
      scope,
    )
    await client.waitReady
    return client
  }

  override async _runExclusiveTransaction<T>(work: () => Promise<T>): Promise<T> {
    this.#scope.refuseInside()
    if (this.#waiting >= WAITING && currentWorkload().isRequest)
      throw new OverloadError('Too many requests wait for the database.')
    this.#waiting += 1
    try {
      return await super._runExclusiveTransaction(work)
    } finally {
      this.#waiting -= 1
    }
  }
}
