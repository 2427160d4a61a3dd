import type { ImportLine } from '@hydrant/contract/admin/import.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { accounts, people } from '@hydrant/demo/accounts.ts'
import { getWebstore } from '../webstore/service.ts'
import { signInsOf } from './demo-shop/sign-ins.ts'
import { setUpShop } from './first-start/service.ts'
import { importFile } from './import-file.ts'
import { findImportBooks, saveBatch } from './storing/service.ts'

export { DEMO_PASSWORD } from './demo-shop/sign-ins.ts'
export { setUpShop } from './first-start/service.ts'

/** Who can sign in to the demo shop, and what for. */
export const demoSignIns = signInsOf({ accounts, people })

/** Fills an empty, migrated database with the demo shop and its published password, wholly or not at all. */
export async function openDemoShop(database: Database): Promise<void> {
  await setUpShop(database, { isDemo: true, acceptsPublishedPassword: true, adminEmail: '' })
}

/**
 * Imports a product file into the shop of this database while the file arrives, and says what happens; the last line is
 * `done` or `refused`.
 */
export async function* importProductFile(
  database: Database,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<ImportLine> {
  const { webstore, books } = await database.read(async (executor) => ({
    webstore: await getWebstore(executor),
    books: await findImportBooks(executor),
  }))
  yield* importFile(chunks, {
    currencies: webstore.supportedCurrencies,
    storeCurrency: webstore.defaultCurrency,
    saveBatch: (products) => database.transaction((executor) => saveBatch(executor, products, books)),
  })
}
