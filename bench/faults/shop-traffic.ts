import { DEMO_PASSWORD } from '@hydrant/server/import/service.ts'
import { getJsonField } from '@hydrant/tooling/package-manifest.ts'
import type { ShopProcess } from '../shop-process.ts'

const BUYER = 'buyer@county.example'
/**
 * The user of the repeated sign-ins. Not the one of the other requests, because the oldest sessions of a user with many
 * sessions end.
 */
const SIGN_IN_BUYER = 'buyer@volunteer.example'
const JSON_TYPE = { 'content-type': 'application/json' }

/** The requests of visitors to a demo shop during a fault. */
export interface VisitorRequests {
  /** Requests the page of another product each time, with a unique URL, so that none comes from a cache. */
  readonly productPage: () => Promise<Response>
  /** Signs another buyer in, each time from another client address. */
  readonly signIn: () => Promise<Response>
  /** Reads a buyer's cart. */
  readonly cart: () => Promise<Response>
  /** Adds a product to the cart of a new guest. */
  readonly addAsGuest: () => Promise<Response>
  /**
   * Fills a buyer's cart, checks out and places the order with a purchase order; returns the first failed response, or
   * that of the order.
   */
  readonly placeOrder: () => Promise<Response>
}

/** Finds products of a demo shop, signs a buyer in, and creates the functions that send the requests of visitors. */
export async function createVisitorRequests({
  url,
  apiUrl,
}: Pick<ShopProcess, 'url' | 'apiUrl'>): Promise<VisitorRequests> {
  let count = 0
  const signInAs = (username: string): Promise<Response> => {
    count += 1
    const headers = { ...JSON_TYPE, 'x-forwarded-for': `10.0.${Math.floor(count / 250) % 250}.${count % 250}` }
    return fetch(`${url}/services/apexrest/auth/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ username, password: DEMO_PASSWORD }),
    })
  }
  const token = getJsonField(await (await signInAs(BUYER)).json(), 'token')
  const authorized = { ...JSON_TYPE, authorization: `Bearer ${String(token)}` }
  const products = await findProductIds(apiUrl)
  const nextProductId = (): string => products[(count += 1) % products.length] ?? ''
  const addToCart = (headers: Readonly<Record<string, string>>): Promise<Response> =>
    fetch(`${apiUrl}/carts/current/cart-items`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ productId: products[0], quantity: '1', type: 'Product' }),
    })
  return {
    productPage: () => fetch(`${url}/product/${nextProductId()}?n=${count}`),
    signIn: () => signInAs(SIGN_IN_BUYER),
    cart: () => fetch(`${apiUrl}/carts/current`, { headers: authorized }),
    addAsGuest: () => addToCart(JSON_TYPE),
    async placeOrder() {
      const send = (method: string, path: string, body?: unknown): Promise<Response> =>
        fetch(`${apiUrl}/${path}`, {
          method,
          headers: authorized,
          ...(body !== undefined && { body: JSON.stringify(body) }),
        })
      const steps = [
        () => addToCart(authorized),
        () => send('PUT', 'checkouts', { cartId: 'active', deliveryAddressInput: { shouldUseDefaultAddress: true } }),
        () => send('GET', 'checkouts/active'),
        () =>
          send('POST', 'checkouts/active/payments', {
            requestType: 'SimplePurchaseOrder',
            paymentToken: `PO-${(count += 1)}`,
          }),
      ]
      for (const step of steps) {
        const response = await step()
        if (!response.ok) return response
        await response.text()
      }
      return send('POST', 'checkouts/active/orders')
    },
  }
}

async function findProductIds(apiUrl: string): Promise<string[]> {
  const body: unknown = await (await fetch(`${apiUrl}/search/products?searchTerm=hose&pageSize=50`)).json()
  const products = getJsonField(getJsonField(body, 'productsPage'), 'products')
  const ids = Array.isArray(products) ? products.map((product: unknown) => String(getJsonField(product, 'id'))) : []
  if (ids.length === 0) throw new Error('The demo shop sells no hose.')
  return ids
}
