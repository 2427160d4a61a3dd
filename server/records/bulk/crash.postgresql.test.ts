import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JobInfo } from '@hydrant/contract/records/bulk-endpoints.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { openDatabase } from '@hydrant/database/connection/open-database.ts'
import { createEmptyDatabase, type EmptyDatabase } from '@hydrant/database/testing/empty-database.ts'
import { ADMIN } from '../../testing/client-identities.ts'
import { openPurchaseTestShop, type PurchaseTestShop } from '../../testing/purchase-test-shop.ts'
import { PASSWORD } from '../../testing/test-catalogue.ts'
import { DATA, openRecordClient, type RecordClient } from '../testing/record-client.ts'

const PROGRAM = fileURLToPath(new URL('../testing/process-jobs-program.ts', import.meta.url))
const ROWS = 400

let emptyDatabase: EmptyDatabase
let database: Database
let shop: PurchaseTestShop
let client: RecordClient
let token: string
beforeAll(async () => {
  emptyDatabase = await createEmptyDatabase()
  database = await openDatabase({ url: emptyDatabase.url, dataDir: '' })
  await database.migrate()
  shop = await openPurchaseTestShop({ embedded: { database, dataDir: '', operatorToken: 'unused' } })
  client = await openRecordClient(shop)
  const { body } = await shop.send<{ token: string }>('POST', '/services/apexrest/auth/login', {
    body: { username: ADMIN, password: PASSWORD },
  })
  ;({ token } = body)
})
afterAll(async () => {
  await shop.close()
  await emptyDatabase.drop()
})

function startProcess(): ChildProcess {
  return spawn(process.execPath, [PROGRAM, emptyDatabase.url], { stdio: ['ignore', 'pipe', 'inherit'] })
}

async function runProcess(): Promise<void> {
  const child = startProcess()
  child.stdout?.resume()
  await once(child, 'exit')
}

async function uploadAccounts(name: string): Promise<string> {
  const { body } = await client.send<JobInfo>('POST', '/jobs/ingest', { object: 'Account', operation: 'insert' })
  const rows = Array.from({ length: ROWS }, (_, index) => `${name} ${index}`)
  const headers = { 'content-type': 'text/csv' }
  await shop.send('PUT', `${DATA}/jobs/ingest/${body.id}/batches`, { token, body: `Name\n${rows.join('\n')}`, headers })
  await client.send('PATCH', `/jobs/ingest/${body.id}`, { state: 'UploadComplete' })
  return body.id
}

const countAccounts = async (name: string) =>
  (await client.query(`SELECT COUNT() FROM Account WHERE Name LIKE '${name} %'`)).body.totalSize

test('a job goes on where a killed process was, and no row is lost or written twice [REC-20]', async () => {
  const id = await uploadAccounts('Crash')
  const killed = startProcess()
  const exited = once(killed, 'exit')
  let batches = 0
  if (killed.stdout === null) throw new Error('The process has an output.')
  for await (const _ of createInterface(killed.stdout)) {
    batches += 1
    if (batches === 3) killed.kill('SIGKILL')
  }
  await exited
  const { body: interrupted } = await client.send<JobInfo>('GET', `/jobs/ingest/${id}`)
  expect(interrupted.state).toBe('InProgress')
  expect(interrupted.numberRecordsProcessed).toBeLessThan(ROWS)
  expect(interrupted.numberRecordsProcessed).toBe(await countAccounts('Crash'))

  // Two processes at once, with a second job.
  const other = await uploadAccounts('Other')
  await Promise.all([runProcess(), runProcess()])
  for (const job of [id, other])
    expect((await client.send<JobInfo>('GET', `/jobs/ingest/${job}`)).body).toMatchObject({
      state: 'JobComplete',
      numberRecordsProcessed: ROWS,
      numberRecordsFailed: 0,
    })
  expect([await countAccounts('Crash'), await countAccounts('Other')]).toEqual([ROWS, ROWS])
  const { body: file } = await client.send<string>('GET', `/jobs/ingest/${id}/successfulResults`)
  expect(file.trimEnd().split('\n')).toHaveLength(ROWS + 1)
}, 300_000)
