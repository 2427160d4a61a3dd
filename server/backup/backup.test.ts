import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '@hydrant/database/connection/database.ts'
import { inventoryLevel } from '@hydrant/database/schema/inventory.ts'
import { runScript, type ScriptResult } from '@hydrant/database/testing/run-script.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PLANT_BUYER, shopIds, type TestClient } from '../testing/purchase-test-shop.ts'
import { BUYER } from '../testing/test-catalogue.ts'
import { packBackup, verifyBackup } from './backup-file.ts'
import { openUsableBackup } from './service.ts'
import { assertNewFile } from './write-backup.ts'
import { placeOrder } from './testing/place-order.ts'
import { openShopToBackUp, type ShopToBackUp } from './testing/shop-to-back-up.ts'

const STOCK = 100_000

let place: ShopToBackUp
/** The references of the orders that were placed before the backup began, and while it was made. */
let placed: { readonly before: readonly string[]; readonly during: readonly string[] }
let backup: ScriptResult

beforeAll(async () => {
  place = await openShopToBackUp()
  await place.shop.database.transaction((tx) =>
    tx
      .update(inventoryLevel)
      .set({ onHand: String(STOCK) })
      .where(eq(inventoryLevel.productId, shopIds.hose)),
  )
  const [county, plant] = await Promise.all([place.shop.buyer(BUYER), place.shop.buyer(PLANT_BUYER)])
  const before = [await placeOrder(county), await placeOrder(plant)]
  const ordering = [keepOrdering(county), keepOrdering(plant)]
  backup = await run('command.ts', place.shopSettings, 'nightly.backup')
  placed = { before, during: ordering.flatMap(({ references }) => [...references]) }
  await Promise.all(ordering.map(({ stop }) => stop()))
})
afterAll(() => place.close())

function run(
  command: 'command.ts' | 'restore-command.ts',
  settings: Readonly<Record<string, string>>,
  ...parameters: string[]
): Promise<ScriptResult> {
  const script = fileURLToPath(new URL(command, import.meta.url))
  return runScript(script, parameters, { folder: place.folder, settings })
}

/** Lets a buyer place one order after another until `stop` is called. */
function keepOrdering(buyer: TestClient): { readonly references: string[]; stop: () => Promise<void> } {
  const references: string[] = []
  const state = { isStopped: false }
  const ordering = (async () => {
    while (!state.isStopped) references.push(await placeOrder(buyer))
  })()
  return {
    references,
    stop: () => {
      state.isStopped = true
      return ordering
    },
  }
}

async function readOrders(database: Database) {
  return database.query(async (db) => {
    const { rows: orders } = await db.execute<{ reference: string; isWhole: boolean; grandTotal: string }>(sql`
      select reference_number as reference, grand_total_amount::text as "grandTotal",
        total_product_amount = (select sum(total_price) from order_item i where i.order_summary_id = o.id)
        and grand_total_amount = total_product_amount + total_delivery_amount + total_adjustment_amount + total_tax_amount
        and 2 = (select count(*) from order_item i where i.order_summary_id = o.id)
        and exists (select from outbox_event e where e.record_id = o.id) as "isWhole"
      from order_summary o order by o.ordered_at`)
    const { rows: stock } = await db.execute<{ onHand: number; ordered: number }>(sql`
      select (select on_hand::float8 from inventory_level where product_id = ${shopIds.hose}) as "onHand",
        (select coalesce(sum(quantity), 0)::float8 from order_item where product_id = ${shopIds.hose}) as ordered`)
    return { orders, stock: stock[0] }
  })
}

test('of orders that are placed during a backup, each is in it wholly or not at all, and money and stock agree after restoring [RUN-13] [RUN-14]', async () => {
  expect(backup).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('nightly.backup') })
  const path = join(place.folder, 'nightly.backup')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect((await readdir(place.folder)).filter((name) => name.includes('backup'))).toEqual(['nightly.backup'])

  const restored = await run('restore-command.ts', place.targetSettings, 'nightly.backup', '--replace')
  expect(restored).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('all as in the backup') })
  const target = await place.openTarget()
  const { orders, stock } = await readOrders(target).finally(() => target.close())
  const references = orders.map(({ reference }) => reference)
  expect(references).toEqual(expect.arrayContaining([...placed.before]))
  const all = await readOrders(place.shop.database)
  expect(placed.during.length).toBeGreaterThan(0)
  expect(all.orders.length).toBeGreaterThan(orders.length)
  expect(all.orders.slice(0, orders.length), 'the backup is the shop at one moment').toEqual(orders)
  expect(orders.every(({ isWhole }) => isWhole)).toBe(true)
  expect(stock?.onHand).toBe(STOCK - (stock?.ordered ?? 0))
})

test('a backup is restored to a shop that exists only when told to, and never to one that is open [RUN-14]', async () => {
  const refused = await run('restore-command.ts', place.targetSettings, 'nightly.backup')
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('contains a shop already') })
  const inUse = await run('restore-command.ts', place.shopSettings, 'nightly.backup', '--replace')
  expect(inUse).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/is in use by process|connected to the database/),
  })
  const replaced = await run('restore-command.ts', place.targetSettings, 'nightly.backup', '--replace')
  expect(replaced).toMatchObject({ code: 0, stdout: expect.stringContaining('all as in the backup') })
})

test('a shop that is not running is backed up too, and no file is replaced by a backup [RUN-13]', async () => {
  expect(await run('command.ts', place.targetSettings, 'closed.backup')).toMatchObject({ code: 0, stderr: '' })
  const [open, closed] = await Promise.all(
    ['nightly.backup', 'closed.backup'].map((name) => verifyBackup(join(place.folder, name))),
  )
  expect(closed?.manifest.rows).toEqual(open?.manifest.rows)
  expect(() => assertNewFile(join(place.folder, 'closed.backup'))).toThrow('exists already')
})

test('a backup that is damaged, foreign, or of another version or kind of database is refused [RUN-14]', async () => {
  const bytes = await readFile(join(place.folder, 'nightly.backup'))
  const { manifest } = await verifyBackup(join(place.folder, 'nightly.backup'))
  const write = async (name: string, content: Uint8Array): Promise<string> => {
    const path = join(place.folder, name)
    await writeFile(path, content)
    return path
  }
  const changed = Buffer.from(bytes)
  changed[bytes.length >> 1] = (changed[bytes.length >> 1] ?? 0) ^ 1
  const packWith = async (change: Partial<typeof manifest>): Promise<Buffer> =>
    buffer(packBackup({ ...manifest, ...change }, Readable.from([bytes])))
  const otherKind = manifest.kind === 'embedded' ? 'postgresql' : 'embedded'
  const cases: Array<[path: string, reason: string]> = [
    [await write('cut', bytes.subarray(0, bytes.length - 1000)), 'is damaged'],
    [await write('changed', changed), 'is damaged'],
    [await write('begun', bytes.subarray(0, 30)), 'is damaged'],
    [await write('foreign', Buffer.from('PGDMP something else')), 'is not a backup'],
    [await write('empty', Buffer.alloc(0)), 'is not a backup'],
    [await write('format', Buffer.from('hydrant backup 2\n{}\n')), 'newer version of the shop'],
    [await write('newer', await packWith({ migration: 9_999_999_999_999 })), 'newer version of the shop'],
    [await write('unknown', await packWith({ migration: 1 })), 'no version of this shop has made'],
    [await write('kind', await packWith({ kind: otherKind })), 'cannot be restored to'],
    [join(place.folder, 'missing'), 'There is no file'],
    [place.folder, 'is not a file'],
  ]
  for (const [path, reason] of cases) await expect(openUsableBackup(path, manifest.kind), path).rejects.toThrow(reason)
})
