import type { Transaction } from '@hydrant/database/connection/database.ts'
import { demoShop } from '@hydrant/demo/shop.ts'
import { demoSiteSettings } from '@hydrant/demo/site-settings.ts'
import { SPANISH_TEXTS } from '@hydrant/demo/translations/spanish.ts'
import { insertCustomers } from '../../accounts/service.ts'
import { insertAddresses } from '../../addresses/service.ts'
import { insertDeliveryMethods } from '../../cart/service.ts'
import {
  replaceMedia,
  addCategories,
  addEntitlements,
  addTranslations,
  addAttributesAndRelations,
  replaceFeaturedProductsAndBrands,
  saveProducts,
} from '../../catalogue/service.ts'
import {
  saveAndPublishPage,
  saveSettingsAtRevision,
  insertContents,
  insertPageTranslations,
  insertSiteTranslations,
} from '../../content/service.ts'
import { insertLocations, upsertInventoryLevels } from '../../inventory/service.ts'
import { insertMissingMedia } from '../../media/service.ts'
import { addPriceBooks, savePrices } from '../../pricing/service.ts'
import { insertPromotions } from '../../promotions/service.ts'
import { upsertSeoSettings } from '../../seo/service.ts'
import { createUsers } from '../../session/service.ts'
import { addTaxRates } from '../../tax/service.ts'
import { toCategories } from './categories.ts'
import { toContents, toFeaturedIds, seoSettings } from './contents.ts'
import { toAddresses, toCustomers, toUsers } from './customers.ts'
import { toEntitlements } from './entitlements.ts'
import { renderAllMedia } from './media.ts'
import { toPages } from './pages.ts'
import { toPriceBooks, toPrices } from './prices.ts'
import { toBatchesWithNewProductsLast, toProductMedia, toAttributesAndRelations } from './products.ts'
import { demoIds } from './record-ids.ts'
import { toDeliveryMethods, toInventoryLevels, toLocations, toPromotions, toTaxRates } from './selling.ts'
import { demoWebstore } from './webstore.ts'
import { insertWebstore } from '../../webstore/service.ts'
import { toTranslations } from './translations.ts'

/** Seeds an empty database with the demo shop; all its users get the same password. */
export async function seedDemoShop(tx: Transaction, password: string): Promise<void> {
  await insertWebstore(tx, demoWebstore)
  await insertMissingMedia(tx, renderAllMedia(demoShop))
  await seedCatalogue(tx)
  await seedStockTaxesAndPromotions(tx)
  await seedCustomersAndPrices(tx, password)
  for (const page of toPages(demoShop)) await saveAndPublishPage(tx, page)
  await saveSettingsAtRevision(tx, {
    siteId: demoIds.site,
    revision: 0,
    settings: demoSiteSettings,
    authorId: null,
  })
  const dictionary = { language: 'es_US', texts: new Map(Object.entries(SPANISH_TEXTS)) }
  for (const { path } of demoShop.pages) await insertPageTranslations(tx, path, dictionary)
  await insertSiteTranslations(tx, demoIds.site, dictionary)
  await insertContents(tx, toContents(demoShop))
  await upsertSeoSettings(tx, seoSettings)
}

async function seedCatalogue(tx: Transaction): Promise<void> {
  await addCategories(tx, toCategories(demoShop))
  for (const batch of toBatchesWithNewProductsLast(demoShop)) await saveProducts(tx, batch)
  await addAttributesAndRelations(tx, toAttributesAndRelations(demoShop))
  await addTranslations(tx, toTranslations(demoShop))
  await replaceMedia(tx, toProductMedia(demoShop))
  await replaceFeaturedProductsAndBrands(tx, toFeaturedIds(demoShop))
}

async function seedStockTaxesAndPromotions(tx: Transaction): Promise<void> {
  await insertLocations(tx, toLocations(demoShop))
  await upsertInventoryLevels(tx, toInventoryLevels(demoShop))
  await addTaxRates(tx, toTaxRates(demoShop))
  await insertDeliveryMethods(tx, toDeliveryMethods(demoShop))
  const { promotions, coupons } = toPromotions(demoShop)
  await insertPromotions(tx, promotions, coupons)
}

async function seedCustomersAndPrices(tx: Transaction, password: string): Promise<void> {
  await createUsers(tx, toUsers(demoShop), password)
  await insertCustomers(tx, toCustomers(demoShop))
  await insertAddresses(tx, toAddresses(demoShop))
  await addEntitlements(tx, toEntitlements(demoShop))
  await addPriceBooks(tx, toPriceBooks(demoShop))
  for (const book of demoShop.priceBooks)
    await savePrices(tx, demoIds.priceBook(book.key), toPrices(book, demoShop.products))
}
