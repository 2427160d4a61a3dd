import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import * as messages from '@hydrant/messages/compiled/server/backup.js'
import { BackupError } from './backup-error.ts'

/** A client program of PostgreSQL. */
export type PostgresqlTool = 'pg_dump' | 'pg_restore'

/** A database on a server, and the environment of the programs that use it. */
export interface PostgresqlAccess {
  readonly url: string
  readonly environment: NodeJS.ProcessEnv
}

/**
 * Throws a BackupError unless a program of PostgreSQL is installed that is at least as new as the server, whose version
 * is such as `15.20`.
 */
export async function assertToolFits(tool: PostgresqlTool, serverVersion: string): Promise<void> {
  const version = await findToolVersion(tool)
  const needed = Number.parseInt(serverVersion, 10)
  if (version === null) throw new BackupError(messages.toolMissing({ tool, version: String(needed) }))
  if (version < needed)
    throw new BackupError(messages.toolTooOld({ tool, version: String(version), needed: String(needed) }))
}

/** Returns the major version of an installed program; null when there is none. */
function findToolVersion(tool: PostgresqlTool): Promise<number | null> {
  const child = spawn(tool, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] })
  return Promise.all([text(child.stdout), once(child, 'exit')]).then(
    ([output]) => Number(/\(PostgreSQL\) (\d+)/.exec(output)?.[1]) || null,
    () => null,
  )
}

/** The first version of pg_restore that sends a setting which older servers do not know. */
const FIRST_WITH_TRANSACTION_TIMEOUT = 17

/** Throws a BackupError unless pg_restore can read a dump, and the server understands what it sends. */
export async function assertRestorable(data: Readable, serverVersion: string): Promise<void> {
  const tool = 'pg_restore'
  const server = Number.parseInt(serverVersion, 10)
  const version = (await findToolVersion(tool)) ?? server
  if (version >= FIRST_WITH_TRANSACTION_TIMEOUT && server < FIRST_WITH_TRANSACTION_TIMEOUT)
    throw new BackupError(messages.toolTooNew({ tool, version: String(version), needed: String(server) }))
  const child = spawn(tool, ['--list'], { stdio: ['pipe', 'ignore', 'pipe'] })
  await Promise.all([waitForSuccess(tool, child, child.stderr), pipeline(data, child.stdin).catch(() => undefined)])
}

/**
 * Yields what pg_dump prints of a database as it was in an exported snapshot, in its custom format. The
 * transaction that exported it has to be open until the end.
 */
export async function* dumpDatabase(access: PostgresqlAccess, snapshot: string): AsyncGenerator<Uint8Array> {
  const child = spawn(
    'pg_dump',
    [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      '--no-comments',
      `--snapshot=${snapshot}`,
      ...connectTo(access.url),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], env: withPassword(access) },
  )
  const ended = waitForSuccess('pg_dump', child, child.stderr)
  // Awaited below; it may fail while chunks are still read.
  ended.catch(() => undefined)
  try {
    for await (const chunk of child.stdout) yield Buffer.from(chunk)
    await ended
  } finally {
    child.kill()
  }
}

/** Writes the output of pg_dump into an empty database, in one transaction: all of it or nothing. */
export async function restoreDump(access: PostgresqlAccess, data: Readable): Promise<void> {
  const child = spawn(
    'pg_restore',
    [
      '--single-transaction',
      '--exit-on-error',
      '--no-owner',
      '--no-privileges',
      '--no-comments',
      ...connectTo(access.url),
    ],
    { stdio: ['pipe', 'ignore', 'pipe'], env: withPassword(access) },
  )
  const ended = waitForSuccess('pg_restore', child, child.stderr)
  // A program that ends early says why; the broken pipe does not.
  await Promise.all([ended, pipeline(data, child.stdin).catch(() => undefined)])
}

/** The arguments without the password, which every user of the machine could read. */
function connectTo(url: string): string[] {
  const withoutPassword = new URL(url)
  withoutPassword.password = ''
  withoutPassword.searchParams.delete('password')
  return ['--no-password', `--dbname=${withoutPassword.href}`]
}

function withPassword({ url, environment }: PostgresqlAccess): NodeJS.ProcessEnv {
  const { password: encodedPassword, searchParams } = new URL(url)
  const password = searchParams.get('password') ?? decodeURIComponent(encodedPassword)
  return password === '' ? environment : { ...environment, PGPASSWORD: password }
}

async function waitForSuccess(tool: PostgresqlTool, child: ChildProcess, stderr: Readable): Promise<void> {
  const [output] = await Promise.all([text(stderr), once(child, 'exit')])
  if (child.exitCode !== 0) throw new BackupError(messages.toolFailed({ tool, output: output.trim() }))
}
