import { cpus, totalmem } from 'node:os'
import pg from 'pg'
import { addUrlDefaults } from '@hydrant/tooling/scratch-database.ts'

/** The PostgreSQL server that measurements use, unless `DATABASE_URL` names another one. */
export const DATABASE_SERVER = process.env['DATABASE_URL'] ?? 'postgres://127.0.0.1:5432'

/** Describes processors and memory of this machine. */
export function describeHardware(): string {
  return `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB`
}

/** Describes the machine of a measurement in one line. */
export function describeMachine(): string {
  return `${describeHardware()}; Node ${process.versions.node}`
}

/** Reads the version of a PostgreSQL server, such as "15.14". */
export async function readPostgresqlVersion(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: addUrlDefaults(url).href })
  await client.connect()
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    return rows[0]?.server_version.split(' ', 1)[0] ?? 'unknown'
  } finally {
    await client.end()
  }
}
