import { openDatabase } from '@hydrant/database/connection/open-database.ts'
import type { Database, Transaction } from '@hydrant/database/connection/database.ts'
import { buyerGroup } from '@hydrant/database/schema/accounts.ts'
import { entitlementPolicy, entitlementProduct } from '@hydrant/database/schema/catalogue.ts'
import { location } from '@hydrant/database/schema/inventory.ts'
import { adjustmentSchedule } from '@hydrant/database/schema/pricing.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import {
  addEntitlements,
  addAttributesAndRelations,
  ensureCategories,
  saveProducts,
} from '@hydrant/server/catalogue/service.ts'
import { seedDemoShopWithPublishedPassword } from '@hydrant/server/import/service.ts'
import { upsertInventoryLevels } from '@hydrant/server/inventory/service.ts'
import { findPriceBooks, savePrices } from '@hydrant/server/pricing/service.ts'
import { getWebstore, hasWebstore } from '@hydrant/server/webstore/service.ts'
import { and, eq, inArray } from 'drizzle-orm'
import {
  categoryPaths,
  facetAttributes,
  inventProductGroup,
  type InventedProduct,
  computePriceInBook,
} from './seeding/invent-products.ts'

const BATCH = 1000
const CONTRACT_POLICY = createIdFromKey('1Ce', 'bench contract range')

/** What the invented products are assigned to: categories, price books, locations and policies. */
interface CatalogueTargets {
  readonly categoryIds: readonly string[]
  readonly priceBooks: ReadonlyArray<{
    readonly id: string
    readonly isOriginal: boolean
    readonly isForEveryone: boolean
  }>
  readonly scheduleIds: readonly string[]
  readonly locationIds: readonly string[]
  readonly openPolicyIds: readonly string[]
  readonly currencies: readonly string[]
}

/**
 * Opens the database at a URL and fills it with products, on top of the demo shop, which it sets up where there is
 * none. The products are the same every time.
 */
export async function seedCatalogue(options: {
  readonly databaseUrl: string
  readonly products: number
  readonly onProgress?: (seededCount: number) => void
}): Promise<void> {
  const database = await openDatabase({ url: options.databaseUrl, dataDir: '' })
  try {
    await database.migrate()
    if (!(await database.query(hasWebstore))) await seedDemoShopWithPublishedPassword(database)
    await fillCatalogue(database, options)
  } finally {
    await database.close()
  }
}

/** Fills an open shop with products. */
export async function fillCatalogue(
  database: Database,
  { products, onProgress }: { readonly products: number; readonly onProgress?: (seededCount: number) => void },
): Promise<void> {
  const targets = await database.transaction(createCatalogueTargets)
  let batch: InventedProduct[] = []
  for (let seededCount = 0, group = 0; seededCount < products; group += 1) {
    const invented = inventProductGroup(group).slice(0, products - seededCount)
    seededCount += invented.length
    batch.push(...invented)
    if (batch.length < BATCH && seededCount < products) continue
    const rows = batch
    await database.transaction((tx) => storeProducts(tx, rows, targets))
    onProgress?.(seededCount)
    batch = []
  }
  // Without statistics about the new rows the database would plan as for an empty shop.
  await database.transaction((tx) => tx.execute('analyze'))
}

/**
 * Creates the categories, facets and contract policy for the invented products, and finds what else they are assigned
 * to.
 */
async function createCatalogueTargets(tx: Transaction): Promise<CatalogueTargets> {
  const categories = await ensureCategories(tx, categoryPaths)
  await addAttributesAndRelations(tx, { attributes: facetAttributes })
  const groups = await tx.select({ id: buyerGroup.id }).from(buyerGroup).where(eq(buyerGroup.isGuest, false))
  await addEntitlements(tx, {
    policies: [{ id: CONTRACT_POLICY, name: 'Contract range' }],
    groups: groups.map(({ id }) => ({ policyId: CONTRACT_POLICY, buyerGroupId: id })),
    products: [],
  })
  const policies = await tx
    .select({ id: entitlementPolicy.id })
    .from(entitlementPolicy)
    .where(eq(entitlementPolicy.includesNewProducts, true))
  const [schedules, locations] = [
    await tx.select({ id: adjustmentSchedule.id }).from(adjustmentSchedule),
    await tx.select({ id: location.id }).from(location),
  ]
  return {
    categoryIds: categoryPaths.flatMap((path) => categories.idOf(path) ?? []),
    priceBooks: await findPriceBooks(tx),
    scheduleIds: schedules.map(({ id }) => id),
    locationIds: locations.map(({ id }) => id),
    openPolicyIds: policies.map(({ id }) => id),
    currencies: (await getWebstore(tx)).supportedCurrencies,
  }
}

async function storeProducts(
  tx: Transaction,
  invented: readonly InventedProduct[],
  targets: CatalogueTargets,
): Promise<void> {
  await saveProducts(
    tx,
    invented.map(({ product, categoryIndex }) => ({
      ...product,
      categoryIds: [targets.categoryIds[categoryIndex % targets.categoryIds.length] ?? ''],
    })),
  )
  const restricted = invented.filter(({ isRestricted }) => isRestricted).map(({ product }) => product.id)
  if (restricted.length > 0) {
    await tx
      .delete(entitlementProduct)
      .where(
        and(
          inArray(entitlementProduct.productId, restricted),
          inArray(entitlementProduct.policyId, [...targets.openPolicyIds]),
        ),
      )
    await addEntitlements(tx, {
      policies: [],
      groups: [],
      products: restricted.map((productId) => ({ policyId: CONTRACT_POLICY, productId })),
    })
  }
  await storePrices(tx, invented, targets)
  await upsertInventoryLevels(
    tx,
    invented.flatMap(({ product, stock }) =>
      targets.locationIds.map((locationId, at) => ({
        productId: product.id,
        locationId,
        onHand: String(stock * (at + 1)),
      })),
    ),
  )
}

async function storePrices(
  tx: Transaction,
  invented: readonly InventedProduct[],
  { priceBooks, scheduleIds, currencies }: CatalogueTargets,
): Promise<void> {
  for (const [bookIndex, priceBook] of priceBooks.entries()) {
    const prices = invented.flatMap((inventedProduct, at) => {
      const unitPrice = computePriceInBook(
        inventedProduct,
        priceBook.isOriginal || priceBook.isForEveryone ? 0 : bookIndex,
      )
      if (unitPrice === null) return []
      const scheduleId =
        priceBook.isOriginal || at % 5 > 0
          ? null
          : (scheduleIds[inventedProduct.stock % Math.max(scheduleIds.length, 1)] ?? null)
      return currencies.map((currency) => ({ productId: inventedProduct.product.id, currency, unitPrice, scheduleId }))
    })
    if (prices.length > 0) await savePrices(tx, priceBook.id, prices)
  }
}
