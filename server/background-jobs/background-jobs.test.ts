import type { BackgroundJob } from '@hydrant/contract/admin/background-jobs.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from 'drizzle-orm'
import { ADMIN, createStaffUsers } from '../testing/client-identities.ts'
import { openPurchaseTestShop, type PurchaseTestShop, type TestClient } from '../testing/purchase-test-shop.ts'
import { JobRunner, loadJobs } from './service.ts'

const PATH = '/admin/background-jobs'

let shop: PurchaseTestShop
let admin: TestClient
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  await createStaffUsers(shop)
  admin = await shop.buyer(ADMIN)
})
afterAll(() => shop.close())

const waitFor = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 50 })

test('a job runs at once, and its failures are counted, told and over when it succeeds [ADM-61]', async () => {
  const failures: unknown[] = []
  const runner = new JobRunner({ database: shop.database, onFailure: (error) => failures.push(error) })
  let mustFail = true
  runner.add({
    name: 'Count',
    intervalMs: 3_600_000,
    run: async () => {
      if (mustFail) throw new Error('The disk is full.\0')
      return { counted: 3 }
    },
  })
  const find = () => shop.database.query(async (db) => (await loadJobs(db, runner))[0])
  expect((await find())?.nextRunAt).toBeInstanceOf(Date)
  const runAgain = async (times: number) => {
    runner.runNow('Count')
    await waitFor(async () => expect((await find())?.last?.failuresInARow).toBe(times))
    await waitFor(async () => expect((await find())?.isRunning).toBe(false))
  }
  await runAgain(1)
  await runAgain(2)
  expect(failures).toHaveLength(2)
  expect((await find())?.last).toMatchObject({ failure: 'The disk is full.', result: null })
  mustFail = false
  await runAgain(0)
  expect(await find()).toMatchObject({ last: { result: { counted: 3 }, failedAt: expect.any(Date) } })
  expect(runner.runNow('Nothing')).toBe(false)
  await runner.stop()
  expect(runner.runNow('Count')).toBe(false)
})

test('the history is verified by a job, which finds what was changed past the shop [ADM-62]', async () => {
  const verify = async (expected: object): Promise<void> => {
    expect((await admin('POST', `${PATH}/VerifyHistory/actions/run`)).status).toBe(202)
    await waitFor(async () => {
      const { jobs } = (await admin<{ jobs: BackgroundJob[] }>('GET', PATH)).body
      expect(jobs.find(({ name }) => name === 'VerifyHistory')).toMatchObject({ isRunning: false, result: expected })
    })
  }
  for (const name of ['One', 'Two', 'Three'])
    await admin('POST', '/services/data/v65.0/sobjects/BuyerGroup', { Name: name })
  await verify({ entries: 3, fault: null })
  await shop.database.transaction((tx) =>
    tx.execute(sql`update change_history set new_values = '{}' where position = 2`),
  )
  await verify({ entries: 1, fault: { kind: 'changed', position: 2 } })
  expect((await admin('POST', `${PATH}/Nothing/actions/run`)).status).toBe(404)
})
