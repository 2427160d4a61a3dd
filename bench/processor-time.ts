import { readFile } from 'node:fs/promises'
import pg from 'pg'

/** A server whose processor time can be read while it is under load. */
export interface Measurable {
  /** Without a trailing slash. */
  readonly url: string
  /** The processor time of the server's processes since their start, in seconds; null where the system does not report it. */
  processorSeconds(): Promise<number | null>
  /** The same of PostgreSQL's processes that work for the server. */
  databaseSeconds(): Promise<number | null>
}

/** Reads the processor time of PostgreSQL's processes that work on one database. */
export interface DatabaseMeter {
  /** In seconds; null when PostgreSQL runs on another machine. */
  seconds(): Promise<number | null>
  close(): Promise<void>
}

/**
 * Connects to a database to read the processor time of the processes that work for its connections. What parallel
 * workers, autovacuum and the writer of the log use is not included.
 */
export async function openDatabaseMeter(databaseUrl: string): Promise<DatabaseMeter> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  /** The last reading of each process: those that ended in the meantime keep theirs. */
  const secondsByProcess = new Map<number, number>()
  return {
    async seconds() {
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
      )
      for (const { pid } of rows) {
        const seconds = await readProcessorSeconds(pid)
        if (seconds === null) return null
        secondsByProcess.set(pid, seconds)
      }
      return [...secondsByProcess.values()].reduce((sum, seconds) => sum + seconds, 0)
    },
    close: () => client.end(),
  }
}

/**
 * Reads the processor time of a process from Linux, in seconds; null if it is not available. The file has it in
 * hundredths of a second, in the fourteenth and fifteenth field of a line whose second field may contain spaces.
 */
export async function readProcessorSeconds(pid: number | undefined): Promise<number | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [user, system] = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return user === undefined || system === undefined ? null : (user + system) / 100
}

/** Runs work, and returns what each of `count` parts of it took of the processors, in milliseconds. */
export async function measureProcessorTime<Result>(
  server: Measurable,
  work: () => Promise<{ readonly result: Result; readonly count: number }>,
): Promise<{ readonly result: Result; readonly server: number | null; readonly database: number | null }> {
  const [serverBefore, databaseBefore] = [await server.processorSeconds(), await server.databaseSeconds()]
  const { result, count } = await work()
  const [serverAfter, databaseAfter] = [await server.processorSeconds(), await server.databaseSeconds()]
  const each = (before: number | null, after: number | null): number | null =>
    before === null || after === null || count === 0 ? null : ((after - before) * 1000) / count
  return { result, server: each(serverBefore, serverAfter), database: each(databaseBefore, databaseAfter) }
}
