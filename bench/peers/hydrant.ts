import { Agent } from 'node:http'
import pg from 'pg'
import { readManifestField } from '@hydrant/tooling/package-manifest.ts'
import { projectRoot } from '@hydrant/tooling/project-root.ts'
import type { BenchShop } from '../api/bench-shop.ts'
import { createAddToCartScript, createPlaceOrderScript } from '../api/buying-scripts.ts'
import type { Script } from '../api/load.ts'
import { runScript } from '../api/open-loop.ts'
import { createReadingScripts } from '../api/reading-scripts.ts'
import type { Peer, PeerProduct } from './peer.ts'

/** Makes a shop under measurement comparable. */
export function createHydrantPeer(shop: BenchShop): Peer {
  const agent = new Agent({ keepAlive: true })
  const { 'product detail, new': detail, 'search by words, new': search } = createReadingScripts(shop.context)
  const toOperation = (script: Script | undefined) => (connection: number) =>
    runScript(shop.url, script?.(connection) ?? [], agent)
  return {
    name: 'Hydrant',
    version: String(readManifestField(projectRoot, 'version')),
    url: shop.url,
    operations: {
      'product detail, new': toOperation(detail),
      'search, new': toOperation(search),
      'add to a new cart': toOperation(createAddToCartScript(shop.context)),
      'place an order': toOperation(createPlaceOrderScript(shop.context)),
    },
    processorSeconds: () => shop.processorSeconds(),
    databaseSeconds: () => shop.databaseSeconds(),
    async close() {
      agent.destroy()
      await shop.close()
    },
  }
}

/** Reads the products of a shop that every other one gets as well. */
export async function readProductsForPeers(databaseUrl: string): Promise<PeerProduct[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<PeerProduct>(
      `select sku, name, coalesce(description, '') as description,
              coalesce((select round(min(unit_price) * 100)::int from price_book_entry entry where entry.product_id = product.id), 1000) as price
       from product where product_class = 'Simple' order by sku`,
    )
    return rows
  } finally {
    await client.end()
  }
}
