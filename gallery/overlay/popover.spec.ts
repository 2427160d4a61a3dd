import { expect, findAccessibilityViolations, test } from '../fixtures/gallery.ts'

for (const state of ['at the start of a line', 'in the middle of a line', 'at the end of a line']) {
  test(`a popover opens at its button, clear of the edges of the window, ${state}`, async ({ page, show }) => {
    await page.setViewportSize({ width: 320, height: 480 })
    await show('Popover', state)
    const popover = page.getByRole('group', { name: 'About working pressure' })
    await expect(popover).toBeHidden()
    const opener = page.getByRole('button', { name: 'About working pressure' })
    await opener.click()
    await expect(popover).toBeInViewport({ ratio: 1 })
    const [button, box] = [await opener.boundingBox(), await popover.boundingBox()]
    expect(box!.y - (button!.y + button!.height)).toBeLessThan(12)
    expect(box!.x).toBeGreaterThanOrEqual(8)
    expect(box!.x + box!.width).toBeLessThanOrEqual(320 - 8)
    expect(await findAccessibilityViolations(page)).toEqual([])
  })
}

test('Escape, its close button and a press outside close it', async ({ page, show }) => {
  await show('Popover', 'at the start of a line')
  const popover = page.getByRole('group', { name: 'About working pressure' })
  const opener = page.getByRole('button', { name: 'About working pressure' })
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => popover.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(600, 500),
  ]) {
    await opener.click()
    await expect(popover).toBeVisible()
    await close()
    await expect(popover).toBeHidden()
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('it can be opened', async ({ page }) => {
    await page.goto('/popover/at-the-start-of-a-line/')
    await page.getByRole('button', { name: 'About working pressure' }).click()
    await expect(page.getByText('Hoses are tested')).toBeVisible()
  })
})
