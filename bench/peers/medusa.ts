import { readFile, writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { getJsonField } from '@hydrant/tooling/package-manifest.ts'
import { createCounter, pickCyclically } from '../api/load-context.ts'
import { sendRequest } from '../api/send-request.ts'
import { installPeer, runToEnd, startPeerServer } from './install.ts'
import type { Peer, PeerMaterial } from './peer.ts'

const VERSION = '2.21.2'
const CLI = 'node_modules/@medusajs/cli/cli.js'
const ADDRESS = {
  first_name: 'A',
  last_name: 'B',
  address_1: '1 Road',
  city: 'Graz',
  postal_code: '8010',
  country_code: 'at',
}
const SORTS = ['title', '-title', '-created_at', 'created_at']

/** Installs Medusa, fills its database and starts it, without Redis and without its admin. */
export async function startMedusa(databaseUrl: string, material: PeerMaterial): Promise<Peer> {
  const folder = join(material.folder, 'medusa')
  await installPeer(
    folder,
    { '@medusajs/medusa': VERSION, '@medusajs/framework': VERSION, '@medusajs/cli': VERSION },
    { 'medusa-config.js': 'medusa-config.js', 'medusa-seed.js': 'seed.js' },
  )
  const settings = {
    DATABASE_URL: databaseUrl,
    PRODUCTS_FILE: join(folder, 'products.json'),
    CONTEXT_FILE: join(folder, 'context.json'),
    LOG_LEVEL: 'error',
  }
  await writeFile(settings.PRODUCTS_FILE, JSON.stringify(material.products))
  await runToEnd(process.execPath, [CLI, 'db:migrate'], { folder, settings })
  await runToEnd(process.execPath, [CLI, 'exec', './seed.js'], { folder, settings })
  const server = await startPeerServer((port) => [CLI, 'start', '--host', '127.0.0.1', '--port', String(port)], {
    folder,
    settings,
    path: '/health',
  })
  const context: unknown = JSON.parse(await readFile(settings.CONTEXT_FILE, 'utf8'))
  const [key, region, shippingOption] = ['key', 'regionId', 'shippingOptionId'].map((field) =>
    String(getJsonField(context, field)),
  )
  const list = getJsonField(context, 'products')
  const products: readonly unknown[] = Array.isArray(list) ? list : []
  const agent = new Agent({ keepAlive: true })
  const next = createCounter()
  const nextSearch = material.createSearches()
  const nextProduct = (field: 'id' | 'variantId'): string =>
    String(getJsonField(pickCyclically(products, next()), field))
  const shown = `region_id=${region}&fields=*variants.calculated_price,%2Bvariants.inventory_quantity`

  /** Sends a call, and returns the id of the object under `name` in its response. */
  const send = async (path: string, name: string, input?: object): Promise<string> => {
    const { body } = await sendRequest(server.url, agent, {
      method: input === undefined ? 'GET' : 'POST',
      path: `/store${path}`,
      headers: { 'content-type': 'application/json', 'x-publishable-api-key': key ?? '' },
      ...(input !== undefined && { body: JSON.stringify(input) }),
    })
    const answered = getJsonField(JSON.parse(body), name)
    if (answered === undefined) throw new Error(body)
    return String(getJsonField(answered, 'id'))
  }
  const createCart = (): Promise<string> =>
    send('/carts', 'cart', { region_id: region, items: [{ variant_id: nextProduct('variantId'), quantity: 1 }] })
  return {
    ...server,
    name: 'Medusa',
    version: VERSION,
    operations: {
      'product detail, new': async () => void (await send(`/products/${nextProduct('id')}?${shown}`, 'product')),
      'search, new': async () => {
        const { term, page } = nextSearch()
        const query = `q=${encodeURIComponent(term)}&limit=24&offset=${page * 24}&order=${pickCyclically(SORTS, next())}`
        await send(`/products?${query}&${shown}`, 'products')
      },
      'add to a new cart': async () => void (await createCart()),
      'place an order': async () => {
        const cart = await createCart()
        await send(`/carts/${cart}`, 'cart', {
          // Two orders of a new customer at once are refused.
          email: `buyer-${next()}@example.com`,
          shipping_address: ADDRESS,
          billing_address: ADDRESS,
        })
        await send(`/shipping-options?cart_id=${cart}`, 'shipping_options')
        await send(`/carts/${cart}/shipping-methods`, 'cart', { option_id: shippingOption })
        const payment = await send('/payment-collections', 'payment_collection', { cart_id: cart })
        await send(`/payment-collections/${payment}/payment-sessions`, 'payment_collection', {
          provider_id: 'pp_system_default',
        })
        await send(`/carts/${cart}/complete`, 'order', {})
      },
    },
    async close() {
      agent.destroy()
      await server.close()
    },
  }
}
