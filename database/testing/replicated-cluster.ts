import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, globSync } from 'node:fs'
import { appendFile, chown, rm } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { createDisposableFolder } from './temporary-folder.ts'
import { findFreePort } from './find-free-port.ts'

const run = promisify(execFile)

/** A PostgreSQL server of its own for one test. */
export interface TestServer {
  readonly url: string
  readonly port: number
  /** Sends one statement as the superuser and returns its rows. */
  query(text: string): Promise<unknown[]>
  start(): Promise<void>
  /** Ends the server at once, as if it were killed. */
  stop(): Promise<void>
}

/** A PostgreSQL server with a streaming replica. */
export interface ReplicatedCluster {
  readonly primary: TestServer
  readonly replica: TestServer
  close(): Promise<void>
}

/**
 * Starts a new PostgreSQL server and a streaming replica of it. Throws when the machine lacks PostgreSQL's programs:
 * what they test must not be left out unnoticed.
 */
export async function startReplicatedCluster(): Promise<ReplicatedCluster> {
  const programs = findProgramFolder()
  const owner = await findServerOwner()
  const createOwnedFolder = async (): Promise<string> => {
    const { path } = await createDisposableFolder()
    await chown(path, owner.uid, owner.gid)
    return path
  }
  const [primaryFolder, replicaFolder] = [await createOwnedFolder(), await createOwnedFolder()]
  const [primaryPort, replicaPort] = [await findFreePort(), await findFreePort()]
  const primary = createTestServer({ programs, owner, folder: primaryFolder, port: primaryPort })
  const replica = createTestServer({ programs, owner, folder: replicaFolder, port: replicaPort })
  await run(
    join(programs, 'initdb'),
    [
      '--pgdata',
      primaryFolder,
      '--username',
      SUPERUSER,
      '--auth',
      'trust',
      '--no-sync',
      '--encoding',
      'UTF8',
      '--locale',
      'C',
    ],
    { ...owner, cwd: '/' },
  )
  await appendFile(
    join(primaryFolder, 'postgresql.conf'),
    "fsync = off\nshared_buffers = '16MB'\nmax_wal_senders = 3\n",
  )
  await primary.start()
  await run(
    join(programs, 'pg_basebackup'),
    ['--pgdata', replicaFolder, '--write-recovery-conf', '--no-sync', '--checkpoint', 'fast', '--dbname', primary.url],
    { ...owner, cwd: '/' },
  )
  await replica.start()
  return {
    primary,
    replica,
    close: async () => {
      await Promise.all([replica.stop(), primary.stop()])
      for (const path of [primaryFolder, replicaFolder]) await rm(path, { recursive: true, force: true })
    },
  }
}

const SUPERUSER = 'postgres'

interface Owner {
  readonly uid: number
  readonly gid: number
}

/** PostgreSQL's server refuses to run as root, so root starts it as the user that its package has created. */
async function findServerOwner(): Promise<Owner> {
  const { uid, gid } = userInfo()
  if (uid !== 0) return { uid, gid }
  const [user, group] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, SUPERUSER])))
  return { uid: Number(user?.stdout), gid: Number(group?.stdout) }
}

function findProgramFolder(): string {
  const folders = [
    ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  const found = folders.find((folder) =>
    ['postgres', 'initdb', 'pg_basebackup'].every((name) => isProgram(join(folder, name))),
  )
  if (found === undefined)
    throw new Error(
      "This test needs PostgreSQL's own programs postgres, initdb and pg_basebackup: install its server package.",
    )
  return found
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

interface ServerOptions {
  readonly programs: string
  readonly owner: Owner
  readonly folder: string
  readonly port: number
}

function createTestServer({ programs, owner, folder, port }: ServerOptions): TestServer {
  const url = `postgres://${SUPERUSER}@127.0.0.1:${port}/postgres`
  let server: ChildProcess | null = null
  const query = async (text: string): Promise<unknown[]> => {
    const client = new pg.Client(url)
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(text)).rows
    } finally {
      await client.end()
    }
  }
  return {
    url,
    port,
    query,
    start: async () => {
      const args = [
        '-D',
        folder,
        '-p',
        String(port),
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'unix_socket_directories=',
      ]
      server = spawn(join(programs, 'postgres'), args, { ...owner, cwd: '/', stdio: 'ignore' })
      const ended = once(server, 'exit').then((): never => {
        throw new Error(`The server in ${folder} did not start.`)
      })
      await Promise.race([ended, waitUntilReady(query)])
      ended.catch(() => undefined)
    },
    stop: async () => {
      if (server?.exitCode !== null) return
      server.kill('SIGQUIT')
      await once(server, 'exit')
    },
  }
}

async function waitUntilReady(query: TestServer['query']): Promise<void> {
  for (;;) {
    const isReady = await query('select 1').then(
      () => true,
      () => false,
    )
    if (isReady) return
    await delay(50)
  }
}
