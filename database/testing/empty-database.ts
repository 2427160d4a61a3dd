import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** An empty database, not even migrated, on the PostgreSQL server of the tests. */
export interface EmptyDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

/** Creates an empty database on the server at TEST_DATABASE_URL. */
export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const server = process.env['TEST_DATABASE_URL'] ?? ''
  const name = `hydrant_empty_${randomBytes(6).toString('hex')}`
  const run = async (statement: string): Promise<void> => {
    const client = new pg.Client(server)
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await run(`create database ${name}`)
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: () => run(`drop database ${name} with (force)`),
  }
}
