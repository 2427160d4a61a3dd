import { writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { getJsonField } from '@hydrant/tooling/package-manifest.ts'
import { createCounter } from '../api/load-context.ts'
import { sendRequest } from '../api/send-request.ts'
import { installPeer, runToEnd, startPeerServer } from './install.ts'
import type { Peer, PeerMaterial } from './peer.ts'

const VERSION = '3.7.3'

const PRODUCT = `query($id: ID!) { product(id: $id) { id name slug description
  variants { id sku name price priceWithTax currencyCode stockLevel } } }`
const SEARCH = `query($input: SearchInput!) { search(input: $input) { totalItems
  items { productId productName sku slug priceWithTax { ... on PriceRange { min max } } }
  facetValues { count facetValue { id name } } } }`
const RESULT = `__typename ... on Order { id state totalWithTax } ... on ErrorResult { errorCode message }`
const ADD = `mutation($id: ID!) { addItemToOrder(productVariantId: $id, quantity: 1) { ${RESULT} } }`

/** What a buyer without an account sends after the addition to the cart, as Vendure's storefronts do. */
const CHECKOUT = [
  `mutation($email: String!) { setCustomerForOrder(input: { firstName: "A", lastName: "B", emailAddress: $email }) { ${RESULT} } }`,
  `mutation { setOrderShippingAddress(input: { fullName: "A B", streetLine1: "1 Road", city: "Graz", postalCode: "8010", countryCode: "AT" }) { ${RESULT} } }`,
  `{ eligibleShippingMethods { id priceWithTax } }`,
  `mutation { setOrderShippingMethod(shippingMethodId: [1]) { ${RESULT} } }`,
  `mutation { transitionOrderToState(state: "ArrangingPayment") { ${RESULT} } }`,
  `mutation { addPaymentToOrder(input: { method: "standard-payment", metadata: {} }) { ${RESULT} } }`,
]
const SORTS = [{ name: 'ASC' }, { price: 'ASC' }, { price: 'DESC' }, undefined]

/** Installs Vendure, fills its database and starts it: with its search by PostgreSQL, without a worker process. */
export async function startVendure(databaseUrl: string, material: PeerMaterial): Promise<Peer> {
  const folder = join(material.folder, 'vendure')
  await installPeer(folder, { '@vendure/core': VERSION, pg: '8' }, { 'vendure-server.js': 'server.js' })
  const settings = { DATABASE_URL: databaseUrl, PRODUCTS_FILE: join(folder, 'products.json'), PORT: '0' }
  await writeFile(settings.PRODUCTS_FILE, JSON.stringify(material.products))
  await runToEnd(process.execPath, ['server.js', '--seed'], { folder, settings })
  const server = await startPeerServer(() => ['server.js'], { folder, settings, path: '/health' })
  const agent = new Agent({ keepAlive: true })
  const next = createCounter()
  const nextProductId = (): number => 1 + (next() % material.products.length)
  const nextSearch = material.createSearches()

  /** Sends a query for the visitor of a token, and returns the token that the visitor has from then on. */
  const send = async (query: string, variables: object, token?: string): Promise<string | undefined> => {
    const { headers, body } = await sendRequest(server.url, agent, {
      method: 'POST',
      path: '/shop-api',
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    })
    if (getJsonField(JSON.parse(body), 'errors') !== undefined || body.includes('"errorCode"')) throw new Error(body)
    return String(headers['vendure-auth-token'] ?? token)
  }
  return {
    ...server,
    name: 'Vendure',
    version: VERSION,
    operations: {
      'product detail, new': async () => void (await send(PRODUCT, { id: nextProductId() })),
      'search, new': async () => {
        const { term, page } = nextSearch()
        const input = { term, take: 24, skip: page * 24, groupByProduct: true, sort: SORTS[next() % SORTS.length] }
        await send(SEARCH, { input })
      },
      'add to a new cart': async () => void (await send(ADD, { id: nextProductId() })),
      'place an order': async () => {
        let token = await send(ADD, { id: nextProductId() })
        const email = `buyer-${next()}@example.com`
        for (const query of CHECKOUT) token = await send(query, query.includes('$email') ? { email } : {}, token)
      },
    },
    async close() {
      agent.destroy()
      await server.close()
    },
  }
}
