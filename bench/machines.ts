// Measures several machines on one PostgreSQL database: two shops started as `npm start` does, each on a port of its own.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DEMO_PASSWORD } from '@hydrant/server/import/service.ts'
import { createScratchDatabase } from '@hydrant/tooling/scratch-database.ts'
import { createAccountPerConnection, signInAndGetToken } from './api/buyers.ts'
import { DATABASE_SERVER, readPostgresqlVersion } from './machine.ts'
import { addUntilKilled, findProducts } from './machines/add-until-killed.ts'
import { compareThroughput } from './machines/compare-throughput.ts'
import { measurePriceChanges } from './machines/measure-price-changes.ts'
import { beginRun } from './report/results.ts'
import { type ShopProcess, startShop } from './shop-process.ts'

const { values } = parseArgs({
  options: {
    server: { type: 'string', default: DATABASE_SERVER },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    write: { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)
const run = beginRun('machines')
const database = await createScratchDatabase(values.server)
const dataDir = await mkdtemp(join(tmpdir(), 'hydrant-machines-'))
const shops: ShopProcess[] = []
try {
  for (const name of ['first', 'second'])
    shops.push(await startShop({ dataDir: join(dataDir, name), databaseUrl: database.url }))
  const [first, second] = shops
  if (first === undefined || second === undefined) throw new Error('Both shops must run.')
  const buyer = {
    token: await signInAndGetToken(first.url, { password: DEMO_PASSWORD }),
    accounts: await createAccountPerConnection(database.url),
    products: await findProducts(first.apiUrl),
  }
  const throughput = await compareThroughput([first, second], { buyer, seconds, rounds: Number(values.rounds) })
  const changes = await measurePriceChanges([first, second], { databaseUrl: database.url, products: buyer.products })
  const kill = await addUntilKilled([first, second], { buyer, seconds })
  await run.publish([{ ...throughput, note: `${changes}\n\n${kill}` }], {
    isWritten: values.write,
    versions: { PostgreSQL: await readPostgresqlVersion(database.url) },
  })
} finally {
  for (const shop of shops) await shop.close()
  await rm(dataDir, { recursive: true, force: true })
  await database.drop()
}
