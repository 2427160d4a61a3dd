import type { Request } from 'autocannon'
import { measureLoad } from '../api/load.ts'
import type { FigureTable } from '../report/figure-table.ts'
import type { ShopProcess } from '../shop-process.ts'
import { type Buyer, toAddition } from './add-until-killed.ts'

const CONNECTIONS = 16
/** More pages than one connection requests in a run, so that each is rendered. */
const PAGES_PER_CONNECTION = 1_000

interface Figures {
  readonly perSecond: number
  readonly processorMilliseconds: number
}

/**
 * Measures pages of products, each rendered, and additions to carts: with all load on the first machine, and with half
 * of it on each, alternating. Returns medians of requests per second, and processor time of the
 * shops per request.
 */
export async function compareThroughput(
  shops: readonly [ShopProcess, ShopProcess],
  { buyer, seconds, rounds }: { readonly buyer: Buyer; readonly seconds: number; readonly rounds: number },
): Promise<FigureTable> {
  let pages = 0
  const pageScript = (): Request[] =>
    Array.from({ length: PAGES_PER_CONNECTION }, () => ({
      path: `/product/${buyer.products[(pages += 1) % buyer.products.length]}?n=${pages}`,
    }))
  const additionScript =
    (apiPath: string) =>
    (connection: number): Request[] => {
      const { path, ...request } = toAddition(buyer, buyer.accounts[connection])
      return [{ ...request, path: apiPath + path }]
    }
  const loads = {
    'product page, rendered': { requests: PAGES_PER_CONNECTION, scriptFor: () => pageScript },
    'addition to a cart': {
      requests: 1,
      scriptFor: (shop: ShopProcess) => additionScript(new URL(shop.apiUrl).pathname),
    },
  }
  const rows: Array<FigureTable['rows'][number]> = []
  for (const [name, { requests, scriptFor }] of Object.entries(loads)) {
    const measure = (used: readonly ShopProcess[]): Promise<Figures> =>
      measureTogether(used, requests, (shop) => ({
        name,
        seconds,
        connections: CONNECTIONS / used.length,
        script: scriptFor(shop),
      }))
    await measure(shops)
    const one: Figures[] = []
    const two: Figures[] = []
    for (let round = 0; round < rounds; round += 1) {
      one.push(await measure(shops.slice(0, 1)))
      two.push(await measure(shops))
    }
    const ratio = medianOf(two, 'perSecond') / medianOf(one, 'perSecond')
    rows.push([
      name,
      ...[one, two].flatMap((figures) => [
        Math.round(medianOf(figures, 'perSecond')),
        medianOf(figures, 'processorMilliseconds'),
      ]),
      ratio,
    ])
  }
  return {
    title: 'Two processes against one',
    columns: [
      'load, 16 at once',
      'one process: per second',
      'ms of processor',
      'two processes: per second',
      'ms of processor',
      'ratio',
    ],
    rows,
  }
}

async function measureTogether(
  shops: readonly ShopProcess[],
  requestsPerScript: number,
  toLoad: (shop: ShopProcess) => Parameters<typeof measureLoad>[1],
): Promise<Figures> {
  const processorSeconds = async (): Promise<number> =>
    (await Promise.all(shops.map((shop) => shop.processorSeconds()))).reduce<number>(
      (sum, one) => sum + (one ?? Number.NaN),
      0,
    )
  const before = await processorSeconds()
  const startedAt = performance.now()
  const results = await Promise.all(shops.map((shop) => measureLoad(new URL(shop.url).origin, toLoad(shop))))
  const elapsed = (performance.now() - startedAt) / 1000
  const perSecond = results.reduce((sum, { perSecond: scripts }) => sum + scripts * requestsPerScript, 0)
  return { perSecond, processorMilliseconds: ((await processorSeconds()) - before) * (1000 / (perSecond * elapsed)) }
}

function medianOf(figures: readonly Figures[], name: keyof Figures): number {
  return figures.map((one) => one[name]).toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
}
