import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '../schema/accounts.ts'
import { type HangingProxy, startHangingProxy } from '../testing/hanging-connection.ts'
import { type ReplicatedCluster, startReplicatedCluster } from '../testing/replicated-cluster.ts'
import type { Database } from './database.ts'
import { createPostgresqlDatabase } from './postgresql-database.ts'
import { runAsWorkload } from './workload.ts'

let cluster: ReplicatedCluster
/** Is between the shop and the replica. */
let proxy: HangingProxy
/** Two processes of one shop. */
let first: Database
let second: Database
let warnings: unknown[] = []

beforeAll(async () => {
  cluster = await startReplicatedCluster()
  const log = { info: () => undefined, warn: (details: object) => void warnings.push(details) }
  proxy = await startHangingProxy({ host: '127.0.0.1', port: cluster.replica.port })
  const replicaUrl = cluster.replica.url.replace(String(cluster.replica.port), String(proxy.port))
  const open = () => createPostgresqlDatabase(cluster.primary.url, log, { replicaUrl, poolSize: 5 })
  first = open()
  second = open()
  await first.migrate()
  await first.transaction((tx) => tx.insert(account).values({ id: 'a', name: '0' }))
})
afterAll(async () => {
  await Promise.all([first.close(), second.close()])
  proxy.close()
  await cluster.close()
})

const readAs = <Result>(mayUseReplica: boolean, work: () => Promise<Result>): Promise<Result> =>
  runAsWorkload({ name: 'products', isRequest: true, mayUseReplica }, work)
const readName = async (database: Database): Promise<string | undefined> =>
  (await readAs(true, () => database.query((db) => db.select().from(account).where(eq(account.id, 'a')))))[0]?.name
const writeName = (database: Database, name: string): Promise<unknown> =>
  database.transaction((tx) => tx.update(account).set({ name }).where(eq(account.id, 'a')))
const isReplica = async (mayUseReplica = true, database = first): Promise<unknown> => {
  const { rows } = await readAs(mayUseReplica, () =>
    database.query((db) => db.execute(sql`select pg_is_in_recovery() as "isReplica"`)),
  )
  return rows[0]?.['isReplica']
}

const setReplayDelay = async (time: string): Promise<void> => {
  await cluster.replica.query(`alter system set recovery_min_apply_delay = '${time}'`)
  await cluster.replica.query('select pg_reload_conf()')
}

test('reads that may use the replica run on it, and see every write of every process that was made before [RUN-25]', async () => {
  await expect.poll(() => isReplica()).toBe(true)
  await expect.poll(() => isReplica(true, second)).toBe(true)
  expect(await isReplica(false)).toBe(false)
  for (let round = 1; round <= 100; round += 1) {
    const [writer, reader] = round % 2 === 0 ? [first, second] : [second, first]
    await writeName(writer, `round ${round}`)
    expect(await readName(reader)).toBe(`round ${round}`)
  }
})

test('a replica that is late is not read from until it has caught up, which is logged once [RUN-25]', async () => {
  await expect.poll(() => isReplica()).toBe(true)
  await using stack = new AsyncDisposableStack()
  stack.defer(() => setReplayDelay('0'))
  await setReplayDelay('10min')
  await expect
    .poll(async () => {
      await writeName(first, 'late')
      return cluster.replica.query(`select from pg_stat_activity where wait_event = 'RecoveryApplyDelay'`)
    })
    .toHaveLength(1)
  for (const database of [first, second]) {
    expect(await readName(database)).toBe('late')
    expect(await isReplica(true, database)).toBe(false)
  }
  expect(warnings).toContainEqual({ reason: 'it is late' })
  warnings = []
  for (let round = 1; round <= 10; round += 1) {
    await writeName(first, `late ${round}`)
    for (const database of [first, second]) expect(await readName(database)).toBe(`late ${round}`)
  }
  expect(warnings).toEqual([])
  await setReplayDelay('0')
  await expect.poll(() => isReplica()).toBe(true)
  expect(await readName(first)).toBe('late 10')
})

test.each([
  ['stopped', () => cluster.replica.stop(), () => cluster.replica.start()],
  ['silent', async () => proxy.hang(), async () => proxy.resume()],
])('a replica that is %s is not read from until it is back, and no read fails [RUN-25]', async (_, stop, start) => {
  for (const database of [first, second]) await expect.poll(() => isReplica(true, database)).toBe(true)
  warnings = []
  await stop()
  // Nothing has been written since the replica responded last, so that only its silence gives it away.
  for (const database of [first, second]) expect(await isReplica(true, database)).toBe(false)
  for (let round = 1; round <= 10; round += 1) {
    await writeName(first, `alone ${round}`)
    for (const database of [first, second]) expect(await readName(database)).toBe(`alone ${round}`)
  }
  await expect.poll(() => warnings.length).toBe(2)
  await start()
  await expect.poll(() => isReplica()).toBe(true)
  expect(await readName(first)).toBe('alone 10')
})

test.each([
  [
    'another database of the replica',
    () => cluster.replica.url.replace(/[^/]+$/, 'template1'),
    'not a replica of this',
  ],
  ['the primary itself', () => cluster.primary.url, 'no server that replays'],
])('%s is not read from as a replica [RUN-25]', async (_, toUrl, reason) => {
  const reported = Promise.withResolvers<object>()
  const log = { info: () => undefined, warn: reported.resolve }
  const database = createPostgresqlDatabase(cluster.primary.url, log, { replicaUrl: toUrl() })
  expect(await reported.promise).toEqual({ reason: expect.stringContaining(reason) })
  expect(await readName(database)).toBe(await readName(first))
  await database.close()
})
