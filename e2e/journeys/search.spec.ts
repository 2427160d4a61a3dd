import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts'
import { HOSE, openHose } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

test('a fragment of a part number suggests each product once, with its part number', async ({ page }) => {
  await page.goto('/')
  const box = page.getByRole('combobox', { name: 'Search by part number, product or brand' })
  await expect(box).toHaveAttribute('maxlength', '500')
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await expect(async () => {
    await box.fill('')
    await box.pressSequentially('EV-NZ')
    await expect(suggestions.first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  const texts = await suggestions.allTextContents()
  expect(texts, texts.join('\n')).toHaveLength(new Set(texts).size)
  expect(
    texts.some((text) => text.includes('EV-NZ')),
    texts.join('\n'),
  ).toBe(true)
})

test('a search without results hides filters and sorting', async ({ page }) => {
  await page.goto('/search?q=zzqqxx')
  await expect(page.getByRole('heading', { name: 'Nothing matches this search' })).toBeVisible()
  await expect(page.getByText('Take a filter away')).toHaveCount(0)
  await expect(page.getByLabel('Sort by')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Show as list' })).toHaveCount(0)
  await page.goto(`/search?q=${HOSE.sku}&all=yes`)
  await expect(page.getByLabel('Sort by')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Show as list' })).toBeVisible()
})

test('a search without results links to terms with results, to categories and to contacts [CAT-03]', async ({
  page,
}) => {
  await page.goto('/search?q=zzqqxx+nozzle')
  await expect(page.getByRole('navigation', { name: 'These find something' }).getByRole('link')).toHaveText(['nozzle'])
  await expect(
    page.getByRole('navigation', { name: 'Browse the categories' }).getByRole('link', { name: 'Fire Hose' }),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Request a quote' })).toHaveAttribute(
    'href',
    '/request-a-quote',
  )
  await expect(page.getByRole('main').getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/contact-us')
  await page.goto('/search?q=HS-400-50-ST-QQQ')
  await page.getByRole('navigation', { name: 'These find something' }).getByRole('link', { name: HOSE.sku }).click()
  await expect(page.getByRole('heading', { level: 1, name: HOSE.name })).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('an exact part number, in upper or lower case, opens the product, which links to all search results [CAT-03]', async ({
      page,
    }) => {
      await page.goto('/')
      const box = page.getByRole('combobox', { name: 'Search by part number, product or brand' })
      if (javaScriptEnabled) await waitUntilHydrated(box)
      await box.fill(HOSE.sku.toLowerCase())
      await box.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: HOSE.name })).toBeVisible()
      await expect(page).toHaveURL(/\/product\/01t/)
      await page.getByRole('link', { name: 'See all results for this search' }).click()
      await expect(page.getByRole('heading', { level: 1, name: /^Results for/ })).toBeVisible()
      await expect(page.getByRole('article').first()).toContainText(HOSE.sku)
      for (const partNumber of ['HM 150/50', 'gc-mini']) {
        await page.goto(`/search?${new URLSearchParams({ q: partNumber }).toString()}`)
        await expect(page, 'with a blank, or without a digit').toHaveURL(/\/product\/01t/)
      }
    })
  })
}

test('the focus stays in the facet after each filter, and a removed filter is no longer checked [CAT-03] [ROU-03]', async ({
  page,
}) => {
  await page.goto('/search?q=hose')
  const brand = page.getByRole('group', { name: 'Brand', exact: true }).getByRole('checkbox')
  await waitUntilHydrated(brand.first())
  const total = page.getByText(/^[\d,]+ products?$/)
  const before = await total.textContent()
  await brand.first().focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/facet\./)
  await expect(total).not.toHaveText(before ?? '')
  await expect(brand.first()).toBeChecked()
  await expect(brand.first()).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/facet\..*facet\./)
  await expect(page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')).toHaveCount(3)
  await expect(brand.nth(1)).toBeFocused()
  await page.getByRole('link', { name: 'Remove all' }).click()
  await expect(page).not.toHaveURL(/facet\./)
  await expect(brand.nth(1)).not.toBeChecked()
})

test('a category lists its products by page, with facets, sort orders and breadcrumb [ROU-03]', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fire Hose' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fire Hose' })).toBeVisible()
  await expect(page).toHaveURL(/\/category\/0ZG/)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Fire Hose')
  await expect(page.getByRole('group', { name: 'Brand', exact: true }).getByRole('checkbox').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24)
  const first = page.getByRole('main').getByRole('article').first().getByRole('heading')
  await page.getByLabel('Sort by').selectOption({ label: 'Name, Z to A' })
  await expect(page).toHaveURL(/sort=/)
  await expect(first).not.toHaveText(/^Attack/)
  const before = await first.textContent()
  await page.getByRole('navigation', { name: 'Pages of products' }).getByRole('link', { name: '2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(first).not.toHaveText(before ?? '')
})

test('a product page has pictures, attributes, price breaks, stock, quantity, related products and breadcrumb [CAT-14]', async ({
  page,
}) => {
  await openHose(page)
  const main = page.getByRole('main')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Fire Hose')
  await expect(main.locator('img').first()).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Specifications' })).toBeVisible()
  await expect(main.getByRole('rowheader').filter({ hasText: /^10/ })).toBeVisible()
  await expect(main.getByText(/in stock/i).first()).toBeVisible()
  await expect(main.getByRole('textbox', { name: 'Quantity', exact: true })).toHaveValue('1')
  await expect(main.getByRole('list', { name: 'Related products' }).getByRole('article').first()).toBeVisible()
})
