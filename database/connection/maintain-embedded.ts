import type { DatabaseLog } from './database.ts'
import type { DiskReserve } from './disk-reserve.ts'
import { DiskSpaceWatch, type ReadFreeBytes, readFreeBytes } from './disk-space.ts'
import type { EmbeddedClient } from './embedded-client.ts'

const CHECKPOINT_INTERVAL_MS = 10_000
/**
 * A checkpoint lets PostgreSQL use the files of its log again. A server makes one by itself; the embedded database has
 * no process for it.
 */
const LOG_BYTES_BETWEEN_CHECKPOINTS = 96 * 1024 * 1024

/** What `maintainEmbedded` works with. */
export interface MaintenanceOptions {
  readonly dataDir: string
  readonly reserve: DiskReserve
  readonly log: DatabaseLog | undefined
  /** How the free space is read; from the file system unless given. */
  readonly readFreeBytes?: ReadFreeBytes | undefined
}

/** Upkeep of an embedded database that goes on until `stop` is called. */
export interface Maintenance {
  /** Whether it refuses writes, because its disk is almost full. */
  readonly isReadOnly: boolean
  stop(): Promise<void>
}

/**
 * Does for the embedded database what a server's own processes do: bounds its log by checkpoints, and refuses writes
 * while the disk is almost full.
 */
export async function maintainEmbedded(client: EmbeddedClient, options: MaintenanceOptions): Promise<Maintenance> {
  const { dataDir, reserve, log } = options
  const space = new DiskSpaceWatch({
    folder: dataDir,
    reserve,
    log,
    readFreeBytes: options.readFreeBytes ?? readFreeBytes,
    setReadOnly: async (isReadOnly) => {
      // The log files that a checkpoint frees are space, too.
      if (isReadOnly) await client.exec('checkpoint')
      await client.exec(`set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`)
    },
  })
  await space.start()
  const stopCheckpoints = startCheckpoints(client, log)
  return {
    get isReadOnly() {
      return space.isReadOnly
    },
    stop: async () => {
      stopCheckpoints()
      await space.stop()
    },
  }
}

function startCheckpoints(client: EmbeddedClient, log: DatabaseLog | undefined): () => void {
  let isRunning = false
  let last: bigint | null = null
  const check = async (): Promise<void> => {
    const position = await readLogPosition(client)
    last ??= position
    if (position - last < LOG_BYTES_BETWEEN_CHECKPOINTS) return
    await client.exec('checkpoint')
    last = position
  }
  const timer = setInterval(() => {
    if (isRunning || client.closed) return
    isRunning = true
    void check()
      .catch((error: unknown) => log?.warn({ err: error }, 'the log of the embedded database could not be shortened'))
      .finally(() => (isRunning = false))
  }, CHECKPOINT_INTERVAL_MS).unref()
  return () => clearInterval(timer)
}

async function readLogPosition(client: EmbeddedClient): Promise<bigint> {
  const { rows } = await client.query<{ position: string }>(
    "select (pg_current_wal_insert_lsn() - '0/0')::text as position",
  )
  return BigInt(rows[0]?.position ?? 0)
}
