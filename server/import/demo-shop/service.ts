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
import { toCategories } from './categories.ts'
import { toContents, toFeatured, seoSettings } from './contents.ts'
import { toAddresses, toCustomers, toUsers } from './customers.ts'
import { toEntitlements } from './entitlements.ts'
import { toMedia } from './media.ts'
import { toPages } from './pages.ts'
import { toPriceBooks, toPrices } from './prices.ts'
import { toProductBatches, toProductMedia, toStructure } from './products.ts'
import { demoIds } from './record-ids.ts'
import { toDeliveryMethods, toInventoryLevels, toLocations, toPromotions, toTaxRates } from './selling.ts'
import { demoWebstore } from './webstore.ts'
import { createWebstore } from '../../webstore/service.ts'

/** Seeds an empty database with the demo shop; all its users get the same password. Pass a transaction. */
export async function seedDemoShop(executor: Executor, password: string): Promise<void> {
  await createWebstore(executor, demoWebstore)
  await saveMedia(executor, toMedia(demoShop))
  await seedCatalogue(executor)
  await seedSales(executor)
  await seedCustomers(executor, password)
  for (const page of toPages(demoShop)) await publishPage(executor, page)
  await saveContents(executor, toContents(demoShop))
  await saveSeoSettings(executor, seoSettings)
}

async function seedCatalogue(executor: Executor): Promise<void> {
  await createCategories(executor, toCategories(demoShop))
  for (const batch of toProductBatches(demoShop)) await saveProducts(executor, batch)
  await createStructure(executor, toStructure(demoShop))
  await attachMedia(executor, toProductMedia(demoShop))
  await saveFeatured(executor, toFeatured(demoShop))
}

async function seedSales(executor: Executor): Promise<void> {
  await createLocations(executor, toLocations(demoShop))
  await setLevels(executor, toInventoryLevels(demoShop))
  await createTaxRates(executor, toTaxRates(demoShop))
  await createDeliveryMethods(executor, toDeliveryMethods(demoShop))
  const { promotions, coupons } = toPromotions(demoShop)
  await createPromotions(executor, promotions, coupons)
}

async function seedCustomers(executor: Executor, password: string): Promise<void> {
  await createUsers(executor, toUsers(demoShop), password)
  await createCustomers(executor, toCustomers(demoShop))
  await saveAddresses(executor, toAddresses(demoShop))
  await createEntitlements(executor, toEntitlements(demoShop))
  await createPriceBooks(executor, toPriceBooks(demoShop))
  for (const book of demoShop.priceBooks)
    await savePrices(executor, demoIds.priceBook(book.key), toPrices(book, demoShop.products))
}
