import type { APIResponse } from '@playwright/test'
import type { PreviewAccountCollection } from '@hydrant/contract/admin/pages.ts'
import { untilAlive } from '../fixtures/alive.ts'
import { openBuilder, untilEditing } from '../fixtures/builder.ts'
import { fillMessage } from '../fixtures/contact-form.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

test.use({ viewport: { width: 1280, height: 900 } })

test('a site builder looks at a page as a guest or as a buyer of any account, and stays who they are [ROLE-07] [BLK-10]', async ({
  page,
}) => {
  await openBuilder(page)
  const [account] = await accountsOf(await page.request.get('/admin/builder/accounts?pageSize=1'))
  if (account === undefined) throw new Error('The demo shop has no accounts.')
  const banner = page.getByRole('banner')
  await page.goto('/?preview=draft&as=guest')
  await expect(banner.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.goto(`/?preview=draft&as=${account.accountId}`)
  await expect(banner).toContainText(account.name)
  // An address that shows nothing beforehand is answered as to the site builder themself.
  await page.goto(`/?as=${account.accountId}`)
  await expect(banner).not.toContainText(account.name)
  await page.goto('/builder')
  await expect(page.getByRole('navigation', { name: 'Site builder' })).toBeVisible()
})

test('what is looked at beforehand is nobody else’s to see, and in no cache [ROLE-07]', async ({ page }) => {
  for (const query of ['preview=draft', 'preview=draft&as=guest', 'at=2099-01-01T00:00:00Z']) {
    const answer = await page.request.get(`/?${query}`)
    expect([answer.status() >= 400 && answer.status() < 500, answer.headers()['cache-control']], query).toEqual([
      true,
      'no-store',
    ])
  }
})

const NOT_ADDED = 'This is a preview: nothing was added to a cart.'
const NOT_SENT = 'This is a preview: nothing was sent.'

test('the preview in the editor adds nothing to a cart, and what leads away from it opens in a tab of its own [BLK-10] [ROLE-07]', async ({
  page,
  context,
}) => {
  await openBuilder(page)
  await page.getByRole('link', { name: 'Hydrant: fire and rescue equipment', exact: true }).click()
  await untilEditing(page)
  await page.getByRole('button', { name: 'Preview' }).click()
  const frame = page.frameLocator('iframe[title^="Preview"]')
  const cart = frame.getByRole('banner').getByRole('link', { name: /^Cart/ })
  await untilAlive(cart)
  await frame
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await expect(frame.getByText(NOT_ADDED)).toBeVisible()
  const openedBy = async (act: () => Promise<void>) => {
    const opened = context.waitForEvent('page')
    await act()
    return opened
  }
  const opened = await openedBy(() => cart.click())
  await expect(opened).toHaveURL('/cart')
  await expect(opened.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await opened.close()
  const search = frame.getByRole('search').getByRole('combobox')
  await search.fill('hose')
  const found = await openedBy(() => search.press('Enter'))
  await expect(found).toHaveURL('/search?q=hose')
  await found.close()
  await expect(cart).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('nothing that is sent from a preview comes of it, neither a request nor a product in a cart, but whoever signs out does [BLK-10] [ROLE-07]', async ({
      page,
    }) => {
      await openBuilder(page)
      await page.goto('/contact-us?preview=draft&as=guest')
      const send = page.getByRole('button', { name: 'Send message' })
      if (javaScriptEnabled) await untilAlive(send)
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
      if (javaScriptEnabled) await untilAlive(add)
      await add.click()
      await expect(page.getByText(NOT_ADDED)).toBeVisible()
      await page.goto('/cart')
      await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
      // The address of a preview may lead to a page that says there is none.
      await page.goto(javaScriptEnabled ? '/?preview=draft' : '/anything?at=garbage')
      await page.getByRole('contentinfo').getByRole('button', { name: 'Sign out' }).click()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    })
  })
}

async function accountsOf(answer: APIResponse): Promise<PreviewAccountCollection['accounts']> {
  const body: PreviewAccountCollection = JSON.parse(await answer.text())
  return body.accounts
}
