import type { ShopProcess } from '../shop-process.ts'

/** A page to measure, as a first visitor sees it. */
export interface Visit {
  readonly name: string
  readonly url: string
  /** The cookies of the visitor, where the page depends on them. */
  readonly cookie: string
  /** Whether search engines may list the page. */
  readonly isListed: boolean
}

/**
 * Finds the pages to measure in the demo shop: the kinds of pages that are visited most. Adds a product to a new cart
 * for the page of the cart.
 */
export async function preparePageVisits({ url }: Pick<ShopProcess, 'url'>): Promise<readonly Visit[]> {
  const load = async (path: string) => (await fetch(url + path)).text()
  const category = getFirstMatch(await load('/'), /href="(\/category\/[^"]+)"/)
  const product = getFirstMatch(await load(category), /href="(\/product\/[^"]+)"/)
  const productId = getFirstMatch(await load(product), /name="productId" value="([^"]+)"/)
  const added = await fetch(`${url}/cart`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: new URLSearchParams({ intent: 'add', productId, quantity: '10' }),
  })
  const cookie = added.headers
    .getSetCookie()
    .map((value) => value.split(';', 1)[0])
    .join('; ')
  const listed = { cookie: '', isListed: true }
  return [
    { ...listed, name: 'home', url: `${url}/` },
    { ...listed, name: 'category', url: url + category },
    { ...listed, name: 'search', url: `${url}/search?q=hose`, isListed: false },
    { ...listed, name: 'product', url: url + product },
    { name: 'cart', url: `${url}/cart`, cookie, isListed: false },
  ]
}

function getFirstMatch(html: string, pattern: RegExp): string {
  const found = pattern.exec(html)?.[1]
  if (found === undefined) throw new Error(`The demo shop has nothing that matches ${pattern.source}.`)
  return found
}
