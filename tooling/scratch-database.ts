import { randomUUID } from 'node:crypto'
import { userInfo } from 'node:os'
import pg from 'pg'

/** A database that somebody made to throw it away. */
export interface ScratchDatabase {
  readonly url: string
  drop(): Promise<void>
}

/**
 * Makes an empty database, or a copy of the database of `template`, on the PostgreSQL server of `serverUrl`. That URL's
 * own database, or `postgres` where it names none, is only used to say so; without a user it is this system's user.
 */
export async function createScratchDatabase(serverUrl: string, template?: string): Promise<ScratchDatabase> {
  const name = `hydrant_scratch_${randomUUID().replaceAll('-', '')}`
  const source = template === undefined ? 'template0' : decodeURIComponent(new URL(template).pathname.slice(1))
  const server = completeUrl(serverUrl)
  await execute(server, `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(source)}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => execute(server, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`),
  }
}

function completeUrl(serverUrl: string): URL {
  const url = new URL(serverUrl)
  if (url.pathname === '' || url.pathname === '/') url.pathname = '/postgres'
  if (url.username === '') url.username = process.env.PGUSER ?? userInfo().username
  return url
}

async function execute(url: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
