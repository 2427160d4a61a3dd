import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { API_VERSION, WEBSTORE_BASE } from '@hydrant/contract/shared/paths.ts'
import { DEMO_PASSWORD } from '@hydrant/server/import/service.ts'
import { createScratchDatabase } from '@hydrant/tooling/scratch-database.ts'
import { addToFreshCart, buy, editLines } from './api/buying.ts'
import { createAccounts, signIn } from './api/buyers.ts'
import { CONNECTIONS, type Figures, measure, type Script } from './api/load.ts'
import { type Reader, readingScripts } from './api/reading.ts'
import { drawSample } from './api/sample.ts'
import { describeMachine } from './machine.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { startShop } from './shop-process.ts'

const RESULTS = fileURLToPath(new URL('results/api.md', import.meta.url))

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000,100000' },
    seconds: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)
const sections: string[] = []
for (const size of values.products.split(',')) sections.push(await measureShop(Number(size)))
const report = `# The API under load\n\n${CONNECTIONS} connections, one server process, PostgreSQL on the same machine, as is the load generator. ${describeMachine()}. \`npm run bench:api -- --write\` repeats it.\n\n${sections.join('\n')}`
if (values.write) await writeFile(RESULTS, report)

/** Measures every script on a fresh shop with a catalogue of a size; the part of the report that tells it. */
async function measureShop(products: number): Promise<string> {
  const database = await createScratchDatabase(process.env['DATABASE_URL'] ?? 'postgres://127.0.0.1:5432')
  const dataDir = await mkdtemp(join(tmpdir(), 'hydrant-bench-'))
  try {
    await seedCatalogue({ databaseUrl: database.url, products })
    const accountIds = await createAccounts(database.url)
    const shop = await startShop({ dataDir, databaseUrl: database.url })
    try {
      const sample = await drawSample(database.url)
      const base = WEBSTORE_BASE.replace(':apiVersion', API_VERSION).replace(':webstoreId', sample.webstoreId)
      const reader = { base, sample, accountIds, token: await signIn(shop.url, DEMO_PASSWORD) }
      await awaitIndex(shop.url, base)
      const figures = await measureAll(shop.url, reader)
      return table(products, figures, shop.peakMemory())
    } finally {
      await shop.close()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
    await database.drop()
  }
}

/** A search waits until the index is read, which is part of the start. */
async function awaitIndex(url: string, base: string): Promise<void> {
  const response = await fetch(`${url}${base}/search/products?searchTerm=hose`)
  if (!response.ok) throw new Error(`The first search answered ${response.status}.`)
  await response.text()
}

async function measureAll(url: string, reader: Reader): Promise<Figures[]> {
  const scripts: Array<[string, () => Promise<Script> | Script]> = [
    ...Object.entries(readingScripts(reader)).map(([name, script]): [string, () => Script] => [name, () => script]),
    ['add to a fresh cart', () => addToFreshCart(reader)],
    ['from an empty cart to a placed order (5 calls)', () => buy(reader)],
    ...[10, 100, 1000].map((lines): [string, () => Promise<Script>] => [`edit one line of ${lines}`, () => editLines(url, reader, lines)]),
  ]
  const figures: Figures[] = []
  for (const [name, prepare] of scripts) {
    if (!name.includes(values.only)) continue
    const script = await prepare()
    await measure(url, { name, seconds: Math.min(2, seconds), script })
    const measured = await measure(url, { name, seconds, script })
    console.log(`${measured.name}: ${Math.round(measured.perSecond)}/s, p50 ${measured.p50} ms, p99 ${measured.p99} ms`)
    figures.push(measured)
  }
  return figures
}

function table(products: number, figures: readonly Figures[], memory: number | null): string {
  const rows = figures.map(({ name, perSecond, p50, p99 }) => `| ${name} | ${Math.round(perSecond)} | ${p50} ms | ${p99} ms |`)
  return `## ${products} products\n\n| | a second | p50 | p99 |\n|---|---|---|---|\n${rows.join('\n')}\n\nMost resident memory of the server: ${memory ?? 'not known on this system'} MB.\n`
}
