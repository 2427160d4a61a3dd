import { expect, test } from '../fixtures/gallery.ts'

test('a block that fails in the browser is removed alone, and is reported [HOME-03]', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await page.goto('/failing-blocks/one-that-will-fail/')
  await page.locator('html[data-alive]').waitFor()
  await page.getByRole('button', { name: 'Break it' }).click()
  await expect(page.getByRole('heading', { name: 'Fog nozzle' })).toHaveCount(0)
  await expect(page.getByRole('paragraph')).toHaveText(['Before', 'After'])
  await expect.poll(() => warnings).toEqual(['fragile-card (product-card): It broke.'])
})

test('a block of an unknown kind is left out and reported [HOME-03]', async ({ page, show }) => {
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
  await show('Failing blocks', 'one of an unknown kind')
  await expect(page.getByRole('paragraph')).toHaveText(['Before', 'After'])
  expect((await warned).text()).toBe("unknown (from-the-future): There is no kind of block called 'from-the-future'.")
})
