import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { createScratchDatabase } from '@hydrant/tooling/scratch-database.ts'
import { startShop } from '../shop-process.ts'
import { startProxy, type Proxy } from './proxy.ts'
import { createVisitorRequests } from './shop-traffic.ts'
import { type FaultRun, measureFault, printFaultResults } from './traffic.ts'

/** Measures how a shop responds while its PostgreSQL database fails in several ways, and prints the results of each. */
export async function runPostgresqlFaults({ dataDir, milliseconds }: FaultRun): Promise<void> {
  const database = await createScratchDatabase(process.env['DATABASE_URL'] ?? 'postgres://127.0.0.1:5432')
  const directUrl = new URL(database.url)
  const proxy = await startProxy({ host: directUrl.hostname, port: Number(directUrl.port || 5432) })
  const proxiedUrl = Object.assign(new URL(database.url), { hostname: '127.0.0.1', port: String(proxy.port) })
  const shop = await startShop({ dataDir: join(dataDir, 'postgresql'), databaseUrl: proxiedUrl.href })
  const admin = new pg.Client(database.url)
  await admin.connect()
  try {
    const { productPage, signIn, cart } = await createVisitorRequests(shop)
    const traffic = [
      { name: 'product page', send: productPage },
      { name: 'sign-in', send: signIn },
      { name: 'cart', send: cart },
      { name: '/healthz', send: () => fetch(`${shop.url}/healthz`) },
      { name: '/readyz', send: () => fetch(`${shop.url}/readyz`) },
    ]
    printFaultResults(
      'connections cut every 200 ms',
      await measureFault(() => cutConnections(admin, milliseconds), traffic),
    )
    printFaultResults(
      'table product_relation renamed',
      await measureFault(() => renameTable(admin, milliseconds), traffic),
    )
    printFaultResults('table cart locked', await measureFault(() => lockTable(admin, milliseconds), traffic))
    printFaultResults(
      'database refuses connections',
      await measureFault(() => refuseConnections(proxy, milliseconds), traffic),
    )
    // Longer than the shop's query timeout.
    printFaultResults('database hangs', await measureFault(() => pauseConnections(proxy, milliseconds * 2), traffic))
  } finally {
    await shop.close()
    await admin.end()
    await proxy.cut()
    await database.drop()
  }
}

async function cutConnections(admin: pg.Client, milliseconds: number): Promise<void> {
  for (let round = 0; round < milliseconds / 200; round += 1) {
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like 'hydrant%'",
    )
    await wait(200)
  }
}

async function renameTable(admin: pg.Client, milliseconds: number): Promise<void> {
  await admin.query('alter table product_relation rename to product_relation_away')
  await wait(milliseconds)
  await admin.query('alter table product_relation_away rename to product_relation')
}

async function lockTable(admin: pg.Client, milliseconds: number): Promise<void> {
  await admin.query('begin')
  await admin.query('lock table cart in access exclusive mode')
  await wait(milliseconds)
  await admin.query('rollback')
}

/** Lets queries and connections wait without a response for a while. */
async function pauseConnections(proxy: Proxy, milliseconds: number): Promise<void> {
  proxy.pause()
  await wait(milliseconds)
  proxy.resume()
}

async function refuseConnections(proxy: Proxy, milliseconds: number): Promise<void> {
  await proxy.cut()
  await wait(milliseconds)
  await proxy.restore()
}
