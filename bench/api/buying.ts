import type { Request } from 'autocannon'
import { CONNECTIONS, type Script } from './load.ts'
import { counter, pathFor, pick, type Reader } from './reading.ts'

const BATCH = 100

/** Adds a product to the new cart of a new guest each time. */
export function addToFreshCart({ base, sample }: Reader): Script {
  const next = counter()
  const path = `${base}/carts/current/cart-items`
  const headers = { 'content-type': 'application/json' }
  return () => [
    {
      method: 'POST',
      path,
      headers,
      setupRequest: (request: Request) => ({
        ...request,
        body: itemOf(pick(sample.products.slice(0, 500), next()).id, 1),
      }),
    },
  ]
}

/**
 * From an empty cart to a placed order, with contract prices, delivery and a purchase order, each connection for its
 * own account.
 */
export function buy(reader: Reader): Script {
  const next = counter()
  return (connection) => {
    const at = (path: string): string => pathFor(reader, path, { account: connection })
    const step = (method: 'POST' | 'PUT' | 'GET', path: string, body?: () => string): Request => ({
      method,
      path: at(path),
      headers: { authorization: `Bearer ${reader.token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { setupRequest: (request: Request) => ({ ...request, body: body() }) }),
    })
    return [
      step('POST', 'carts/current/cart-items', () => itemOf(pick(reader.sample.products.slice(0, 500), next()).id, 1)),
      step('PUT', 'checkouts', () =>
        JSON.stringify({ cartId: 'active', deliveryAddressInput: { shouldUseDefaultAddress: true } }),
      ),
      step('GET', 'checkouts/active'),
      step('POST', 'checkouts/active/payments', () =>
        JSON.stringify({ requestType: 'SimplePurchaseOrder', paymentToken: `PO-${next()}` }),
      ),
      step('POST', 'checkouts/active/orders'),
    ]
  }
}

/**
 * Changes the quantity of one line after the other of carts that have `lines` lines by now, each connection in its own
 * cart.
 */
export async function editLines(url: string, reader: Reader, lines: number): Promise<Script> {
  const cartLines: string[][] = []
  for (let connection = 0; connection < CONNECTIONS; connection += 1)
    cartLines.push(await fillCart(url, reader, { account: connection, lines }))
  return (connection) => {
    const next = counter()
    return [
      {
        method: 'PATCH',
        headers: { authorization: `Bearer ${reader.token}`, 'content-type': 'application/json' },
        setupRequest: (request: Request) => {
          const number = next()
          const id = pick(pick(cartLines, connection), number * 7)
          return {
            ...request,
            path: pathFor(reader, `carts/current/cart-items/${id}`, { account: connection }),
            body: JSON.stringify({ quantity: String(1 + (number % 40)) }),
          }
        },
      },
    ]
  }
}

/** Fills an account's cart up to a number of lines and answers the lines' ids. */
async function fillCart(
  url: string,
  reader: Reader,
  cart: { readonly account: number; readonly lines: number },
): Promise<string[]> {
  const ids: string[] = []
  for (let start = 0; start < cart.lines; start += BATCH) {
    const inputs = reader.sample.products
      .slice(start, Math.min(start + BATCH, cart.lines))
      .map(({ id }) => ({ richInput: { productId: id, quantity: '1', type: 'Product' } }))
    const response = await fetch(url + pathFor(reader, 'carts/current/cart-items/batch', { account: cart.account }), {
      method: 'POST',
      headers: { authorization: `Bearer ${reader.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ inputs }),
    })
    ids.push(...lineIdsIn(await response.json()))
  }
  if (ids.length !== cart.lines) throw new Error(`A cart got ${ids.length} lines instead of ${cart.lines}.`)
  return ids
}

function lineIdsIn(body: unknown): string[] {
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

function itemOf(productId: string, quantity: number): string {
  return JSON.stringify({ productId, quantity: String(quantity), type: 'Product' })
}
