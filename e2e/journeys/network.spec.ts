import type { Page } from '@playwright/test'
import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts'
import { signInToApi } from '../fixtures/api.ts'
import { locateAmount, goToCheckout, HOSE, openHose } from '../fixtures/buying.ts'
import { disableSharedPages } from '../fixtures/faulty-api.ts'
import { expect, test } from '../fixtures/shop.ts'

test.beforeEach(({ context }) => disableSharedPages(context))

const isPost = {
  cart: (url: URL) => url.pathname === '/cart.data',
  checkout: (url: URL) => url.pathname === '/checkout.data',
}

/** Opens a checkout and loses the request of its order before it reaches the shop. */
async function loseOrder(page: Page, beforePlacing: () => Promise<void> = async () => {}): Promise<void> {
  await goToCheckout(page, { account: 'Station 10' })
  const poNumber = page.getByLabel('Purchase order number')
  await waitUntilHydrated(poNumber)
  await poNumber.fill('LOST-2')
  await beforePlacing()
  await page.route(isPost.checkout, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Place order' }).click()
}

test('when the request to add to the cart is lost, the page and its quantity stay, an error is shown, and it can be sent again [NET-09] [ERR-06]', async ({
  page,
  context,
}) => {
  await openHose(page)
  await expect(page.getByRole('heading', { level: 1, name: HOSE.name })).toBeVisible()
  const quantity = page.getByRole('main').locator('form').getByRole('textbox', { name: 'Quantity' }).first()
  await waitUntilHydrated(quantity)
  await quantity.fill('7')
  const failure = page.getByRole('alert').filter({ hasText: 'The product was not added to the cart. Try again later.' })
  const add = page.getByRole('button', { name: 'Add to cart', exact: true }).first()
  const address = page.url()

  await context.setOffline(true)
  await add.click()
  await expect(failure).toBeVisible()
  await context.setOffline(false)

  await page.route(isPost.cart, (route) => route.abort())
  // The message of the failure before is still there until the next request has failed.
  const aborted = page.waitForEvent('requestfailed')
  await failure.getByRole('button', { name: 'Try again' }).click()
  await aborted
  await expect(failure).toBeVisible()
  await page.unroute(isPost.cart)
  await page.route(isPost.cart, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  )
  const badGateway = page.waitForResponse((response) => response.status() === 502)
  await failure.getByRole('button', { name: 'Try again' }).click()
  await badGateway
  await expect(failure).toBeVisible()
  await expect(quantity).toHaveValue('7')
  expect(page.url()).toBe(address)

  await page.unroute(isPost.cart)
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Product is successfully added to Cart')).toBeVisible()
  await expect(failure).toBeHidden()
  await page.goto('/cart')
  await expect(page.getByRole('textbox', { name: `Quantity of ${HOSE.name}` })).toHaveValue('7')
})

test('when the response to adding is lost, the product is in the cart once after a retry [CART-12] [NET-09]', async ({
  page,
}) => {
  await openHose(page)
  const add = page.getByRole('button', { name: 'Add to cart', exact: true }).first()
  await waitUntilHydrated(add)
  await add.click()
  await expect(page.getByText('Product is successfully added to Cart')).toBeVisible()
  await page.route(isPost.cart, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await add.click()
  const failure = page.getByRole('alert').filter({ hasText: 'The product was not added to the cart. Try again later.' })
  await expect(failure).toContainText('does not add it twice')
  await page.unroute(isPost.cart)
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toBeHidden()
  const badge = page.getByRole('banner').getByRole('link', { name: /^Cart/ })
  await expect(badge).toHaveAccessibleName(/\b2 items/)
  await add.click()
  await expect(badge).toHaveAccessibleName(/\b3 items/)
})

test("a guest's first two additions, sent at the same moment, end up in one cart [CART-11]", async ({ page }) => {
  await page.goto('/search?q=hose')
  const add = page.getByRole('main').getByRole('button', { name: /^Add to cart/ })
  await waitUntilHydrated(add.first())
  const bothPressed = Promise.withResolvers<void>()
  await page.route(isPost.cart, async (route) => {
    await bothPressed.promise
    await route.continue()
  })
  await add.nth(0).click()
  await add.nth(1).click()
  bothPressed.resolve()
  await expect(page.getByRole('banner').getByRole('link', { name: /Cart.*2/ })).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('main').getByRole('textbox', { name: /^Quantity of/ })).toHaveCount(2)
})

test('the entries of a sign-in, an address and a quantity stay when the network fails [NET-09]', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  const email = page.getByLabel('Email address')
  await waitUntilHydrated(email)
  await email.fill('buyer@county.example')
  await page.getByLabel('Password').fill('typed')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'What you entered is still here.' })
  await expect(failure).toBeVisible()
  await expect(email).toHaveValue('buyer@county.example')
  await context.setOffline(false)

  await goToCheckout(page, { account: 'Station 1,' })
  await page.getByRole('link', { name: 'Change the delivery address' }).click()
  await page.getByText('Deliver to a new address').click()
  await page.getByLabel('Recipient').fill('Dana Whitlock')
  await page.getByLabel('Street and number').fill('5 Lost Lane')
  await page.getByLabel('City').fill('Olympia')
  await page.getByLabel('State or province').selectOption({ label: 'Washington' })
  await page.getByLabel('Postal code').fill('98501')
  await page.route(isPost.checkout, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Add address and deliver there' }).click()
  await expect(failure).toBeVisible()
  await expect(page.getByLabel('Street and number')).toHaveValue('5 Lost Lane')
  await page.unroute(isPost.checkout)
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('5 Lost Lane')).toBeVisible()
  await expect(failure).toBeHidden()

  await page.goto('/cart')
  const quantity = page.getByRole('textbox', { name: `Quantity of ${HOSE.name}` })
  await waitUntilHydrated(quantity)
  const previousState = await locateAmount(page, 'Products').textContent()
  await context.setOffline(true)
  await quantity.fill('3')
  await expect(failure).toBeVisible()
  await expect(quantity).toHaveValue('3')
  await context.setOffline(false)
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(locateAmount(page, 'Products')).not.toHaveText(previousState!)
})

test('a page whose data cannot be reloaded after a form submission stays, and says that it may be out of date [NET-09]', async ({
  page,
}) => {
  await openHose(page)
  await expect(page.getByRole('heading', { level: 1, name: HOSE.name })).toBeVisible()
  const add = page.getByRole('button', { name: 'Add to cart', exact: true }).first()
  await waitUntilHydrated(add)
  await page.route(/\.data/, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()))
  await add.click()
  await expect(page.getByRole('alert').filter({ hasText: 'What this page shows may be out of date.' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: HOSE.name })).toBeVisible()
  await page.unroute(/\.data/)
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'out of date' })).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: /Cart/ })).toContainText('1')
})

test('when the network fails for a filter or link, the page stays, shows an error, and can be retried [NET-09]', async ({
  page,
  context,
}) => {
  const pageErrors: Error[] = []
  page.on('pageerror', (error) => void pageErrors.push(error))
  await page.goto('/search?q=hose')
  const brand = page.getByRole('group', { name: 'Brand', exact: true }).getByRole('checkbox').first()
  await waitUntilHydrated(brand)
  const heading = page.getByRole('heading', { level: 1, name: /^Results for/ })
  const failure = page.getByRole('alert').filter({ hasText: 'The shop could not be reached.' })
  await page.route(/search\.data/, (route) => route.abort())
  await brand.check()
  await expect(failure).toBeVisible()
  await expect(heading).toBeVisible()
  await page.unroute(/search\.data/)
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/facet\./)
  await expect(failure).toBeHidden()

  await waitUntilHydrated(page.getByRole('banner').getByRole('link', { name: /^Cart/ }))
  await context.setOffline(true)
  // A product may have been prefetched by now: the pointer is where the message was.
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
  await expect(failure).toBeVisible()
  await expect(heading).toBeVisible()
  await context.setOffline(false)
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  expect(pageErrors).toEqual([])
})

test('an order that is placed while the browser is offline was not sent, and can be placed later [CHK-10] [NET-09]', async ({
  page,
  context,
}) => {
  await goToCheckout(page, { account: 'Station 10' })
  const poNumber = page.getByLabel('Purchase order number')
  await waitUntilHydrated(poNumber)
  await poNumber.fill('OFFLINE-1')
  await context.setOffline(true)
  const placeOrder = page.getByRole('button', { name: 'Place order' })
  const unplaced = page.getByRole('alert').filter({ hasText: 'Your order was not placed' })
  await placeOrder.click()
  await expect(unplaced).toContainText('The shop could not be reached in time. Nothing has been ordered')
  await expect(page.getByText('No answer arrived yet')).toHaveCount(0)
  await context.setOffline(false)

  // A later attempt may have arrived, which stays open when the next one is offline again.
  await page.route(isPost.checkout, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.route('**/checkout/outcome?*', (route) => route.abort())
  await unplaced.getByRole('button', { name: 'Try again' }).click()
  const unknown = page.getByRole('alert').filter({ hasText: 'No answer arrived yet' })
  await expect(unknown).toBeVisible()
  await context.setOffline(true)
  await placeOrder.click()
  await expect(unknown).toBeVisible()
  await expect(unplaced).toHaveCount(0)
  await context.setOffline(false)
  await page.unroute(isPost.checkout)
  await page.unroute('**/checkout/outcome?*')
  await unplaced.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your order is placed' })).toBeVisible()
})

test('after a lost response to Place order the page says whether the order was placed [CHK-10]', async ({
  page,
  request,
  shop,
}) => {
  const api = await signInToApi(request, shop, 'buyer@county.example')
  const ordersOf = async () => (await api.orders(await api.accountId('Station 10'))).orderSummaries.length
  const previousState = await ordersOf()
  await goToCheckout(page, { account: 'Station 10' })
  const poNumber = page.getByLabel('Purchase order number')
  await waitUntilHydrated(poNumber)
  await poNumber.fill('LOST-1')
  await page.route(isPost.checkout, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Place order' }).click()
  const unplaced = page.getByRole('alert').filter({ hasText: 'Your order was not placed' })
  await expect(unplaced).toBeVisible()
  await expect(poNumber).toHaveValue('LOST-1')

  await page.unroute(isPost.checkout)
  await page.route(isPost.checkout, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch({ maxRedirects: 0 })
    await route.abort()
  })
  await unplaced.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your order is placed' })).toBeVisible()
  expect(await ordersOf()).toBe(previousState + 1)
})

const outcomeOf = (url: URL) => url.pathname === '/checkout/outcome'
const fulfillOutcome = (page: Page, outcome: object) =>
  page.route(outcomeOf, (route) => route.fulfill({ json: outcome }))

test('while an order is being placed the page says so and keeps asking; without an answer it says that it does not know, and looks again [CHK-10]', async ({
  page,
}) => {
  await fulfillOutcome(page, { state: 'in progress' })
  await loseOrder(page, () => page.clock.install())
  const notice = page.getByRole('alert').filter({ hasText: /order/ })
  const unknown = notice.filter({ hasText: 'We could not find out whether your order was placed' })
  await page.clock.runFor(1000)
  await expect(notice.filter({ hasText: 'Your order is being worked on' })).toBeVisible()
  await expect(async () => {
    await page.clock.runFor(4000)
    expect(await unknown.isVisible()).toBe(true)
  }).toPass()
  await expect(unknown.getByRole('link', { name: 'your orders' })).toHaveAttribute('href', '/orders')
  await expect(page.getByText('Nothing has been ordered')).toBeHidden()
  await page.unroute(outcomeOf)
  await unknown.getByRole('button', { name: 'Look again' }).click()
  const unplaced = notice.filter({ hasText: 'Your order was not placed' })
  await expect(async () => {
    await page.clock.runFor(2000)
    expect(await unplaced.isVisible()).toBe(true)
  }).toPass()
})

test('an open checkout is believed only when it is found twice: an order that comes to stand in between is shown [CHK-10]', async ({
  page,
}) => {
  const states = ['open', 'in progress', 'open']
  await page.route(outcomeOf, (route) => {
    const state = states.shift()
    return state === undefined ? route.continue() : route.fulfill({ json: { state } })
  })
  await goToCheckout(page, { account: 'Station 10' })
  const poNumber = page.getByLabel('Purchase order number')
  await waitUntilHydrated(poNumber)
  await poNumber.fill('LOST-3')
  await page.route(isPost.checkout, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch({ maxRedirects: 0 })
    await route.abort()
  })
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your order is placed' })).toBeVisible({ timeout: 20_000 })
})

test('whoever can no longer read the checkout is not told that nothing was ordered, but why it is not known [CHK-10]', async ({
  page,
  context,
}) => {
  const unknown = page.getByRole('alert').filter({ hasText: 'We could not find out whether your order was placed' })
  await loseOrder(page, async () => {
    const otherTab = await context.newPage()
    await otherTab.goto('/account/acting')
    await otherTab.getByRole('radio', { name: /Station 4/ }).check()
    await otherTab.getByRole('button', { name: 'Continue' }).click()
    await expect(otherTab.getByText(/You are buying for/)).toBeVisible()
  })
  await expect(unknown).toContainText('Another account was chosen since this page was opened.')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(unknown).toContainText('You are signed out.')
  await expect(unknown.getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
    'href',
    /\/login\?returnTo=%2Forders/,
  )
  await expect(page.getByText('Nothing has been ordered')).toBeHidden()
})
