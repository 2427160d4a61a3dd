import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database, Transaction } from '@hydrant/database/connection/database.ts'
import { openDatabase } from '@hydrant/database/connection/open-database.ts'
import { createEmptyDatabase } from '@hydrant/database/testing/empty-database.ts'
import { runScript } from '@hydrant/database/testing/run-script.ts'
import { createDisposableFolder } from '@hydrant/database/testing/temporary-folder.ts'
import { testServerUrl } from '@hydrant/database/testing/test-server.ts'
import { people } from '@hydrant/demo/accounts.ts'
import { demoShop } from '@hydrant/demo/shop.ts'
import { setUpShopIfEmptyAndGetNotice } from './service.ts'

let folder: Awaited<ReturnType<typeof createDisposableFolder>>
/** What the command is told: a data folder, or the URL of a database on the server of the tests. */
let target: string
let dropTarget = async (): Promise<void> => undefined

beforeAll(async () => {
  folder = await createDisposableFolder()
  if (testServerUrl === undefined) target = join(folder.path, 'shop')
  else {
    const empty = await createEmptyDatabase()
    target = empty.url
    dropTarget = empty.drop
  }
  await withTarget(async (database) => {
    await database.migrate()
    await setUpShopIfEmptyAndGetNotice(database, { isDemo: false, acceptsPublishedPassword: false })
    await database.transaction((tx) =>
      tx.execute(
        sql`insert into "user" (id, name, email, role) values ('005000000000001AAA', 'Maya Ortiz', 'maya@shop.example', 'admin')`,
      ),
    )
  })
})
afterAll(async () => {
  await dropTarget()
  await folder[Symbol.asyncDispose]()
})

async function withTarget<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(testServerUrl === undefined ? { dataDir: target } : { url: target, dataDir: '' })
  return work(database).finally(() => database.close())
}

function fill(...parameters: string[]) {
  const script = fileURLToPath(new URL('demo-command.ts', import.meta.url))
  return runScript(script, parameters, { folder: folder.path, settings: { HYDRANT_DEMO: '', HOST: '' } })
}

const change = (work: (tx: Transaction) => Promise<unknown>) => withTarget((database) => database.transaction(work))

async function describeTarget(): Promise<unknown> {
  return withTarget((database) =>
    database.query(async (db) => {
      const { rows } = await db.execute(sql`
        select (select count(*)::int from product) as products, (select count(*)::int from account) as accounts,
          (select count(*)::int from page) as pages, (select count(*)::int from "user") as users,
          (select count(*)::int from "user" where email = 'maya@shop.example') as administrators`)
      return rows[0]
    }),
  )
}

const EMPTY = { products: 0, accounts: 0, pages: 1, users: 1, administrators: 1 }

test('a shop that is open, or in which somebody has made something, is not filled with the demo [FST-06]', async () => {
  await withTarget(async (database) => {
    // The connection stays open meanwhile.
    await database.query((db) => db.execute('select 1'))
    expect(await fill('--into', target)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/Stop (it|the shop) first/),
    })
  })
  await change((tx) =>
    tx.execute(sql`insert into account (id, name) values ('001000000000001AAA', 'Our first customer')`),
  )
  expect(await fill('--into', target)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('its table account has rows'),
  })
  expect(await describeTarget()).toEqual({ ...EMPTY, accounts: 1 })
  await change(async (tx) => {
    await tx.execute(sql`delete from account`)
    await tx.execute(sql`update site_settings set revision = 2`)
  })
  expect(await fill('--into', target)).toMatchObject({ code: 1, stderr: expect.stringContaining('site_settings') })
  await change((tx) => tx.execute(sql`update site_settings set revision = 1`))
  expect(await fill('--into', 'mysql://root:hidden@host/shop')).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.not.stringContaining('hidden'),
  })
})

test('an empty shop that was set up becomes the demo, keeps its administrator, and is not filled twice [FST-05, FST-06]', async () => {
  expect(await fill('--into', target)).toMatchObject({
    code: 0,
    stderr: '',
    // The published password works only where nobody else can reach the shop.
    stdout:
      testServerUrl === undefined
        ? expect.stringContaining('hydrant-demo')
        : expect.not.stringContaining('hydrant-demo'),
  })
  const filled = await describeTarget()
  expect(filled).toMatchObject({
    products: demoShop.products.length,
    accounts: demoShop.accounts.length,
    users: people.length + 1,
    administrators: 1,
  })
  expect(await fill('--into', target)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The shop is not empty'),
  })
  expect(await describeTarget()).toEqual(filled)
})
