import { randomUUID } from 'node:crypto'
import { userInfo } from 'node:os'
import pg from 'pg'

/** A temporary database. */
export interface ScratchDatabase {
  readonly url: string
  drop(): Promise<void>
}

/**
 * Creates an empty database, or a copy of the database at the URL `template`, on the PostgreSQL server of `serverUrl`.
 * The commands for that run on the database of `serverUrl`, by default `postgres`, as its user, by default the one of
 * the operating system.
 */
export async function createScratchDatabase(serverUrl: string, template?: string): Promise<ScratchDatabase> {
  const name = `hydrant_scratch_${randomUUID().replaceAll('-', '')}`
  const templateName = template === undefined ? 'template0' : decodeURIComponent(new URL(template).pathname.slice(1))
  const server = addUrlDefaults(serverUrl)
  await executeStatement(
    server.href,
    `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(templateName)}`,
  )
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => executeStatement(server.href, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`),
  }
}

/** Completes the URL of a server: its database `postgres`, and the user of the operating system. */
export function addUrlDefaults(serverUrl: string): URL {
  const url = new URL(serverUrl)
  if (url.pathname === '' || url.pathname === '/') url.pathname = '/postgres'
  if (url.username === '') url.username = process.env.PGUSER ?? userInfo().username
  return url
}

/** Runs a statement on a connection of its own. */
export async function executeStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Runs a statement, such as one that locks a table, in a transaction that stays open until it is rolled back. */
export async function openTransaction(url: string, statement: string): Promise<{ rollBack(): Promise<void> }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  await client.query(statement)
  return { rollBack: () => client.end() }
}
