import { readEvents, expect, test } from '../fixtures/gallery.ts'

test('a tab shows only its panel, and reports its id', async ({ page, show }) => {
  await show('Tabs', 'three')
  await expect(page.getByRole('tabpanel', { name: 'Details' })).toBeVisible()
  await page.getByRole('tab', { name: 'Specifications' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Specifications' })).toHaveText('Bursts at 1,200 psi.')
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await page.getByRole('tab', { name: 'Specifications' }).click()
  expect(await readEvents(page)).toEqual(['change "specifications"'])
})

test('one tab is in the tab order; arrows, Home and End move between the others', async ({ page, show }) => {
  await show('Tabs', 'three')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tab', { name: 'Details' })).toBeFocused()
  for (const [key, name] of [
    ['ArrowRight', 'Specifications'],
    ['End', 'Documents'],
    ['ArrowRight', 'Details'],
    ['ArrowLeft', 'Documents'],
    ['Home', 'Details'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('tab', { name })).toBeFocused()
    await expect(page.getByRole('tab', { name, selected: true })).toBeVisible()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel', { name: 'Details' })).toBeFocused()
})

test('right to left, the left arrow moves forward', async ({ page, show }) => {
  await show('Tabs', 'three')
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Specifications' })).toBeFocused()
})

test('any tab can be selected initially', async ({ page, show }) => {
  await show('Tabs', 'last one first')
  await expect(page.getByRole('tabpanel', { name: 'Documents' })).toBeVisible()
})

test('tabs that do not fit can be scrolled', async ({ page, show }) => {
  await show('Tabs', 'more than fit')
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'Size 49' })).toBeInViewport({ ratio: 1 })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all panels are shown', async ({ page }) => {
    await page.goto('/tabs/three/')
    await expect(page.getByText('Double jacket')).toBeVisible()
    await expect(page.getByText('Bursts at')).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
  })
})
