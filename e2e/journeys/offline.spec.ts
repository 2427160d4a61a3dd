import { expect, type BrowserContext, type Page } from '@playwright/test'
import { HOSE, openHose, openSignedIn } from '../fixtures/buying.ts'
import { test } from '../fixtures/shop.ts'
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

/** Waits until the browser can show the open page without a network, with the scripts that it has loaded. */
async function waitUntilCopied(page: Page): Promise<void> {
  await waitUntilHydrated(page.getByRole('main').getByRole('button').first())
  await expect.poll(() => listCopies(page)).toContain(new URL(page.url()).pathname)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

const locateNotice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page is as it was on' })

test('a visited product is read without a network, and what is added to the cart then is in it afterwards, once [OFF-01] [OFF-02] [OFF-03] [OFF-06] [OFF-07]', async ({
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
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await page.getByRole('link', { name: HOSE.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: HOSE.name })).toBeVisible()
  await expect(locateNotice(page)).toContainText(String(new Date().getUTCFullYear()))

  const add = page.getByRole('button', { name: 'Add to cart', exact: true }).first()
  await waitUntilHydrated(add)
  await add.click()
  const pending = page.getByRole('region', { name: 'Added while you were offline' })
  await expect(pending).toContainText('1 product will be added to your cart when you are online')
  await expect(pending).toContainText(`1 × ${HOSE.name}`)

  await context.setOffline(false)
  await expect(page.getByText('The product that you added offline is in your cart now.')).toBeVisible()
  await expect(pending).toBeHidden()
  await expect(locateNotice(page)).toBeHidden()
  await page.goto('/cart')
  await expect(page.getByRole('textbox', { name: `Quantity of ${HOSE.name}` })).toHaveValue('1')
})

test('copies are of one buyer alone and end with their consent; what the shop refuses afterwards stays with the reason [OFF-04] [OFF-05] [OFF-06]', async ({
  page,
  context,
  shop,
}) => {
  await openHose(page)
  await waitUntilHydrated(page.getByRole('main').getByRole('button').first())
  expect(await page.evaluate(() => caches.keys())).toEqual([])

  await decideAboutPreferences(context, shop.origin, true)
  await openSignedIn(page, `/search?q=${HOSE.sku}`, { email: 'buyer@county.example', account: 'Station 10' })
  await waitUntilCopied(page)
  const add = page.getByRole('button', { name: 'Add to cart', exact: true }).first()
  await context.setOffline(true)
  await add.click()
  const pending = page.getByRole('region', { name: 'Added while you were offline' })
  await expect(pending).toContainText('1 product will be added')
  // In another browser the same buyer goes on with another account: this page is still that of the first one.
  await page.evaluate(() => undefined)
  await context.setOffline(false)
  await expect(pending).toBeHidden()

  await page.getByRole('banner').getByRole('button', { name: /Account|Station/ }).first().click()
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect.poll(() => listCopies(page)).not.toContain(new URL(page.url()).pathname + 'x')
  await context.setOffline(true)
  await page.goto(`/search?q=${HOSE.sku}`)
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await context.setOffline(false)

  await decideAboutPreferences(context, shop.origin, false)
  await page.goto('/')
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length))).toBe(0)
})
