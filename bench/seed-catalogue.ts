import { parseArgs } from 'node:util'
import { openDatabase } from '@hydrant/database/connection/open-database.ts'
import type { Database, Executor } from '@hydrant/database/connection/database.ts'
import { buyerGroup } from '@hydrant/database/schema/accounts.ts'
import { entitlementPolicy, entitlementProduct } from '@hydrant/database/schema/catalogue.ts'
import { location } from '@hydrant/database/schema/inventory.ts'
import { adjustmentSchedule } from '@hydrant/database/schema/pricing.ts'
import { idFromKey } from '@hydrant/kernel/identity/record-id.ts'
import {
  createEntitlements,
  createStructure,
  ensureCategories,
  saveProducts,
} from '@hydrant/server/catalogue/service.ts'
import { openDemoShop } from '@hydrant/server/import/service.ts'
import { setLevels } from '@hydrant/server/inventory/service.ts'
import { findPriceBooks, savePrices } from '@hydrant/server/pricing/service.ts'
import { getWebstore, isSetUp } from '@hydrant/server/webstore/service.ts'
import { and, eq, inArray } from 'drizzle-orm'
import {
  categoryPaths,
  facetAttributes,
  inventGroup,
  type InventedProduct,
  priceIn,
} from './seeding/invent-products.ts'

const BATCH = 1000
const CONTRACT_POLICY = idFromKey('1Ce', 'bench contract range')

/** What the invented products are filed under. */
interface Shelves {
  readonly categoryIds: readonly string[]
  readonly books: ReadonlyArray<{ readonly id: string; readonly isOriginal: boolean; readonly isForEveryone: boolean }>
  readonly scheduleIds: readonly string[]
  readonly locationIds: readonly string[]
  readonly openPolicyIds: readonly string[]
  readonly currencies: readonly string[]
}

/**
 * Opens the database of an address and fills it with products, on top of the demo shop, which it sets up where there is
 * none. The same products every time.
 */
export async function seedCatalogue(options: {
  readonly databaseUrl: string
  readonly products: number
  readonly onProgress?: (done: number) => void
}): Promise<void> {
  const database = await openDatabase({ url: options.databaseUrl, dataDir: '' })
  try {
    await database.migrate()
    if (!(await database.read(isSetUp))) await openDemoShop(database)
    await fillCatalogue(database, options)
  } finally {
    await database.close()
  }
}

/** Fills an open shop with products. */
export async function fillCatalogue(
  database: Database,
  { products, onProgress }: { readonly products: number; readonly onProgress?: (done: number) => void },
): Promise<void> {
  const shelves = await database.transaction(putUpShelves)
  let batch: InventedProduct[] = []
  for (let done = 0, group = 0; done < products; group += 1) {
    const invented = inventGroup(group).slice(0, products - done)
    done += invented.length
    batch.push(...invented)
    if (batch.length < BATCH && done < products) continue
    const rows = batch
    await database.transaction((executor) => store(executor, rows, shelves))
    onProgress?.(done)
    batch = []
  }
  // Without figures about the new rows the database would plan as for an empty shop.
  await database.read((executor) => executor.execute('analyze'))
}

async function putUpShelves(executor: Executor): Promise<Shelves> {
  const categories = await ensureCategories(executor, categoryPaths)
  await createStructure(executor, { attributes: facetAttributes })
  const groups = await executor.select({ id: buyerGroup.id }).from(buyerGroup).where(eq(buyerGroup.isGuest, false))
  await createEntitlements(executor, {
    policies: [{ id: CONTRACT_POLICY, name: 'Contract range' }],
    groups: groups.map(({ id }) => ({ policyId: CONTRACT_POLICY, buyerGroupId: id })),
    products: [],
  })
  const policies = await executor
    .select({ id: entitlementPolicy.id })
    .from(entitlementPolicy)
    .where(eq(entitlementPolicy.includesNewProducts, true))
  const [schedules, locations] = [
    await executor.select({ id: adjustmentSchedule.id }).from(adjustmentSchedule),
    await executor.select({ id: location.id }).from(location),
  ]
  return {
    categoryIds: categoryPaths.flatMap((path) => categories.idOf(path) ?? []),
    books: await findPriceBooks(executor),
    scheduleIds: schedules.map(({ id }) => id),
    locationIds: locations.map(({ id }) => id),
    openPolicyIds: policies.map(({ id }) => id),
    currencies: (await getWebstore(executor)).supportedCurrencies,
  }
}

async function store(executor: Executor, invented: readonly InventedProduct[], shelves: Shelves): Promise<void> {
  await saveProducts(
    executor,
    invented.map(({ product, shelf }) => ({
      ...product,
      categoryIds: [shelves.categoryIds[shelf % shelves.categoryIds.length] ?? ''],
    })),
  )
  const restricted = invented.filter(({ isRestricted }) => isRestricted).map(({ product }) => product.id)
  if (restricted.length > 0) {
    await executor
      .delete(entitlementProduct)
      .where(
        and(
          inArray(entitlementProduct.productId, restricted),
          inArray(entitlementProduct.policyId, [...shelves.openPolicyIds]),
        ),
      )
    await createEntitlements(executor, {
      policies: [],
      groups: [],
      products: restricted.map((productId) => ({ policyId: CONTRACT_POLICY, productId })),
    })
  }
  await storePrices(executor, invented, shelves)
  await setLevels(
    executor,
    invented.flatMap(({ product, stock }) =>
      shelves.locationIds.map((locationId, at) => ({
        productId: product.id,
        locationId,
        onHand: String(stock * (at + 1)),
      })),
    ),
  )
}

async function storePrices(
  executor: Executor,
  invented: readonly InventedProduct[],
  { books, scheduleIds, currencies }: Shelves,
): Promise<void> {
  for (const [place, book] of books.entries()) {
    const prices = invented.flatMap((one, at) => {
      const unitPrice = priceIn(one, book.isOriginal || book.isForEveryone ? 0 : place)
      if (unitPrice === null) return []
      const scheduleId =
        book.isOriginal || at % 5 > 0 ? null : (scheduleIds[one.stock % Math.max(scheduleIds.length, 1)] ?? null)
      return currencies.map((currency) => ({ productId: one.product.id, currency, unitPrice, scheduleId }))
    })
    if (prices.length > 0) await savePrices(executor, book.id, prices)
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      products: { type: 'string', default: '100000' },
      url: { type: 'string', default: process.env['DATABASE_URL'] ?? '' },
    },
  })
  if (values.url === '') throw new Error('Name the database: --url postgres://… or DATABASE_URL.')
  const began = performance.now()
  const report = (done: number): void =>
    void process.stdout.write(`\r${done} products, ${Math.round((performance.now() - began) / 1000)} s`)
  await seedCatalogue({ databaseUrl: values.url, products: Number(values.products), onProgress: report })
  process.stdout.write('\n')
}
