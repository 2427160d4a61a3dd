import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startBenchShop } from './api/bench-shop.ts'
import { createAddToCartScript, createPlaceOrderScript, fillCartsAndCreateEditScript } from './api/buying-scripts.ts'
import { CONNECTIONS, type LoadResult, measureLoad, type Script } from './api/load.ts'
import { type LoadContext, createReadingScripts } from './api/reading-scripts.ts'
import { describeMachine } from './machine.ts'

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
for (const size of values.products.split(',')) sections.push(await measureNewShop(Number(size)))
const report = `# The API under load\n\n${CONNECTIONS} connections, one server process, PostgreSQL and load generator on the same machine. ${describeMachine()}. \`npm run bench -- api --write\` repeats the measurement.\n\n${sections.join('\n')}`
if (values.write) await writeFile(RESULTS, report)

/** Measures every script on a new shop with a catalogue of the given size; returns its section of the report. */
async function measureNewShop(productCount: number): Promise<string> {
  const shop = await startBenchShop(productCount)
  try {
    return toMarkdownTable(productCount, await measureAllScripts(shop.url, shop.context), shop.peakMemory())
  } finally {
    await shop.close()
  }
}

async function measureAllScripts(url: string, context: LoadContext): Promise<LoadResult[]> {
  const scripts: Array<[string, () => Promise<Script> | Script]> = [
    ...Object.entries(createReadingScripts(context)).map(([name, script]): [string, () => Script] => [
      name,
      () => script,
    ]),
    ['add to a new cart', () => createAddToCartScript(context)],
    ['from an empty cart to a placed order (5 calls)', () => createPlaceOrderScript(context)],
    ...[10, 100, 1000].map((lines): [string, () => Promise<Script>] => [
      `edit one line of ${lines}`,
      () => fillCartsAndCreateEditScript(url, context, lines),
    ]),
  ]
  const figures: LoadResult[] = []
  for (const [name, prepare] of scripts) {
    if (!name.includes(values.only)) continue
    const script = await prepare()
    await measureLoad(url, { name, seconds: Math.min(2, seconds), script })
    const measured = await measureLoad(url, { name, seconds, script })
    console.log(`${measured.name}: ${Math.round(measured.perSecond)}/s, p50 ${measured.p50} ms, p99 ${measured.p99} ms`)
    figures.push(measured)
  }
  return figures
}

function toMarkdownTable(productCount: number, figures: readonly LoadResult[], peakMemory: number | null): string {
  const rows = figures.map(
    ({ name, perSecond, p50, p99 }) => `| ${name} | ${Math.round(perSecond)} | ${p50} ms | ${p99} ms |`,
  )
  return `## ${productCount} products\n\n| | per second | p50 | p99 |\n|---|---|---|---|\n${rows.join('\n')}\n\nPeak resident memory of the server: ${peakMemory ?? 'not known on this system'} MB.\n`
}
