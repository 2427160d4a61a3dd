import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import type { Database } from '@hydrant/database/connection/database.ts'
import { writeInstanceFile } from '@hydrant/database/connection/instance.ts'
import { openDatabase } from '@hydrant/database/connection/open-database.ts'
import { createDisposableFolder } from '@hydrant/database/testing/temporary-folder.ts'
import { testServerUrl } from '@hydrant/database/testing/test-server.ts'
import { openPurchaseTestShop, type PurchaseTestShop } from '../../testing/purchase-test-shop.ts'

/** An open shop, and an empty place that its backups can be restored to. */
export interface ShopToBackUp {
  readonly shop: PurchaseTestShop
  /** A folder for backups. */
  readonly folder: string
  /** The environment variables by which commands find the shop. */
  readonly shopSettings: Readonly<Record<string, string>>
  /** The environment variables by which commands find the place to restore to. */
  readonly targetSettings: Readonly<Record<string, string>>
  /** Opens what was restored. */
  openTarget(): Promise<Database>
  close(): Promise<void>
}

/** Opens the shop on an embedded database in a folder, or on the PostgreSQL server at TEST_DATABASE_URL. */
export function openShopToBackUp(): Promise<ShopToBackUp> {
  return testServerUrl === undefined ? openEmbedded() : openOnServer(testServerUrl)
}

const OPERATOR_TOKEN = 'a-token-for-the-backup-command'

async function openEmbedded(): Promise<ShopToBackUp> {
  const folder = await createDisposableFolder()
  const [dataDir, targetDir] = [join(folder.path, 'shop'), join(folder.path, 'target')]
  const database = await openDatabase({ dataDir })
  await database.migrate()
  const shop = await openPurchaseTestShop({ embedded: { database, dataDir, operatorToken: OPERATOR_TOKEN } })
  await writeInstanceFile(dataDir, { url: shop.url, token: OPERATOR_TOKEN })
  return {
    shop,
    folder: folder.path,
    shopSettings: { DATABASE_URL: '', HYDRANT_DATA_DIR: dataDir },
    targetSettings: { DATABASE_URL: '', HYDRANT_DATA_DIR: targetDir },
    openTarget: () => openDatabase({ dataDir: targetDir }),
    close: async () => {
      await shop.close()
      await folder[Symbol.asyncDispose]()
    },
  }
}

async function openOnServer(serverUrl: string): Promise<ShopToBackUp> {
  const folder = await createDisposableFolder()
  const shop = await openPurchaseTestShop()
  const targetName = `hydrant_restored_${randomBytes(6).toString('hex')}`
  await execute(serverUrl, `create database ${targetName} template template0`)
  const target = withDatabase(serverUrl, targetName)
  return {
    shop,
    folder: folder.path,
    shopSettings: { DATABASE_URL: withDatabase(serverUrl, await readDatabaseName(shop.database)) },
    targetSettings: { DATABASE_URL: target },
    openTarget: () => openDatabase({ url: target, dataDir: '' }),
    close: async () => {
      await shop.close()
      await execute(serverUrl, `drop database ${targetName} with (force)`)
      await folder[Symbol.asyncDispose]()
    },
  }
}

async function readDatabaseName(database: Database): Promise<string> {
  const { rows } = await database.query((db) => db.execute<{ name: string }>('select current_database() as name'))
  return rows[0]?.name ?? ''
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
