import type { Transaction } from '@hydrant/database/connection/database.ts'
import { demoShop } from '@hydrant/demo/shop.ts'
import { createCustomers } from '../../accounts/service.ts'
import { saveAddresses } from '../../addresses/service.ts'
import { createDeliveryMethods } from '../../cart/service.ts'
import {
  replaceMedia,
  createCategories,
  createEntitlements,
  createCatalogueStructure,
  saveFeatured,
  saveProducts,
} from '../../catalogue/service.ts'
import { publishPage, saveContents } from '../../content/service.ts'
import { createLocations, saveLevels } from '../../inventory/service.ts'
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
import { toProductBatches, toProductMedia, toCatalogueStructure } from './products.ts'
import { demoIds } from './record-ids.ts'
import { toDeliveryMethods, toInventoryLevels, toLocations, toPromotions, toTaxRates } from './selling.ts'
import { demoWebstore } from './webstore.ts'
import { createWebstore } from '../../webstore/service.ts'

/** Seeds an empty database with the demo shop; all its users get the same password. */
export async function seedDemoShop(tx: Transaction, password: string): Promise<void> {
  await createWebstore(tx, demoWebstore)
  await saveMedia(tx, toMedia(demoShop))
  await seedCatalogue(tx)
  await seedSales(tx)
  await seedCustomers(tx, password)
  for (const page of toPages(demoShop)) await publishPage(tx, page)
  await saveContents(tx, toContents(demoShop))
  await saveSeoSettings(tx, seoSettings)
}

async function seedCatalogue(tx: Transaction): Promise<void> {
  await createCategories(tx, toCategories(demoShop))
  for (const batch of toProductBatches(demoShop)) await saveProducts(tx, batch)
  await createCatalogueStructure(tx, toCatalogueStructure(demoShop))
  await replaceMedia(tx, toProductMedia(demoShop))
  await saveFeatured(tx, toFeatured(demoShop))
}

async function seedSales(tx: Transaction): Promise<void> {
  await createLocations(tx, toLocations(demoShop))
  await saveLevels(tx, toInventoryLevels(demoShop))
  await createTaxRates(tx, toTaxRates(demoShop))
  await createDeliveryMethods(tx, toDeliveryMethods(demoShop))
  const { promotions, coupons } = toPromotions(demoShop)
  await createPromotions(tx, promotions, coupons)
}

async function seedCustomers(tx: Transaction, password: string): Promise<void> {
  await createUsers(tx, toUsers(demoShop), password)
  await createCustomers(tx, toCustomers(demoShop))
  await saveAddresses(tx, toAddresses(demoShop))
  await createEntitlements(tx, toEntitlements(demoShop))
  await createPriceBooks(tx, toPriceBooks(demoShop))
  for (const book of demoShop.priceBooks)
    await savePrices(tx, demoIds.priceBook(book.key), toPrices(book, demoShop.products))
}
