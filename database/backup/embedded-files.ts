import { readdir, stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection/database.ts'
import { databaseFolderOf } from '../connection/embedded-folder.ts'

/** The files of an embedded database. */
export interface EmbeddedFiles {
  /** Absolute path of the folder. */
  readonly folder: string
  /** Paths within the folder, with forward slashes; a folder comes before what is in it. */
  readonly entries: readonly EmbeddedFile[]
}

/** A file or folder of an embedded database. */
export interface EmbeddedFile {
  readonly path: string
  /** Null: a folder. */
  readonly bytes: number | null
}

/**
 * Calls `work` while the files of an embedded database contain every committed change and nothing is written to them:
 * other queries wait until it is done. The transaction may only read.
 */
export function withUnchangingFiles<T>(
  database: Database,
  dataDir: string,
  work: (tx: Transaction, files: EmbeddedFiles) => Promise<T>,
): Promise<T> {
  return database.transaction(async (tx) => {
    // The database has one session, and this transaction writes nothing: after the checkpoint the files stay as they are.
    await tx.execute(sql`checkpoint`)
    const { rows } = await tx.execute<NeededLog>(
      sql`select redo_wal_file as first, pg_walfile_name(pg_current_wal_insert_lsn()) as last from pg_control_checkpoint()`,
    )
    const folder = databaseFolderOf(resolve(dataDir))
    const entries = await listFiles(folder)
    return work(tx, { folder, entries: entries.filter(({ path }) => isNeeded(path, rows[0])) })
  })
}

/** The names of the first and the last file of the write-ahead log that PostgreSQL reads when it opens the database. */
interface NeededLog extends Record<string, unknown> {
  readonly first: string
  readonly last: string
}

/** Lists the files and folders in a folder. */
export async function listFiles(folder: string): Promise<EmbeddedFile[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const entries = found.map(async (entry) => {
    const absolutePath = join(entry.parentPath, entry.name)
    const bytes = entry.isDirectory() ? null : (await stat(absolutePath)).size
    return { path: relative(folder, absolutePath).replaceAll('\\', '/'), bytes }
  })
  return (await Promise.all(entries)).toSorted((left, right) => (left.path < right.path ? -1 : 1))
}

// Files of the log before the checkpoint are old, and those behind the current one are empty.
function isNeeded(path: string, neededLog: NeededLog | undefined): boolean {
  const logFile = /^pg_wal\/([0-9A-F]{24})$/.exec(path)?.[1]
  if (logFile !== undefined) return neededLog === undefined || (logFile >= neededLog.first && logFile <= neededLog.last)
  return path !== 'postmaster.pid' && !path.startsWith('pg_stat_tmp/')
}
