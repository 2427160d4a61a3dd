import { setTimeout as wait } from 'node:timers/promises'
import { getJsonField } from '@hydrant/tooling/package-manifest.ts'
import type { ShopProcess } from '../shop-process.ts'

/** A buyer who may act for several accounts, and what they buy. */
export interface Buyer {
  readonly token: string
  readonly accounts: readonly string[]
  readonly products: readonly string[]
}

/** How many accounts add to their carts at once. */
const AT_ONCE = 16

/** Finds products of a demo shop. */
export async function findProducts(apiUrl: string): Promise<string[]> {
  const body: unknown = await (await fetch(`${apiUrl}/search/products?searchTerm=hose&pageSize=50`)).json()
  const products = getJsonField(getJsonField(body, 'productsPage'), 'products')
  return Array.isArray(products) ? products.map((product: unknown) => String(getJsonField(product, 'id'))) : []
}

/** The request that adds one piece of a product to an account's cart. */
export function toAddition({ token, products }: Buyer, accountId: string | undefined) {
  return {
    path: `/carts/current/cart-items?effectiveAccountId=${accountId}`,
    method: 'POST' as const,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ productId: products[0], quantity: '1', type: 'Product' }),
  }
}

interface Additions {
  readonly accountId: string
  acknowledged: number
  failed: number
}

/**
 * Adds to carts on two machines by turns, kills the second one half way, and goes on with the first. Returns what the
 * carts then contain, in a sentence.
 */
export async function addUntilKilled(
  [first, second]: readonly [ShopProcess, ShopProcess],
  { buyer, seconds }: { readonly buyer: Buyer; readonly seconds: number },
): Promise<string> {
  const before = await countPieces(first, buyer)
  const over = { value: false }
  const machines = new Set([first, second])
  const add = async (accountId: string): Promise<Additions> => {
    const additions: Additions = { accountId, acknowledged: 0, failed: 0 }
    for (let count = 0; !over.value; count += 1) {
      const machine = [...machines][count % machines.size] ?? first
      const { path, ...request } = toAddition(buyer, accountId)
      const isAcknowledged = await fetch(machine.apiUrl + path, request).then(
        async (response) => (await response.text()) !== '' && response.ok,
        () => false,
      )
      if (isAcknowledged) additions.acknowledged += 1
      else {
        additions.failed += 1
        machines.delete(second)
      }
    }
    return additions
  }
  const adding = buyer.accounts.slice(0, AT_ONCE).map(add)
  await wait(seconds * 500)
  second.kill()
  await wait(seconds * 500)
  over.value = true
  const results = await Promise.all(adding)
  const after = await countPieces(first, buyer)
  const total = (of: (additions: Additions) => number): number => results.reduce((sum, one) => sum + of(one), 0)
  const added = ({ accountId }: Additions): number => (after.get(accountId) ?? 0) - (before.get(accountId) ?? 0)
  const lost = total((one) => Math.max(0, one.acknowledged - added(one)))
  const unacknowledged = total((one) => Math.max(0, added(one) - one.acknowledged))
  return `Killed under load: ${total((one) => one.acknowledged)} additions acknowledged, ${lost} of them lost; ${total((one) => one.failed)} failed, ${unacknowledged} of them are in the cart.`
}

async function countPieces(shop: ShopProcess, { token, accounts }: Buyer): Promise<Map<string, number>> {
  const pieces = new Map<string, number>()
  for (const accountId of accounts.slice(0, AT_ONCE)) {
    const response = await fetch(`${shop.apiUrl}/carts/current?effectiveAccountId=${accountId}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    pieces.set(accountId, Number(getJsonField(await response.json(), 'totalProductCount') ?? 0))
  }
  return pieces
}
