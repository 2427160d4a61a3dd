import type { ImportLine } from '@hydrant/contract/admin/import.ts'
import type { Database, Executor } from '@hydrant/database/connection/database.ts'
import { demoShop } from '@hydrant/demo/shop.ts'
import { createCustomers } from '../accounts/service.ts'
import { saveAddresses } from '../addresses/service.ts'
import { createDeliveryMethods } from '../cart/service.ts'
import { attachMedia, createCategories, createEntitlements, createStructure, saveProducts } from '../catalogue/service.ts'
import { publishNewPage } from '../content/service.ts'
import { createLocations, setLevels } from '../inventory/service.ts'
import { saveMedia } from '../media/service.ts'
import { createPriceBooks, savePrices } from '../pricing/service.ts'
import { createPromotions } from '../promotions/service.ts'
import { createUsers } from '../session/service.ts'
import { createTaxRates } from '../tax/service.ts'
import { createWebstore, getWebstore } from '../webstore/service.ts'
import { categoriesOf } from './demo-shop/categories.ts'
import { addressesOf, customersOf, usersOf } from './demo-shop/customers.ts'
import { entitlementsOf } from './demo-shop/entitlements.ts'
import { mediaOf } from './demo-shop/media.ts'
import { pagesOf } from './demo-shop/pages.ts'
import { priceBooksOf, pricesOf } from './demo-shop/prices.ts'
import { productMediaOf, productsOf, structureOf } from './demo-shop/products.ts'
import { demoIds } from './demo-shop/record-ids.ts'
import { deliveryMethodsOf, levelsOf, locationsOf, promotionsOf, taxRatesOf } from './demo-shop/selling.ts'
import { DEMO_PASSWORD, signInsOf } from './demo-shop/sign-ins.ts'
import { demoWebstore } from './demo-shop/webstore.ts'
import { importFile } from './import-file.ts'
import { findImportBooks, saveBatch } from './storing/service.ts'

export { DEMO_PASSWORD } from './demo-shop/sign-ins.ts'

/** Who can sign in to the demo shop, and what for. */
export const demoSignIns = signInsOf(demoShop)

/** Fills an empty, migrated database with the demo shop, wholly or not at all. */
export async function openDemoShop(database: Database): Promise<void> {
  await database.transaction(async (executor) => {
    await createWebstore(executor, demoWebstore)
    await saveMedia(executor, mediaOf(demoShop))
    await fillCatalogue(executor)
    await fillSales(executor)
    await fillCustomers(executor)
    for (const page of pagesOf(demoShop)) await publishNewPage(executor, page)
  })
}

async function fillCatalogue(executor: Executor): Promise<void> {
  await createCategories(executor, categoriesOf(demoShop))
  await saveProducts(executor, productsOf(demoShop))
  await createStructure(executor, structureOf(demoShop))
  await attachMedia(executor, productMediaOf(demoShop))
}

async function fillSales(executor: Executor): Promise<void> {
  await createLocations(executor, locationsOf(demoShop))
  await setLevels(executor, levelsOf(demoShop))
  await createTaxRates(executor, taxRatesOf(demoShop))
  await createDeliveryMethods(executor, deliveryMethodsOf(demoShop))
  const { promotions, coupons } = promotionsOf(demoShop)
  await createPromotions(executor, promotions, coupons)
}

async function fillCustomers(executor: Executor): Promise<void> {
  await createUsers(executor, usersOf(demoShop), DEMO_PASSWORD)
  await createCustomers(executor, customersOf(demoShop))
  await saveAddresses(executor, addressesOf(demoShop))
  await createEntitlements(executor, entitlementsOf(demoShop))
  await createPriceBooks(executor, priceBooksOf(demoShop))
  for (const book of demoShop.priceBooks) await savePrices(executor, demoIds.priceBook(book.key), pricesOf(book, demoShop.products))
}

/** Imports a product file into the shop of this database while the file arrives, and says what happens; the last line is `done` or `refused`. */
export async function* importProductFile(database: Database, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ImportLine> {
  const { currencies, books } = await database.read(async (executor) => ({
    currencies: (await getWebstore(executor)).supportedCurrencies,
    books: await findImportBooks(executor),
  }))
  yield* importFile(chunks, {
    currencies,
    saveBatch: (products) => database.transaction((executor) => saveBatch(executor, products, books)),
  })
}
