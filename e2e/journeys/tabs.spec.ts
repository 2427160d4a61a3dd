import type { Page } from '@playwright/test'
import { waitUntilHydrated, waitUntilSessionKnown } from '../fixtures/wait-until-hydrated.ts'
import { addToCart, browseToHose, HOSE } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'
import { stopClock } from '../fixtures/stop-clock.ts'

/** Adds the hose with scripts: a form that the browser submits by itself sends no message to other tabs. */
async function addHose(page: Page, quantity: string): Promise<void> {
  await browseToHose(page)
  await waitUntilHydrated(page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }))
  await addToCart(page, quantity)
}

test('additions to the cart in one tab are visible in the others: at the badge, and on an open cart page [CART-02] [CART-10]', async ({
  page,
  context,
}) => {
  const [cart, home] = [await context.newPage(), await context.newPage()]
  await cart.goto('/cart')
  await home.goto('/')
  await expect(cart.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  const badge = (tab: typeof page) => tab.getByRole('banner').getByRole('link', { name: /^Cart/ })
  await expect(badge(home)).toHaveAccessibleName(/\b0 items/)
  for (const tab of [cart, home]) {
    await waitUntilSessionKnown(tab)
    await waitUntilHydrated(badge(tab))
  }

  await addHose(page, '3')
  await expect(badge(page)).toHaveAccessibleName(/\b3 items/)
  await expect(badge(home)).toHaveAccessibleName(/\b3 items/)
  await expect(badge(cart)).toHaveAccessibleName(/\b3 items/)
  await expect(cart.getByRole('textbox', { name: `Quantity of ${HOSE.name}` })).toHaveValue('3')

  await cart.getByRole('button', { name: `Remove ${HOSE.name}` }).click()
  await expect(badge(home)).toHaveAccessibleName(/\b0 items/)
  await expect(badge(page)).toHaveAccessibleName(/\b0 items/)
})

test('a tab that becomes visible after a while reloads the cart count, and a failed request changes nothing [NET-02] [CART-02]', async ({
  page,
  shop,
  context,
}) => {
  await page.clock.install()
  await addHose(page, '1')
  const badge = page.getByRole('banner').getByRole('link', { name: /^Cart/ })
  await expect(badge).toHaveAccessibleName(/\b1 items/)
  await stopClock(page)

  // Another program changes the same cart.
  const store = `${shop.apiUrl}/services/data/v65.0/commerce/webstores/${await shop.waitForOutput(/\/webstores\/(\w{18})/)}`
  const product: unknown = await (await page.request.get(`${store}/products?skus=${HOSE.sku}`)).json()
  expect(product).toMatchObject({ products: [{ id: expect.any(String) }] })
  const productId = /"id":"(01t\w{15})"/.exec(JSON.stringify(product))?.[1]
  // Pages in front of another server store its cookies under their own names.
  const cookie = (await context.cookies())
    .map(({ name, value }) => `${name.replace(/^commerce\./, '')}=${value}`)
    .join('; ')
  const added = await fetch(`${store}/carts/current/cart-items`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ productId, quantity: '4', type: 'Product' }),
  })
  expect(added.ok).toBe(true)
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const requestedUrls: string[] = []
  page.on('request', (request) => request.url().endsWith('/cart/count') && requestedUrls.push(request.url()))
  await comeBack()
  expect(requestedUrls, 'what was learnt a moment ago is not asked again').toEqual([])

  await page.route('**/cart/count', (route) => route.abort(), { times: 1 })
  await page.clock.fastForward(31_000)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/cart/count'))
  await comeBack()
  await failed
  await expect(badge).toHaveAccessibleName(/\b1 items/)

  // The page may notice the failure a moment later, and sends nothing twice meanwhile.
  await expect(async () => {
    await comeBack()
    await expect(badge).toHaveAccessibleName(/\b5 items/, { timeout: 1000 })
  }).toPass()
  expect(requestedUrls).toHaveLength(2)
})
