import type { ImportLine } from '@hydrant/contract/admin/import.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { accounts, people } from '@hydrant/demo/accounts.ts'
import type { Message } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/import.js'
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

/**
 * Imports a product file into the shop of a database while the file is received, and yields a report; the last line is
 * `done` or `refused`.
 */
export async function* importProductFile(
  database: Database,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<ImportLine> {
  const { webstore, importBooks } = await database.query(async (db) => ({
    webstore: await getWebstore(db),
    importBooks: await findImportPriceBookIds(db),
  }))
  yield* importFile(chunks, {
    currencies: webstore.supportedCurrencies,
    storeCurrency: webstore.defaultCurrency,
    saveBatch: (products) => database.transaction((tx) => saveProductBatch(tx, products, importBooks)),
  })
}
