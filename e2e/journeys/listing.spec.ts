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
  await page
    .context()
    .addCookies([{ name: 'CookiePreferences', value: encodeURIComponent(PREFERENCES), url: page.url() }])
  await page.getByRole('link', { name: 'Show as table' }).click()
  await expect(table(page)).toBeVisible()
  await page.goto('/search?q=nozzle')
  await expect(table(page)).toBeVisible()
  await page.getByRole('link', { name: 'Show as grid' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto('/search?q=nozzle')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('while typing, part numbers, products, categories and pages are suggested in groups of one list [CAT-23]', async ({
  page,
}) => {
  await page.goto('/')
  const box = page.getByRole('combobox', { name: 'Search by part number, product or brand' })
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  const type = async (text: string, group: string) =>
    expect(async () => {
      await box.fill('')
      await box.pressSequentially(text)
      await expect(list.getByRole('group', { name: group }).getByRole('option').first()).toBeVisible({ timeout: 2000 })
    }).toPass()
  await type('hs-400', 'Part numbers')
  await expect(list.getByRole('group', { name: 'Part numbers' })).toContainText('HS-400-50-ST-Y')
  await type('equipment', 'Pages')
  await expectAccessible(page)
  await type('nozz', 'Categories')
  await expect(list.getByRole('group', { name: 'Categories' })).toContainText('Nozzles')
  await box.press('ArrowUp')
  await expect(list.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await list.getByRole('group', { name: 'Categories' }).getByRole('option').first().click()
  await expect(page).toHaveURL(/\/category\//)
})

test('pages with the words of a search are found beside products, and where there are none [CAT-24]', async ({
  page,
}) => {
  const pages = page.getByRole('navigation', { name: 'Pages with these words' })
  await page.goto('/search?q=equipment+catalog')
  await pages.getByRole('link', { name: 'Equipment catalog' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Equipment catalog' })).toBeVisible()
  await page.goto('/search?q=sourcewell')
  await expect(pages.getByRole('link').first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('six products are within two screens, and a bar at the bottom has filters, order and cart [CAT-25]', async ({
    page,
  }) => {
    await page.goto('/search?q=nozzle')
    const sixth = await page.getByRole('main').getByRole('article').nth(5).boundingBox()
    expect((sixth?.y ?? Infinity) + (sixth?.height ?? 0)).toBeLessThanOrEqual(2 * 844)
    const filters = page.getByRole('main').getByRole('button', { name: 'Filters' })
    for (const control of [
      filters,
      page.getByLabel('Sort by'),
      page.getByRole('main').getByRole('link', { name: 'Cart', exact: true }),
    ])
      await expect(control).toBeInViewport()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(filters).toBeInViewport()
    await filters.click()
    await expect(page.getByRole('checkbox', { name: /^In stock/ })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
