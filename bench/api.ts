import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type BenchShop, startBenchShop } from './api/bench-shop.ts'
import { createAddToCartScript, createPlaceOrderScript, fillCartsAndCreateEditScript } from './api/buying-scripts.ts'
import { CONNECTIONS, type LoadResult, measureLoad, type Script } from './api/load.ts'
import { createReadingScripts } from './api/reading-scripts.ts'
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
const report = `# The API under load\n\n${CONNECTIONS} connections, one server process, PostgreSQL and load generator on the same machine. ${describeMachine()}. \`npm run bench:api -- --write\` repeats the measurement.\n\n${sections.join('\n')}`
if (values.write) await writeFile(RESULTS, report)

/** Measures every script on a new shop with a catalogue of the given size; returns its section of the report. */
async function measureNewShop(productCount: number): Promise<string> {
  const shop = await startBenchShop(productCount)
  try {
    return toMarkdownTable(productCount, await measureAllScripts(shop), shop.peakMemory())
  } finally {
    await shop.close()
  }
}

/** The figures of a load run, with the processor time of the server for one run of the script, in milliseconds. */
interface Figures extends LoadResult {
  readonly serverMilliseconds: number | null
}

async function measureAllScripts(shop: BenchShop): Promise<Figures[]> {
  const { url, context } = shop
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
  const figures: Figures[] = []
  for (const [name, prepare] of scripts) {
    if (!name.includes(values.only)) continue
    const script = await prepare()
    await measureLoad(url, { name, seconds: Math.min(2, seconds), script })
    const secondsBefore = await shop.processorSeconds()
    const measured = await measureLoad(url, { name, seconds, script })
    const secondsAfter = await shop.processorSeconds()
    const serverMilliseconds =
      secondsBefore === null || secondsAfter === null ? null : ((secondsAfter - secondsBefore) * 1000) / measured.runs
    console.log(
      `${name}: ${Math.round(measured.perSecond)}/s, p50 ${measured.p50} ms, p99 ${measured.p99} ms, ${formatMilliseconds(serverMilliseconds)} of CPU time in the server`,
    )
    figures.push({ ...measured, serverMilliseconds })
  }
  return figures
}

function formatMilliseconds(milliseconds: number | null): string {
  return milliseconds === null ? 'not known' : `${milliseconds.toFixed(2)} ms`
}

function toMarkdownTable(productCount: number, figures: readonly Figures[], peakMemory: number | null): string {
  const rows = figures.map(
    ({ name, perSecond, p50, p99, serverMilliseconds }) =>
      `| ${name} | ${Math.round(perSecond)} | ${p50} ms | ${p99} ms | ${formatMilliseconds(serverMilliseconds)} |`,
  )
  return `## ${productCount} products\n\n| | per second | p50 | p99 | CPU time in the server |\n|---|---|---|---|---|\n${rows.join('\n')}\n\nPeak resident memory of the server: ${peakMemory ?? 'not known on this system'} MB.\n`
}
