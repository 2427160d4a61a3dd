import { HOSE } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

test('a piece of a part number suggests each product once, with its part number', async ({ page }) => {
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
  expect(texts.some((text) => text.includes('EV-NZ')), texts.join('\n')).toBe(true)
})

test('a search without results offers only what helps', async ({ page }) => {
  await page.goto('/search?q=zzqqxx')
  await expect(page.getByRole('heading', { name: 'Nothing matches this search' })).toBeVisible()
  await expect(page.getByText('Take a filter away')).toHaveCount(0)
  await expect(page.getByLabel('Sort by')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Show as list' })).toHaveCount(0)
  await page.goto(`/search?q=${HOSE.sku}`)
  await expect(page.getByLabel('Sort by')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Show as list' })).toBeVisible()
})
