import { Agent } from 'node:http'
import { type BenchShop, startBenchShop } from '../api/bench-shop.ts'
import { createAddToCartScript, createPlaceOrderScript, fillCartsAndCreateEditScript } from '../api/buying-scripts.ts'
import type { Script } from '../api/load.ts'
import { measureRepeatedly } from '../api/measure-repeatedly.ts'
import { runScript } from '../api/open-loop.ts'
import { toApiPath } from '../api/load-context.ts'
import { createReadingScripts } from '../api/reading-scripts.ts'
import type { FigureTable } from '../report/figure-table.ts'
import { addContractPrices } from './contract-prices.ts'

const VISITORS = 4

/** The size of a shop that does not grow. */
export interface GrowthOptions {
  readonly products: number
  /** How often each call is repeated; before that a tenth as often, unmeasured. */
  readonly requests: number
}

type Sizes = readonly number[]

/** Measures shops with more and more products. */
export async function measureProducts(sizes: Sizes, { requests }: GrowthOptions): Promise<FigureTable> {
  const rows: Array<FigureTable['rows'][number]> = []
  for (const products of sizes)
    rows.push(
      await withShop({ products }, (shop) =>
        measureRow(shop, { size: products, scripts: toShopScripts(shop), requests }),
      ),
    )
  return toTable('Products of the shop', rows, Object.keys(SHOP_CALLS))
}

/** Measures shops with more and more contract prices. */
export async function measureContractPrices(sizes: Sizes, options: GrowthOptions): Promise<FigureTable> {
  const rows: Array<FigureTable['rows'][number]> = []
  for (const count of sizes) {
    const prepare = (url: string): Promise<void> => addContractPrices(url, count)
    const { products, requests } = options
    rows.push(
      await withShop({ products, prepare }, (shop) =>
        measureRow(shop, { size: count, scripts: toShopScripts(shop), requests }),
      ),
    )
  }
  return toTable('Contract prices of the shop', rows, Object.keys(SHOP_CALLS))
}

/** Measures carts with more and more lines. */
export async function measureCartLines(sizes: Sizes, options: GrowthOptions): Promise<FigureTable> {
  const rows = await withShop({ products: Math.max(options.products, 4000) }, async (shop) => {
    const measured: Array<FigureTable['rows'][number]> = []
    for (const lines of sizes) {
      const edit = await fillCartsAndCreateEditScript(shop.url, shop.context, { lines, connections: VISITORS })
      const read: Script = (account) => [toRequest(shop, 'carts/current', account)]
      const readLines: Script = (account) => [toRequest(shop, 'carts/current/cart-items', account)]
      measured.push(
        await measureRow(shop, { size: lines, scripts: [edit, read, readLines], requests: options.requests }),
      )
      for (let account = 0; account < VISITORS; account += 1)
        await runScript(shop.url, [{ ...toRequest(shop, 'carts/current', account), method: 'DELETE' }], AGENT)
    }
    return measured
  })
  return toTable('Lines of a cart', rows, ['edit a line', 'cart', 'first page of its lines'])
}

/** Measures accounts with more and more orders. */
export async function measureOrders(sizes: Sizes, options: GrowthOptions): Promise<FigureTable> {
  const rows = await withShop({ products: options.products }, async (shop) => {
    const place = createPlaceOrderScript(shop.context)
    const measured: Array<FigureTable['rows'][number]> = []
    let placed = 0
    for (const orders of sizes) {
      for (; placed < orders * VISITORS; placed += 1) await runScript(shop.url, place(placed % VISITORS), AGENT)
      const list: Script = (account) => [toRequest(shop, 'order-summaries', account)]
      measured.push(await measureRow(shop, { size: orders, scripts: [list], requests: options.requests }))
    }
    return measured
  })
  return toTable('Orders of an account', rows, ['list of orders'])
}

const AGENT = new Agent({ keepAlive: true })

/** The calls that are measured as a shop grows, and their scripts. */
const SHOP_CALLS = {
  'product detail, new': (shop: BenchShop) => createReadingScripts(shop.context)['product detail, new'],
  'listing, new': (shop: BenchShop) => createReadingScripts(shop.context)['listing, new'],
  'search by words, new': (shop: BenchShop) => createReadingScripts(shop.context)['search by words, new'],
  'add to a new cart': (shop: BenchShop) => createAddToCartScript(shop.context),
  'cart to placed order': (shop: BenchShop) => createPlaceOrderScript(shop.context),
}

function toShopScripts(shop: BenchShop): Script[] {
  return Object.values(SHOP_CALLS).flatMap((createScript) => createScript(shop) ?? [])
}

async function withShop<Result>(
  { products, prepare }: { readonly products: number; readonly prepare?: (databaseUrl: string) => Promise<void> },
  measure: (shop: BenchShop) => Promise<Result>,
): Promise<Result> {
  const shop = await startBenchShop(products, { prepare })
  try {
    return await measure(shop)
  } finally {
    await shop.close()
  }
}

/** Measures what a run of each script takes of the processors, server and PostgreSQL together. */
async function measureRow(
  shop: BenchShop,
  {
    size,
    scripts,
    requests,
  }: { readonly size: number; readonly scripts: readonly Script[]; readonly requests: number },
): Promise<FigureTable['rows'][number]> {
  const figures: number[] = []
  for (const script of scripts) {
    const operation = (account: number): Promise<void> => runScript(shop.url, script(account), AGENT)
    await measureRepeatedly(shop, operation, { count: Math.ceil(requests / 10), connections: VISITORS })
    const { server, database } = await measureRepeatedly(shop, operation, { count: requests, connections: VISITORS })
    figures.push(server + database)
  }
  console.log(`${size}: ${figures.map((figure) => figure.toFixed(1)).join(', ')} ms`)
  return [size.toLocaleString('en-US'), ...figures]
}

function toRequest({ context }: BenchShop, path: string, account: number) {
  return {
    method: 'GET' as const,
    path: toApiPath(context, path, { account }),
    headers: { authorization: `Bearer ${context.token}` },
  }
}

function toTable(title: string, rows: FigureTable['rows'], calls: readonly string[]): FigureTable {
  return { title, columns: [title.toLowerCase(), ...calls], rows, graph: { kind: 'lines', columns: calls } }
}
