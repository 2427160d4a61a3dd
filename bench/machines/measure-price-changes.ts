import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { getJsonField } from '@hydrant/tooling/package-manifest.ts'
import type { ShopProcess } from '../shop-process.ts'

const CHANGES = 20
const GIVE_UP_MS = 10_000

/**
 * Changes a price in the database again and again, and measures when the API and the product page of every machine show
 * it. Returns the result in a sentence.
 */
export async function measurePriceChanges(
  shops: readonly ShopProcess[],
  { databaseUrl, products }: { readonly databaseUrl: string; readonly products: readonly string[] },
): Promise<string> {
  const productId = products[0] ?? ''
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const times: number[] = []
  try {
    for (let change = 1; change <= CHANGES; change += 1) {
      const price = 1000 + change
      await client.query('update price_book_entry set unit_price = $1 where product_id = $2', [price, productId])
      const changedAt = performance.now()
      const checks = shops.flatMap((shop) => [
        () => showsInApi(shop, productId, price),
        () => showsOnPage(shop, productId, price),
      ])
      await Promise.all(checks.map((check) => waitUntil(check, changedAt)))
      times.push(performance.now() - changedAt)
    }
  } finally {
    await client.end()
  }
  const sorted = times.toSorted((a, b) => a - b)
  const toText = (milliseconds = Number.NaN): string => `${Math.round(milliseconds)} ms`
  return `${CHANGES} price changes: shown by the API and the product page of every machine after ${toText(sorted[CHANGES / 2])} in the median, ${toText(sorted.at(-1))} at most.`
}

async function showsInApi({ apiUrl }: ShopProcess, productId: string, price: number): Promise<boolean> {
  const response = await fetch(`${apiUrl}/pricing/products/${productId}`)
  return Number(getJsonField(await response.json(), 'unitPrice')) === price
}

async function showsOnPage({ url }: ShopProcess, productId: string, price: number): Promise<boolean> {
  const response = await fetch(`${url}/product/${productId}`)
  return (await response.text()).includes(new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(price))
}

async function waitUntil(check: () => Promise<boolean>, startedAt: number): Promise<void> {
  while (!(await check())) {
    if (performance.now() - startedAt > GIVE_UP_MS) throw new Error('A machine does not show the new price.')
    await wait(5)
  }
}
