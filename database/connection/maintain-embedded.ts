import type { DatabaseLog } from './database.ts'
import type { DiskReserve } from './disk-reserve.ts'
import { DiskSpaceMonitor, type ReadFreeBytes, readFreeBytes } from './disk-space.ts'
import type { EmbeddedClient } from './embedded-client.ts'

const CHECKPOINT_INTERVAL_MS = 10_000
/**
 * How far the write-ahead log may grow before a checkpoint, after which PostgreSQL can reuse its files. A server makes
 * checkpoints by itself; the embedded database has no process for that.
 */
const LOG_BYTES_BETWEEN_CHECKPOINTS = 96 * 1024 * 1024

/** Options of `startEmbeddedMaintenance`. */
export interface MaintenanceOptions {
  readonly dataDir: string
  readonly reserve: DiskReserve
  readonly log: DatabaseLog | undefined
  /** How the free space is read; from the file system by default. */
  readonly readFreeBytes?: ReadFreeBytes | undefined
}

/** Maintenance of an embedded database that runs until `stop` is called. */
export interface Maintenance {
  /** Whether the database is read-only because its disk is almost full. */
  readonly isReadOnly: boolean
  stop(): Promise<void>
}

/**
 * Does for the embedded database what a server's own processes do: limits its log by checkpoints, and makes it
 * read-only while the disk is almost full.
 */
export async function startEmbeddedMaintenance(
  client: EmbeddedClient,
  options: MaintenanceOptions,
): Promise<Maintenance> {
  const { dataDir, reserve, log } = options
  const diskSpace = new DiskSpaceMonitor({
    folder: dataDir,
    reserve,
    log,
    readFreeBytes: options.readFreeBytes ?? readFreeBytes,
    setReadOnly: async (isReadOnly) => {
      // A checkpoint frees space by deleting log files.
      if (isReadOnly) await client.exec('checkpoint')
      await client.exec(`set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`)
    },
  })
  await diskSpace.start()
  const stopCheckpoints = startCheckpointTimer(client, log)
  return {
    get isReadOnly() {
      return diskSpace.isReadOnly
    },
    stop: async () => {
      stopCheckpoints()
      await diskSpace.stop()
    },
  }
}

function startCheckpointTimer(client: EmbeddedClient, log: DatabaseLog | undefined): () => void {
  let isRunning = false
  let lastCheckpoint: bigint | null = null
  const checkpointIfDue = async (): Promise<void> => {
    const position = await queryLogPosition(client)
    lastCheckpoint ??= position
    if (position - lastCheckpoint < LOG_BYTES_BETWEEN_CHECKPOINTS) return
    await client.exec('checkpoint')
    lastCheckpoint = position
  }
  const timer = setInterval(() => {
    if (isRunning || client.closed) return
    isRunning = true
    void checkpointIfDue()
      .catch((error: unknown) => log?.warn({ err: error }, 'the log of the embedded database could not be shortened'))
      .finally(() => (isRunning = false))
  }, CHECKPOINT_INTERVAL_MS).unref()
  return () => clearInterval(timer)
}

async function queryLogPosition(client: EmbeddedClient): Promise<bigint> {
  const { rows } = await client.query<{ position: string }>(
    "select (pg_current_wal_insert_lsn() - '0/0')::text as position",
  )
  return BigInt(rows[0]?.position ?? 0)
}
