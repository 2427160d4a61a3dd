import type { ApiFault } from '../fixtures/faulty-api.ts'
import { expect, test } from '../fixtures/faulty-pages.ts'

const broken = { status: 500, body: [{ errorCode: 'UNKNOWN_EXCEPTION', message: 'Out of order.' }] }
const onPath =
  (part: string, answer: ReturnType<ApiFault>): ApiFault =>
  ({ path }) =>
    path.includes(part) ? answer : undefined

const BLOCKS = {
  'Featured Products': 'FeaturedProductsController',
  'Latest additions': '/search/',
  'Featured Brands': 'FeaturedBrandsController',
} as const

for (const [name, part] of Object.entries(BLOCKS)) {
  test(`when it cannot be loaded, ${name} is not shown, and everything else is [FEA-01] [TOP-01] [BRD-01] [ERR-07]`, async ({
    page,
    pages,
  }) => {
    pages.setFault(onPath(part, broken))
    await page.goto(`${pages.origin}/`)
    await expect(page.getByRole('heading', { level: 1, name: 'Top Categories' })).toBeVisible()
    for (const otherBlock of Object.keys(BLOCKS))
      await expect(page.getByRole('main').getByRole('region', { name: otherBlock })).toHaveCount(
        otherBlock === name ? 0 : 1,
      )
    await expect(page.getByRole('main').getByText(/went wrong|error/i)).toHaveCount(0)
  })
}

test('with nothing to show there is no block [FEA-01] [TOP-01] [BRD-01]', async ({ page, pages }) => {
  pages.setFault(onPath('Featured', { status: 200, body: [] }))
  await page.goto(`${pages.origin}/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Top Categories' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('region', { name: /^Featured/ })).toHaveCount(0)
})

test('incomplete entries are left out, and lists that are too long are cut [FEA-04] [BRD-02]', async ({
  page,
  pages,
}) => {
  const product = {
    id: '01t',
    isParent: false,
    name: 'Nozzle',
    minQuantity: null,
    code: null,
    imageUrl: null,
    price: 5,
    currencyIsoCode: 'USD',
    isQuoteOnly: false,
  }
  const brand = { categoryId: '0ZG', categoryName: 'Maker', image: '/img/logo.svg' }
  const products = [
    { ...product, id: '' },
    { ...product, name: '' },
    ...Array.from({ length: 25 }, (_, index) => ({ ...product, id: `01t${index}`, name: `Nozzle ${index}` })),
  ]
  const incomplete = [
    { ...brand, categoryId: '' },
    { ...brand, categoryName: '' },
    { ...brand, image: null },
    { ...brand, image: '/img/b2b/default-product-image.svg' },
  ]
  const makers = [
    ...incomplete,
    ...Array.from({ length: 20 }, (_, index) => ({
      ...brand,
      categoryId: `0ZG${index}`,
      categoryName: `Maker ${index}`,
    })),
  ]
  pages.setFault(({ path }) => {
    if (path.includes('FeaturedProductsController')) return { status: 200, body: products }
    return path.includes('FeaturedBrandsController') ? { status: 200, body: makers } : undefined
  })
  await page.goto(`${pages.origin}/`)
  const featured = page.getByRole('region', { name: 'Featured Products' })
  await expect(featured.getByRole('article')).toHaveCount(20)
  await expect(featured.getByRole('article').first().getByRole('heading')).toHaveText('Nozzle 0')
  const brands = page.getByRole('region', { name: 'Featured Brands' })
  await expect(brands.getByRole('link')).toHaveCount(15)
  await expect(brands.getByRole('link').first()).toHaveAccessibleName('Maker 0')
})

test('a guest is sent to sign in where guests have no cart [FEA-06] [ROLE-02]', async ({ page, pages }) => {
  pages.setFault(
    onPath('GuestCartController', {
      status: 401,
      body: [{ errorCode: 'GUEST_INSUFFICIENT_ACCESS', message: 'Sign in.' }],
    }),
  )
  await page.goto(`${pages.origin}/`)
  await page
    .getByRole('region', { name: 'Featured Products' })
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/login\?returnTo=/)
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
})

test('adding to the cart has failed when the response contains no cart, and when there is none [FEA-07] [ERR-04]', async ({
  page,
  pages,
}) => {
  for (const answer of [
    {
      status: 200,
      body: { cartId: '0a6', cartItemId: '', severity: 'success', message: 'Product is successfully added to Cart' },
    },
    broken,
  ]) {
    pages.setFault(onPath('GuestCartController', answer))
    await page.goto(`${pages.origin}/`)
    await page
      .getByRole('region', { name: 'Featured Products' })
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'An unexpected error occurred. Try again later.' }),
    ).toBeVisible()
  }
})

test('when a product cannot be added from its card or page, the page is unchanged and shows an error [ERR-04]', async ({
  page,
  pages,
}) => {
  pages.setFault(({ path }) => (path.includes('/cart-items') ? broken : undefined))
  for (const javaScript of [true, false]) {
    if (!javaScript) await page.route(/\.js$/, (route) => route.abort())
    await page.goto(`${pages.origin}/search?q=hose`, javaScript ? {} : { waitUntil: 'load' })
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click()
    await expect(page.getByText('An unexpected error occurred. Try again later.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: /^Results for/ })).toBeVisible()
  }
})
