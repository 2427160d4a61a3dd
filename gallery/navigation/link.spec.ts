import { expect, test } from '../fixtures/gallery.ts'

test('a link leads to its address', async ({ page, show }) => {
  await show('Link', 'to a page')
  await page.getByRole('link', { name: 'Nozzles' }).click()
  await expect(page).toHaveURL(/#nozzles$/)
})

test('a link without an address does nothing [BLK-11]', async ({ page, show }) => {
  await show('Link', 'to nowhere')
  const before = page.url()
  await page.getByText('Fog nozzle').click()
  await page.keyboard.press('Enter')
  expect(page.url()).toBe(before)
  await expect(page.getByRole('link')).toHaveCount(0)
})

test('an application provides its own link component', async ({ page, show }) => {
  await show('Link', 'as the application follows it')
  await page.getByRole('link', { name: 'Nozzles' }).click()
  await expect(page).toHaveURL(/#\/shop\/category\/nozzles$/)
})
