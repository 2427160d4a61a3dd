import { addToCart, browseToHose, HOSE, openSignedIn } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

const tooLong = 'hose'.repeat(150)

test('an invalid URL gets an error page with its status, not a server error [ROU-10]', async ({ page, shop }) => {
  for (const [path, status] of [
    ['/search?q=hose&page=1e9', 404],
    ['/search?q=hose&page=200', 404],
    [`/search?q=${tooLong}`, 400],
    [`/${tooLong}`, 404],
    ['/category/none', 404],
    ['/product/none', 404],
    ['/search?q=hose&sort=none&facet.=', 200],
  ] as const) {
    expect((await page.goto(path))?.status(), path).toBe(status)
  }
  await page.goto(`/search?q=${tooLong}`)
  await expect(page.getByText('A search can have at most 500 characters.', { exact: false })).toBeVisible()
  expect(shop.output()).not.toContain('a page failed')
})

test('an incomplete form request is rejected, not a server error', async ({ request, shop, baseURL }) => {
  for (const path of ['/login', '/cart']) {
    const response = await request.post(path, {
      headers: { 'content-type': 'multipart/form-data; boundary=x', origin: baseURL! },
      data: Buffer.from('--x'),
    })
    expect(response.status(), path).toBe(400)
    expect(await response.text()).toContain('The form did not arrive in full.')
  }
  expect(shop.output()).not.toContain('a page failed')
})

test('a link on another site does not sign a buyer out, and the sign-out is in the footer of every page [ROU-06]', async ({
  page,
}) => {
  await openSignedIn(page, '/', { email: 'buyer@plant.example' })
  const wayOut = page.getByRole('contentinfo').getByRole('button', { name: 'Sign out' })
  await expect(wayOut).toBeVisible()
  for (const site of ['cross-site', 'none'])
    expect((await page.request.get('/webruntime/logout', { headers: { 'sec-fetch-site': site } })).status()).toBe(200)
  expect(
    (await page.request.post('/webruntime/logout', { headers: { origin: 'https://elsewhere.example' } })).status(),
  ).toBe(403)
  await page.goto('/cart')
  await wayOut.click()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('a product picture that cannot be loaded is replaced by a placeholder [CARD-08]', async ({ page }) => {
  await page.route(/\/media\//, (route) => route.abort())
  await browseToHose(page)
  await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', /default-product-image/)
  await addToCart(page, '1')
  for (const path of ['/cart', `/search?q=${HOSE.sku}&all=yes`]) {
    await page.goto(path)
    await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', /default-product-image/)
  }
})

test('a short page fills the window, and the categories fit beside each other on a small laptop', async ({ page }) => {
  for (const width of [1025, 1152, 1280]) {
    await page.setViewportSize({ width, height: 1600 })
    await page.goto('/cart')
    // Text in another font takes another width.
    await page.evaluate(async () => void (await document.fonts.ready))
    const foot = await page.getByRole('contentinfo').boundingBox()
    expect(foot!.y + foot!.height).toBeCloseTo(1600, 0)
    const tops = await page
      .getByRole('navigation', { name: 'Categories' })
      .locator('> ul > li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
    expect(new Set(tops).size, `rows at ${width} pixels`).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})
