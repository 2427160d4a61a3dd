import { expect, test } from '../fixtures/gallery.ts'

test('a title opens and closes its section, by pointer and by keyboard', async ({ page, show }) => {
  await show('Accordion', 'closed')
  const delivery = page.getByText('Orders before noon')
  await expect(delivery).toBeHidden()
  await page.getByRole('heading', { name: 'Delivery' }).click()
  await expect(delivery).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(delivery).toBeHidden()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByText('Unused goods')).toBeVisible()
})

test('several sections can be open at once', async ({ page, show }) => {
  await show('Accordion', 'first one open')
  await page.getByRole('heading', { name: 'Returns' }).click()
  await expect(page.getByText('Orders before noon')).toBeVisible()
  await expect(page.getByText('Unused goods')).toBeVisible()
})

test('with isExclusive, opening one section closes the other', async ({ page, show }) => {
  await show('Accordion', 'one at a time')
  await page.getByRole('heading', { name: 'Delivery' }).click()
  await page.getByRole('heading', { name: 'Returns' }).click()
  await expect(page.getByText('Unused goods')).toBeVisible()
  await expect(page.getByText('Orders before noon')).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('sections can be opened', async ({ page }) => {
    await page.goto('/accordion/closed/')
    await page.getByRole('heading', { name: 'Delivery' }).click()
    await expect(page.getByText('Orders before noon')).toBeVisible()
  })
})
