import { DEMO_PASSWORD } from '@hydrant/server/import/service.ts'

/** A page that is made for each request. */
export interface RenderedPage {
  readonly name: string
  /** The cookies of the visitor; empty for a guest. */
  readonly cookie: string
  /** Returns the path of a request; `request` numbers all requests. */
  readonly path: (request: number) => string
}

/**
 * Signs the demo's county buyer in, puts five products into their cart, and returns their pages and those of a guest,
 * whose addresses are different for each request, so that none is in the cache of guest pages.
 */
export async function prepareRenderedPages(url: string): Promise<readonly RenderedPage[]> {
  const cookie = await signInForPages(url)
  const load = async (path: string) => (await fetch(url + path, { headers: { cookie } })).text()
  const [category] = findAll(await load('/'), /href="(\/category\/[^"?#]+)"/g)
  if (category === undefined) throw new Error('The home page has no category.')
  const products = findAll(await load(category), /href="(\/product\/[^"?#]+)"/g)
  const [product] = products
  if (product === undefined) throw new Error('The first category has no product.')
  for (const path of products.slice(0, 5)) await addToCart(url, cookie, await load(path))
  const paths = { home: '/', category, search: '/search?q=hose', product }
  return [
    ...Object.entries({ ...paths, cart: '/cart' }).map(([name, path]) => ({
      name: `buyer's ${name}`,
      cookie,
      path: () => path,
    })),
    ...Object.entries(paths).map(([name, path]) => ({
      name: `guest's ${name}`,
      cookie: '',
      path: (request: number) => `${path}${path.includes('?') ? '&' : '?'}anew=${request}`,
    })),
  ]
}

async function signInForPages(url: string): Promise<string> {
  const response = await fetch(`${url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: new URLSearchParams({ email: 'buyer@county.example', password: DEMO_PASSWORD }),
  })
  if (response.status !== 302) throw new Error(`The buyer could not sign in: ${response.status}.`)
  return response.headers
    .getSetCookie()
    .map((value) => value.split(';', 1)[0])
    .join('; ')
}

/** Adds the product of a product page, if it can be added as it is. */
async function addToCart(url: string, cookie: string, page: string): Promise<void> {
  const [productId] = findAll(page, /name="productId" value="([^"]+)"/g)
  if (productId === undefined) return
  await fetch(`${url}/cart`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url, cookie },
    body: new URLSearchParams({ intent: 'add', productId, quantity: '10' }),
  })
}

function findAll(html: string, pattern: RegExp): string[] {
  return [...new Set(Array.from(html.matchAll(pattern), ([, found]) => found ?? ''))]
}
