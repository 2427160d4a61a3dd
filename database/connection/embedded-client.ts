import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import type { TransactionScope } from './transaction-scope.ts'

const NO_SYNC = '-F'

// PGlite answers fdatasync, the usual method, without syncing anything.
const SYNC = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']

// PGlite's memory never shrinks, and PostgreSQL writes zeros over all its buffers at the start: the usual 128 MB would be resident in a shop of any size.
// What is not in them is in the system's cache of the same files.
const BUFFERS = ['-c', 'shared_buffers=32MB']
const startParams = [...PGlite.defaultStartParams.filter((parameter) => parameter !== NO_SYNC), ...SYNC, ...BUFFERS]

// PGlite's own way from bytes to their text and back takes a second for a megabyte.
const BYTES = {
  serializers: { [types.BYTEA]: hexOf },
  parsers: { [types.BYTEA]: (text: string) => Buffer.from(text.slice(HEX_PREFIX.length), 'hex') },
}
const HEX_PREFIX = String.raw`\x`

function hexOf(value: unknown): string {
  if (!(value instanceof Uint8Array)) throw new TypeError('Only bytes go into a column of bytes.')
  return HEX_PREFIX + Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')
}

/** PGlite whose own queue, the thing a nested use would wait in forever, refuses to be entered from inside a running transaction. */
export class EmbeddedClient extends PGlite {
  readonly #scope: TransactionScope

  private constructor(options: PGliteOptions, scope: TransactionScope) {
    super(options)
    this.#scope = scope
  }

  /** Opens a database with the shop's extensions and commits synced to disk, as far as the file system in the options has one. */
  static async open(options: Pick<PGliteOptions, 'fs' | 'loadDataDir'>, scope: TransactionScope): Promise<EmbeddedClient> {
    const client = new EmbeddedClient({ ...options, ...BYTES, startParams, extensions: { btree_gin, citext, pg_trgm, unaccent } }, scope)
    await client.waitReady
    return client
  }

  override async _runExclusiveTransaction<T>(work: () => Promise<T>): Promise<T> {
    this.#scope.refuseInside()
    return super._runExclusiveTransaction(work)
  }
}
