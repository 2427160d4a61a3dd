import type { ImportLine } from '@hydrant/contract/admin/import.ts'
import type { Actor } from '@hydrant/database/connection/current-actor.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { accounts, people } from '@hydrant/demo/accounts.ts'
import type { Message } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/import.js'
import { recordChange } from '../records/service.ts'
import { getWebstore } from '../webstore/service.ts'
import { toSignIns } from './demo-shop/sign-ins.ts'
import { setUpShopIfEmptyAndGetNotice } from './first-start/service.ts'
import { importFile } from './import-file.ts'
import { findImportPriceBookIds, saveProductBatch } from './storing/service.ts'

export { DEMO_PASSWORD } from './demo-shop/sign-ins.ts'
export { setUpShopIfEmptyAndGetNotice } from './first-start/service.ts'

/** Returns the advice on what to do after an import that stopped before the end of its file. */
export const adviceAfterStop: Message = messages.afterStop

/** The users who can sign in to the demo shop, and their purpose. */
export const demoSignIns = toSignIns({ accounts, people })

/** Seeds an empty, migrated database with the demo shop and its published password, in one transaction. */
export async function seedDemoShopWithPublishedPassword(database: Database): Promise<void> {
  await setUpShopIfEmptyAndGetNotice(database, { isDemo: true, acceptsPublishedPassword: true })
}

const IMPORT_CHANGE = { objectName: 'Product2', recordId: null, operation: 'import' } as const

/** The part numbers of products by what became of them. */
function toSkusByStatus(
  products: ReadonlyArray<{ readonly sku: string; readonly status: string }>,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    [...Map.groupBy(products, ({ status }) => status)].map(([status, group]) => [status, group.map(({ sku }) => sku)]),
  )
}

/**
 * Imports a product file into the shop of a database while the file is received, and yields a report; the last line is
 * `done` or `refused`. `actor` is who does it; left out for the command of the operator.
 */
export async function* importProductFile(
  database: Database,
  chunks: AsyncIterable<Uint8Array>,
  actor?: Actor,
): AsyncGenerator<ImportLine> {
  const { webstore, importBooks } = await database.query(async (db) => ({
    webstore: await getWebstore(db),
    importBooks: await findImportPriceBookIds(db),
  }))
  yield* importFile(chunks, {
    currencies: webstore.supportedCurrencies,
    storeCurrency: webstore.defaultCurrency,
    saveBatch: (products) =>
      database.transaction(async (tx) => {
        const result = await saveProductBatch(tx, products, importBooks)
        const saved = products.flatMap(({ sku }, index) => ({ sku, status: result.statuses[index] ?? 'unchanged' }))
        const changed = saved.filter(({ status }) => status !== 'unchanged')
        if (changed.length > 0) await recordChange(tx, { ...IMPORT_CHANGE, newValues: toSkusByStatus(changed) }, actor)
        return result
      }),
  })
}
