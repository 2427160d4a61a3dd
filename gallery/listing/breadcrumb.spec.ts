import { expect, test } from '../fixtures/gallery.ts'

test('every entry except the last is a link; the last is the page itself [ROU-03] [CAT-14]', async ({ page, show }) => {
  await show('Breadcrumb', 'to this page')
  const way = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(way.getByRole('link')).toHaveText(['Home', 'Fire Hose', 'Attack hose with couplings'])
  await expect(way.locator('[aria-current="page"]')).toHaveText('1.75 inch double jacket hose, 50 feet, red')
})

test('the path to the parent page consists of links only [ROU-03]', async ({ page, show }) => {
  await show('Breadcrumb', 'to the page above')
  await expect(page.getByRole('link')).toHaveText(['Home', 'Fire Hose', 'Attack hose with couplings'])
  await expect(page.locator('[aria-current]')).toHaveCount(0)
})

test('entries are large enough for touch', async ({ page, show }) => {
  await show('Breadcrumb', 'to this page')
  for (const link of await page.getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24)
})
