import type { Executor } from '@hydrant/database/connection/database.ts'
import { demoShop } from '@hydrant/demo/shop.ts'
import { createCustomers } from '../../accounts/service.ts'
import { saveAddresses } from '../../addresses/service.ts'
import { createDeliveryMethods } from '../../cart/service.ts'
import {
  attachMedia,
  createCategories,
  createEntitlements,
  createStructure,
  saveFeatured,
  saveProducts,
} from '../../catalogue/service.ts'
import { publishPage, saveContents } from '../../content/service.ts'
import { createLocations, setLevels } from '../../inventory/service.ts'
import { saveMedia } from '../../media/service.ts'
import { createPriceBooks, savePrices } from '../../pricing/service.ts'
import { createPromotions } from '../../promotions/service.ts'
import { saveSeoSettings } from '../../seo/service.ts'
import { createUsers } from '../../session/service.ts'
import { createTaxRates } from '../../tax/service.ts'
import { categoriesOf } from './categories.ts'
import { contentsOf, featuredOf, seoSettings } from './contents.ts'
import { addressesOf, customersOf, usersOf } from './customers.ts'
import { entitlementsOf } from './entitlements.ts'
import { mediaOf } from './media.ts'
import { pagesOf } from './pages.ts'
import { priceBooksOf, pricesOf } from './prices.ts'
import { productBatches, productMediaOf, structureOf } from './products.ts'
import { demoIds } from './record-ids.ts'
import { deliveryMethodsOf, levelsOf, locationsOf, promotionsOf, taxRatesOf } from './selling.ts'
import { demoWebstore } from './webstore.ts'
import { createWebstore } from '../../webstore/service.ts'

/** Stores the whole demo shop in an empty database; all its users get one password. Pass a transaction. */
export async function fillDemoShop(executor: Executor, password: string): Promise<void> {
  await createWebstore(executor, demoWebstore)
  await saveMedia(executor, mediaOf(demoShop))
  await fillCatalogue(executor)
  await fillSales(executor)
  await fillCustomers(executor, password)
  for (const page of pagesOf(demoShop)) await publishPage(executor, page)
  await saveContents(executor, contentsOf(demoShop))
  await saveSeoSettings(executor, seoSettings)
}

async function fillCatalogue(executor: Executor): Promise<void> {
  await createCategories(executor, categoriesOf(demoShop))
  for (const batch of productBatches(demoShop)) await saveProducts(executor, batch)
  await createStructure(executor, structureOf(demoShop))
  await attachMedia(executor, productMediaOf(demoShop))
  await saveFeatured(executor, featuredOf(demoShop))
}

async function fillSales(executor: Executor): Promise<void> {
  await createLocations(executor, locationsOf(demoShop))
  await setLevels(executor, levelsOf(demoShop))
  await createTaxRates(executor, taxRatesOf(demoShop))
  await createDeliveryMethods(executor, deliveryMethodsOf(demoShop))
  const { promotions, coupons } = promotionsOf(demoShop)
  await createPromotions(executor, promotions, coupons)
}

async function fillCustomers(executor: Executor, password: string): Promise<void> {
  await createUsers(executor, usersOf(demoShop), password)
  await createCustomers(executor, customersOf(demoShop))
  await saveAddresses(executor, addressesOf(demoShop))
  await createEntitlements(executor, entitlementsOf(demoShop))
  await createPriceBooks(executor, priceBooksOf(demoShop))
  for (const book of demoShop.priceBooks)
    await savePrices(executor, demoIds.priceBook(book.key), pricesOf(book, demoShop.products))
}
