import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/shop.ts'
import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts'

const products = (page: Page) =>
  page.getByRole('columnheader').getByRole('link').and(page.locator('[href^="/product/"]'))

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('products that are ticked in a list stand side by side, and what differs is marked [CMP-01] [CMP-02]', async ({
      page,
    }) => {
      await page.goto('/search?q=nozzle')
      const compare = page.getByRole('button', { name: 'Compare the chosen products' })
      await expect(compare).toBeHidden()
      const boxes = page.getByRole('checkbox', { name: /^Compare / })
      if (javaScriptEnabled) await waitUntilHydrated(boxes.first())
      for (const position of [0, 1, 2]) await boxes.nth(position).check()
      await compare.click()
      await expect(page.getByRole('heading', { level: 1, name: 'Compare products' })).toBeVisible()
      await expect(products(page)).toHaveCount(3)
      const rows = page.getByRole('row')
      await expect(rows.filter({ hasText: 'Price' }).first()).toContainText('$')
      const count = await rows.count()
      const differing = await rows.filter({ hasText: 'differs' }).count()
      expect(differing).toBeGreaterThan(0)
      if (javaScriptEnabled) await expectAccessible(page)

      await page.getByRole('link', { name: 'Show only what differs' }).click()
      await expect(page.getByRole('link', { name: 'Show all rows' })).toBeVisible()
      await expect(rows.filter({ hasText: 'differs' })).toHaveCount(differing)
      expect(await rows.count()).toBeLessThanOrEqual(count)
      await page
        .getByRole('link', { name: /^Remove / })
        .first()
        .click()
      await expect(products(page)).toHaveCount(2)

      await page.getByLabel('Add a product by its part number').fill('no-such-number')
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'no-such-number' })).toBeVisible()
      await page.getByLabel('Add a product by its part number').fill('hs-400-50-st-y')
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(products(page)).toHaveCount(3)
    })
  })
}

test('nonsense in the address compares nothing, and of more than four products the first are shown [CMP-01]', async ({
  page,
}) => {
  await page.goto('/compare?product=nonsense&product=01t000000000000AAA')
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
  await page.goto('/search?q=hose&all=yes')
  const boxes = page.getByRole('checkbox', { name: /^Compare / })
  await waitUntilHydrated(boxes.first())
  for (const position of [0, 1, 2, 3, 4]) await boxes.nth(position).check()
  await page.getByRole('button', { name: 'Compare the chosen products' }).click()
  await expect(products(page)).toHaveCount(4)
  await expect(page.getByText(/^Only the first 4 products are shown/)).toBeVisible()
})
