import { HOSE } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/faulty-pages.ts'

const unavailable = {
  status: 503,
  body: [
    { errorCode: 'SERVER_UNAVAILABLE', message: 'The shop cannot answer at the moment. Try again in a few seconds.' },
  ],
}

/** The calls that a product page can do without. */
const OPTIONAL = [
  '/pricing/products',
  '/inventory/levels',
  '/featured-products',
  '/category-menu-items',
  '/carts/',
  '/recommendations',
  '/seo/properties',
  '/slots',
] as const

test('a product of another server is shown although other calls return 503, and is complete again afterwards [RUN-05] [NET-08] [SLT-04]', async ({
  page,
  pages,
}) => {
  await page.goto(`${pages.origin}/search?q=${HOSE.sku}`)
  const address = new URL(page.url()).pathname
  expect(address).toContain('/product/')
  for (const part of OPTIONAL) {
    pages.setFault(({ path }) => (path.includes(part) ? unavailable : undefined))
    const response = await page.goto(pages.origin + address)
    expect(response?.status(), part).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: HOSE.name })).toBeVisible()
  }
  pages.setFault(() => undefined)
  await page.goto(pages.origin + address)
  await expect(page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()).toBeEnabled()
})

test('a page whose main call fails is an error page with its status and links; it recovers with the API [ROU-10]', async ({
  page,
  pages,
}) => {
  for (const [path, part] of [
    ['/', '/pages'],
    ['/search?q=hose', '/search/'],
    ['/cart', '/carts/'],
  ] as const) {
    pages.setFault((call) => (call.path.includes(part) ? unavailable : undefined))
    const response = await page.goto(pages.origin + path)
    expect(response?.status(), path).toBeGreaterThanOrEqual(500)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    pages.setFault(() => undefined)
    expect((await page.goto(pages.origin + path))?.status(), path).toBe(200)
  }
})
