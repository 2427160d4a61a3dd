import type { Locator, Page } from '@playwright/test'
import { readEvents, expect, findAccessibilityViolations, test } from '../fixtures/gallery.ts'
import { waitForFrame } from '../fixtures/pictures.ts'

const locateButton = (page: Page) => page.getByRole('button', { name: 'Download prices' })

/** Measures the distance of the tooltip above and below the button. */
async function measureGap(page: Page, tooltip: Locator): Promise<{ readonly above: number; readonly below: number }> {
  const [button, box] = [(await locateButton(page).boundingBox())!, (await tooltip.boundingBox())!]
  return { above: button.y - box.y - box.height, below: box.y - button.y - button.height }
}

test('the pointer and the focus show it, and it describes the button', async ({ page, show }) => {
  await show('Tooltip', 'further down')
  const tooltip = page.getByRole('tooltip')
  await expect(tooltip).toBeHidden()
  await expect(locateButton(page)).toHaveAccessibleDescription('Prices of your contract, without tax')
  await locateButton(page).hover()
  await expect(tooltip).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await tooltip.hover()
  await expect(tooltip).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(tooltip).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
  await expect(locateButton(page)).toBeFocused()
})

test('it is above, or below where there is no room, and never outside the window', async ({ page, show }) => {
  await page.setViewportSize({ width: 360, height: 480 })
  for (const [state, side] of [
    ['at the top', 'below'],
    ['further down', 'above'],
    ['at the end of a line', 'above'],
  ] as const) {
    await show('Tooltip', state)
    const tooltip = page.getByRole('tooltip')
    await locateButton(page).hover()
    await expect(tooltip).toBeInViewport({ ratio: 1 })
    expect((await measureGap(page, tooltip))[side]).toBeCloseTo(6, 0)
  }
})

test('it is positioned again 10 ms after the window was resized or scrolled [FMT-03]', async ({ page, show }) => {
  await page.clock.install()
  await show('Tooltip', 'at the end of a line')
  await page.clock.pauseAt(Date.now() + 60_000)
  const tooltip = page.getByRole('tooltip')
  await page.keyboard.press('Tab')
  await expect(page.locator('[role="tooltip"]:popover-open')).toBeAttached()
  await expect(tooltip).toBeHidden()
  await waitForFrame(page)
  await page.clock.runFor(9)
  await expect(tooltip).toBeHidden()
  await page.clock.runFor(1)
  await expect(tooltip).toBeVisible()
  expect((await measureGap(page, tooltip)).above).toBeCloseTo(6, 0)

  const scrolled = page.evaluate(() => new Promise((resolve) => addEventListener('scroll', resolve, { once: true })))
  await page.evaluate(() => scrollTo(0, 60))
  await scrolled
  expect((await measureGap(page, tooltip)).above).toBeCloseTo(-54, 0)
  await page.clock.runFor(9)
  expect((await measureGap(page, tooltip)).above).toBeCloseTo(-54, 0)
  await page.clock.runFor(1)
  expect((await measureGap(page, tooltip)).above).toBeCloseTo(6, 0)

  const resized = page.evaluate(() => new Promise((resolve) => addEventListener('resize', resolve, { once: true })))
  await page.setViewportSize({ width: 400, height: 700 })
  await resized
  await page.clock.runFor(10)
  await expect(tooltip).toBeInViewport({ ratio: 1 })
})

test('in a dialog, the first Escape closes the tooltip and the second one the dialog', async ({ page, show }) => {
  await show('Tooltip', 'in a dialog')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toBeHidden()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await readEvents(page)).toEqual(['close'])
})
