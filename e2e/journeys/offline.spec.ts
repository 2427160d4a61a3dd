import type { BrowserContext, Page } from '@playwright/test'
import { HOSE, openHose, openSignedIn } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'
import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts'

test.use({ serviceWorkers: 'allow' })

/** Decides about preferences, as the cookie manager stores it. */
async function decideAboutPreferences(context: BrowserContext, origin: string, functional: boolean): Promise<void> {
  const decision = { version: 1, timestamp: new Date().toISOString(), essential: true, functional }
  const value = encodeURIComponent(JSON.stringify({ ...decision, performance: false, targeted: false }))
  await context.addCookies([{ name: 'CookiePreferences', value, url: origin }])
}

/** Lists the paths of the pages that the browser has copies of. */
function listCopies(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('hydrant-offline-pages'))
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })
}

const locateAdd = (page: Page) => page.getByRole('button', { name: 'Add to cart', exact: true }).first()
const locateNotice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page is as it was on' })
const locatePending = (page: Page) => page.getByRole('region', { name: 'Added while you were offline' })
const locateOfflineHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'You are offline' })

/** Waits until additions are stored while the browser is offline; before, the shop says that nothing was added. */
async function waitUntilOfflineHandled(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-handles-offline')
}

/** Waits until the browser can show the open product without a network, with the scripts that it has loaded. */
async function waitUntilCopied(page: Page): Promise<void> {
  await waitUntilHydrated(locateAdd(page))
  await expect.poll(() => listCopies(page)).toContain(new URL(page.url()).pathname)
  // The last thing that is stored is the page for what has no copy.
  await expect.poll(() => page.evaluate(async () => (await caches.match('/session/offline')) !== undefined)).toBe(true)
}

test('a visited product is read without a network; what is added to the cart then is in it afterwards once, or stays with the reason [OFF-01] [OFF-02] [OFF-03] [OFF-06] [OFF-07]', async ({
  page,
  context,
  shop,
}) => {
  await decideAboutPreferences(context, shop.origin, true)
  await openHose(page)
  await waitUntilCopied(page)
  const manifest = await page.request.get((await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '')
  expect(await manifest.json()).toMatchObject({ start_url: '/', display: 'standalone' })

  await context.setOffline(true)
  await page.goto('/category/never-visited')
  await expect(locateOfflineHeading(page)).toBeVisible()
  await page.getByRole('link', { name: HOSE.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: HOSE.name })).toBeVisible()
  await expect(locateNotice(page)).toContainText(String(new Date().getUTCFullYear()))

  const add = locateAdd(page)
  await waitUntilHydrated(add)
  // As many as guests may buy, and one more.
  const quantity = page.getByRole('main').locator('form').getByRole('textbox', { name: 'Quantity' }).first()
  await quantity.fill('100')
  await waitUntilOfflineHandled(page)
  await add.click()
  await expect(locatePending(page)).toContainText('1 product will be added to your cart')
  await quantity.fill('1')
  await add.click()
  await expect(locatePending(page)).toContainText('2 products will be added to your cart when you are online')
  await expect(locatePending(page)).toContainText(`100 × ${HOSE.name}`)

  await context.setOffline(false)
  await expect(page.getByText('The product that you added offline is in your cart now.')).toBeVisible()
  await expect(locateNotice(page)).toBeHidden()
  const refused = locatePending(page).getByRole('alert')
  await expect(refused).toContainText('1 product was not added to your cart')
  await expect(refused).toContainText('The maximum limit has been exceeded.')
  await page.goto('/cart')
  await expect(page.getByRole('textbox', { name: `Quantity of ${HOSE.name}` })).toHaveValue('100')
  await refused.getByRole('button', { name: 'Remove from this list' }).click()
  await expect(locatePending(page)).toBeHidden()
})

test('what a buyer leaves in the browser ends when they sign out, also without a network, and with their consent [OFF-04] [OFF-05] [OFF-06]', async ({
  page,
  context,
  shop,
}) => {
  await openHose(page)
  await waitUntilHydrated(locateAdd(page))
  expect(await page.evaluate(() => caches.keys())).toEqual([])

  await decideAboutPreferences(context, shop.origin, true)
  await openSignedIn(page, `/search?q=${HOSE.sku}`, { email: 'buyer@county.example', account: 'Station 10' })
  await waitUntilCopied(page)
  const product = page.url()
  const signOut = page.getByRole('contentinfo').getByRole('button', { name: 'Sign out' })
  await waitUntilHydrated(signOut)
  await waitUntilOfflineHandled(page)
  await context.setOffline(true)
  await locateAdd(page).click()
  await expect(locatePending(page)).toContainText('1 product will be added')
  await signOut.click()
  await expect.poll(() => listCopies(page)).toEqual([])
  await page.goto(product)
  await expect(locateOfflineHeading(page)).toBeVisible()

  // The shop was not told, so the buyer is still signed in when the network is back; nothing is added for them.
  await context.setOffline(false)
  await expect(page).toHaveURL(product)
  await waitUntilCopied(page)
  await expect(locatePending(page)).toBeHidden()
  await expect(page.getByText('in your cart now')).toHaveCount(0)
  await waitUntilHydrated(signOut)
  await signOut.click()
  await expect(page).toHaveURL(/\/$/)
  expect(await listCopies(page)).not.toContain(new URL(product).pathname)

  await decideAboutPreferences(context, shop.origin, false)
  await page.goto('/')
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})
