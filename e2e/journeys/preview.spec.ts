import type { APIResponse } from '@playwright/test'
import type { PreviewAccountCollection } from '@hydrant/contract/admin/pages.ts'
import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts'
import { openBuilder, waitUntilEditable } from '../fixtures/builder.ts'
import { fillMessage } from '../fixtures/contact-form.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

test.use({ viewport: { width: 1280, height: 900 } })

test('a site builder previews a page as a guest or as a buyer of any account, and stays signed in [ROLE-07] [BLK-10]', async ({
  page,
}) => {
  await openBuilder(page)
  const [account] = await readAccounts(await page.request.get('/admin/builder/accounts?pageSize=1'))
  if (account === undefined) throw new Error('The demo shop has no accounts.')
  const banner = page.getByRole('banner')
  await page.goto('/?preview=draft&as=guest')
  await expect(banner.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.goto(`/?preview=draft&as=${account.accountId}`)
  await expect(banner).toContainText(account.name)
  // A URL without a preview is answered for the site builder.
  await page.goto(`/?as=${account.accountId}`)
  await expect(banner).not.toContainText(account.name)
  await page.goto('/builder')
  await expect(page.getByRole('navigation', { name: 'Site builder' })).toBeVisible()
})

test('a preview is visible to site builders only, and not cached [ROLE-07]', async ({ page }) => {
  for (const query of ['preview=draft', 'preview=draft&as=guest', 'at=2099-01-01T00:00:00Z']) {
    const response = await page.request.get(`/?${query}`)
    expect([response.status() >= 400 && response.status() < 500, response.headers()['cache-control']], query).toEqual([
      true,
      'no-store',
    ])
  }
})

const NOT_ADDED = 'This is a preview: nothing was added to a cart.'
const NOT_SENT = 'This is a preview: nothing was sent.'

test('the preview in the editor adds nothing to a cart, and its links open in a new tab [BLK-10] [ROLE-07]', async ({
  page,
  context,
}) => {
  await openBuilder(page)
  await page.getByRole('link', { name: 'Hydrant: fire and rescue equipment', exact: true }).click()
  await waitUntilEditable(page)
  await page.getByRole('button', { name: 'Preview' }).click()
  const frame = page.frameLocator('iframe[title^="Preview"]')
  const cart = frame.getByRole('banner').getByRole('link', { name: /^Cart/ })
  await waitUntilHydrated(cart)
  await frame
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await expect(frame.getByText(NOT_ADDED)).toBeVisible()
  const openedBy = async (act: () => Promise<void>) => {
    const newPage = context.waitForEvent('page')
    await act()
    return newPage
  }
  const newPage = await openedBy(() => cart.click())
  await expect(newPage).toHaveURL('/cart')
  await expect(newPage.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await newPage.close()
  const search = frame.getByRole('search').getByRole('combobox')
  await search.fill('hose')
  const searchPage = await openedBy(() => search.press('Enter'))
  await expect(searchPage).toHaveURL('/search?q=hose')
  await searchPage.close()
  await expect(cart).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('submissions from a preview have no effect, neither a request nor a product in a cart, except signing out [BLK-10] [ROLE-07]', async ({
      page,
    }) => {
      await openBuilder(page)
      await page.goto('/contact-us?preview=draft&as=guest')
      const send = page.getByRole('button', { name: 'Send message' })
      if (javaScriptEnabled) await waitUntilHydrated(send)
      await fillMessage(page, { name: 'Only looking' })
      await send.click()
      await expect(page.getByText(NOT_SENT)).toBeVisible()
      await expect(page).toHaveURL(/\/contact-us\?preview=draft&as=guest(?:#.*)?$/)
      if (javaScriptEnabled) await expect(page.getByLabel('Your name')).toHaveValue('Only looking')

      await page.goto('/?preview=draft')
      const add = page
        .getByRole('main')
        .getByRole('button', { name: /^Add to cart/ })
        .first()
      if (javaScriptEnabled) await waitUntilHydrated(add)
      await add.click()
      await expect(page.getByText(NOT_ADDED)).toBeVisible()
      await page.goto('/cart')
      await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
      // The URL of a preview may lead to a page that says there is none.
      await page.goto(javaScriptEnabled ? '/?preview=draft' : '/anything?at=garbage')
      await page.getByRole('contentinfo').getByRole('button', { name: 'Sign out' }).click()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    })
  })
}

async function readAccounts(response: APIResponse): Promise<PreviewAccountCollection['accounts']> {
  const body: PreviewAccountCollection = JSON.parse(await response.text())
  return body.accounts
}
