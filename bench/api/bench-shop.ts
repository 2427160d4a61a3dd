import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API_VERSION, WEBSTORE_BASE } from '@hydrant/contract/shared/paths.ts'
import { DEMO_PASSWORD } from '@hydrant/server/import/service.ts'
import { createScratchDatabase } from '@hydrant/tooling/scratch-database.ts'
import { seedCatalogue } from '../seed-catalogue.ts'
import { type ShopProcess, startShop } from '../shop-process.ts'
import { createAccountPerConnection, signInAndGetToken } from './buyers.ts'
import type { LoadContext } from './reading-scripts.ts'
import { readSample } from './sample.ts'

/** A shop for load tests, with what the load scripts need. */
export interface BenchShop extends ShopProcess {
  readonly context: LoadContext
  readonly databaseUrl: string
}

/**
 * Starts a shop with `productCount` products on a new database, on the PostgreSQL server of `DATABASE_URL` or else of
 * this machine. `settings` are additional environment variables. Closing the shop deletes the database and the data
 * folder.
 */
export async function startBenchShop(
  productCount: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<BenchShop> {
  const database = await createScratchDatabase(process.env['DATABASE_URL'] ?? 'postgres://127.0.0.1:5432')
  const dataDir = await mkdtemp(join(tmpdir(), 'hydrant-bench-'))
  const deleteAll = async (): Promise<void> => {
    await rm(dataDir, { recursive: true, force: true })
    await database.drop()
  }
  try {
    await seedCatalogue({ databaseUrl: database.url, products: productCount })
    const accountIds = await createAccountPerConnection(database.url)
    const shop = await startShop({ dataDir, databaseUrl: database.url, settings })
    const sample = await readSample(database.url)
    const base = WEBSTORE_BASE.replace(':apiVersion', API_VERSION).replace(':webstoreId', sample.webstoreId)
    await waitForIndex(shop.url, base)
    return {
      ...shop,
      databaseUrl: database.url,
      context: { base, sample, accountIds, token: await signInAndGetToken(shop.url, { password: DEMO_PASSWORD }) },
      close: () => shop.close().finally(deleteAll),
    }
  } catch (error) {
    await deleteAll()
    throw error
  }
}

/** Waits until the search index is loaded, which is part of the start. */
async function waitForIndex(url: string, base: string): Promise<void> {
  const response = await fetch(`${url}${base}/search/products?searchTerm=hose`)
  if (!response.ok) throw new Error(`The first search answered ${response.status}.`)
  await response.text()
}
