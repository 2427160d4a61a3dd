// Measures the call that resolves part numbers with prices and stock: the first time, and when prices and products are cached.
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startBenchShop } from './api/bench-shop.ts'
import { toApiPath } from './api/load-context.ts'
import { describeMachine } from './machine.ts'

const { values } = parseArgs({
  options: { products: { type: 'string', default: '10000' }, repetitions: { type: 'string', default: '15' } },
})
const LIST_SIZES = [100, 1000, 5000]

const shop = await startBenchShop(Number(values.products))
const database = new pg.Client({ connectionString: shop.databaseUrl })
try {
  await database.connect()
  console.log(`${describeMachine()}; ${values.products} products`)
  const { rows: products } = await database.query<{ sku: string }>(
    `select sku from product where product_class <> 'VariationParent' order by md5(id) limit $1`,
    [Math.max(...LIST_SIZES)],
  )
  for (const size of LIST_SIZES) {
    const rows = products.slice(0, size).map(({ sku }, row) => ({
      // Every other number is written differently, and one in fifty is none.
      partNumber: row % 50 === 49 ? `NONE-${row}` : writeDifferently(sku, row % 2 === 0),
      quantity: String((row % 20) + 1),
    }))
    const times: number[] = []
    for (let repetition = 0; repetition < Number(values.repetitions); repetition += 1) times.push(await resolve(rows))
    const [first = 0, ...later] = times
    const median = later.toSorted((one, other) => one - other)[Math.floor(later.length / 2)] ?? 0
    console.log(`${rows.length} rows: ${first.toFixed(0)} ms at first, then ${median.toFixed(0)} ms (median)`)
  }
} finally {
  await database.end()
  await shop.close()
}

function writeDifferently(sku: string, isExact: boolean): string {
  return isExact ? sku : sku.toLowerCase().replaceAll('-', ' ')
}

/** Resolves rows as a buyer; returns the milliseconds until the whole response has arrived. */
async function resolve(rows: readonly object[]): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(shop.url + toApiPath(shop.context, 'quick-order/actions/resolve'), {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.context.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ rows }),
  })
  await response.text()
  if (!response.ok) throw new Error(`The call answered ${response.status}.`)
  return performance.now() - startedAt
}
