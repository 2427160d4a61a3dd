import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '@hydrant/database/connection/database.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { openTestDatabaseTwice } from '@hydrant/database/testing/test-database.ts'
import { callShopAndCheckResponse } from '../../testing/call-shop.ts'
import { openApp, type OpenApp } from '../../testing/open-app.ts'
import { fillTestCatalogue, ids } from '../../testing/test-catalogue.ts'

let databases: Awaited<ReturnType<typeof openTestDatabaseTwice>>
let apps: readonly OpenApp[]

beforeAll(async () => {
  databases = await openTestDatabaseTwice()
  await fillTestCatalogue(databases.first)
  apps = [await openApp(databases.first), await openApp(databases.second)]
})
afterAll(async () => {
  await apps[1]?.app.close()
  await apps[0]?.close()
})

const switchBrowsing = (database: Database, guestBrowsingEnabled: boolean) =>
  database.transaction((tx) => tx.update(webstore).set({ guestBrowsingEnabled }))
const browse = async (app: OpenApp | undefined) =>
  (
    await callShopAndCheckResponse(
      { url: app?.url ?? '', webstoreId: ids.webstore },
      { method: 'GET', path: '/webstore/category-menu-items' },
      {},
    )
  ).status

test('the identity cache is not used while change notifications may be missing, and is used again afterwards [ROLE-02]', async () => {
  const { first, second } = databases
  const lost = Promise.withResolvers<void>()
  const back = Promise.withResolvers<void>()
  await second.subscribe({ onChange: () => undefined, onLost: lost.resolve, onRestored: back.resolve })
  expect(await browse(apps[1])).toBe(200)
  await first.query((db) =>
    db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'hydrant listener'`,
    ),
  )
  await lost.promise
  // The second process is not notified of these changes.
  await switchBrowsing(first, false)
  expect(await browse(apps[1])).toBe(401)
  await switchBrowsing(first, true)
  expect(await browse(apps[1])).toBe(200)
  await switchBrowsing(first, false)
  await back.promise
  expect(await browse(apps[1])).toBe(401)
  await switchBrowsing(first, true)
  await databases.waitUntilAllReceived()
  expect(await browse(apps[1])).toBe(200)
})
