import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/shop.ts'
import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts'

test.use({ isRebuilt: true })

const PREFERENCES = JSON.stringify({
  version: 1,
  timestamp: '2026-11-22T08:00:00.000Z',
  essential: true,
  functional: true,
  performance: false,
  targeted: false,
})
const table = (page: Page) => page.getByRole('region', { name: 'Products as a table' })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a list is shown as a table, sorted by the heads of its columns, and its products are ordered and compared [CMP-03]', async ({
      page,
    }) => {
      await page.goto('/search?q=supply+hose')
      await page.getByRole('link', { name: 'Show as table' }).click()
      await expect(page).toHaveURL(/view=table/)
      await expect(table(page).getByRole('columnheader', { name: 'Length (ft)' })).toBeVisible()
      if (javaScriptEnabled) {
        await expectAccessible(page)
        await waitUntilHydrated(table(page).getByRole('checkbox').first())
      }
      await table(page).getByRole('link', { name: 'Sort by Price' }).click()
      await expect(table(page).getByRole('columnheader', { name: 'Sort by Price' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      )
      await table(page).getByRole('checkbox').first().check()
      await expect(page.getByRole('button', { name: 'Compare the chosen products' })).toBeVisible()
      await table(page)
        .getByRole('button', { name: /^Add to cart/ })
        .first()
        .click()
      await expect(page.getByText(/successfully added to Cart|was added to your cart/)).toBeVisible()
    })

    test('a list is limited to what is in stock and to a span of numbers, and each is taken away again [CAT-20] [CAT-22]', async ({
      page,
    }) => {
      await page.goto('/search?q=nozzle')
      const total = page.getByText(/^[\d,]+ products?$/)
      const before = await total.textContent()
      const inStock = page.getByRole('checkbox', { name: /^In stock/ })
      if (javaScriptEnabled) await waitUntilHydrated(inStock)
      await inStock.check()
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Apply filters' }).click()
      await expect(page).toHaveURL(/in-stock/)
      await expect(total).not.toHaveText(before ?? '')
      await page.getByText('Weight (lb)', { exact: true }).first().click()
      const weight = page.getByRole('group', { name: 'Weight (lb)' })
      await weight.getByLabel('To').fill('4')
      await weight.getByRole('button', { name: 'Apply' }).click()
      const chosen = page.getByRole('list', { name: 'Chosen filters' })
      await expect(chosen.getByRole('link', { name: 'Remove Weight (lb): up to 4' })).toBeVisible()
      await chosen.getByRole('link', { name: 'Remove all' }).click()
      await expect(total).toHaveText(before ?? '')
    })
  })
}

test('the layout is remembered for visitors who allow preferences, and for nobody else [CMP-03]', async ({ page }) => {
  await page.goto('/search?q=hose&view=table')
  await page.goto('/search?q=hose')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.context().addCookies([
    { name: 'CookiePreferences', value: encodeURIComponent(PREFERENCES), url: page.url() },
  ])
  await page.getByRole('link', { name: 'Show as table' }).click()
  await expect(table(page)).toBeVisible()
  await page.goto('/search?q=nozzle')
  await expect(table(page)).toBeVisible()
  await page.getByRole('link', { name: 'Show as grid' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto('/search?q=nozzle')
  await expect(page.getByRole('article').first()).toBeVisible()
})
