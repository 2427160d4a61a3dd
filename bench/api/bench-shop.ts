import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API_VERSION, WEBSTORE_BASE } from '@hydrant/contract/shared/paths.ts'
import { DEMO_PASSWORD } from '@hydrant/server/import/service.ts'
import { getJsonField } from '@hydrant/tooling/package-manifest.ts'
import { createScratchDatabase } from '@hydrant/tooling/scratch-database.ts'
import { DATABASE_SERVER } from '../machine.ts'
import { type Measurable, openDatabaseMeter } from '../processor-time.ts'
import { seedCatalogue } from '../seed-catalogue.ts'
import { type ShopProcess, startShop } from '../shop-process.ts'
import { createAccountPerConnection, signInAndGetToken } from './buyers.ts'
import type { LoadContext } from './load-context.ts'
import { readSample } from './sample.ts'

/** A shop for load tests, with what the load scripts need. */
export interface BenchShop extends ShopProcess, Measurable {
  readonly databaseUrl: string
  readonly context: LoadContext
}

/** How a shop for load tests differs from the usual one. */
export interface BenchShopOptions {
  readonly prepare?: (databaseUrl: string) => Promise<void>
  readonly settings?: Readonly<Record<string, string>>
}

/**
 * Starts a shop with `productCount` products on a new database, on the PostgreSQL server of `DATABASE_URL` or else of
 * this machine; `prepare` may change the database before the shop starts, and `settings` are additional environment
 * variables. Closing the shop deletes the database and the data folder.
 */
export async function startBenchShop(
  productCount: number,
  { prepare, settings }: BenchShopOptions = {},
): Promise<BenchShop> {
  const database = await createScratchDatabase(DATABASE_SERVER)
  const dataDir = await mkdtemp(join(tmpdir(), 'hydrant-bench-'))
  const deleteAll = async (): Promise<void> => {
    await rm(dataDir, { recursive: true, force: true })
    await database.drop()
  }
  try {
    await seedCatalogue({ databaseUrl: database.url, products: productCount })
    const accountIds = await createAccountPerConnection(database.url)
    await prepare?.(database.url)
    const shop = await startShop({ dataDir, databaseUrl: database.url, settings: settings ?? {} })
    const meter = await openDatabaseMeter(database.url)
    const sample = await readSample(database.url)
    const base = WEBSTORE_BASE.replace(':apiVersion', API_VERSION).replace(':webstoreId', sample.webstoreId)
    const sortRuleIds = await searchAndReadSortRules(shop.url, base)
    return {
      ...shop,
      databaseUrl: database.url,
      databaseSeconds: () => meter.seconds(),
      context: {
        base,
        sample,
        accountIds,
        sortRuleIds,
        token: await signInAndGetToken(shop.url, { password: DEMO_PASSWORD }),
      },
      close: () => shop.close().finally(() => meter.close().finally(deleteAll)),
    }
  } catch (error) {
    await deleteAll()
    throw error
  }
}

/** Waits until the search index is loaded, which is part of the start; returns the orders of search results. */
async function searchAndReadSortRules(url: string, base: string): Promise<string[]> {
  const response = await fetch(`${url}${base}/search/sort-rules`)
  const index = await fetch(`${url}${base}/search/products?searchTerm=hose`)
  if (!response.ok || !index.ok) throw new Error(`The first searches answered ${response.status}, ${index.status}.`)
  await index.text()
  const rules = getJsonField(await response.json(), 'sortRules')
  return Array.isArray(rules) ? rules.map((rule: unknown) => String(getJsonField(rule, 'sortRuleId'))) : []
}
