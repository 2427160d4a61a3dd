import type { Request } from 'autocannon'
import { CONNECTIONS, type Script } from './load.ts'
import { createCounter, toApiPath, pickCyclically, type LoadContext } from './load-context.ts'

const BATCH = 100

/** Creates a script in which a new guest adds a product to a new cart each time. */
export function createAddToCartScript({ base, sample }: LoadContext): Script {
  const next = createCounter()
  const path = `${base}/carts/current/cart-items`
  const headers = { 'content-type': 'application/json' }
  return () => [
    {
      method: 'POST',
      path,
      headers,
      setupRequest: (request: Request) => ({
        ...request,
        body: toCartItemBody(pickCyclically(sample.products.slice(0, 500), next()).id, 1),
      }),
    },
  ]
}

/**
 * Creates a script from an empty cart to a placed order, with contract prices, delivery and a purchase order; each
 * connection uses its own account.
 */
export function createPlaceOrderScript(context: LoadContext): Script {
  const next = createCounter()
  return (connection) => {
    const toPath = (path: string): string => toApiPath(context, path, { account: connection })
    const toRequest = (method: 'POST' | 'PUT' | 'GET', path: string, body?: () => string): Request => ({
      method,
      path: toPath(path),
      headers: { authorization: `Bearer ${context.token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { setupRequest: (request: Request) => ({ ...request, body: body() }) }),
    })
    return [
      toRequest('POST', 'carts/current/cart-items', () =>
        toCartItemBody(pickCyclically(context.sample.products.slice(0, 500), next()).id, 1),
      ),
      toRequest('PUT', 'checkouts', () =>
        JSON.stringify({ cartId: 'active', deliveryAddressInput: { shouldUseDefaultAddress: true } }),
      ),
      toRequest('GET', 'checkouts/active'),
      toRequest('POST', 'checkouts/active/payments', () =>
        JSON.stringify({ requestType: 'SimplePurchaseOrder', paymentToken: `PO-${next()}` }),
      ),
      toRequest('POST', 'checkouts/active/orders'),
    ]
  }
}

/**
 * Fills a cart with `lines` lines for each connection, 32 by default, and creates a script that changes the quantity of
 * one line after another.
 */
export async function fillCartsAndCreateEditScript(
  url: string,
  context: LoadContext,
  { lines, connections = CONNECTIONS }: { readonly lines: number; readonly connections?: number },
): Promise<Script> {
  const cartLines: string[][] = []
  for (let connection = 0; connection < connections; connection += 1)
    cartLines.push(await fillCart(url, context, { account: connection, lines }))
  return (connection) => {
    const next = createCounter()
    return [
      {
        method: 'PATCH',
        headers: { authorization: `Bearer ${context.token}`, 'content-type': 'application/json' },
        setupRequest: (request: Request) => {
          const number = next()
          const id = pickCyclically(pickCyclically(cartLines, connection), number * 7)
          return {
            ...request,
            path: toApiPath(context, `carts/current/cart-items/${id}`, { account: connection }),
            body: JSON.stringify({ quantity: String(1 + (number % 40)) }),
          }
        },
      },
    ]
  }
}

/** Fills an account's cart up to a number of lines and returns the lines' ids. */
export async function fillCart(
  url: string,
  context: LoadContext,
  cart: { readonly account: number; readonly lines: number },
): Promise<string[]> {
  const ids: string[] = []
  for (let start = 0; start < cart.lines; start += BATCH) {
    const inputs = context.sample.products
      .slice(start, Math.min(start + BATCH, cart.lines))
      .map(({ id }) => ({ richInput: { productId: id, quantity: '1', type: 'Product' } }))
    const response = await fetch(
      url + toApiPath(context, 'carts/current/cart-items/batch', { account: cart.account }),
      {
        method: 'POST',
        headers: { authorization: `Bearer ${context.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ inputs }),
      },
    )
    ids.push(...readLineIds(await response.json()))
  }
  if (ids.length !== cart.lines) throw new Error(`A cart got ${ids.length} lines instead of ${cart.lines}.`)
  return ids
}

function readLineIds(body: unknown): string[] {
  const results: unknown = typeof body === 'object' && body !== null && 'results' in body ? body.results : []
  if (!Array.isArray(results)) return []
  return results.flatMap((row: unknown) => {
    const result: unknown = typeof row === 'object' && row !== null && 'result' in row ? row.result : null
    return typeof result === 'object' &&
      result !== null &&
      'cartItemId' in result &&
      typeof result.cartItemId === 'string'
      ? [result.cartItemId]
      : []
  })
}

function toCartItemBody(productId: string, quantity: number): string {
  return JSON.stringify({ productId, quantity: String(quantity), type: 'Product' })
}
